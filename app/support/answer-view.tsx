import { CircleHelp, HeartHandshake, LifeBuoy, TriangleAlert } from "lucide";
import type { ReactNode } from "react";
import { Badge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { type AssistantWords, faultWords } from "./answer-words";
import { type HelpEnd, handOver } from "./help";
import { PassageDetails, PassageView } from "./passage-details";

type AnswerProps = {
  question: string;
  text: string;
  end: HelpEnd;
  group: string;
  words: AssistantWords;
};

/** An answer, and where it comes from. */
export function AnswerView({ question, text, end, group }: AnswerProps) {
  const byAi = end.source === "ai";
  return (
    <>
      {byAi && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>}
      <Source end={end}>
        {byAi ? (
          <Badge tone="accent">Written by AI from our help pages</Badge>
        ) : (
          <Badge tone="neutral">From our help pages</Badge>
        )}
      </Source>
      {end.unsupported.length > 0 && <Unsupported found={end.unsupported} />}
      {byAi ? (
        <Passages title="Help pages it used" passages={end.passages} group={group} />
      ) : (
        <Found passages={end.passages} group={group} />
      )}
      <p className="text-quiet text-sm">
        Not what you needed? <SupportLink question={question} />
      </p>
    </>
  );
}

/** An answer that comes before every search: alone, with nothing of ours next to it. */
export function FixedAnswerView({ end: { passages } }: AnswerProps) {
  const [answer] = passages;
  if (!answer) return null;
  return (
    <div className="grid gap-3 rounded-panel border border-line border-l-4 border-l-accent bg-sunken px-5 py-5">
      <h4 className="flex items-start gap-2.5 text-lg">
        <Icon of={HeartHandshake} className="mt-1 size-5 shrink-0 text-accent" />
        {answer.title}
      </h4>
      <PassageView passage={answer} />
    </div>
  );
}

/** Says that several passages may fit, and lets the reader choose. */
export function UnsureAnswerView({ question, end, group, words }: AnswerProps) {
  return (
    <div className="grid gap-4 rounded-panel border border-line border-dashed px-5 py-5">
      <Source end={end}>
        <Badge tone="warning">Not sure</Badge>
      </Source>
      <p className="flex gap-2.5 font-semibold">
        <Icon of={CircleHelp} className="mt-0.5 size-5 shrink-0 text-accent" />
        Is it one of these?
      </p>
      <PassageDetails passages={end.passages} group={group} />
      <p className="text-quiet text-sm">
        {words.unsure} <SupportLink question={question} />
      </p>
    </div>
  );
}

/** Says that there is no answer, and who can help. */
export function NoAnswerView({ question, end, group, words }: AnswerProps) {
  return (
    <>
      <Source end={end}>
        <Badge tone="warning">No answer found</Badge>
      </Source>
      <p>{words.unknown}</p>
      <p>
        <a href={handOver(question)} className={buttonClass()}>
          <Icon of={LifeBuoy} className="size-4" />
          Send it to support
        </a>
      </p>
      {end.passages.length > 0 && (
        <Passages title="These may be related" passages={end.passages} group={group} />
      )}
    </>
  );
}

function SupportLink({ question }: { question: string }) {
  return (
    <a
      href={handOver(question)}
      className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
    >
      Send this question to support
    </a>
  );
}

function Source({ end, children }: { end: HelpEnd; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {children}
      {end.fault && <p className="text-quiet text-sm">{faultWords(end)}</p>}
    </div>
  );
}

type PassagesProps = { passages: HelpEnd["passages"]; group: string };

function Found({ passages: [best, ...others], group }: PassagesProps) {
  return (
    <>
      {best && (
        <div className="grid gap-2">
          <h4 className="text-lg">{best.title}</h4>
          <PassageView passage={best} />
        </div>
      )}
      {others.length > 0 && <Passages title="Also about this" passages={others} group={group} />}
    </>
  );
}

function Passages({ title, passages, group }: PassagesProps & { title: string }) {
  return (
    <div>
      <h4 className="mb-1.5 font-sans font-semibold text-quiet text-sm tracking-normal">{title}</h4>
      <PassageDetails passages={passages} group={group} />
    </div>
  );
}

/** Statements by the AI that no help page supports. */
function Unsupported({ found }: { found: readonly string[] }) {
  return (
    <p className="flex gap-2.5 rounded-control bg-warning-soft px-3.5 py-3 text-sm text-warning [overflow-wrap:anywhere]">
      <Icon of={TriangleAlert} className="mt-0.5 size-4 shrink-0" />
      <span>
        <strong>Not in our help pages:</strong> {found.join(", ")}. Ask support before you rely on
        it.
      </span>
    </p>
  );
}
