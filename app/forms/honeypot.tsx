import { HIDDEN_FIELDS, TICKED } from "./form";

/**
 * A field that programs fill in, and people neither see nor reach; the attributes keep the password managers off that
 * know them. `doubted`: it was filled in, so a person says so instead.
 */
export function Honeypot({ doubted = false }: { doubted?: boolean }) {
  if (doubted)
    return (
      <label className="flex min-h-11 items-center gap-3 font-medium">
        <input
          type="checkbox"
          name={HIDDEN_FIELDS.person}
          value={TICKED}
          required
          className="size-5 shrink-0 accent-accent"
        />
        I am a person
      </label>
    );
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this empty
        <input
          type="text"
          name={HIDDEN_FIELDS.honeypot}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
          data-form-type="other"
        />
      </label>
    </div>
  );
}
