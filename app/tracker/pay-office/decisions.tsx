import { Form, Link } from "react-router";
import { DISPUTE_LABELS, periodText } from "~/pay/pay";
import type { Dispute } from "~/pay/pay.server";
import { dollars } from "~/platform/money/money";
import { longDayText } from "~/platform/time/zones";
import type { NotDone } from "~/platform/web/act-result";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { TextArea, TextField } from "~/ui/fields";

type Names = Readonly<Record<string, string>>;

/** `refusal`: of the last form, with what was typed. */
type DisputeDecisionsProps = {
  disputes: readonly Dispute[];
  names: Names;
  today: string;
  refusal: NotDone | undefined;
};

/** Every dispute, the open ones first with a form that decides it. */
export function DisputeDecisions({ disputes, names, today, refusal }: DisputeDecisionsProps) {
  return (
    <section aria-labelledby="disputes" className="mt-10">
      <h2 id="disputes" className="text-2xl">
        Disputes
      </h2>
      {disputes.length === 0 ? (
        <p className="mt-2 text-quiet">No disputes.</p>
      ) : (
        <ul className="panel mt-4 divide-y divide-line">
          {disputes.map((dispute) => (
            <DisputeItem
              key={dispute.id}
              dispute={dispute}
              setter={names[dispute.setterId] ?? "Former user"}
              late={dispute.dueOn < today}
              refusal={refusal?.typed?.id === dispute.id ? refusal : undefined}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type DisputeItemProps = {
  dispute: Dispute;
  setter: string;
  late: boolean;
  refusal: NotDone | undefined;
};

function DisputeItem({ dispute, setter, late, refusal }: DisputeItemProps) {
  const { id, entrySeq, period, setterId, state, reason, answer, dueOn, decided } = dispute;
  const isOpen = state === "open";
  const field = (name: string) => ({
    name,
    defaultValue: refusal?.typed?.[name],
    error: refusal?.faults?.[name],
  });
  const query = new URLSearchParams({ period, setter: setterId });
  return (
    <li className="px-5 py-4">
      <p className="flex flex-wrap items-center gap-3">
        <strong dir="auto">{setter}</strong>
        <Link
          to={`/tracker/pay/statement?${query}&entry=${entrySeq}#entry-${entrySeq}`}
          className="underline underline-offset-4"
        >
          Entry {entrySeq}, {periodText(period)}
        </Link>
        <Badge tone={isOpen ? "warning" : "neutral"}>{DISPUTE_LABELS[state]}</Badge>
        {decided && (
          <span className="text-quiet text-sm tabular">
            {dollars(decided.cents, true)} in {periodText(decided.period)}
          </span>
        )}
        {isOpen && (
          <span className={`text-sm ${late ? "font-semibold text-danger" : "text-quiet"}`}>
            {late ? "Overdue since" : "Due"} {longDayText(dueOn)}
          </span>
        )}
      </p>
      <p dir="auto" className="mt-2 max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
        {reason}
      </p>
      {answer && (
        <p
          dir="auto"
          className="mt-2 max-w-prose whitespace-pre-line border-line border-l-4 pl-3 [overflow-wrap:anywhere]"
        >
          {answer}
        </p>
      )}
      {isOpen && (
        <Form method="post" className="mt-3 grid max-w-xl gap-3">
          <input type="hidden" name="id" value={id} />
          <TextArea
            {...field("answer")}
            label="Explain the decision"
            rows={2}
            maxLength={1_000}
            required
          />
          <TextField
            {...field("amount")}
            label="Amount to pay, if accepted"
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            hint="In dollars, such as 50. A minus sign takes it back. It is added to the open period."
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="accept" small>
              Accept<span className="sr-only"> the dispute of entry {entrySeq}</span>
            </Button>
            <Button type="submit" name="intent" value="deny" look="outline" small>
              Deny<span className="sr-only"> the dispute of entry {entrySeq}</span>
            </Button>
          </div>
        </Form>
      )}
    </li>
  );
}
