import { useCallback } from "react";
import { HIDDEN_FIELDS } from "~/forms/forms";
import { Button } from "~/ui/button";
import { TextArea, TextField } from "~/ui/fields";
import { useHydrated } from "~/ui/use-hydrated";
import { type GuestFaults, LONGEST_MESSAGE } from "./booking-form";

/** Whom the server knows already; `mail`: null where it does not know their address, and they had `usedMail` last. */
export type KnownGuest = { name: string; mail: string | null; usedMail: string };

export type GuestValues = { name?: string; mail?: string; message?: string };

type GuestFormProps = {
  /** Where it is sent without a script. */
  action: string;
  at: string;
  zone: string;
  /** What it is sent with without a script; null where a script sends it. */
  stamp: string | null;
  trainee: KnownGuest | null;
  values: GuestValues;
  faults: GuestFaults;
  message?: string;
  busy: boolean;
  onFocus: () => void;
  /** Sends it from the page. */
  onSend: (form: HTMLFormElement) => void;
  onType: (values: GuestValues) => void;
};

/** Who books the chosen time (SLOT-2). */
export function GuestForm(props: GuestFormProps) {
  const { action, at, zone, stamp, trainee, values, faults, busy } = props;
  const message = props.message ?? faults.zone ?? faults.message;
  const hydrated = useHydrated();
  return (
    <form
      method="post"
      action={action}
      noValidate={hydrated}
      ref={useFaultFocus(faults)}
      onFocus={props.onFocus}
      onChange={({ currentTarget }) => props.onType(valuesOf(currentTarget))}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) props.onSend(event.currentTarget);
      }}
      className="mt-6 grid gap-4"
    >
      <input type="hidden" name="at" value={at} />
      <input type="hidden" name="zone" value={zone} />
      {stamp && <input type="hidden" name={HIDDEN_FIELDS.stamp} value={stamp} />}
      <TextField
        name="name"
        label="Your name"
        autoComplete="name"
        required
        readOnly={trainee !== null}
        className="read-only:bg-sunken"
        maxLength={trainee ? undefined : 80}
        defaultValue={trainee?.name ?? values.name}
        error={faults.name}
      />
      <TextField
        name="mail"
        label="Email address"
        type="email"
        autoComplete="email"
        required
        readOnly={trainee !== null && trainee.mail !== null}
        className="read-only:bg-sunken"
        maxLength={200}
        defaultValue={trainee?.mail ?? values.mail ?? trainee?.usedMail}
        error={faults.mail}
      />
      <TextArea
        name="message"
        label="What should we know before? (optional)"
        rows={3}
        maxLength={LONGEST_MESSAGE}
        defaultValue={values.message}
      />
      <div aria-hidden="true" className="sr-only">
        <label>
          Leave this empty
          <input type="text" name={HIDDEN_FIELDS.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {message && (
        <p
          role="alert"
          className="rounded-control bg-danger-soft px-4 py-3 font-medium text-danger"
        >
          {message}
        </p>
      )}
      <Button type="submit" busy={busy} className="w-full">
        {busy ? "Booking" : "Book this time"}
      </Button>
    </form>
  );
}

/** The first field with a fault is where the reader goes on. */
function useFaultFocus(faults: GuestFaults) {
  return useCallback(
    (form: HTMLFormElement | null) => {
      const [first] = Object.keys(faults);
      const field = first ? form?.elements.namedItem(first) : null;
      if (field instanceof HTMLElement) field.focus();
    },
    [faults],
  );
}

function valuesOf(form: HTMLFormElement): GuestValues {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? "");
  return { name: text("name"), mail: text("mail"), message: text("message") };
}
