/** A calendar's settings copied to other calendars, with what that changes and its undo; works without a script (OWN-8). */
import { type ChangeEvent, useState } from "react";
import { useFetcher } from "react-router";
import type { ActResult } from "~/platform/web/act-result";
import { Button } from "~/ui/button";
import { FormOutcome } from "~/ui/form-outcome";
import { UndoButton } from "~/ui/undo-button";
import { type Copied, copyIn, type PartResponse } from "./part-state";

/** `says`: its settings in words, by the name of their part. */
type Calendar = { name: string; label: string; says: Readonly<Record<string, string>> };
type CopyFormProps = {
  from: Calendar;
  parts: readonly { name: string; label: string }[];
  others: readonly Calendar[];
  result: ActResult<Copied> | undefined;
};

/** `result`: of the form sent without a script. A live update of the page leaves the fetcher's. */
export function CopyForm({ result, ...choices }: CopyFormProps) {
  const fetcher = useFetcher<PartResponse>({ key: `copy ${choices.from.name}` });
  const sent = fetcher.data;
  const known = sent?.done ? copyIn(sent) : (sent ?? result);
  const undo = known?.done ? known.value?.undo : null;
  const isSending = fetcher.state !== "idle";
  return (
    <section id="copy" aria-labelledby="copy-title" className="mt-8 border-line border-t pt-6">
      <h3 id="copy-title" className="text-xl">
        Copy to other calendars
      </h3>
      <p className="mt-1 max-w-prose text-quiet text-sm">
        What you choose of {choices.from.label}, as it is saved, replaces the same settings there.
        With everything chosen the other calendar is a duplicate of this one.
      </p>
      <FormOutcome result={known} />
      {undo && (
        <fetcher.Form method="post" className="mt-3">
          <input type="hidden" name="copy" value={undo} />
          <UndoButton name="intent" value="take-back" busy={isSending} />
        </fetcher.Form>
      )}
      <fetcher.Form method="post">
        <Choosing key={known?.done ? JSON.stringify(known.value) : ""} {...choices} />
        <Button type="submit" name="intent" value="copy" look="outline" busy={isSending}>
          Copy settings
        </Button>
      </fetcher.Form>
    </section>
  );
}

/** Nothing is chosen at first, and after a copy. */
function Choosing({ from, parts, others }: Omit<CopyFormProps, "result">) {
  const [chosen, setChosen] = useState<Chosen>({ parts: [], to: [] });
  const choose = ({ currentTarget }: ChangeEvent<HTMLElement>) => {
    const form = currentTarget.closest("form");
    if (form) setChosen(chosenIn(new FormData(form)));
  };
  return (
    <div onChange={choose} className="my-4 grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Choices
          name="parts"
          legend="What"
          choices={parts.map((part) => ({ ...part, text: from.says[part.name] }))}
        />
        <Choices name="to" legend="Where" choices={others} />
      </div>
      <Changes from={from} parts={parts} others={others} chosen={chosen} />
    </div>
  );
}

type Chosen = { parts: readonly string[]; to: readonly string[] };

function chosenIn(form: FormData): Chosen {
  return { parts: form.getAll("parts").map(String), to: form.getAll("to").map(String) };
}

/** A sentence for each part of each calendar. */
function Changes({
  from,
  parts,
  others,
  chosen,
}: Omit<CopyFormProps, "result"> & { chosen: Chosen }) {
  const changed = others
    .filter(({ name }) => chosen.to.includes(name))
    .map((calendar) => ({
      ...calendar,
      lines: parts
        .filter(({ name }) => chosen.parts.includes(name))
        .map(({ name, label }) => ({ label, was: calendar.says[name], next: from.says[name] })),
    }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <div aria-live="polite" className="grid gap-3 text-sm empty:hidden">
      {changed.map(({ name, label, lines }) => (
        <section key={name} aria-label={`What changes in ${label}`}>
          <h4 className="font-sans font-semibold text-base">{label}</h4>
          <ul className="mt-1 grid list-disc gap-1 pl-5 [overflow-wrap:anywhere]">
            {lines.map(({ label: part, was, next }) => (
              <li key={part}>
                {was === next ? (
                  <span className="text-quiet">{`${part}: stays as it is, ${was}.`}</span>
                ) : (
                  <>
                    <span>{`${part} becomes: ${next}.`}</span>
                    <span className="block text-quiet">{`Now: ${was}.`}</span>
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type Choice = { name: string; label: string; text?: string | undefined };
type ChoicesProps = { name: string; legend: string; choices: readonly Choice[] };

function Choices({ name, legend, choices }: ChoicesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-sm">{legend}</legend>
      {choices.map(({ name: value, label, text }) => (
        <label key={value} className="flex min-h-11 items-center gap-2.5">
          <input
            type="checkbox"
            name={name}
            value={value}
            className="size-5 shrink-0 accent-accent"
          />
          <span className="min-w-0 py-1.5 [overflow-wrap:anywhere]">
            <span>{label}</span>
            {text && <span className="block text-quiet text-sm">{text}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
