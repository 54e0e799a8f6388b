import { CircleCheck, CircleX } from "lucide";
import { useState } from "react";
import { KEEPS_ITSELF } from "~/platform/pages/unsaved";
import { faultIn } from "~/platform/web/act-result";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/fields";
import { Icon } from "~/ui/icon";
import { isTyping, takeFocus } from "~/ui/take-focus";
import { WaitingForms } from "~/ui/waiting-forms";
import type { AskedQuestion } from "./answers.server";
import { type KeptAnswers, useAnswer, useKeptAnswers, useKeptField } from "./kept-answers";
import { LONGEST_ANSWER } from "./questions";

type QuestionsProps = {
  who: { userId: string; lessonNumber: number };
  /** `required`: the lesson is completed only with them. */
  asked: { questions: readonly AskedQuestion[]; required: boolean };
  /** For an answer sent without a script. */
  fault: string | undefined;
};

/** Questions after a lesson, each with its reason once it was answered (PRAC-5). */
export function LessonQuestions({ who, asked, fault }: QuestionsProps) {
  const { questions, required } = asked;
  const { kept, typed } = useKeptAnswers(who.userId, who.lessonNumber);
  const left = useLeft(questions, (id) => typed[id]?.answer);
  if (questions.length === 0 && left.length === 0) return <WaitingForms userId={who.userId} />;
  return (
    <section aria-labelledby="questions" className="mt-10 max-w-prose">
      <WaitingForms userId={who.userId} />
      <h2 id="questions" className="text-2xl">
        Check yourself
      </h2>
      <p className="mt-1.5 text-quiet">
        {required
          ? "Answer these to complete the lesson. You can try as often as you like."
          : "Optional. Answering from memory makes it stick."}
      </p>
      {fault && (
        <p role="alert" className="mt-3 font-medium text-danger text-sm">
          {fault}
        </p>
      )}
      <ol className="mt-5 grid gap-4">
        {questions.map((question) => (
          <li key={question.id} className="panel p-5">
            <Question question={question} who={who} kept={kept} />
          </li>
        ))}
        {left.map(({ id, question, words }) => (
          <li key={`left ${id}`} className="panel grid gap-2 p-5">
            <TextField label={question} name="left" readOnly value={words} />
            <p role="status" className="text-quiet text-sm">
              This question is no longer asked. What you typed was not sent.
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What is typed and not sent, to questions that are no longer asked since this page was opened. */
function useLeft(questions: readonly AskedQuestion[], typed: (id: string) => string | undefined) {
  const [seen, setSeen] = useState({ questions, all: questions });
  if (seen.questions !== questions) {
    const gone = seen.all.filter(({ id }) => !questions.some((each) => each.id === id));
    setSeen({ questions, all: [...questions, ...gone] });
  }
  return seen.all.flatMap(({ id, question, choices, answered }) => {
    const words = typed(id)?.trim() ?? "";
    const isSent = words === "" || words === answered?.answer;
    // A choice is no words.
    if (isSent || choices.length > 0 || questions.some((each) => each.id === id)) return [];
    return { id, question, words };
  });
}

type QuestionProps = { question: AskedQuestion; who: QuestionsProps["who"]; kept: KeptAnswers };

function Question({ question, who, kept }: QuestionProps) {
  const { id, choices, answered } = question;
  const own = { userId: who.userId, lesson: who.lessonNumber, id, answered };
  const sending = useAnswer(kept, own, answered?.isRight === true);
  const { fetcher, byHand, isWaiting, onType } = sending;
  const field = useKeptField(kept, id);
  const isAway = fetcher.data?.done === false && fetcher.data.away === true;
  const fault = isAway ? undefined : faultIn(fetcher.data);
  if (answered?.isRight)
    return (
      <>
        <p className="font-semibold">{question.question}</p>
        <p className="mt-3">{answered.answer}</p>
        <Outcome answered={answered} takesFocus={byHand && fetcher.data !== undefined} />
      </>
    );
  return (
    <fetcher.Form
      method="post"
      className="grid gap-4"
      onSubmit={(event) =>
        sending.onSend(String(new FormData(event.currentTarget).get("answer") ?? ""))
      }
      {...KEEPS_ITSELF}
    >
      <input type="hidden" name="question" value={id} />
      {choices.length > 0 ? (
        <fieldset className="grid gap-1">
          <legend className="mb-2 font-semibold">{question.question}</legend>
          {choices.map((choice) => (
            <label key={choice} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="answer"
                value={choice}
                required
                defaultChecked={choice === answered?.answer}
                ref={field}
                onChange={() => onType(choice)}
                className="size-5 shrink-0 accent-accent"
              />
              {choice}
            </label>
          ))}
        </fieldset>
      ) : (
        <TextField
          label={question.question}
          name="answer"
          required
          maxLength={LONGEST_ANSWER}
          defaultValue={answered?.answer}
          ref={field}
          onInput={(event) => onType(event.currentTarget.value)}
          autoComplete="off"
        />
      )}
      {fault && (
        <p role="alert" className="font-medium text-danger text-sm">
          {fault}
        </p>
      )}
      <p>
        <Button type="submit" look="outline" small busy={fetcher.state !== "idle"}>
          {answered ? "Try again" : "Answer"}
        </Button>
      </p>
      {isWaiting && (
        <p role="status" className="text-quiet text-sm">
          Kept in this browser. It is sent from any training page once the connection is back.
        </p>
      )}
      {answered && (
        <Outcome
          key={answered.answer}
          answered={answered}
          takesFocus={byHand && fetcher.data !== undefined}
        />
      )}
    </fetcher.Form>
  );
}

type OutcomeProps = {
  answered: NonNullable<AskedQuestion["answered"]>;
  /** It has just been answered. */
  takesFocus: boolean;
};

/** Whether an answer was right, and why; a wrong one names a right one. */
function Outcome({ answered, takesFocus }: OutcomeProps) {
  const { isRight, right, reason } = answered;
  const icon = isRight ? CircleCheck : CircleX;
  return (
    <div
      role="status"
      ref={takesFocus ? unlessTyping : undefined}
      tabIndex={-1}
      className={`mt-3 rounded-control px-4 py-3 ${isRight ? "bg-success-soft" : "bg-sunken"}`}
    >
      <p
        className={`flex items-center gap-2 font-semibold text-sm ${isRight ? "text-success" : "text-danger"}`}
      >
        <Icon of={icon} className="size-4 shrink-0" />
        {isRight ? "Right" : "Not quite"}
      </p>
      {!isRight && <p className="mt-1">{right}</p>}
      <p className="mt-1 text-sm">{reason}</p>
    </div>
  );
}

function unlessTyping(element: HTMLElement | null): void {
  if (!isTyping()) takeFocus(element);
}
