import { useState } from "react";
import { useCall } from "~/platform/ai/use-call";
import type { HelpEnd } from "./help";
import { callForHelp, HelpFailure } from "./help-call";

/**
 * A question and its answer. `end` is null while the answer streams, and if it was stopped;
 * `failure`: why there is none. `arrived`: it came with the page.
 */
export type Exchange = {
  id: number;
  question: string;
  text: string;
  end: HelpEnd | null;
  failure: string | null;
  stopped: boolean;
  arrived: boolean;
};

export type Arrived = { question: string; end: HelpEnd } | null;

const NETWORK = "No answer arrived. Check your connection and try again.";

/** A conversation: questions one at a time, each answered on its own. */
export function useHelp(arrived: Arrived) {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>(() => firstOf(arrived));
  const [writing, setWriting] = useState(false);
  const { begin, stop } = useCall();

  async function ask(question: string): Promise<void> {
    if (writing) return;
    const id = Date.now();
    const change = (part: Partial<Exchange>) =>
      setExchanges((all) => all.map((each) => (each.id === id ? { ...each, ...part } : each)));
    const signal = begin();
    setWriting(true);
    setExchanges((all) => [...all, anExchange({ id, question })]);
    try {
      change({ end: await callForHelp(question, (text) => change({ text }), signal) });
    } catch (fault) {
      if (signal.aborted) change({ stopped: true });
      else change({ failure: fault instanceof HelpFailure ? fault.message : NETWORK });
    } finally {
      setWriting(false);
    }
  }

  return {
    exchanges,
    writing,
    ask,
    stop,
    clear: () => setExchanges([]),
  };
}

function firstOf(arrived: Arrived): Exchange[] {
  return arrived ? [anExchange({ id: 0, arrived: true, ...arrived })] : [];
}

function anExchange(given: Partial<Exchange> & Pick<Exchange, "id" | "question">): Exchange {
  return { text: "", end: null, failure: null, stopped: false, arrived: false, ...given };
}
