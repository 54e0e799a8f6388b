import { setFirstName } from "./first-name";

/** The name that messages are filled with; plain, because the page is to be light. */
export function FirstNameField({ firstName }: { firstName: string }) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor="first-name" className="font-semibold text-sm">
        Prospect's first name
      </label>
      <input
        id="first-name"
        value={firstName}
        onChange={(event) => setFirstName(event.target.value)}
        autoComplete="off"
        maxLength={60}
        aria-describedby="first-name-hint"
        className="min-h-11 w-full rounded-control border border-line bg-surface px-3.5 text-base hover:border-quiet"
      />
      <p id="first-name-hint" className="text-quiet text-sm">
        Filled into the messages that you copy.
      </p>
    </div>
  );
}
