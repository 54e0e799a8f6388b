import { useState } from "react";
import { ButtonLink } from "~/ui/button";
import { PageSteps, pagesOf } from "~/ui/page-steps";
import { WideTable } from "~/ui/wide-table";
import type { InboxItem } from "./inbox-item";
import { InboxRow } from "./inbox-row";
import { type InboxView, isFiltered, PAGE_SIZE, queryOf } from "./inbox-view";
import { ChangeTold } from "./item-change";
import type { Shown } from "./live-items";

const COLUMNS = ["Who", "What", "Received", "24-hour promise", "Status", "Action"];

type InboxTableProps = { list: Shown; view: InboxView; now: string };

/** Items as a table, and as cards where that is too narrow. */
export function InboxTable({ list, view, now }: InboxTableProps) {
  const [changed, setChanged] = useState<ReadonlyMap<string, InboxItem>>(new Map());
  const back = queryOf(view, { page: view.page });
  return (
    <>
      {[...changed.values()].map((item) => (
        <ChangeTold key={item.id} item={item} />
      ))}
      {list.items.length === 0 ? (
        <NothingThere view={view} />
      ) : (
        <WideTable columns={COLUMNS}>
          {list.items.map((item) => (
            <InboxRow
              key={item.id}
              item={item}
              back={back}
              now={now}
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
    </>
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
    return "Nothing has come in yet. What visitors send or book appears here right away.";
  return page > 1
    ? "There is nothing on this page."
    : "Nothing matches this search and these filters.";
}
