import type { ReactNode } from "react";
import { Link } from "react-router";
import { useCan } from "~/auth/auth";
import { Button } from "~/ui/button";
import { LocalTime } from "~/ui/local-time";
import { formWords, type InboxItem, itemPath, nameOf, WAITING, whatWords } from "./inbox-item";
import { useItemChange } from "./item-change";
import { AgeMark, QualifiedBadge, StatusBadge } from "./status-badge";

type InboxRowProps = { item: InboxItem; back: string; now: string; onChange: () => void };

export function InboxRow({ item, back, now, onChange }: InboxRowProps) {
  const { status, busy, change } = useItemChange(item);
  const can = useCan();
  return (
    <tr className="hover:bg-sunken/60 max-lg:grid max-lg:gap-1 max-lg:p-4">
      <Cell label="">
        <span className="grid gap-0.5">
          <Link
            to={itemPath(item, back)}
            dir="auto"
            className={`underline decoration-line underline-offset-4 [overflow-wrap:anywhere] hover:decoration-current max-lg:inline-flex max-lg:min-h-11 max-lg:items-center max-lg:text-base ${status === "new" ? "font-bold" : "font-semibold"}`}
          >
            {nameOf(item)}
          </Link>
          <span className="text-quiet [overflow-wrap:anywhere]">{item.mail}</span>
        </span>
      </Cell>
      <Cell label="What">
        <span className="grid gap-1 max-lg:justify-items-end">
          <span>{whatWords(item)}</span>
          {item.qualified !== null && (
            <span>
              <QualifiedBadge qualified={item.qualified} />
            </span>
          )}
          {item.startsAt && (
            <span className="tabular">
              <LocalTime at={item.startsAt} never="" exact="minutes" />
            </span>
          )}
        </span>
      </Cell>
      <Cell label="Received">
        <LocalTime at={item.at} never="" exact="minutes" />
      </Cell>
      <Cell label="24-hour promise">
        <AgeMark item={{ ...item, status }} now={now} />
      </Cell>
      <Cell label="Status">
        <StatusBadge status={status} />
      </Cell>
      <Cell label="">
        {WAITING.includes(status) && can("inbox.change") && (
          <Button
            look="outline"
            small
            busy={busy}
            onClick={() => {
              onChange();
              change("done");
            }}
            aria-label={`Mark done: ${formWords(item.what)} of ${nameOf(item)}`}
          >
            Mark done
          </Button>
        )}
      </Cell>
    </tr>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td
      data-label={label}
      className="px-3 py-2.5 max-lg:flex max-lg:min-h-9 max-lg:items-center max-lg:justify-between max-lg:gap-4 max-lg:px-0 max-lg:py-1 max-lg:before:text-quiet max-lg:before:content-[attr(data-label)] max-lg:empty:hidden max-lg:data-[label='']:before:hidden"
    >
      {children}
    </td>
  );
}
