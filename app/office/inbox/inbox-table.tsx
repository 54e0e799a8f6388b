import { useState } from "react";
import { Link } from "react-router";
import { useCan } from "~/auth/auth";
import type { OfferedAct } from "~/auth/batches/batches.server";
import { Button, ButtonLink } from "~/ui/button";
import { LocalTime } from "~/ui/local-time";
import { PageSteps, pagesOf } from "~/ui/page-steps";
import { SelectBox, Selection, WithSelected } from "~/ui/selection";
import { Cell, FoldingRow, WideTable } from "~/ui/wide-table";
import { type InboxItem, itemPath, itemWords, nameOf, WAITING, whatWords } from "./inbox-item";
import { type InboxView, isFiltered, PAGE_SIZE, queryOf } from "./inbox-view";
import type { Shown } from "./live-items";
import { AgeMark, ChangeResult, QualifiedBadge, StatusBadge, useItemChange } from "./status";

const COLUMNS = ["Who", "What", "Received", "24-hour promise", "Status", "Action"];

type InboxTableProps = {
  list: Shown;
  view: InboxView;
  now: string;
  staff: readonly { id: string; name: string }[];
  acts: readonly OfferedAct[];
};

/** Items as a table, and as cards if that is too narrow. */
export function InboxTable({ list, view, now, staff, acts }: InboxTableProps) {
  const [changed, setChanged] = useState<ReadonlyMap<string, InboxItem>>(new Map());
  const back = queryOf(view, { page: view.page });
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  return (
    <Selection rows={list.items.map(({ id }) => id)} view={back}>
      {[...changed.values()].map((item) => (
        <ChangeResult key={item.id} item={item} />
      ))}
      {list.items.length === 0 ? (
        <NothingThere view={view} />
      ) : (
        <WideTable caption="Inbox" columns={COLUMNS}>
          {list.items.map((item) => (
            <InboxRow
              key={item.id}
              item={item}
              back={back}
              now={now}
              assignee={names.get(item.assigneeId ?? "")}
              onChange={() => setChanged((before) => new Map(before).set(item.id, item))}
            />
          ))}
        </WideTable>
      )}
      <PageSteps
        page={view.page}
        pages={pagesOf(list.found, PAGE_SIZE, view.page)}
        more={list.more}
        at={(page) => queryOf(view, { page })}
      />
      {list.items.length > 0 && (
        <WithSelected
          action="/admin/batches"
          sent={{ intent: "inbox", view: queryOf(view) }}
          acts={acts}
          found={list.found}
        />
      )}
    </Selection>
  );
}

function NothingThere({ view }: { view: InboxView }) {
  const isEmpty = !isFiltered(view) && view.page === 1;
  return (
    <div className="panel mt-4 grid justify-items-center gap-4 p-10 text-center text-quiet">
      <p>{emptyWords(isEmpty, view.page)}</p>
      {!isEmpty && (
        <ButtonLink to="/admin/inbox" look="outline">
          Show everything
        </ButtonLink>
      )}
    </div>
  );
}

function emptyWords(isEmpty: boolean, page: number): string {
  if (isEmpty)
    return "Nothing here yet. New requests, applications and bookings appear right away.";
  return page > 1 ? "There is nothing on this page." : "No items match your search and filters.";
}

type InboxRowProps = {
  item: InboxItem;
  back: string;
  now: string;
  assignee: string | undefined;
  onChange: () => void;
};

function InboxRow({ item, back, now, assignee, onChange }: InboxRowProps) {
  const { status, busy, change } = useItemChange(item);
  const can = useCan();
  return (
    <FoldingRow
      name={nameOf(item)}
      box={<SelectBox id={item.id} name={nameOf(item)} />}
      head={
        <>
          <Link
            to={itemPath(item, back)}
            dir="auto"
            className={`block w-fit max-w-full underline decoration-line underline-offset-4 [overflow-wrap:anywhere] hover:decoration-current ${status === "new" ? "font-bold" : "font-semibold"}`}
          >
            {nameOf(item)}
          </Link>
          <span className="block text-quiet text-xs rows:hidden">{whatWords(item)}</span>
          <span className="block text-quiet [overflow-wrap:anywhere] cards:hidden">
            {item.mail}
          </span>
        </>
      }
    >
      <Cell label="What">
        <span className="grid gap-1 cards:justify-items-end">
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
      <Cell label="24-hour promise" line="first-end">
        <AgeMark item={{ ...item, status }} now={now} />
      </Cell>
      <Cell label="Status" line="second-end">
        <StatusBadge status={status} />
        {assignee && (
          <span className="block text-quiet text-xs" dir="auto">
            {assignee}
          </span>
        )}
      </Cell>
      <Cell>
        {WAITING.includes(status) && can("inbox.change") && (
          <Button
            look="outline"
            small
            busy={busy}
            onClick={() => {
              onChange();
              change("done");
            }}
            aria-label={`Mark done: ${itemWords(item)} of ${nameOf(item)}`}
          >
            Mark done
          </Button>
        )}
      </Cell>
    </FoldingRow>
  );
}
