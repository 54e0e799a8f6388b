/**
 * Progress on its way to the server (VID-3, VID-5): each lesson's newest point, at most every 5 s; one that completes a
 * lesson goes out immediately.
 */
import { fetchWithin } from "~/platform/web/json";
import { KeptEntries } from "~/platform/web/kept-entries";
import { type Delivery, GIVE_UP_MS, Outbox } from "~/platform/web/outbox";
import type { Spans } from "./coverage/spans";
import { isCompleting, OLDEST_SAVE_SECONDS } from "./lesson";
import type { ProgressSave } from "./progress-save";
import { merged, type UnsentProgress } from "./unsent-progress";
import { OLD_STORE, unsentName } from "./unsent-store";

export type OutboxHandlers = {
  /** An administrator has reset the progress: the page's data is old. */
  wasReset: () => void;
  /** The session is over: nothing is lost, but nothing can be sent before the next sign-in. */
  signedOut: () => void;
};

const ADDRESS = "/training/progress";
const THROTTLE_MS = 5_000;

/** One person's outbox until it is closed. */
export class ProgressOutbox {
  /** Tells every tab that a save was from before a reset. */
  readonly #resets = new BroadcastChannel("progress-resets");
  readonly #outbox: Outbox<UnsentProgress>;
  readonly #end: () => void;
  #isClosed = false;

  constructor(
    userId: string,
    private readonly handlers: OutboxHandlers,
  ) {
    this.#resets.onmessage = () => handlers.wasReset();
    this.#outbox = new Outbox({
      name: unsentName(userId),
      lanes: "each",
      merged,
      pauseMs: THROTTLE_MS,
      isUrgent: (next, last) => completes(next) && !completes(last),
      deliver: ([entry], leaving) => this.#deliver(entry?.content, leaving),
      held: handlers.signedOut,
    });
    this.#end = this.#outbox.open();
    void fromIndexedDb(userId, (point) => this.put(point));
  }

  put(point: UnsentProgress): void {
    this.#outbox.put(`${point.lessonNumber}`, point);
  }

  /** Sends this lesson's newest point in a request that outlives the page. */
  sendBeforeLeaving(point: UnsentProgress): void {
    this.#outbox.putBeforeLeaving(`${point.lessonNumber}`, point);
  }

  /** The same for what was put before and may not have arrived. */
  sendRestBeforeLeaving(lessonNumber: number): void {
    this.#outbox.sendBeforeLeaving(`${lessonNumber}`);
  }

  close(): void {
    this.#isClosed = true;
    this.#end();
    this.#resets.close();
  }

  async #deliver(point: UnsentProgress | undefined, leaving: boolean): Promise<Delivery> {
    const status = point && (await send(point, leaving));
    if (status === 409) {
      this.handlers.wasReset();
      if (!this.#isClosed) this.#resets.postMessage("reset");
    }
    return deliveryOf(status);
  }
}

/** What an earlier page of this lesson has played and may not have sent yet. Only in the browser. */
export function unsentSpans({
  userId,
  lessonNumber,
  epoch,
}: Pick<UnsentProgress, "userId" | "lessonNumber" | "epoch">): Spans {
  const kept = new KeptEntries<UnsentProgress>(unsentName(userId)).entry(
    `${lessonNumber}`,
  )?.content;
  return kept?.epoch === epoch ? (kept.watched ?? []) : [];
}

function completes({ progressSeconds, durationSeconds }: UnsentProgress): boolean {
  return isCompleting(progressSeconds, durationSeconds);
}

function deliveryOf(status: number | undefined): Delivery {
  if (status === undefined) return "later";
  if (status < 300) return "stored";
  if (status === 409) return "refused";
  if (status === 401 || status === 403) return "held";
  if (status !== 400) return "later";
  console.warn("progress refused");
  return "refused";
}

async function send(
  { takenAt, ...point }: UnsentProgress,
  leaving: boolean,
): Promise<number | undefined> {
  const age = (Date.now() - takenAt) / 1_000;
  const save: ProgressSave = {
    ...point,
    ageSeconds: Math.min(Math.max(0, age), OLDEST_SAVE_SECONDS),
  };
  const response = await fetchWithin(GIVE_UP_MS, ADDRESS, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(save),
    keepalive: leaving,
  });
  return response?.status;
}

const STORE = "unsent";

/** Hands over a person's points, which the release before this one kept in IndexedDB, and removes them (VID-5). */
async function fromIndexedDb(userId: string, put: (point: UnsentProgress) => void): Promise<void> {
  try {
    const database = await opened();
    const unsent = database.transaction(STORE, "readwrite").objectStore(STORE);
    const everyLesson = IDBKeyRange.bound([userId, 0], [userId, Number.MAX_SAFE_INTEGER]);
    const points: UnsentProgress[] = await done(unsent.getAll(everyLesson));
    for (const point of points) put(point);
    await done(unsent.delete(everyLesson));
    database.close();
  } catch {
    // There is none, or the browser does not open it.
  }
}

function opened(): Promise<IDBDatabase> {
  const opening = indexedDB.open(OLD_STORE);
  opening.onupgradeneeded = () => opening.transaction?.abort();
  return done(opening);
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
