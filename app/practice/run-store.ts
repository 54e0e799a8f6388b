/**
 * A run in this browser: it goes on without a connection, is kept in the browser's storage, and is sent whenever the
 * server can be reached. The server replays it; what it refuses is loaded again.
 */
import { fetchWithin, parsedJson } from "~/platform/web/json";
import { inStorage } from "~/platform/web/storage";

export type KeptRun = {
  prospect: string;
  attempt: number;
  seed: number | null;
  messages: readonly string[];
  stopped: boolean;
};

/** `typing`: the last reply is not shown yet. */
export type ShownRun = KeptRun & { typing: boolean };

const SEND_TO = "/training/practice/save";
const GIVE_UP_MS = 15_000;
const RETRY_MS = 5_000;
const LEAST_TYPING_MS = 600;
const MOST_TYPING_MS = 1_800;
const TYPING_MS_A_LETTER = 14;

/** Sends what earlier pages of this browser could not; another page of practice does it as well as the run's own. */
export function sendKept(userId: string): void {
  const prefix = nameOf(userId, "");
  const names = inStorage((storage) =>
    Object.keys(storage).filter((name) => name.startsWith(prefix)),
  );
  for (const name of names ?? []) {
    const run = kept(name);
    if (run) void send(run).then((status) => status !== null && status < 500 && forget(name, run));
  }
}

export class RunStore {
  readonly #name: string;
  readonly #listeners = new Set<() => void>();
  readonly #first: ShownRun;
  readonly #onRefused: () => void;
  #run: ShownRun;
  #sending = false;
  #ended = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `loaded`: the run as the server has it. Longer words of this browser go before it where they begin with it. */
  constructor(userId: string, loaded: KeptRun, onRefused: () => void) {
    this.#name = nameOf(userId, `${loaded.prospect} ${loaded.attempt}`);
    this.#first = { ...loaded, typing: false };
    this.#onRefused = onRefused;
    const mine = typeof window === "undefined" ? null : kept(this.#name);
    const isLonger =
      mine?.seed === loaded.seed && loaded.messages.every((each, at) => each === mine.messages[at]);
    this.#run = mine && isLonger ? { ...this.#first, ...mine } : this.#first;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    window.addEventListener("online", this.#send);
    this.#send();
    return () => {
      this.#listeners.delete(listener);
      window.removeEventListener("online", this.#send);
      clearTimeout(this.#timer);
    };
  };

  readonly shown = (): ShownRun => this.#run;
  readonly loaded = (): ShownRun => this.#first;

  /** `ends`: it is the last message. */
  say(message: string, replyLength: number, ends: boolean): void {
    this.#ended = ends;
    const typing = !matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.#set({ messages: [...this.#run.messages, message], typing });
    const wait = LEAST_TYPING_MS + replyLength * TYPING_MS_A_LETTER;
    if (typing) setTimeout(() => this.#set({ typing: false }), Math.min(MOST_TYPING_MS, wait));
    this.#keep();
  }

  stop(): void {
    this.#ended = true;
    this.#set({ stopped: true, typing: false });
    this.#keep();
  }

  #keep(): void {
    const { typing: _, ...run } = this.#run;
    inStorage((storage) => storage.setItem(this.#name, JSON.stringify(run)));
    this.#send();
  }

  readonly #send = async (): Promise<void> => {
    const run = kept(this.#name);
    if (!run || this.#sending) return;
    this.#sending = true;
    const status = await send(run);
    this.#sending = false;
    if (status === null || status >= 500 || status === 429) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(this.#send, RETRY_MS);
      return;
    }
    forget(this.#name, run);
    if (status >= 400) {
      this.#onRefused();
    } else if (kept(this.#name)) this.#send();
    else if (this.#ended) this.#nameAddress();
  };

  /** Loaded again, the page shows this run and its feedback. */
  #nameAddress(): void {
    history.replaceState(history.state, "", `?run=${this.#run.attempt}`);
  }

  #set(change: Partial<ShownRun>): void {
    this.#run = { ...this.#run, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function nameOf(userId: string, run: string): string {
  return `practice ${userId} ${run}`;
}

function kept(name: string): KeptRun | null {
  const text = inStorage((storage) => storage.getItem(name));
  return text ? parsedJson<KeptRun>(text) : null;
}

/** Unless more has been said meanwhile. */
function forget(name: string, sent: KeptRun): void {
  const now = kept(name);
  const isSame = now?.messages.length === sent.messages.length && now.stopped === sent.stopped;
  if (isSame) inStorage((storage) => storage.removeItem(name));
}

/** The status of the response; null where the server cannot be reached. */
async function send(run: KeptRun): Promise<number | null> {
  const response = await fetchWithin(GIVE_UP_MS, SEND_TO, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(run),
  });
  return response?.status ?? null;
}
