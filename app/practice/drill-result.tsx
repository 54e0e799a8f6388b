import { ArrowRight, CircleCheck, CircleX } from "lucide";
import { useEffect, useMemo } from "react";
import { ButtonLink } from "~/ui/button";
import { TextArea } from "~/ui/fields";
import { Icon } from "~/ui/icon";
import { takeFocus } from "~/ui/take-focus";
import { useHydrated } from "~/ui/use-hydrated";
import { draftOf, sentOf } from "./drill-draft";
import { DRILL_PAGE, MOVES, type Move } from "./drill-moves";
import type { Grade } from "./drill-schedule";

const GRADES = {
  right: "Right",
  late: "Right on the second try",
  wrong: "Not yet",
} as const;

type DrillResultProps = {
  result: {
    id: string;
    title: string;
    reply: string;
    grade: Grade;
    /** How often it was tried today. */
    tries: number;
    /** Whether it comes up once more today. */
    again: boolean;
    /** Another reply than this one had come first. */
    elsewhere: boolean;
    missing: readonly Move[];
    /** Null until it is asked for, or the reply was right. */
    better: string | null;
  };
  userId: string;
  more: boolean;
};

/** The result of a reply: what it has and lacks and why that matters; a better one only when it is asked for. */
export function DrillResult({ result, userId, more }: DrillResultProps) {
  const { id, title, reply, grade, tries, again, elsewhere, missing, better } = result;
  useEffect(() => {
    for (let tried = 0; tried < tries; tried += 1) draftOf(userId, `${id} ${tried}`).forget();
  }, [userId, id, tries]);
  return (
    <section aria-labelledby="result" className="panel mt-6 grid gap-4 p-5 sm:p-6">
      <h2
        id="result"
        ref={takeFocus}
        tabIndex={-1}
        className={`text-2xl outline-none ${grade === "wrong" ? "text-danger" : "text-success"}`}
      >
        {GRADES[grade]}
      </h2>
      <p className="text-quiet text-sm">
        {title}
        {again && " – comes up once more today"}
      </p>
      {elsewhere && <NotChecked userId={userId} id={id} />}
      {grade === "wrong" && <Hints missing={missing} />}
      <ul className="grid gap-2">
        {(Object.keys(MOVES) as Move[]).map((move) => (
          <MoveLine key={move} move={move} lacks={missing.includes(move)} />
        ))}
      </ul>
      <div className="grid gap-4 sm:grid-cols-2">
        <Words title="Your reply" text={reply} />
        {better !== null && <Words title="A better reply" text={better} strong />}
      </div>
      <p className="flex flex-wrap gap-3">
        {again && <ButtonLink to={`?again=${encodeURIComponent(id)}`}>Try again</ButtonLink>}
        {better === null && (
          <ButtonLink
            to={`?shown=${encodeURIComponent(id)}&better`}
            look="outline"
            preventScrollReset
          >
            Show the reply
          </ButtonLink>
        )}
        <ButtonLink to={DRILL_PAGE} look={again ? "outline" : "primary"}>
          {more ? "Next objection" : "Finish"}
          <Icon of={ArrowRight} className="size-4" />
        </ButtonLink>
      </p>
    </section>
  );
}

/** The words of this tab, which are shown until they are left: only this browser has them. */
function NotChecked({ userId, id }: { userId: string; id: string }) {
  const hydrated = useHydrated();
  const sent = useMemo(() => sentOf(userId, id), [userId, id]);
  useEffect(() => sent.forget, [sent]);
  return (
    <div role="alert" className="grid gap-3 rounded-control bg-warning-soft px-4 py-3 text-warning">
      <p>
        You had already replied to this one, in another tab or on another device. That reply counts
        and stands below. What you wrote here was not checked.
      </p>
      {hydrated && (
        <TextArea label="What you wrote here" name="here" rows={3} readOnly ref={sent.restore} />
      )}
    </div>
  );
}

/** What to do about each part that is missing, in one line. */
export function Hints({ missing }: { missing: readonly Move[] }) {
  if (missing.length === 0) return null;
  return (
    <p className="rounded-control bg-warning-soft px-4 py-3 text-warning">
      {missing.map((move) => `${MOVES[move].hint}.`).join(" ")}
    </p>
  );
}

function MoveLine({ move, lacks }: { move: Move; lacks: boolean }) {
  const icon = lacks ? CircleX : CircleCheck;
  return (
    <li className="flex gap-2.5">
      <Icon
        of={icon}
        role="img"
        aria-label={lacks ? "Missing" : "Done"}
        className={`mt-0.5 size-5 shrink-0 ${lacks ? "text-danger" : "text-success"}`}
      />
      <span>
        {MOVES[move].label}
        {lacks && <span className="block text-quiet text-sm">{MOVES[move].why}</span>}
      </span>
    </li>
  );
}

function Words({ title, text, strong = false }: { title: string; text: string; strong?: boolean }) {
  return (
    <div>
      <h3 className="text-base">{title}</h3>
      <p
        dir="auto"
        className={`mt-1.5 whitespace-pre-line rounded-control px-4 py-3 [overflow-wrap:anywhere] ${strong ? "bg-success-soft" : "bg-sunken"}`}
      >
        {text}
      </p>
    </div>
  );
}
