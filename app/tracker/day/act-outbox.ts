/** Acts on their way to the server: kept in this browser until they are stored, sent in order, by one tab at a time (DAY-1). */

import { machineZone } from "~/platform/time/zones";
import { fetchWithin, jsonOf, parsedJson } from "~/platform/web/json";
import { inStorage } from "~/platform/web/storage";
import { type Act, type ActResult, MOST_ACTS, OLDEST_ACT_SECONDS } from "./acts";

type WithoutAge<Each> = Each extends Act ? Omit<Each, "ageSeconds"> : never;
export type NewAct = WithoutAge<Act>;
export type UnsentAct = NewAct & { doneAt: number };

type Handlers = {
  /** Some acts are stored, or the zone is: resolves when the page has reloaded with them. */
  stored: () => Promise<void>;
  refused: (why: string) => void;
};

const ADDRESS = "/tracker/acts";
const GIVE_UP_MS = 10_000;
const RETRY_MS = 10_000;
const NONE: readonly UnsentAct[] = [];

export class ActOutbox {
  readonly #prefix: string;
  readonly #listeners = new Set<() => void>();
  /** If the browser stores nothing for us, acts are at least in memory. */
  readonly #memory = new Map<string, string>();
  #shown = NONE;
  #shownKeys = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #latest = 0;

  constructor(
    private readonly userId: string,
    private storedZone: string,
    private readonly handlers: Handlers,
  ) {
    this.#prefix = `setter-act ${userId} `;
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    const seen = () => document.visibilityState === "visible" && this.#send();
    const heard = () => this.#tell();
    window.addEventListener("online", this.#send);
    window.addEventListener("storage", heard);
    document.addEventListener("visibilitychange", seen);
    this.#send();
    return () => {
      this.#listeners.delete(listener);
      clearTimeout(this.#timer);
      window.removeEventListener("online", this.#send);
      window.removeEventListener("storage", heard);
      document.removeEventListener("visibilitychange", seen);
    };
  };

  /** What is not stored yet, oldest first. */
  readonly unsent = (): readonly UnsentAct[] => {
    const keys = this.#keys();
    const joined = keys.join();
    if (joined !== this.#shownKeys) {
      this.#shownKeys = joined;
      this.#shown = keys.flatMap((key) => this.#read(key) ?? []);
    }
    return this.#shown;
  };

  put(act: NewAct): void {
    this.#latest = Math.max(Date.now(), this.#latest + 1);
    const key = `${this.#prefix}${String(this.#latest).padStart(15, "0")} ${act.id}`;
    const text = JSON.stringify({ ...act, doneAt: this.#latest });
    const kept = inStorage((storage) => {
      storage.setItem(key, text);
      return true;
    });
    if (!kept) this.#memory.set(key, text);
    this.#tell();
    this.#send();
  }

  readonly #send = (): void => {
    clearTimeout(this.#timer);
    const sending = navigator.locks
      ? navigator.locks.request(`${this.#prefix}outbox`, () => this.#sendAll())
      : this.#sendAll();
    sending.catch((error: unknown) => console.warn("acts not sent", error));
  };

  async #sendAll(): Promise<void> {
    for (;;) {
      const keys = this.#keys().slice(0, MOST_ACTS);
      const zone = machineZone();
      const isOther = zone !== this.storedZone;
      if (keys.length === 0 && !isOther) return;
      const acts = keys.flatMap((key) => this.#read(key) ?? []).map(aged);
      const body = { userId: this.userId, acts, ...(isOther && { zone }) };
      const response = await fetchWithin(GIVE_UP_MS, ADDRESS, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      if (response?.status === 400) this.#drop(keys);
      const outcome = response?.ok ? await jsonOf<{ results: ActResult[] }>(response) : null;
      if (outcome === null) {
        if (response?.status !== 400) this.#timer = setTimeout(this.#send, RETRY_MS);
        return;
      }
      this.storedZone = zone;
      for (const { refused } of outcome.results) if (refused) this.handlers.refused(refused);
      // Until then the page shows them as done from this store; sending one twice does nothing.
      await this.handlers.stored();
      this.#drop(keys);
    }
  }

  #drop(keys: readonly string[]): void {
    for (const key of keys) {
      inStorage((storage) => storage.removeItem(key));
      this.#memory.delete(key);
    }
    this.#tell();
  }

  #keys(): string[] {
    const stored = inStorage((storage) => Object.keys(storage)) ?? [];
    return [...stored, ...this.#memory.keys()].filter((key) => key.startsWith(this.#prefix)).sort();
  }

  #read(key: string): UnsentAct | null {
    const text = this.#memory.get(key) ?? inStorage((storage) => storage.getItem(key));
    return text ? parsedJson<UnsentAct>(text) : null;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function aged({ doneAt, ...act }: UnsentAct) {
  const age = (Date.now() - doneAt) / 1_000;
  return { ...act, ageSeconds: Math.min(Math.max(0, age), OLDEST_ACT_SECONDS) };
}
