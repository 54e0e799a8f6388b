import { ArrowDown, ArrowUp } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { type PanelView, type SORTS, sortAddress } from "./panel-view";
import { TraineeRow } from "./trainee-row";
import type { Trainee } from "./trainees.server";

type Column = { name: string; sort?: (typeof SORTS)[number] };

const COLUMNS: readonly Column[] = [
  { name: "Name", sort: "name" },
  { name: "Access Code" },
  { name: "Progress", sort: "progress" },
  { name: "Account Status", sort: "status" },
  { name: "Active", sort: "active" },
  { name: "Last Login", sort: "login" },
  { name: "Created", sort: "created" },
  { name: "Actions" },
];

type TraineeTableProps = {
  trainees: readonly Trainee[];
  codesHidden: boolean;
  view: PanelView;
};

/** Trainees as a table, and as cards where that is too narrow. The address holds which rows are open. */
export function TraineeTable({ trainees, codesHidden, view }: TraineeTableProps) {
  const [address, setAddress] = useSearchParams();
  const opened = new Set(address.getAll("open"));
  const toggle = (userId: string) => {
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete("open");
        for (const id of opened) if (id !== userId) after.append("open", id);
        if (!opened.has(userId)) after.append("open", userId);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <div className="panel mt-4 overflow-x-auto">
      <table className="w-full text-left text-sm max-xl:block">
        <thead className="border-line border-b bg-sunken text-quiet max-xl:sr-only">
          <tr>
            <th scope="col" className="w-10 py-2.5 pl-3">
              <span className="sr-only">Lessons</span>
            </th>
            {COLUMNS.map((column) => (
              <Heading key={column.name} column={column} view={view} />
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-xl:block">
          {trainees.map((trainee) => (
            <TraineeRow
              key={trainee.userId}
              trainee={trainee}
              codesHidden={codesHidden}
              open={opened.has(trainee.userId)}
              columns={COLUMNS.length + 1}
              onToggle={() => toggle(trainee.userId)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Heading({ column: { name, sort }, view }: { column: Column; view: PanelView }) {
  const sorted = sort === view.sort ? view.order : undefined;
  const Arrow = sorted === "up" ? ArrowUp : ArrowDown;
  const order = sorted && (sorted === "up" ? "ascending" : "descending");
  return (
    <th scope="col" aria-sort={order} className="whitespace-nowrap px-3 py-2.5 font-semibold">
      {sort ? (
        <Link
          to={sortAddress(view, sort)}
          preventScrollReset
          className="inline-flex items-center gap-1 hover:text-ink hover:underline"
        >
          {name}
          {sorted && <Arrow aria-hidden="true" className="size-3.5" />}
        </Link>
      ) : (
        name
      )}
    </th>
  );
}
