/** Sends a draft's changes within a second of the last keystroke, and retries until the server has them (CONT-3). */

import { Attempts, whenBack } from "~/platform/web/attempts";
import { fetchWithin, jsonOf } from "~/platform/web/json";
import { type RefusalKind, refusalIn } from "~/platform/web/refusal";
import type { Changes, SavedDraft } from "../changes";
import type { Fields } from "../fields";
import type { DraftStore } from "./draft-store";
import { MOST_CHANGES } from "./unsent";

/** Why nothing goes out: the first three are retried, the others when the page is looked at again. */
type Obstacle = Extract<RefusalKind, "unreachable" | "fault" | "many" | "signed-out" | "forbidden">;

/** `saved`: nothing is left to send; what was set aside or is disputed is the store's to tell. */
export type SavingState = "saved" | "saving" | "unsent" | Obstacle;

const PAUSE_MS = 500;
/** For someone who never pauses. */
const LONGEST_PAUSE_MS = 3_000;
const GIVE_UP_MS = 10_000;
const LONGEST_RETRY_MS = 30_000;
const RETRIED: ReadonlySet<Outcome> = new Set(["unreachable", "fault", "many"]);

/** `done`: stored, or set aside. */
type Outcome = "done" | Obstacle;

export class DraftSender {
  state: SavingState = "saved";
  readonly #listeners = new Set<() => void>();
  readonly #savedListeners = new Set<() => void>();
  readonly #attempts = new Attempts(() => this.#attempt());
  #typedSince: number | null = null;
  #failures = 0;
  /** How many changes go out at once: fewer after a refusal that names none of them. */
  #most = MOST_CHANGES;
  #isAttached = false;

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
    // It never ends: a removal can be undone from its message after the page has been left.
    if (!this.#isAttached) this.store.subscribe(this.#noticed);
    this.#isAttached = true;
    const end = whenBack(this.#now);
    this.#now();
    return () => {
      end();
      this.#now();
    };
  };

  /**
   * Sends everything that may be sent; false if something stands in the way, which `state` tells. Each request stores
   * changes, sets some aside or carries fewer than the one before, so this ends.
   */
  async flush(): Promise<boolean> {
    this.store.retry();
    while (this.store.hasSendable()) {
      await this.#attempts.now();
      if (this.state !== "saved" && this.state !== "unsent") return false;
    }
    return true;
  }

  readonly #noticed = () => {
    if (this.#attempts.isRunning()) return;
    const pause = this.#pause();
    if (pause === null) this.#attempts.stop();
    else this.#attempts.after(pause);
  };

  readonly #now = () => {
    if (this.store.hasSendable()) void this.#attempts.now();
    else this.#noticed();
  };

  /** Until what was typed goes out, once no more is typed; null if there is nothing to send: it was stored, set aside or discarded. */
  #pause(): number | null {
    if (!this.store.hasSendable()) {
      this.#typedSince = null;
      this.#failures = 0;
      if (this.state !== "saved") this.#tell("saved");
      return null;
    }
    this.#typedSince ??= performance.now();
    this.#tell("unsent");
    const left = this.#typedSince + LONGEST_PAUSE_MS - performance.now();
    return Math.min(PAUSE_MS, Math.max(0, left));
  }

  /** One request; returns after how many ms the next one goes out. */
  async #attempt(): Promise<number | null> {
    this.#typedSince = null;
    const changes = this.store.take(this.#most);
    if (!changes) return this.#pause();
    this.#tell("saving");
    const outcome = await this.#deliver(changes);
    if (outcome === "done") {
      this.#failures = 0;
      return this.#pause();
    }
    const isRetried = RETRIED.has(outcome);
    this.#failures = isRetried ? this.#failures + 1 : 0;
    this.#tell(outcome);
    return isRetried ? Math.min(LONGEST_RETRY_MS, 1_000 * 2 ** (this.#failures - 1)) : null;
  }

  async #deliver(changes: Changes): Promise<Outcome> {
    const count = changes.lists.length + changes.values.length;
    const response = await fetchWithin(GIVE_UP_MS, this.address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(changes),
    });
    if (!response?.ok) {
      const { kind, words } = await refusalIn(response);
      if (isObstacle(kind)) return kind;
      const refusal = await jsonOf<{ faults?: Fields }>(response);
      const isNamed = this.store.refuse(changes, refusal?.faults ?? {}, words);
      if (!isNamed) this.#most = Math.ceil(count / 2);
      return "done";
    }
    const saved = await jsonOf<Partial<SavedDraft>>(response);
    if (!saved?.fields || !saved.disputes) return "unreachable";
    const { fields, disputes } = saved;
    this.#most = Math.min(MOST_CHANGES, this.#most * 2);
    this.store.acknowledge(changes, { fields, disputes });
    for (const listener of this.#savedListeners) listener();
    if (disputes.length > 0) this.refresh();
    return "done";
  }

  #tell(state: SavingState): void {
    this.state = state;
    for (const listener of this.#listeners) listener();
  }
}

function isObstacle(kind: RefusalKind): kind is Obstacle {
  return ["unreachable", "fault", "many", "signed-out", "forbidden"].includes(kind);
}
