/**
 * A run in this browser: it continues without a connection, is kept in the browser's storage, and is sent whenever the
 * server can be reached. The server replays it; anything it refuses is reloaded.
 */
import { DAY_MS } from "~/platform/time/durations";
import { fetchWithin, jsonOf } from "~/platform/web/json";
import type { Kept } from "~/platform/web/kept-entries";
import { Outbox } from "~/platform/web/outbox";
import { LONGEST_MESSAGE, type Voiced } from "./run";

export type KeptRun = {
  prospect: string;
  attempt: number;
  seed: number | null;
  messages: readonly string[];
  stopped: boolean;
  /** How many labels of coaches its messages are read with. */
  labels: number;
  /** By this browser's clock, if it was begun here. */
  begunAt?: number;
};

/**
 * `typing`: the last reply is not shown yet. Until it is, more can be added to the last message: two short ones are one
 * turn, and it goes out as one.
 */
export type ShownRun = KeptRun & { typing: boolean; voiced: Voiced };

const SEND_TO = "/training/practice/save";
const GIVE_UP_MS = 15_000;
/** From the stored run: a page requested before that does not have it. */
const KEPT_MS = 30_000;
const LEAST_TYPING_MS = 600;
const MOST_TYPING_MS = 1_800;
const TYPING_MS_A_LETTER = 14;
/** The server takes no run as older. */
const MOST_AGO_MS = 30 * DAY_MS;
/** With an AI endpoint its words are waited for; the engine's own come after that. */
const MOST_WAITED_MS = 5_000;

/** A person's runs that the server may not have: another page of practice sends them as well as the run's own. */
export function runOutbox(
  userId: string,
  settled: (run: Kept<KeptRun>, voiced: Voiced | null) => void = () => undefined,
): Outbox<KeptRun> {
  const answers = new Map<string, Voiced>();
  return new Outbox({
    name: `practice ${userId} `,
    lanes: "each",
    lingerMs: KEPT_MS,
    async deliver([run]) {
      const response = run ? await send(run.content) : null;
      if (!run || !isSettled(response)) return "later";
      if (!response.ok) return "refused";
      const stored = await jsonOf<{ voiced: Voiced }>(response);
      // An answer that broke off, as when the page is left, or that another server gave.
      if (stored === null) return "later";
      answers.set(run.key, stored.voiced);
      return "stored";
    },
    settled([run], delivery) {
      if (run) settled(run, delivery === "stored" ? (answers.get(run.key) ?? null) : null);
    },
  });
}

export class RunStore {
  readonly #key: string;
  readonly #outbox: Outbox<KeptRun>;
  readonly #listeners = new Set<() => void>();
  readonly #first: ShownRun;
  readonly #onRefused: () => void;
  readonly #waits: boolean;
  #run: ShownRun;
  #ended = false;
  /** Sends the last message, to which more may be added until then. */
  #pending: ReturnType<typeof setTimeout> | null = null;

  /**
   * `loaded`: the server's run; what this browser has takes precedence if it begins the same. `waits`: for the words of
   * an AI endpoint.
   */
  constructor(
    userId: string,
    { voiced, waits, ...loaded }: KeptRun & { voiced: Voiced; waits: boolean },
    onRefused: () => void,
  ) {
    this.#key = `${loaded.prospect} ${loaded.attempt}`;
    this.#outbox = runOutbox(userId, (run, voiced) => this.#settled(run, voiced));
    this.#first = { ...loaded, voiced, typing: false };
    this.#waits = waits;
    this.#onRefused = onRefused;
    this.#run = this.#first;
    this.#follow();
  }

  /** What this browser has, from an earlier page or another tab, goes on from what is shown here. */
  readonly #follow = (): void => {
    const { seed, messages } = this.#run;
    const kept = this.#outbox.read(this.#key);
    if (kept?.seed === seed && messages.every((each, at) => each === kept.messages[at]))
      this.#set(kept);
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    const close = this.#outbox.subscribe(this.#follow);
    window.addEventListener("pagehide", this.#leave);
    return () => {
      this.#leave();
      window.removeEventListener("pagehide", this.#leave);
      this.#listeners.delete(listener);
      close();
    };
  };

  readonly shown = (): ShownRun => this.#run;
  readonly loaded = (): ShownRun => this.#first;

  /** The messages with one more, or with the last one grown by it; null if neither can be. */
  with(message: string): readonly string[] | null {
    const { messages, typing } = this.#run;
    if (!typing) return [...messages, message];
    const both = `${messages.at(-1)}\n${message}`;
    if (this.#pending === null || both.length > LONGEST_MESSAGE) return null;
    return [...messages.slice(0, -1), both];
  }

  /** `ends`: with the last message. */
  say(messages: readonly string[], replyLength: number, ends: boolean): void {
    this.#ended = ends;
    if (this.#run.messages.length === 0) this.#set({ begunAt: Date.now() });
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const typing = this.#waits || !still;
    this.#set({ messages, typing });
    this.#dropPending();
    if (!typing) {
      this.#keep();
      return;
    }
    const typed = Math.min(MOST_TYPING_MS, LEAST_TYPING_MS + replyLength * TYPING_MS_A_LETTER);
    this.#pending = setTimeout(this.#send, this.#waits ? LEAST_TYPING_MS : typed);
  }

  readonly #send = (): void => {
    this.#dropPending();
    this.#keep();
    if (!this.#waits) this.#set({ typing: false });
    else setTimeout(() => this.#set({ typing: false }), MOST_WAITED_MS);
  };

  /** What is being written goes out before the page is left. */
  readonly #leave = (): void => {
    if (this.#pending !== null) this.#send();
  };

  #dropPending(): void {
    if (this.#pending !== null) clearTimeout(this.#pending);
    this.#pending = null;
  }

  stop(): void {
    this.#ended = true;
    this.#dropPending();
    this.#set({ stopped: true, typing: false });
    this.#keep();
  }

  /**
   * `count`: of the messages up to the end. What two tabs have joined after it is no part of the run, which no server
   * would take with it; returned, for the person who said it.
   */
  cut(count: number): string | undefined {
    const { messages } = this.#run;
    // What the server has is right.
    if (count < this.#first.messages.length) return undefined;
    this.#set({ messages: messages.slice(0, count) });
    this.#put();
    return messages.slice(count).join("\n");
  }

  #put(): void {
    const { typing: _, voiced: __, ...run } = this.#run;
    this.#outbox.put(this.#key, run);
  }

  #keep(): void {
    const other = this.#outbox.read(this.#key);
    // What another tab said while this was being written comes before it: nothing of either is lost.
    if (other?.seed === this.#run.seed) {
      const own = this.#run.messages.filter((said, at) => said !== other.messages[at]);
      this.#set({
        messages: [...other.messages, ...own],
        stopped: this.#run.stopped || other.stopped,
      });
    }
    this.#put();
  }

  /** `voiced`: null if the server refused it. */
  #settled({ key, content }: Kept<KeptRun>, voiced: Voiced | null): void {
    if (key !== this.#key) return;
    if (voiced === null) {
      this.#onRefused();
      return;
    }
    const newest = this.#outbox.read(key);
    const isNewest =
      newest?.messages.length === content.messages.length && newest.stopped === content.stopped;
    this.#set({ voiced, ...(this.#waits && isNewest && { typing: false }) });
    // After a reload, the page shows this run and its feedback. It may have been left meanwhile.
    if (isNewest && this.#ended && this.#isShown())
      history.replaceState(history.state, "", `?run=${this.#run.attempt}`);
  }

  #isShown(): boolean {
    const page = `/${encodeURIComponent(this.#run.prospect)}`;
    return this.#listeners.size > 0 && location.pathname.endsWith(page);
  }

  #set(change: Partial<ShownRun>): void {
    this.#run = { ...this.#run, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Stored or permanently refused; everything else is resent, after a sign-in or a second step too. */
function isSettled(response: Response | null): response is Response {
  return response !== null && response.status < 500 && ![401, 403, 429].includes(response.status);
}

function send({ begunAt, ...run }: KeptRun): Promise<Response | null> {
  const begunMsAgo = begunAt && Math.min(MOST_AGO_MS, Math.max(0, Date.now() - begunAt));
  return fetchWithin(GIVE_UP_MS, SEND_TO, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...run, begunMsAgo }),
  });
}
