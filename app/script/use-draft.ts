import { useState } from "react";
import { useCall } from "~/platform/ai/use-call";
import { showLazyToast } from "~/ui/lazy-toasts";
import type { DraftSource } from "./draft";
import { callForDraft, type DraftBody } from "./draft-call";
import { noticeOfDraft, noticeOfFault } from "./draft-notices";

/** `source` is null while a draft is written, and where it was stopped before its end. */
export type Draft = { text: string; source: DraftSource | null };

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
      const onText = (text: string) => setDraft({ text, source: null });
      const source = await callForDraft(body, onText, signal);
      setDraft((written) => written && { ...written, source });
      void showLazyToast(noticeOfDraft(source));
    } catch (fault) {
      if (signal.aborted) return;
      setDraft(before);
      void showLazyToast(noticeOfFault(fault));
    } finally {
      setWriting(false);
    }
  }

  return { draft, writing, write, stop };
}
