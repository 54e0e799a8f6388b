import {
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from "react";
import { Link } from "react-router";
import { useCan } from "~/auth/auth";
import { LocalTime } from "~/ui/local-time";
import {
  type Applicant,
  type ApplicantList,
  applicantPath,
  countText,
  foundIn,
  nameOf,
  unfitText,
} from "../applicant";
import { type ApplicantView, queryOf } from "../applicant-view";
import { choicesOf, STAGES, type Stage, stageWords } from "../stages";
import { MoveSelect } from "./applicant-table";
import { useApplicantMove, useMoved } from "./stage";

const DRAGGED = "application/x-applicant";

type OnMove = (who: Applicant) => void;
type BoardProps = { list: ApplicantList; view: ApplicantView; onMove: OnMove };

/** A column per stage; cards move under a pointer, by Shift and an arrow key, and by their own list of stages. */
export function ApplicantBoard({ list, view, onMove }: BoardProps) {
  const applicants = useMoved(list.applicants);
  const move = useApplicantMove(onMove);
  const focused = useRef<string | null>(null);
  const drop = (id: string, stage: Stage) => {
    const dropped = list.applicants.find((each) => each.id === id);
    if (dropped) move(dropped, stage);
  };
  return (
    <>
      <p className="mt-4 text-quiet text-sm">
        To move a card, drag it, or focus its name and press Shift with ← or →.
      </p>
      <section
        aria-label="Board"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways by keys, too
        tabIndex={0}
        className="mt-2 grid auto-cols-[minmax(10rem,1fr)] grid-flow-col gap-2 overflow-x-auto pb-3"
      >
        {(view.stage ? [view.stage] : STAGES).map((stage) => {
          const here = applicants.filter((each) => each.stage === stage);
          return (
            <Column
              key={stage}
              stage={stage}
              count={countText(foundIn(list.counts, [stage]))}
              onDrop={drop}
            >
              {here.length === 0 && <p className="px-1 py-2 text-quiet text-sm">Nobody</p>}
              {here.map((applicant) => (
                <Card
                  key={applicant.id}
                  applicant={applicant}
                  view={view}
                  focused={focused}
                  onMove={onMove}
                />
              ))}
              {list.counts[stage] > here.length && here.length > 0 && (
                <Link
                  to={queryOf(view, { view: undefined, stage })}
                  className="px-1 py-2 text-accent text-sm underline underline-offset-4"
                >
                  All {countText(foundIn(list.counts, [stage]))} in the table
                </Link>
              )}
            </Column>
          );
        })}
      </section>
    </>
  );
}

type ColumnProps = {
  stage: Stage;
  count: string;
  onDrop: (id: string, stage: Stage) => void;
  children: ReactNode;
};

function Column({ stage, count, onDrop, children }: ColumnProps) {
  const [over, setOver] = useState(false);
  const ours = (event: DragEvent) => event.dataTransfer.types.includes(DRAGGED);
  return (
    <section
      aria-label={`${stageWords(stage)}: ${count}`}
      data-stage={stage}
      onDragOver={(event) => {
        if (!ours(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer.getData(DRAGGED), stage);
      }}
      className={`grid content-start gap-2 rounded-panel bg-sunken p-2 ${over ? "outline-2 outline-accent" : ""}`}
    >
      <h2 className="flex items-baseline justify-between gap-2 px-1 text-sm">
        {stageWords(stage)}
        <span className="font-normal text-quiet text-sm tabular">{count}</span>
      </h2>
      {children}
    </section>
  );
}

type CardProps = {
  applicant: Applicant;
  view: ApplicantView;
  /** The card that was moved with its keys or its list; it gets the focus again where it reappears. */
  focused: RefObject<string | null>;
  onMove: OnMove;
};

function Card({ applicant, view, focused, onMove }: CardProps) {
  const moved = (who: Applicant) => {
    focused.current = who.id;
    onMove(who);
  };
  const move = useApplicantMove(moved);
  const mayMove = useCan()("applicants.change") && !applicant.anonymized;
  const press = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!event.shiftKey || step === undefined || !mayMove) return;
    event.preventDefault();
    const choices = choicesOf(applicant);
    const to = choices[choices.indexOf(applicant.stage) + step];
    if (to) move(applicant, to);
  };
  return (
    <article
      draggable={mayMove}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(DRAGGED, applicant.id);
        dataTransfer.effectAllowed = "move";
      }}
      className={`grid gap-2 rounded-control border border-line bg-surface p-2.5 text-sm ${mayMove ? "cursor-grab" : ""}`}
    >
      <Link
        ref={(node) => {
          if (!node || focused.current !== applicant.id) return;
          focused.current = null;
          node.focus();
        }}
        to={applicantPath(applicant.id, queryOf(view))}
        onKeyDown={press}
        draggable={false}
        dir="auto"
        className="font-semibold underline decoration-line underline-offset-4 [overflow-wrap:anywhere] hover:decoration-current"
      >
        {nameOf(applicant)}
      </Link>
      {applicant.qualified === false && <span className="text-danger">{unfitText(applicant)}</span>}
      <span className="text-quiet text-xs [&_.moment]:whitespace-normal">
        {applicant.interviewAt ? "Interview " : "Applied "}
        <LocalTime
          at={applicant.interviewAt ?? applicant.appliedAt}
          never=""
          exact={applicant.interviewAt ? "minutes" : false}
        />
      </span>
      <MoveSelect applicant={applicant} onMove={moved} prompt="Move to…" />
    </article>
  );
}
