import { useState } from "react";
import { errorIn, eventsIn, useCall } from "~/platform/ai/use-call";
import { fetchWithin } from "~/platform/web/json";
import type { Audience } from "./copy/topics";
import { type Earlier, type HelpEnd, type HelpEvent, LONGEST_EARLIER, MOST_EARLIER } from "./help";

/** Longer than the server waits for its AI endpoint. */
const GIVE_UP_MS = 150_000;
const ADDRESS = "/api/functions/answer-help-question";

/**
 * A question and its answer. `end` is null while the answer streams, and if it was stopped; `failure`: why there is
 * none. `arrived`: it came with the page.
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

/** A conversation: questions one at a time, each sent with the ones before it. `audience`: the page's. */
export function useHelp(arrived: Arrived, audience: Audience | null) {
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
      const asked = { question, before: earlierOf(exchanges), ...(audience && { for: audience }) };
      change({ end: await callForHelp(asked, (text) => change({ text }), signal) });
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

/** The last answered questions, with as much of their answers as may be sent. */
function earlierOf(exchanges: readonly Exchange[]): Earlier[] {
  return exchanges
    .filter(({ end }) => end?.known && end.verdict !== "fixed")
    .slice(-MOST_EARLIER)
    .map(({ question, text, end }) => ({
      question,
      answer: (text || (end?.passages[0]?.text ?? "")).slice(0, LONGEST_EARLIER).toWellFormed(),
    }));
}

function firstOf(arrived: Arrived): Exchange[] {
  return arrived ? [anExchange({ id: 0, arrived: true, ...arrived })] : [];
}

function anExchange(given: Partial<Exchange> & Pick<Exchange, "id" | "question">): Exchange {
  return { text: "", end: null, failure: null, stopped: false, arrived: false, ...given };
}

/** A failed answer, in words for the user. */
class HelpFailure extends Error {
  override name = "HelpFailure";
}

/**
 * Asks a question and passes the answer on as it grows; returns how it ended. Throws `HelpFailure`, even if the
 * stream breaks off before its end, and a plain error when the server cannot be reached.
 */
async function callForHelp(
  asked: { question: string; before: readonly Earlier[]; for?: Audience },
  onText: (answer: string) => void,
  signal: AbortSignal,
): Promise<HelpEnd> {
  const response = await fetchWithin(GIVE_UP_MS, ADDRESS, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    body: JSON.stringify(asked),
    signal,
  });
  if (response === null) throw new Error("Could not reach the server");
  if (!response.ok || !response.body) throw new HelpFailure(await errorIn(response));
  let text = "";
  for await (const event of eventsIn<HelpEvent>(response.body)) {
    if ("error" in event) throw new HelpFailure(event.error);
    if ("end" in event) return event.end;
    text += event.text;
    onText(text);
  }
  throw new HelpFailure("The answer was cut off");
}
