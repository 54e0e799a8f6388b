import { Form } from "react-router";
import { DISPUTE_LABELS, periodText } from "~/pay/pay";
import type { Dispute } from "~/pay/pay.server";
import { dollars } from "~/platform/money/money";
import { longDayText } from "~/platform/time/zones";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";

const TONES = {
  open: "warning",
  accepted: "success",
  denied: "danger",
  withdrawn: "neutral",
} as const;

/** One's own disputes, with both texts; `withdraw`: open ones can be withdrawn. */
export function DisputeList({
  disputes,
  withdraw,
}: {
  disputes: readonly Dispute[];
  withdraw: boolean;
}) {
  if (disputes.length === 0) return null;
  return (
    <section aria-labelledby="disputes" className="mt-10">
      <h2 id="disputes" className="text-2xl">
        Disputes
      </h2>
      <ul className="panel mt-4 divide-y divide-line">
        {disputes.map((dispute) => (
          <li key={dispute.id} className="px-5 py-4">
            <p className="flex flex-wrap items-center gap-3">
              <strong>
                Entry {dispute.entrySeq}, {periodText(dispute.period)}
              </strong>
              <Badge tone={TONES[dispute.state]}>{DISPUTE_LABELS[dispute.state]}</Badge>
              {dispute.decided && (
                <span className="text-quiet text-sm tabular">
                  {dollars(dispute.decided.cents, true)} in {periodText(dispute.decided.period)}
                </span>
              )}
              {dispute.state === "open" && (
                <span className="text-quiet text-sm">
                  Decision due by {longDayText(dispute.dueOn)}
                </span>
              )}
            </p>
            <p dir="auto" className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">
              {dispute.reason}
            </p>
            {dispute.answer && (
              <p
                dir="auto"
                className="mt-2 whitespace-pre-line border-line border-l-4 pl-3 [overflow-wrap:anywhere]"
              >
                {dispute.answer}
              </p>
            )}
            {withdraw && dispute.state === "open" && (
              <Form method="post" className="mt-3">
                <input type="hidden" name="id" value={dispute.id} />
                <Button type="submit" name="intent" value="withdraw" look="quiet" small>
                  Withdraw<span className="sr-only"> the dispute of entry {dispute.entrySeq}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
