import { SendHorizontal, Square } from "lucide";
import { type FormEvent, type KeyboardEvent, type MouseEvent, type RefObject, useRef } from "react";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { type AssistantWords, announcement } from "./answer-words";
import type { Audience } from "./copy/topics";
import { ExchangeView } from "./exchange-view";
import { LONGEST_QUESTION, searchAddress } from "./help";
import { type Arrived, useHelp } from "./use-help";

type HelpConversationProps = {
  arrived: Arrived;
  audience: Audience | null;
  hasAi: boolean;
  words: AssistantWords;
};

/** The built-in assistant (SUP-2). */
export function HelpConversation({ arrived, audience, hasAi, words }: HelpConversationProps) {
  const { exchanges, writing, ask, stop, clear } = useHelp(arrived, audience);
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const last = exchanges.at(-1);
  function askHere(question: string) {
    void ask(question);
    // The clicked suggestion goes away with the first question.
    if (document.activeElement !== field.current) list.current?.focus();
  }
  function stopHere() {
    stop();
    field.current?.focus();
  }
  function startOver() {
    clear();
    window.history.replaceState(
      window.history.state,
      "",
      audience ? `/help?for=${audience}` : "/help",
    );
    field.current?.focus();
  }
  return (
    <section aria-labelledby="conversation" className="panel raised">
      <div className="flex min-h-16 items-center justify-between gap-4 border-line border-b px-5 py-2 sm:px-7">
        <h2 id="conversation" className="text-xl">
          {hasAi ? "AI Assistant" : "Help assistant"}
        </h2>
        {exchanges.length > 0 && (
          <Button look="quiet" small onClick={startOver} disabled={writing}>
            Clear
          </Button>
        )}
      </div>
      <div className="px-5 py-6 sm:px-7">
        <p className="text-quiet text-sm">{hasAi ? words.withAi : words.withoutAi}</p>
        <ol
          ref={list}
          tabIndex={-1}
          aria-label="Questions and answers"
          className="grid gap-9 not-empty:mt-7"
        >
          {exchanges.map((exchange) => (
            <ExchangeView
              key={exchange.id}
              exchange={exchange}
              words={words}
              askLabel={exchange.arrived ? "Let the AI answer" : "Try again"}
              onAsk={canAskAgain(exchange, hasAi) && !writing ? askHere : undefined}
            />
          ))}
        </ol>
      </div>
      <p role="status" className="sr-only">
        {last && !last.arrived && announcement(last, words)}
      </p>
      <div className="rounded-b-panel border-line border-t bg-sunken px-5 py-5 sm:px-7">
        <QuestionForm
          field={field}
          writing={writing}
          audience={audience}
          onAsk={askHere}
          onStop={stopHere}
        />
        {exchanges.length === 0 && (
          <Examples examples={words.examples} audience={audience} onAsk={askHere} />
        )}
      </div>
    </section>
  );
}

type ExamplesProps = {
  examples: readonly string[];
  audience: Audience | null;
  onAsk: (question: string) => void;
};

function Examples({ examples, audience, onAsk }: ExamplesProps) {
  function askInPage(event: MouseEvent, question: string) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onAsk(question);
  }
  if (examples.length === 0) return null;
  return (
    <div className="mt-6">
      <h3 className="font-sans font-semibold text-sm tracking-normal">For example</h3>
      <ul className="mt-3 flex flex-wrap gap-2">
        {examples.map((question) => (
          <li key={question}>
            <a
              href={searchAddress(question, audience)}
              onClick={(event) => askInPage(event, question)}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 py-1.5 eased hover:border-quiet hover:bg-sunken"
            >
              {question}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Answered = { end: { known: boolean } | null; failure: string | null; stopped: boolean };

/** After a failure or a stop, and if the address brought the search's answer to a page that has an AI. */
function canAskAgain(
  { failure, stopped, arrived }: Answered & { arrived: boolean },
  hasAi: boolean,
) {
  return failure !== null || stopped || (arrived && hasAi);
}

type QuestionFormProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  writing: boolean;
  audience: Audience | null;
  onAsk: (question: string) => void;
  onStop: () => void;
};

/** Asks within the page if there is a script, otherwise through the page's address. */
function QuestionForm({ field, writing, audience, onAsk, onStop }: QuestionFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const question = field.current?.value.trim() ?? "";
    if (writing || question === "") return field.current?.focus();
    event.currentTarget.reset();
    onAsk(question);
  }
  return (
    <form action="/help" onSubmit={submit} className="grid gap-2">
      {audience && <input type="hidden" name="for" value={audience} />}
      <label htmlFor="question" className="font-semibold text-sm">
        Your question
      </label>
      <div className="flex items-end gap-2 max-sm:flex-col max-sm:items-stretch">
        <textarea
          ref={field}
          id="question"
          name="q"
          required
          rows={2}
          maxLength={LONGEST_QUESTION}
          onKeyDown={submitOnEnter}
          aria-describedby="question-hint"
          className="field-sizing-content max-h-48 min-h-[4.5rem] w-full min-w-0 flex-1 rounded-control border border-line bg-surface px-3.5 py-2.5 text-base hover:border-quiet"
        />
        {writing ? (
          <Button look="outline" onClick={onStop}>
            <Icon of={Square} className="size-4" />
            Stop
          </Button>
        ) : (
          <Button type="submit">
            <Icon of={SendHorizontal} className="size-4" />
            Ask
          </Button>
        )}
      </div>
      <p id="question-hint" className="text-quiet text-sm">
        Up to {LONGEST_QUESTION} characters. Leave out codes, card numbers and other people's names.
      </p>
    </form>
  );
}

/** Enter submits, Shift+Enter breaks the line; while an input method composes, Enter is its own. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
