/**
 * A run in this browser: it continues without a connection, is kept in the browser's storage, and is sent whenever the
 * server can be reached. The server replays it; anything it refuses is reloaded.
 */
import { fetchWithin, jsonOf, parsedJson } from "~/platform/web/json";
import { inStorage } from "~/platform/web/storage";
import type { Voiced } from "./run";

export type KeptRun = {
  prospect: string;
  attempt: number;
  seed: number | null;
  messages: readonly string[];
  stopped: boolean;
};

/** `typing`: the last reply is not shown yet. */
export type ShownRun = KeptRun & { typing: boolean; voiced: Voiced };

const SEND_TO = "/training/practice/save";
const GIVE_UP_MS = 15_000;
const RETRY_MS = 5_000;
/** From the stored run: a page requested before that does not have it. */
const KEPT_MS = 30_000;
const LEAST_TYPING_MS = 600;
const MOST_TYPING_MS = 1_800;
const TYPING_MS_A_LETTER = 14;
/** With an AI endpoint its words are waited for; the engine's own come after that. */
const MOST_WAITED_MS = 5_000;

/** Sends what earlier pages of this browser could not; another page of practice does this as well as the run's own. */
export function sendKept(userId: string): void {
  const prefix = nameOf(userId, "");
  const names = inStorage((storage) =>
    Object.keys(storage).filter((name) => name.startsWith(prefix)),
  );
  for (const name of names ?? []) {
    const run = kept(name);
    if (run) void send(run).then((response) => isSettled(response) && letGo(name, run, response));
  }
}

export class RunStore {
  readonly #name: string;
  readonly #listeners = new Set<() => void>();
  readonly #first: ShownRun;
  readonly #onRefused: () => void;
  readonly #waits: boolean;
  #pending: KeptRun | null = null;
  #run: ShownRun;
  #sending = false;
  #ended = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * `loaded`: the server's run; what this browser has takes precedence if it begins the same. `waits`: for the words of
   * an AI endpoint.
   */
  constructor(
    userId: string,
    { voiced, waits, ...loaded }: KeptRun & { voiced: Voiced; waits: boolean },
    onRefused: () => void,
  ) {
    this.#name = nameOf(userId, `${loaded.prospect} ${loaded.attempt}`);
    this.#first = { ...loaded, voiced, typing: false };
    this.#waits = waits;
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
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const typing = this.#waits || !still;
    this.#set({ messages: [...this.#run.messages, message], typing });
    const typed = Math.min(MOST_TYPING_MS, LEAST_TYPING_MS + replyLength * TYPING_MS_A_LETTER);
    if (typing) {
      const shown = () => this.#set({ typing: false });
      setTimeout(shown, this.#waits ? MOST_WAITED_MS : typed);
    }
    this.#keep();
  }

  stop(): void {
    this.#ended = true;
    this.#set({ stopped: true, typing: false });
    this.#keep();
  }

  #keep(): void {
    const { typing: _, voiced: __, ...run } = this.#run;
    this.#pending = run;
    inStorage((storage) => storage.setItem(this.#name, JSON.stringify(run)));
    this.#send();
  }

  readonly #send = async (): Promise<void> => {
    const run = this.#pending ?? kept(this.#name);
    if (!run || this.#sending) return;
    this.#sending = true;
    const response = await send(run);
    const stored = response?.ok ? await jsonOf<{ voiced: Voiced }>(response) : null;
    this.#sending = false;
    if (!isSettled(response)) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(this.#send, RETRY_MS);
      return;
    }
    letGo(this.#name, run, response);
    const isNewest = this.#pending === run || this.#pending === null;
    if (isNewest) this.#pending = null;
    if (!stored) return this.#onRefused();
    this.#set({ voiced: stored.voiced, ...(this.#waits && isNewest && { typing: false }) });
    if (!isNewest) void this.#send();
    else if (this.#ended) this.#nameAddress();
  };

  /** After a reload, the page shows this run and its feedback. */
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

/** What was refused goes at once: a page that still had it would send it again. */
function letGo(name: string, run: KeptRun, { ok }: Response): void {
  if (ok) setTimeout(() => forget(name, run), KEPT_MS);
  else forget(name, run);
}

/** Unless more has been said in the meantime. */
function forget(name: string, sent: KeptRun): void {
  const now = kept(name);
  const isSame = now?.messages.length === sent.messages.length && now.stopped === sent.stopped;
  if (isSame) inStorage((storage) => storage.removeItem(name));
}

/** Stored or permanently refused; everything else is resent, after a sign-in too. */
function isSettled(response: Response | null): response is Response {
  return response !== null && response.status < 500 && ![401, 429].includes(response.status);
}

function send(run: KeptRun): Promise<Response | null> {
  return fetchWithin(GIVE_UP_MS, SEND_TO, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(run),
  });
}
