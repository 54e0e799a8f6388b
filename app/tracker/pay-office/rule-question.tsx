import type { FormEvent } from "react";
import { Form } from "react-router";
import { type RuleQuestion, ratesText, rateText } from "~/pay/pay";
import { longDayText } from "~/platform/time/zones";
import { Button } from "~/ui/button";

/** From Tuesday, December 1, 2026: $100 per qualified show, 10% of closed deals. */
export function meaningOf({ from, isNow, rates }: RuleQuestion): string {
  return `From ${isNow ? "now on" : longDayText(from)}: ${ratesText(rates)}.`;
}

type AnswerProps = {
  question: RuleQuestion;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  onCancel?: () => void;
};

/** The same rule again, with the answer; an unusual rate is asked about in words. */
export function Answer({ question, onSubmit, onCancel }: AnswerProps) {
  const { kind, value, from, name, before, isNow, isUnusual } = question;
  return (
    <Form method="post" onSubmit={onSubmit} className="grid gap-4">
      <input type="hidden" name="intent" value="rule" />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="value" value={value / 100} />
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="confirmed" value={name} />
      {isUnusual && (
        <label className="flex items-start gap-3 rounded-control bg-warning-soft p-4 text-warning">
          <input
            type="checkbox"
            name="unusual"
            value="yes"
            required
            className="mt-1 size-5 shrink-0"
          />
          <span>
            Yes, I mean {rateText(kind, value)}. {isNow ? "Now" : "Until then"} it is{" "}
            {rateText(kind, before)}.
          </span>
        </label>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {onCancel && (
          <Button look="outline" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit">Add rule</Button>
      </div>
    </Form>
  );
}
