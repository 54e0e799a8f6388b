import { ArrowDown, ArrowUp } from "lucide";
import { Link, useSearchParams } from "react-router";
import { useCan, type Verb } from "~/auth/auth";
import type { Coach } from "~/team/cohorts/cohorts.server";
import { Icon } from "~/ui/icon";
import { type Column, WideTable } from "~/ui/wide-table";
import { type PanelView, type SORTS, sortAddress } from "./panel-view";
import { RowIcons, useRowActs } from "./row-actions";
import { TraineeRow } from "./trainee-row";
import type { Trainee } from "./trainees.server";

type Heading = { name: string; sort?: (typeof SORTS)[number]; tall?: boolean; verb?: Verb };

const HEADINGS: readonly Heading[] = [
  { name: "Name", sort: "name" },
  { name: "Access Code", verb: "codes.read" },
  { name: "Progress", sort: "progress", tall: true },
  { name: "Account Status", sort: "status" },
  { name: "Active", sort: "active" },
  { name: "Last Login", sort: "login" },
  { name: "Created", sort: "created" },
  { name: "Actions", tall: true },
];

type TraineeTableProps = {
  trainees: readonly Trainee[];
  coaches: readonly Coach[];
  codesHidden: boolean;
  view: PanelView;
};

/** Trainees as a table, and as cards if that is too narrow. The address holds which rows are open. */
export function TraineeTable({ trainees, coaches, codesHidden, view }: TraineeTableProps) {
  const can = useCan();
  const headings = HEADINGS.filter(({ verb }) => verb === undefined || can(verb));
  const [address, setAddress] = useSearchParams();
  const { menu, ...acts } = useRowActs({ trainees, coaches, codesHidden });
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
    <>
      <RowIcons />
      <WideTable
        caption="Users"
        columns={[LESSONS, ...headings.map((heading) => columnOf(heading, view))]}
        pairs="on tablets"
      >
        {trainees.map((trainee) => (
          <TraineeRow
            key={trainee.userId}
            trainee={trainee}
            acts={acts}
            open={opened.has(trainee.userId)}
            columns={headings.length + 1}
            onToggle={() => toggle(trainee.userId)}
          />
        ))}
      </WideTable>
      {menu}
    </>
  );
}

const LESSONS: Column = {
  name: "Lessons",
  content: <span className="sr-only">Lessons</span>,
  tall: true,
};

function columnOf({ name, sort, tall }: Heading, view: PanelView): Column {
  if (!sort) return { name, tall };
  const sorted = sort === view.sort ? view.order : undefined;
  const arrow = sorted === "up" ? ArrowUp : ArrowDown;
  return {
    name,
    tall,
    order: sorted && (sorted === "up" ? "ascending" : "descending"),
    content: (
      <Link
        to={sortAddress(view, sort)}
        preventScrollReset
        className="inline-flex items-center gap-1 hover:text-ink hover:underline"
      >
        {name}
        {sorted && <Icon of={arrow} className="size-3.5" />}
      </Link>
    ),
  };
}
