import type { FormEvent } from "react";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/fields";
import { ZoneSelect } from "~/ui/zone-select";
import type { AccountResult } from "./account-result.server";

type ProfileSectionProps = {
  person: { firstName: string; lastName: string; zone: string | null };
  zones: readonly string[];
  act: (fields: Record<string, string>) => unknown;
  result: AccountResult | undefined;
  busy: boolean;
};

/** The name that everyone else reads, and the zone of one's days (PEOPLE-1). */
export function ProfileSection({ person, zones, act, result, busy }: ProfileSectionProps) {
  const fault = result?.done === false ? result.faults?.form : undefined;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].map(([name, value]) => [name, `${value}`]);
    void act(Object.fromEntries(given));
  };
  return (
    <section aria-labelledby="profile" className="panel mt-6 p-6">
      <h2 id="profile" className="text-xl">
        Name and time zone
      </h2>
      <p className="mt-1 text-quiet text-sm">Your name is what others read next to your work.</p>
      <form method="post" onSubmit={save} className="mt-4 grid gap-4 sm:grid-cols-2">
        <input type="hidden" name="intent" value="profile" />
        <TextField
          name="firstName"
          label="First Name"
          autoComplete="given-name"
          defaultValue={person.firstName}
        />
        <TextField
          name="lastName"
          label="Last Name"
          autoComplete="family-name"
          defaultValue={person.lastName}
        />
        <ZoneSelect
          label="Time zone"
          value={person.zone ?? ""}
          zones={zones}
          none="As my browser says"
        />
        {fault && !busy && (
          <p role="alert" className="col-span-full font-medium text-danger text-sm">
            {fault}
          </p>
        )}
        <Button
          type="submit"
          look="outline"
          busy={busy}
          className="col-span-full justify-self-start"
        >
          Save
        </Button>
      </form>
    </section>
  );
}
