import { ChevronRight } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { Badge } from "~/ui/badge";
import { LocalTime } from "~/ui/local-time";
import { ProgressBar } from "~/ui/progress-bar";
import { Spinner } from "~/ui/spinner";
import { CompletionRow } from "./completion-row";
import { LessonDetails } from "./lesson-details";
import { RowActions } from "./row-actions";
import type { Trainee } from "./trainees.server";

type TraineeRowProps = {
  trainee: Trainee;
  codesHidden: boolean;
  open: boolean;
  columns: number;
  onToggle: () => void;
};

export function TraineeRow({ trainee, codesHidden, open, columns, onToggle }: TraineeRowProps) {
  const { name } = trainee;
  const detailsId = `lessons-${trainee.userId}`;
  const clicked = (event: MouseEvent<HTMLElement>) => {
    const target = event.target instanceof Element ? event.target : null;
    if (!target?.closest("button, a, input, [role=dialog], [role=alertdialog]")) onToggle();
  };
  return (
    <>
      {/* The row is a larger target for the pointer; the button in it is the control. */}
      <tr
        onClick={clicked}
        className="cursor-pointer hover:bg-sunken/60 max-lg:grid max-lg:grid-cols-[2.75rem_1fr] max-lg:gap-x-2 max-lg:p-3"
      >
        <td className="py-1 pl-2 max-lg:row-span-8 max-lg:p-0">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? detailsId : undefined}
            aria-label={`Lessons of ${name}`}
            onClick={onToggle}
            className="grid size-9 place-content-center rounded-control hover:bg-sunken max-lg:size-11"
          >
            <ChevronRight
              aria-hidden="true"
              className={`size-4 transition-transform ${open ? "rotate-90" : ""}`}
            />
          </button>
        </td>
        <Cell label="Name">
          <span className="break-words font-semibold" dir="auto">
            {name}
          </span>
        </Cell>
        <Cell label="Access Code">
          <code className="font-sans font-semibold tracking-wider tabular">
            {codesHidden ? <HiddenCode /> : (trainee.accessCode ?? "Unreadable")}
          </code>
        </Cell>
        <Cell label="Progress">
          <div className="grid min-w-24 gap-1.5">
            <span className="tabular">
              {trainee.percent}%{" "}
              <span className="text-quiet">
                ({trainee.completed}/{trainee.heat.length})
              </span>
            </span>
            <ProgressBar percent={trainee.percent} label={`Progress of ${name}`} />
            <CompletionRow heat={trainee.heat} />
          </div>
        </Cell>
        <Cell label="Account Status">
          <Badge tone={trainee.setupComplete ? "success" : "warning"}>
            {trainee.setupComplete ? "Setup Complete" : "Pending Setup"}
          </Badge>
        </Cell>
        <Cell label="Active">
          <Badge tone={trainee.isActive ? "success" : "danger"}>
            {trainee.isActive ? "Active" : "Deactivated"}
          </Badge>
        </Cell>
        <Cell label="Last Login">
          <LocalTime at={trainee.lastLoginAt} never="Never" />
        </Cell>
        <Cell label="Created">
          <LocalTime at={trainee.createdAt} never="" />
        </Cell>
        <Cell label="">
          <RowActions trainee={trainee} codesHidden={codesHidden} name={name} />
        </Cell>
      </tr>
      {open && (
        <tr className="max-lg:block">
          <td colSpan={columns} id={detailsId} className="bg-sunken/50 p-4 max-lg:block sm:p-5">
            {trainee.lessons ? (
              <LessonDetails lessons={trainee.lessons} />
            ) : (
              <Spinner label="Loading lessons" />
            )}
          </td>
        </tr>
      )}
    </>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td
      data-label={label}
      className="px-3 py-2 max-lg:flex max-lg:min-h-9 max-lg:items-center max-lg:justify-between max-lg:gap-4 max-lg:px-0 max-lg:py-1 max-lg:before:text-quiet max-lg:before:content-[attr(data-label)] max-lg:data-[label='']:before:hidden"
    >
      {children}
    </td>
  );
}

/** Codes are read out only to somebody who proved lately who they are; the copy button asks for that. */
function HiddenCode() {
  return (
    <span title="Hidden. Copy it to see it.">
      <span aria-hidden="true">••••••</span>
      <span className="sr-only">Hidden</span>
    </span>
  );
}
