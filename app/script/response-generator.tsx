import { Sparkles, Square } from "lucide";
import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import type { Links } from "~/settings/settings.server";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { showToast } from "~/ui/toast";
import { addressedConversation, useScript } from "./address";
import { INPUT_REQUIRED, LONGEST_SAID, type Style } from "./draft";
import { adviceWords } from "./draft-notices";
import { DraftView } from "./draft-view";
import { contextOf } from "./script";
import { useDraft } from "./use-draft";

type ResponseGeneratorProps = { links: Links; hasAi: boolean };

const COUNTED_FROM = LONGEST_SAID * 0.8;

/** Drafts the next message from what the prospect wrote (AI-1). */
export function ResponseGenerator({ links, hasAi }: ResponseGeneratorProps) {
  const [said, setSaid] = useState("");
  const script = useScript();
  const { draft, writing, write, stop, choose } = useDraft();
  function generate(style?: Style) {
    if (writing) return;
    if (said.trim() === "") return showToast({ ...INPUT_REQUIRED, tone: "danger" });
    const here = addressedConversation(script);
    void write({
      prospectResponse: said,
      currentContext: contextOf(here),
      currentNodeMessage: here.current.message,
      path: here.path,
      version: here.version,
      ...(style && draft ? { style, draft: draft.text } : {}),
      ...(style && draft?.chosen ? { choice: draft.chosen.id } : {}),
    });
  }
  return (
    <section aria-labelledby="generator-title" className="panel grid gap-4 p-5">
      <div className="grid gap-1">
        <h2 id="generator-title" className="text-lg">
          AI response generator
        </h2>
        <p className="text-quiet text-sm">
          {hasAi
            ? "Paste what the prospect wrote and get a draft of your next message. Read it before you send it."
            : "Paste what the prospect wrote and get the script's reply to it."}
        </p>
      </div>
      <PromptForm
        said={said}
        onSaid={setSaid}
        writing={writing}
        onGenerate={() => generate()}
        onStop={stop}
      />
      <p role="status" className="sr-only">
        {draft && !writing && adviceWords(draft)}
      </p>
      {draft && (
        <DraftView
          draft={draft}
          said={said}
          writing={writing}
          links={links}
          onChange={generate}
          onChoose={choose}
        />
      )}
      <noscript>
        <p className="text-quiet text-sm">The response generator needs JavaScript.</p>
      </noscript>
    </section>
  );
}

type PromptFormProps = {
  said: string;
  onSaid: (said: string) => void;
  writing: boolean;
  onGenerate: () => void;
  onStop: () => void;
};

function PromptForm({ said, onSaid, writing, onGenerate, onStop }: PromptFormProps) {
  const field = useId();
  function submit(event: FormEvent) {
    event.preventDefault();
    onGenerate();
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <label htmlFor={field} className="font-semibold text-sm">
        Prospect's response
      </label>
      <textarea
        id={field}
        value={said}
        onChange={(event) => onSaid(event.target.value)}
        onKeyDown={submitOnEnter}
        maxLength={LONGEST_SAID}
        rows={3}
        placeholder="For example: sounds good, but is this an MLM?"
        className="field-sizing-content max-h-60 min-h-24 w-full rounded-control border border-line bg-surface px-3.5 py-2.5 text-base placeholder:text-quiet hover:border-quiet"
      />
      {said.length >= COUNTED_FROM && (
        <p className="text-quiet text-sm tabular">
          {said.length.toLocaleString("en-US")} of {LONGEST_SAID.toLocaleString("en-US")} characters
        </p>
      )}
      <div className="flex gap-2">
        <Button type="submit" disabled={said.trim() === ""} busy={writing} className="flex-1">
          {!writing && <Icon of={Sparkles} className="size-4" />}
          {writing ? "Generating" : "Generate"}
        </Button>
        {writing && (
          <Button look="outline" onClick={onStop}>
            <Icon of={Square} className="size-4" />
            Stop
          </Button>
        )}
      </div>
    </form>
  );
}

/** Enter submits, Shift+Enter breaks the line; while an input method composes, Enter belongs to it. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
