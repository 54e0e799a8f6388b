import { Form, useNavigation } from "react-router";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/fields";
import { CHECK_NAMES, COACH_CHECKS, LONGEST_FEEDBACK, LONGEST_NOTE } from "./coaching";

/** Lines to mark, checks to answer, and what to try next. A score is final: the second must not follow the first. */
export function ScoreForm({ lines, fault }: { lines: readonly string[]; fault: string | null }) {
  const isSending = useNavigation().formMethod === "POST";
  return (
    <Form method="post" className="mt-6 grid gap-6">
      <ol className="grid gap-3">
        {lines.map((line, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never change and may repeat
            key={at}
            className="panel grid items-center gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
          >
            <p className="[overflow-wrap:anywhere]" dir="auto">
              {line}
            </p>
            <input
              name={`mark-${at}`}
              aria-label={`Mark at line ${at + 1}`}
              placeholder="Mark this line"
              maxLength={LONGEST_NOTE}
              autoComplete="off"
              className="min-h-11 w-full rounded-control border border-line bg-surface px-3 text-base"
            />
          </li>
        ))}
      </ol>
      <div className="panel grid divide-y divide-line px-5 py-2">
        {CHECK_NAMES.map((name) => (
          <YesNo key={name} name={name} label={COACH_CHECKS[name]} />
        ))}
        <YesNo name="ready" label="Ready for real conversations" />
      </div>
      <TextArea
        label="What to try next"
        name="feedback"
        rows={4}
        required
        maxLength={LONGEST_FEEDBACK}
      />
      {fault && (
        <p role="alert" className="font-medium text-danger text-sm">
          {fault}
        </p>
      )}
      <p>
        <Button type="submit" busy={isSending}>
          Save score
        </Button>
        <span className="ml-3 text-quiet text-sm">It cannot be changed afterward.</span>
      </p>
    </Form>
  );
}

function YesNo({ name, label }: { name: string; label: string }) {
  return (
    <fieldset className="flex flex-wrap items-center justify-between gap-x-6 py-1">
      <legend className="float-left">{label}</legend>
      <span className="flex gap-5">
        {["yes", "no"].map((value) => (
          <label key={value} className="flex min-h-11 items-center gap-2 capitalize">
            <input
              type="radio"
              name={name}
              value={value}
              required
              className="size-5 accent-accent"
            />
            {value}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
