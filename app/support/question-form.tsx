import { SendHorizontal, Square } from "lucide-react";
import type { FormEvent, KeyboardEvent, RefObject } from "react";
import { Button } from "~/ui/button";
import { LONGEST_QUESTION } from "./help";

type QuestionFormProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  writing: boolean;
  onAsk: (question: string) => void;
  onStop: () => void;
};

/** Asks within the page if there is a script, otherwise through the page's address. */
export function QuestionForm({ field, writing, onAsk, onStop }: QuestionFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const question = field.current?.value.trim() ?? "";
    if (writing || question === "") return field.current?.focus();
    event.currentTarget.reset();
    onAsk(question);
  }
  return (
    <form action="/help" onSubmit={submit} className="grid gap-2">
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
            <Square aria-hidden="true" className="size-4" />
            Stop
          </Button>
        ) : (
          <Button type="submit">
            <SendHorizontal aria-hidden="true" className="size-4" />
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
