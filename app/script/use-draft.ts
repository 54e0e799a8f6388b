import { useState } from "react";
import { useCall } from "~/platform/ai/use-call";
import { showLazyToast } from "~/ui/lazy-toasts";
import type { DraftAdvice, DraftChoice, DraftSource } from "./draft";
import { callForDraft, type DraftBody } from "./draft-call";
import { noticeOfDraft, noticeOfFault } from "./draft-notices";

/**
 * `source` is null while a draft is written, and where it was stopped before its end. `chosen`: the reply out of those
 * that were offered.
 */
export type Draft = {
  text: string;
  source: DraftSource | null;
  advice: DraftAdvice | null;
  chosen: DraftChoice | null;
};

/** Asks for drafts, one at a time, and keeps the latest. */
export function useDraft() {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [writing, setWriting] = useState(false);
  const { begin, stop } = useCall();

  async function write(body: DraftBody): Promise<void> {
    const before = draft;
    const signal = begin();
    setWriting(true);
    setDraft(null);
    try {
      const chosen = body.choice ? (before?.chosen ?? null) : null;
      const onText = (text: string) => setDraft({ text, source: null, advice: null, chosen });
      const { source, advice } = await callForDraft(body, onText, signal);
      setDraft((written) => written && { ...written, source, advice });
      if (!advice) void showLazyToast(noticeOfDraft(source));
    } catch (fault) {
      if (signal.aborted) return;
      setDraft(before);
      void showLazyToast(noticeOfFault(fault));
    } finally {
      setWriting(false);
    }
  }

  /** One of the replies that were offered; null offers them again. */
  function choose(chosen: DraftChoice | null): void {
    setDraft((offered) => offered && { ...offered, chosen });
  }

  return { draft, writing, write, stop, choose };
}
