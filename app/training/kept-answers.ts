/**
 * Answers to the questions after a lesson (PRAC-5), as they are typed or chosen: this browser keeps them until the server
 * has them, and one that was sent without a connection goes out again from any training page.
 */
import { type Ref, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { type FetcherWithComponents, useFetcher, useLocation } from "react-router";
import type { ActResult } from "~/platform/web/act-result";
import { type Kept, KeptEntries } from "~/platform/web/kept-entries";
import { dropForm, keepForm, useWaits } from "~/platform/web/waiting-forms";
import { useResult } from "~/ui/use-result";

type KeptAnswer = { answer: string };
export type KeptAnswers = KeptEntries<KeptAnswer>;

const NONE: readonly Kept<KeptAnswer>[] = [];

/** `typed`: by question, what is not stored; nothing until the page's scripts run. */
export function useKeptAnswers(userId: string, lesson: number) {
  const [kept] = useState(() => new KeptEntries<KeptAnswer>(`answer ${userId} ${lesson} `));
  const entries = useSyncExternalStore(
    kept.subscribe,
    () => kept.all(),
    () => NONE,
  );
  const typed: Readonly<Record<string, KeptAnswer>> = Object.fromEntries(
    entries.map(({ key, content }) => [key, content]),
  );
  return { kept, typed };
}

/** For the field of a question, or each of its choices: shows what was kept. */
export function useKeptField(kept: KeptAnswers, question: string): Ref<HTMLInputElement> {
  return useCallback(
    (field: HTMLInputElement | null) => {
      const { answer = "" } = kept.entry(question)?.content ?? {};
      if (!field || answer === "") return;
      if (field.type === "radio") field.checked ||= field.value === answer;
      else if (field.value === field.defaultValue || globalThis.typedEarly?.has(field))
        field.value = answer;
    },
    [kept, question],
  );
}

type Sending = {
  fetcher: FetcherWithComponents<ActResult>;
  /** The server did not respond, so it goes out by itself. */
  isWaiting: boolean;
  /** Whether the person has just sent it: then its outcome takes the focus. */
  byHand: boolean;
  onType: (answer: string) => void;
  onSend: (answer: string) => void;
};

type Question = { userId: string; lesson: number; id: string; answered: { answer: string } | null };

/** `isOver`: it is answered right. */
export function useAnswer(kept: KeptAnswers, question: Question, isOver: boolean): Sending {
  const { userId, lesson, id, answered } = question;
  const fetcher = useFetcher<ActResult>();
  const { pathname } = useLocation();
  const key = `${lesson} ${id}`;
  const typed = kept.entry(id)?.content.answer;
  const sent = useRef("");
  const [byHand, setByHand] = useState(false);
  const isWaiting = useWaits(userId, key);
  const put = (answer: string) => {
    dropForm(userId, key);
    if (answer.trim() === "") kept.remove(id);
    else kept.keep(id, { answer });
  };
  useResult(fetcher.data, (result) => {
    if (typed !== sent.current) return;
    if (result.done) kept.remove(id);
    else if (result.away) {
      setByHand(false);
      keepForm(userId, key, { to: pathname, fields: { question: id, answer: sent.current } });
    }
  });
  const isStored = isOver || (answered !== null && typed?.trim() === answered.answer);
  useEffect(() => {
    if (!isStored) return;
    kept.remove(id);
    dropForm(userId, key);
  }, [isStored, kept, id, userId, key]);
  return {
    fetcher,
    isWaiting,
    byHand,
    onType: put,
    onSend(answer) {
      sent.current = answer;
      setByHand(true);
      // It waits once the server was not reached: now, it is on its way.
      put(answer);
    },
  };
}
