import type { KeyboardEvent, SubmitEvent } from "react";
import { Form } from "react-router";
import { KEEPS_ITSELF } from "~/platform/pages/unsaved";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/fields";
import type { draftOf } from "./drill-draft";
import type { LoadedRun } from "./outcome";
import { MOST_MESSAGES } from "./prospect";
import { LONGEST_MESSAGE } from "./run";

type ComposerProps = {
  loaded: LoadedRun;
  at: number;
  fault: string | undefined;
  draft: ReturnType<typeof draftOf>;
  /** False: it cannot be said now, and stays in the field. */
  onSay: (message: string) => boolean;
  onStop: () => void;
};

/** Works as a plain form too: then every message is a page. */
export function Composer({ loaded, at, fault, draft, onSay, onStop }: ComposerProps) {
  const { attempt, fixedSeed, prospect } = loaded;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isEnd = event.nativeEvent.submitter?.getAttribute("value") === "end";
    if (isEnd) return onStop();
    const field = event.currentTarget.elements.namedItem("message");
    if (!(field instanceof HTMLTextAreaElement)) return;
    const message = field.value.trim();
    field.focus();
    if (message !== "" && onSay(message)) field.value = "";
  };
  return (
    <Form
      method="post"
      onSubmit={submit}
      className="mt-4 grid gap-3"
      data-composer
      {...KEEPS_ITSELF}
    >
      <input type="hidden" name="attempt" value={attempt} />
      <input type="hidden" name="at" value={at} />
      <input type="hidden" name="seed" value={fixedSeed ?? ""} />
      <TextArea
        label="Your message"
        name="message"
        rows={3}
        maxLength={LONGEST_MESSAGE}
        placeholder={`Write to ${prospect.name}`}
        ref={draft.restore}
        onInput={(event) => draft.keep(event.currentTarget.value)}
        onKeyDown={sendOnEnter}
      />
      {fault && (
        <p role="alert" className="font-medium text-danger text-sm">
          {fault}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" name="intent" value="say">
          Send
        </Button>
        <Button type="submit" name="intent" value="end" look="quiet">
          End conversation
        </Button>
        <span className="ml-auto text-quiet text-sm tabular">
          {at} of {MOST_MESSAGES} messages
        </span>
      </div>
    </Form>
  );
}

/** As in any chat; with Shift, a new line. */
export function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
