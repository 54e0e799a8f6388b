/** Sends a draft's changes within a second of the last keystroke, and retries until the server has them (CONT-3). */
import type { Changes, Fields, SavedDraft } from "~/content/content";
import { fetchWithin, jsonOf } from "~/platform/web/json";
import { inStorage } from "~/platform/web/storage";
import { type DraftStore, NOTHING, type Unsent } from "./draft-store";

export type SavingState = "saved" | "saving" | "unsent" | "offline" | "refused" | "signed-out";

const PAUSE_MS = 500;
/** For someone who never pauses. */
const LONGEST_PAUSE_MS = 3_000;
const GIVE_UP_MS = 10_000;
const LONGEST_RETRY_MS = 30_000;

type Outcome = "saved" | "offline" | "refused" | "signed-out";

export class DraftSender {
  state: SavingState = "saved";
  readonly #listeners = new Set<() => void>();
  readonly #savedListeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #typedSince: number | null = null;
  #sending: Promise<void> | null = null;
  #failures = 0;

  /** `refresh`: reloads the page's data, because someone else changed what was about to change. */
  constructor(
    private readonly store: DraftStore,
    private readonly address: string,
    private readonly refresh: () => void,
  ) {}

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Calls back whenever the server has stored something; returns the function that ends that. */
  onSaved(saved: () => void): () => void {
    this.#savedListeners.add(saved);
    return () => void this.#savedListeners.delete(saved);
  }

  /** Starts sending changes; returns the function that ends that. For a page's `ref`. */
  readonly attach = () => {
    this.store.restore();
    const ends = this.store.subscribe(this.#noticed);
    window.addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#now();
    return () => {
      ends();
      clearTimeout(this.#timer);
      window.removeEventListener("online", this.#now);
      document.removeEventListener("visibilitychange", this.#now);
      this.#now();
    };
  };

  /** Sends everything; false if anything is left: a dispute, a fault, or no connection. */
  async flush(): Promise<boolean> {
    for (let before = this.#failures; this.store.hasUnsent(); before = this.#failures) {
      await this.#send();
      if (this.state !== "saved" && this.state !== "unsent") return false;
      if (this.#failures > before || this.store.disputes().size > 0) return false;
    }
    return true;
  }

  readonly #noticed = () => {
    if (this.#sending || !this.store.hasUnsent()) return;
    this.#typedSince ??= Date.now();
    this.#tell("unsent");
    const left = Math.max(0, this.#typedSince + LONGEST_PAUSE_MS - Date.now());
    this.#later(Math.min(PAUSE_MS, left));
  };

  readonly #now = () => {
    if (this.store.hasUnsent()) void this.#send();
  };

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#now, ms);
  }

  /** One request at a time. */
  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#sending ??= this.#sendOnce();
    await this.#sending;
  }

  async #sendOnce(): Promise<void> {
    this.#typedSince = null;
    const changes = this.store.take();
    if (changes) {
      this.#tell("saving");
      const outcome = await this.#deliver(changes);
      this.#failures = outcome === "offline" ? this.#failures + 1 : 0;
      this.#tell(outcome);
    }
    this.#sending = null;
    if (this.#failures > 0)
      this.#later(Math.min(LONGEST_RETRY_MS, 1_000 * 2 ** (this.#failures - 1)));
    else if (this.state === "saved") this.#noticed();
  }

  async #deliver(changes: Changes): Promise<Outcome> {
    const response = await fetchWithin(GIVE_UP_MS, this.address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(changes),
    });
    if (response?.status === 401 || response?.status === 403) return "signed-out";
    if (response?.status === 400) {
      const refusal = await jsonOf<{ faults?: Fields }>(response);
      this.store.refuse(changes, refusal?.faults ?? {});
      return "refused";
    }
    const saved = response?.ok ? await jsonOf<SavedDraft>(response) : null;
    if (!saved?.fields) return "offline";
    this.store.acknowledge(changes, saved);
    for (const listener of this.#savedListeners) listener();
    if (saved.disputes.length > 0) this.refresh();
    return "saved";
  }

  #tell(state: SavingState): void {
    this.state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** One person's unsent changes to a document in this browser, across all its tabs, each of which writes its own. */
export function keptChanges(userId: string, key: string) {
  const name = `content ${userId} ${key}`;
  let own = NOTHING;
  const read = () =>
    inStorage((storage): Unsent => JSON.parse(storage.getItem(name) ?? "null") ?? NOTHING) ??
    NOTHING;
  const write = (unsent: Unsent) => {
    const kept = read();
    const ofOthers = Object.entries(kept.values).filter(([path]) => !(path in own.values));
    const ownLists = new Set(own.lists.map((each) => JSON.stringify(each)));
    const lists = kept.lists.filter((each) => !ownLists.has(JSON.stringify(each)));
    own = unsent;
    const all = {
      values: { ...Object.fromEntries(ofOthers), ...unsent.values },
      lists: [...lists, ...unsent.lists],
    };
    inStorage((storage) => {
      if (all.lists.length + Object.keys(all.values).length === 0) storage.removeItem(name);
      else storage.setItem(name, JSON.stringify(all));
    });
  };
  return { read, write };
}
