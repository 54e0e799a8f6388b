/** Door of cohorts for views: where a new trainee belongs. */
import { useState } from "react";
import { useCan } from "~/auth/auth";
import { longDayText } from "~/platform/time/zones";
import { SelectField, TextField } from "~/ui/fields";

/** What a new trainee can be given: cohorts with their first day, and coaches. */
export type Places = {
  cohorts: readonly { id: string; name: string; startsOn: string }[];
  coaches: readonly { userId: string; name: string }[];
};

export function PlaceFields({ cohorts, coaches, hint }: Places & { hint?: string }) {
  const can = useCan();
  const [first, setFirst] = useState("");
  return (
    <>
      {can("cohorts.change") && (
        <SelectField
          name="cohortId"
          label="Cohort"
          defaultValue=""
          onChange={({ target }) =>
            setFirst(cohorts.find(({ id }) => id === target.value)?.startsOn ?? "")
          }
        >
          <option value="">No cohort</option>
          {cohorts.map(({ id, name, startsOn }) => (
            <option key={id} value={id}>{`${name}, from ${longDayText(startsOn)}`}</option>
          ))}
        </SelectField>
      )}
      {can("coaches.assign") && (
        <SelectField name="coachId" label="Coach" defaultValue="">
          <option value="">No coach of their own</option>
          {coaches.map(({ userId, name }) => (
            <option key={userId} value={userId}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        key={first}
        name="startsOn"
        label="Start date (optional)"
        type="date"
        hint={hint}
        defaultValue={first}
      />
    </>
  );
}
