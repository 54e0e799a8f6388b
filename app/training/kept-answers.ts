/**
 * Answers to the questions after a lesson (PRAC-5), as they are typed or chosen: this browser keeps them until the server
 * has them, and one that was sent without a connection goes out again from the lesson's page.
 */
import {
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { type FetcherWithComponents, useFetcher } from "react-router";
import { longer, serverIsBack, untilReached } from "~/platform/pages/server-reach";
import type { ActResult } from "~/platform/web/act-result";
import { type Kept, KeptEntries } from "~/platform/web/kept-entries";
import { useResult } from "~/ui/use-result";

/** `waits`: it was sent, and the server was not reached. */
type KeptAnswer = { answer: string; waits: boolean };
export type KeptAnswers = KeptEntries<KeptAnswer>;

const NONE: readonly Kept<KeptAnswer>[] = [];
const FIRST_WAIT_MS = 500;

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

/** `isOver`: it is answered right. */
export function useAnswer(kept: KeptAnswers, question: string, isOver: boolean): Sending {
  const fetcher = useFetcher<ActResult>();
  const entry = kept.entry(question)?.content;
  const sent = useRef("");
  const [byHand, setByHand] = useState(false);
  const put = (answer: string, waits: boolean) =>
    answer.trim() === "" ? kept.remove(question) : kept.keep(question, { answer, waits });
  useResult(fetcher.data, (result) => {
    const isSame = kept.entry(question)?.content.answer === sent.current;
    if (!isSame) return;
    if (result.done) kept.remove(question);
    else put(sent.current, result.away === true);
  });
  useEffect(() => {
    if (isOver) kept.remove(question);
  }, [isOver, kept, question]);
  useResend(!isOver && entry?.waits ? entry.answer : null, fetcher.state === "idle", (answer) => {
    sent.current = answer;
    setByHand(false);
    void fetcher.submit({ question, answer }, { method: "post" });
  });
  return {
    fetcher,
    isWaiting: entry?.waits === true && fetcher.data?.done === false && fetcher.data.away === true,
    byHand,
    onType: (answer) => void put(answer, false),
    onSend(answer) {
      sent.current = answer;
      setByHand(true);
      // It waits once the server was not reached: now, it is on its way.
      put(answer, false);
    },
  };
}

/** Sends what waits as soon as the server can be reached, and after each attempt a little later. */
function useResend(waiting: string | null, isIdle: boolean, send: (answer: string) => void): void {
  const wait = useRef(0);
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    if (waiting === null) wait.current = 0;
    if (waiting === null || !isIdle) return;
    const page = new AbortController();
    const isBack =
      wait.current === 0 ? untilReached(page.signal) : serverIsBack(page.signal, wait.current);
    wait.current = wait.current === 0 ? FIRST_WAIT_MS : longer(wait.current);
    isBack.then(
      () => page.signal.aborted || sendNow(waiting),
      () => undefined,
    );
    return () => page.abort();
  }, [waiting, isIdle]);
}
