import { useState } from "react";
import { useCall } from "~/platform/ai/use-call";
import { showToast } from "~/ui/toast";
import type { DraftAdvice, DraftChoice, DraftSource } from "./draft";
import { callForDraft, type DraftBody, DraftFailure } from "./draft-call";
import { noticeOfDraft, noticeOfFault } from "./draft-notices";

/** Drafts that did not finish, and must not be sent. */
export type Broken = "stopped" | "failed";

/**
 * `source` is null while a draft is written. `chosen`: which of the offered replies. `said` and `path`: the words it
 * responds to, and the step at which they were said. `waitSeconds`: until the server takes another request, if it refused.
 */
export type Draft = {
  said: string;
  path: string;
  text: string;
  source: DraftSource | Broken | null;
  advice: DraftAdvice | null;
  chosen: DraftChoice | null;
  waitSeconds: number;
};

/** Requests drafts, one at a time, and keeps the latest. A style change that fails leaves the draft as it was. */
export function useDraft() {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [writing, setWriting] = useState(false);
  const { begin, stop } = useCall();

  async function write(body: DraftBody): Promise<void> {
    const before = draft;
    const signal = begin();
    const begun: Draft = {
      said: body.prospectResponse,
      path: body.path,
      text: "",
      source: null,
      advice: null,
      chosen: body.choice ? (before?.chosen ?? null) : null,
      waitSeconds: 0,
    };
    setWriting(true);
    setDraft(null);
    try {
      const onText = (text: string) => setDraft({ ...begun, text });
      const { source, advice } = await callForDraft(body, onText, signal);
      setDraft((written) => written && { ...written, source, advice });
      if (!advice) showToast(noticeOfDraft(source));
    } catch (fault) {
      const source = signal.aborted ? "stopped" : "failed";
      const waitSeconds = fault instanceof DraftFailure ? fault.waitSeconds : 0;
      setDraft((written) => (body.style ? before : { ...(written ?? begun), source, waitSeconds }));
      if (source === "failed") showToast(noticeOfFault(fault));
    } finally {
      setWriting(false);
    }
  }

  /** One of the offered replies; null offers them again. */
  function choose(chosen: DraftChoice | null): void {
    setDraft((offered) => offered && { ...offered, chosen });
  }

  return { draft, writing, write, stop, choose };
}
