import { wilson } from "~/platform/statistics/wilson";
import { Cell, Row, WideTable } from "~/ui/wide-table";
import type { LineReplies } from "./replies.server";

/** Below this, a share says nothing. */
const LEAST_SENT = 30;

/** How often each follow-up line gets a reply, with its interval; silent where too few were sent (WEEK-2). */
export function ReplyTable({ lines }: { lines: readonly LineReplies[] }) {
  return (
    <section aria-labelledby="follow-up-lines" className="mt-8">
      <h2 id="follow-up-lines" className="text-2xl">
        Follow-up lines
      </h2>
      <p className="mt-2 max-w-prose text-quiet">
        Which line gets an answer within two weeks. A share is shown from {LEAST_SENT} sent on; the
        range in parentheses is the 95% confidence interval.
      </p>
      <WideTable caption="Follow-up lines" columns={["Line", "Sent", "Replied"]}>
        {lines.map(({ id, title, sent, replied }) => (
          <Row key={id}>
            <Cell>
              <span dir="auto">{title}</span>
            </Cell>
            <Cell label="Sent">{sent}</Cell>
            <Cell label="Replied">{repliedText(replied, sent)}</Cell>
          </Row>
        ))}
      </WideTable>
    </section>
  );
}

function repliedText(replied: number, sent: number): string {
  if (sent < LEAST_SENT) return "Too few to say";
  const { low, high } = wilson(replied, sent);
  const percent = (share: number) => Math.round(share * 100);
  return `${replied}, ${percent(replied / sent)}% (${percent(low)}–${percent(high)}%)`;
}
