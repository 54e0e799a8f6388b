import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "~/ui/button";
import { SelectField, TextField } from "~/ui/fields";
import type { Cohort } from "./cohort-records.server";
import type { Coach } from "./members.server";

type Block = { name: string | null; lessons: readonly { id: number; number: number }[] };

type CohortFormProps = {
  intent: "create" | "save";
  cohort?: Cohort;
  coaches: readonly Coach[];
  blocks: readonly Block[];
  children?: ReactNode;
};

/** Name, start and coach of a cohort, and the date by which each block of lessons is due. */
export function CohortForm({ intent, cohort, coaches, blocks, children }: CohortFormProps) {
  const dates = new Map(cohort?.targets.map(({ lesson, by }) => [lesson, by]));
  const last = new Set(blocks.map(({ lessons }) => lessons.at(-1)?.id));
  // A lesson that has moved within the blocks since keeps its date.
  const others = (cohort?.targets ?? []).filter(({ lesson }) => !last.has(lesson));
  const numbers = new Map(
    blocks.flatMap(({ lessons }) => lessons.map(({ id, number }) => [id, number])),
  );
  return (
    <Form method="post" className="grid gap-4 py-3 sm:grid-cols-2">
      {children}
      <TextField
        name="name"
        label="Name"
        maxLength={100}
        required
        autoComplete="off"
        defaultValue={cohort?.name}
      />
      <TextField
        name="startsOn"
        label="Start date"
        type="date"
        required
        defaultValue={cohort?.startsOn}
      />
      <SelectField name="coachId" label="Coach" defaultValue={cohort?.coachId ?? ""}>
        <option value="">No coach</option>
        {coaches.map(({ userId, name }) => (
          <option key={userId} value={userId}>
            {name}
          </option>
        ))}
      </SelectField>
      <fieldset className="grid gap-4 sm:col-span-2 sm:grid-cols-2 lg:grid-cols-3">
        <legend className="mb-3 font-semibold">Target dates</legend>
        {blocks.map(({ name, lessons }) => {
          const [first, end] = [lessons[0], lessons.at(-1)];
          return first === undefined || end === undefined ? null : (
            <TextField
              key={end.id}
              name={`by.${end.id}`}
              label={`${name ?? "Lessons"} (${first.number} to ${end.number})`}
              type="date"
              defaultValue={dates.get(end.id)}
            />
          );
        })}
        {others.map(({ lesson, by }) =>
          numbers.has(lesson) ? (
            <TextField
              key={lesson}
              name={`by.${lesson}`}
              label={`Through lesson ${numbers.get(lesson)}`}
              type="date"
              defaultValue={by}
            />
          ) : (
            <input key={lesson} type="hidden" name={`by.${lesson}`} value={by} />
          ),
        )}
      </fieldset>
      <p>
        <Button
          type="submit"
          name="intent"
          value={intent}
          busy={useNavigation().formMethod === "POST"}
        >
          {intent === "create" ? "Create Cohort" : "Save"}
        </Button>
      </p>
    </Form>
  );
}
