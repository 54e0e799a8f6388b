import { Button, ButtonLink } from "~/ui/button";
import { PageSteps, pagesOf } from "~/ui/page-steps";
import { WideTable } from "~/ui/wide-table";
import type { Shown } from "./live-list";
import type { Prospect } from "./prospect-columns.server";
import { COLUMNS, ProspectRow, RowIcons } from "./prospect-row";
import type { Person } from "./tracker-head";
import { isFiltered, PAGE_SIZE, queryOf, type TrackerView } from "./tracker-view";

type ProspectListProps = {
  list: Shown;
  view: TrackerView;
  empty: boolean;
  person: Person;
  onAdd: () => void;
  onRemove: (prospect: Prospect) => void;
};

/** Prospects as a table, and as cards if that is too narrow. */
export function ProspectList({ list, view, empty, person, onAdd, onRemove }: ProspectListProps) {
  const { mayEdit, userId } = person;
  const mayChange = ({ ownerId }: Prospect) => mayEdit || ownerId === userId;
  const withActions = list.prospects.some(mayChange);
  if (list.prospects.length === 0) return <NothingThere empty={empty} view={view} onAdd={onAdd} />;
  return (
    <>
      <RowIcons />
      <WideTable
        caption="Prospects"
        columns={withActions ? [...COLUMNS, { name: "Actions", tall: true }] : COLUMNS}
        pairs="always"
      >
        {list.prospects.map((prospect) => (
          <ProspectRow
            key={prospect.id}
            prospect={prospect}
            rights={{ mayEdit, mayChange: mayChange(prospect), withActions, onRemove }}
          />
        ))}
      </WideTable>
      <PageSteps
        page={view.page}
        pages={pagesOf(list.found, PAGE_SIZE, view.page)}
        more={list.more}
        at={(page) => queryOf(view, { page })}
      />
    </>
  );
}

function NothingThere({ empty, view, onAdd }: Pick<ProspectListProps, "empty" | "view" | "onAdd">) {
  return (
    <div className="panel mt-4 grid justify-items-center gap-4 p-10 text-center text-quiet">
      {empty && !isFiltered(view) ? (
        <>
          <p>No prospects yet. The first one you add appears here right away, for everyone.</p>
          <Button onClick={onAdd}>Add the first prospect</Button>
        </>
      ) : (
        <>
          <p>
            {view.page > 1
              ? "There is nothing on this page."
              : "No prospects match your search and filters."}
          </p>
          <ButtonLink to="/tracker" look="outline">
            Show all prospects
          </ButtonLink>
        </>
      )}
    </div>
  );
}
