import { useState } from "react";
import { Form } from "react-router";
import { localAt, longDayText } from "~/platform/time/zones";
import { Button } from "~/ui/button";
import { FormDialog } from "~/ui/dialog";
import { TextArea } from "~/ui/fields";
import { useHydrated } from "~/ui/use-hydrated";
import type { MissingQuestion } from "./pay-acts.server";

const TITLE = "Meetings and calls without an outcome";
const ABOUT =
  "A show among them pays only in a later period. Set their outcomes first, or close without them.";

type CloseQuestionProps = { question: MissingQuestion; zone: string };

/** What a period would close without, and the decision to do so: a dialog, or without a script a part of the page. */
export function CloseQuestion(props: CloseQuestionProps) {
  const { question } = props;
  const [canceled, setCanceled] = useState<MissingQuestion | null>(null);
  const hydrated = useHydrated();
  const cancel = () => setCanceled(question);
  if (canceled === question) return null;
  if (hydrated)
    return (
      <FormDialog open onOpenChange={(open) => open || cancel()} title={TITLE} description={ABOUT}>
        <Question {...props} onCancel={cancel} />
      </FormDialog>
    );
  return (
    <section aria-labelledby="missing" className="panel mt-6 border-warning p-5">
      <h2 id="missing" className="text-xl">
        {TITLE}
      </h2>
      <p className="mt-1 mb-4 text-quiet text-sm">{ABOUT}</p>
      <Question {...props} />
    </section>
  );
}

function Question({ question, zone, onCancel }: CloseQuestionProps & { onCancel?: () => void }) {
  const { period, seen, meetings } = question;
  return (
    <Form method="post" className="grid gap-4">
      <ul className="divide-y divide-line">
        {meetings.listed.map(({ id, guest, prospect, startsAt }) => (
          <li key={id} className="py-2 [overflow-wrap:anywhere]">
            <span className="font-semibold" dir="auto">
              {prospect?.name ?? guest}
            </span>
            , {longDayText(localAt(zone, Date.parse(startsAt)).day)}
          </li>
        ))}
      </ul>
      {meetings.found > meetings.listed.length && (
        <p className="text-quiet text-sm">
          And {meetings.found - meetings.listed.length} more, under Outcomes missing.
        </p>
      )}
      <input type="hidden" name="intent" value="close" />
      <input type="hidden" name="period" value={period} />
      <input type="hidden" name="seen" value={seen} />
      <input type="hidden" name="missing" value={meetings.seen} />
      <TextArea name="reason" label="Reason, for the log" rows={2} maxLength={500} required />
      <div className="flex flex-wrap justify-end gap-3">
        <a href="/tracker/outcomes-missing" className="inline-flex min-h-11 items-center underline">
          Set their outcomes
        </a>
        {onCancel && (
          <Button look="outline" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit">Close without these</Button>
      </div>
    </Form>
  );
}
