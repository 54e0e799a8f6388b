import type { MouseEvent } from "react";
import { Link } from "react-router";
import { useCan } from "~/auth/auth";
import type { Skills } from "~/practice/practice.server";
import { CoverageLine } from "~/training/training";
import type { WatchedLesson } from "~/training/training.server";
import { Badge } from "~/ui/badge";
import { LocalTime } from "~/ui/local-time";
import { ProgressBar } from "~/ui/progress";
import { SelectBox } from "~/ui/selection";
import { Spinner } from "~/ui/spinner";
import { Cell, Row, RowOpener } from "~/ui/wide-table";
import { icons, RowActions, type RowActs } from "./row-actions";
import type { Trainee } from "./trainees.server";

const TONES = { Completed: "success", "In Progress": "accent", "Not Started": "neutral" } as const;

const FILLS = ["fill-sunken", "fill-accent", "fill-success"];

type TraineeRowProps = {
  trainee: Trainee;
  acts: RowActs;
  open: boolean;
  columns: number;
  onToggle: () => void;
};

export function TraineeRow(props: TraineeRowProps) {
  const { trainee, acts, open, columns, onToggle } = props;
  const { name } = trainee;
  const can = useCan();
  const detailsId = `lessons-${trainee.userId}`;
  const clicked = (event: MouseEvent<HTMLElement>) => {
    const target = event.target instanceof Element ? event.target : null;
    if (!target?.closest("button, a, input, label, [role=dialog], [role=alertdialog]")) onToggle();
  };
  return (
    <>
      {/* The row is a larger target for the pointer; the button in it is the control. */}
      <Row open={open} onClick={clicked}>
        <RowOpener>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? detailsId : undefined}
            aria-label={`Lessons of ${name}`}
            onClick={onToggle}
            className="sign-button text-ink"
          >
            <icons.ChevronRight className={open ? "rotate-90" : undefined} />
          </button>
        </RowOpener>
        <Cell label="Name" line="first">
          <SelectBox id={trainee.userId} name={name} />
          <span className="row-name" dir="auto">
            {name}
          </span>
          {trainee.isSetter && (
            <>
              {" "}
              <Badge tone="accent">Setter</Badge>
            </>
          )}
          {trainee.coach && (
            <span className="block text-quiet text-xs" dir="auto">
              Coach: {trainee.coach.name}
            </span>
          )}
          {trainee.late && (
            <span className="block text-danger text-xs">
              Late: {trainee.late.reason.toLowerCase()} since{" "}
              <LocalTime at={trainee.late.since} never="" />
            </span>
          )}
          {trainee.mail && <span className="block text-quiet text-xs">{trainee.mail}</span>}
        </Cell>
        {can("codes.read") && (
          <Cell label="Access Code">
            {acts.codesHidden ? (
              <HiddenCode />
            ) : (
              <code className="code-sign">{trainee.accessCode ?? "Unreadable"}</code>
            )}
          </Cell>
        )}
        <Cell label="Progress" tall line="first-end">
          <div className="row-progress">
            <span className="tabular">
              {`${trainee.percent}% `}
              <span className="text-quiet">{`(${trainee.completed}/${trainee.progressDigits.length})`}</span>
            </span>
            <ProgressBar percent={trainee.percent} label={`Progress of ${name}`} />
            <CompletionRow digits={trainee.progressDigits} />
          </div>
        </Cell>
        <Cell label="Account Status" line="second">
          <Badge tone={trainee.setupComplete ? "success" : "warning"}>
            {trainee.setupComplete ? "Setup Complete" : "Pending Setup"}
          </Badge>
        </Cell>
        <Cell label="Active" line="second-end">
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
        <Cell tall>
          <RowActions trainee={trainee} acts={acts} />
        </Cell>
      </Row>
      {open && (
        <tr data-details className="cards:block">
          <td
            colSpan={columns}
            id={detailsId}
            className="col-span-full bg-sunken/50 p-4 cards:block sm:p-5"
          >
            {trainee.skills && <SkillsLine skills={trainee.skills} userId={trainee.userId} />}
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

/** Codes are shown only to someone who recently re-authenticated; the copy button asks for that. */
function HiddenCode() {
  return (
    <span className="code-sign" role="img" aria-label="Hidden. Copy it to see it.">
      ••••••
    </span>
  );
}

/** A cell per lesson, from not begun through partly watched to completed, in as few rectangles as equal neighbors allow. */
function CompletionRow({ digits }: { digits: string }) {
  const runs = [...digits.matchAll(/(\d)\1*/g)];
  return (
    <svg
      viewBox={`0 0 ${digits.length} 2`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="progress-row"
    >
      {runs.map(({ 0: run, index }) => {
        const level = Number(run[0]);
        const kind = level === 0 ? 0 : level === 9 ? 2 : 1;
        return (
          <rect
            key={index}
            x={index}
            width={run.length}
            className={FILLS[kind]}
            opacity={kind === 1 ? 0.3 + level * 0.08 : undefined}
          />
        );
      })}
      {/* The lines between the lessons are one dashed line. */}
      <path d={`M.93 1H${digits.length - 0.93}`} />
    </svg>
  );
}

/** READY-1: what they have practiced, and what is missing before they are cleared. */
function SkillsLine({ skills, userId }: { skills: Skills; userId: string }) {
  const { state, counts, missing } = skills;
  return (
    <p className="mb-4 text-sm tabular">
      <Link
        to={`/admin/readiness?person=${userId}`}
        className="font-semibold underline underline-offset-4"
      >
        Readiness
      </Link>
      : {state}
      {missing.length > 0 && <span>. Missing: {missing.join("; ")}</span>}
      <span className="block text-quiet">{counts.join(", ")}</span>
    </p>
  );
}

/** ADM-4: all lessons of one trainee. */
function LessonDetails({ lessons }: { lessons: readonly WatchedLesson[] }) {
  return (
    <section aria-label="Lesson Progress Details">
      <h3 className="text-base">Lesson Progress Details</h3>
      <ul className="mt-3 grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {lessons.map((lesson) => (
          <li
            key={lesson.id}
            className="flex flex-col gap-2 rounded-control border border-line bg-surface p-3"
          >
            <div className="flex items-start justify-between gap-2">
              <span className="font-semibold text-quiet text-xs tabular">
                Lesson {lesson.number}
              </span>
              <Badge tone={TONES[lesson.state]}>{lesson.state}</Badge>
            </div>
            <p className="flex-1 text-sm leading-snug">{lesson.title}</p>
            {lesson.early && (
              <p className="text-warning text-xs">
                Completed early: faster than the video can be played.
              </p>
            )}
            <ProgressBar
              percent={lesson.percent}
              done={lesson.state === "Completed"}
              label={`Progress of lesson ${lesson.number}`}
            />
            {lesson.coverage && <CoverageLine coverage={lesson.coverage} />}
            <p className="flex justify-between gap-2 text-quiet text-xs tabular">
              <span>{lesson.watched ?? "Not watched yet"}</span>
              {lesson.lastWatchedAt && <LocalTime at={lesson.lastWatchedAt} never="" />}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
