import { TriangleAlert } from "lucide";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Spinner } from "~/ui/spinner";
import { AnswerView, FixedAnswerView, NoAnswerView, UnsureAnswerView } from "./answer-view";
import type { AssistantWords } from "./answer-words";
import { handOver, searchAddress } from "./help";
import type { Exchange } from "./use-help";

type ExchangeViewProps = {
  exchange: Exchange;
  /** Asks the same again; absent if the page cannot or should not. */
  onAsk?: (question: string) => void;
  askLabel: string;
  words: AssistantWords;
};

/** One question and its result. */
export function ExchangeView({ exchange, onAsk, askLabel, words }: ExchangeViewProps) {
  const { question, end, failure, stopped } = exchange;
  const waiting = !end && !failure && !stopped;
  return (
    <li ref={exchange.arrived ? undefined : intoView} className="grid scroll-mt-24 gap-4">
      <h3 className="ml-8 justify-self-end rounded-panel rounded-br-sm bg-accent-soft px-4 py-2.5 font-normal font-sans text-base leading-normal tracking-normal [overflow-wrap:anywhere] sm:ml-16">
        <span className="sr-only">You asked: </span>
        {question}
      </h3>
      <div className="grid gap-4 sm:mr-8" aria-busy={waiting}>
        {end ? (
          <EndView exchange={exchange} end={end} words={words} />
        ) : (
          <Written exchange={exchange} />
        )}
        {failure && <Failure question={question} words={failure} />}
        {onAsk && !waiting && (
          <p>
            <Button look="outline" small onClick={() => onAsk(question)}>
              {askLabel}
            </Button>
          </p>
        )}
      </div>
    </li>
  );
}

type EndViewProps = {
  exchange: Exchange;
  end: NonNullable<Exchange["end"]>;
  words: AssistantWords;
};

function EndView({ exchange, end, words }: EndViewProps) {
  const { question, text, id } = exchange;
  const answer = { question, text, end, group: `passages-${id}`, words };
  if (end.verdict === "fixed") return <FixedAnswerView {...answer} />;
  if (end.verdict === "unsure") return <UnsureAnswerView {...answer} />;
  return end.known ? <AnswerView {...answer} /> : <NoAnswerView {...answer} />;
}

/** The partial text of an answer that is still streaming or was cut off. */
function Written({ exchange: { text, stopped, failure } }: { exchange: Exchange }) {
  if (text === "" && !stopped && !failure)
    return (
      <p className="flex items-center gap-3 text-quiet">
        <Spinner /> Looking through the help pages
      </p>
    );
  return (
    <>
      {text !== "" && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>}
      {stopped && (
        <p>
          <Badge tone="warning">Stopped</Badge>
        </p>
      )}
    </>
  );
}

function Failure({ question, words }: { question: string; words: string }) {
  return (
    <div
      role="alert"
      className="grid gap-2 rounded-control bg-danger-soft px-3.5 py-3 text-danger [overflow-wrap:anywhere]"
    >
      <p className="flex gap-2.5">
        <Icon of={TriangleAlert} className="mt-1 size-4 shrink-0" />
        {words}
      </p>
      <p className="flex flex-wrap gap-x-5 font-semibold text-sm underline underline-offset-4">
        <a href={searchAddress(question)} className="inline-flex min-h-11 items-center">
          Search the help pages
        </a>
        <a href={handOver(question)} className="inline-flex min-h-11 items-center">
          Send it to support
        </a>
      </p>
    </div>
  );
}

/** A new question scrolls into view once, and where the reader scrolls afterward stays. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "start" });
}
