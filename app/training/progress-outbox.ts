/**
 * Progress on its way to the server. Every point is written to IndexedDB before it is sent (of a page that is left: while it is), so
 * that a lost connection, a closed tab or a crash loses nothing; the tab that holds a Web Lock sends for
 * all tabs of the browser, at most every 5 s a lesson (VID-3, VID-5).
 */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { reached } from "~/platform/json/json";
import { leadAmongTabs } from "~/platform/realtime/tab-leader";
import { OLDEST_SAVE_SECONDS } from "./lesson";
import type { ProgressSave } from "./progress-save";

/** One lesson's newest unsent point. `takenAt`: this device's clock in ms, used only to tell the point's age. */
export type UnsentProgress = Omit<ProgressSave, "ageSeconds"> & { takenAt: number };

type Schema = DBSchema & { unsent: { key: [string, number]; value: UnsentProgress } };

export type OutboxHandlers = {
  /** An administrator has reset the progress: what the page knows is old. */
  wasReset: () => void;
  /** The session is over: nothing is lost, but nothing can be sent before the next sign-in. */
  signedOut: () => void;
};

export type ProgressOutbox = {
  put: (point: UnsentProgress) => void;
  /** Sends this lesson's newest point in a request that outlives the page. */
  sendBeforeLeaving: (point: UnsentProgress) => void;
  close: () => void;
};

const ADDRESS = "/training/progress";
const THROTTLE_MS = 5_000;
const RETRY_MS = 10_000;

/** Opens the outbox of one person; what earlier pages could not send goes out first. */
export function openProgressOutbox(userId: string, handlers: OutboxHandlers): ProgressOutbox {
  const store = openStore();
  const channel = new BroadcastChannel("progress-outbox");
  const stopping = new AbortController();
  const sentAt = new Map<number, number>();
  let leading = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const drain = async () => {
    clearTimeout(timer);
    if (!leading || stopping.signal.aborted) return;
    let again = Number.POSITIVE_INFINITY;
    for (const point of await store.all(userId)) {
      const wait = (sentAt.get(point.lessonNumber) ?? 0) + THROTTLE_MS - Date.now();
      if (wait > 0) {
        again = Math.min(again, wait);
        continue;
      }
      sentAt.set(point.lessonNumber, Date.now());
      const outcome = await send(point);
      sentAt.set(point.lessonNumber, Date.now());
      if (outcome === "signed-out") return handlers.signedOut();
      if (outcome === "kept") again = Math.min(again, RETRY_MS);
      else await store.remove(point);
      if (outcome === "reset") handlers.wasReset();
    }
    if (again !== Number.POSITIVE_INFINITY) timer = setTimeout(run, again);
  };
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = running.then(drain).catch((error) => console.warn("progress not sent", error));
  };

  channel.onmessage = run;
  window.addEventListener("online", run);
  document.addEventListener("visibilitychange", run);
  const lead = () => {
    leading = true;
    run();
  };
  leadAmongTabs("progress-outbox", stopping.signal, lead, lead);

  const put = async (point: UnsentProgress) => {
    await store.put(point);
    if (leading) run();
    else channel.postMessage("put");
  };
  return {
    put: (point) => void put(point),
    sendBeforeLeaving(point) {
      sentAt.set(point.lessonNumber, Date.now());
      void store.put(point);
      void send(point, true).then((outcome) => {
        if (outcome === "saved") return store.remove(point);
      });
    },
    close() {
      stopping.abort();
      clearTimeout(timer);
      window.removeEventListener("online", run);
      document.removeEventListener("visibilitychange", run);
      channel.close();
    },
  };
}

type Outcome = "saved" | "reset" | "refused" | "signed-out" | "kept";

async function send({ takenAt, ...point }: UnsentProgress, leaving = false): Promise<Outcome> {
  const age = (Date.now() - takenAt) / 1_000;
  const save: ProgressSave = {
    ...point,
    ageSeconds: Math.min(Math.max(0, age), OLDEST_SAVE_SECONDS),
  };
  const answer = await reached(ADDRESS, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(save),
    keepalive: leaving,
  });
  if (answer === null) return "kept";
  const { status } = answer;
  if (status < 300) return "saved";
  if (status === 409) return "reset";
  if (status === 401 || status === 403) return "signed-out";
  if (status !== 400) return "kept";
  console.warn("progress refused");
  return "refused";
}

type Store = {
  put: (point: UnsentProgress) => Promise<void>;
  all: (userId: string) => Promise<UnsentProgress[]>;
  /** Removes a sent point, unless a newer one has taken its place. */
  remove: (point: UnsentProgress) => Promise<void>;
};

/** IndexedDB, and the page's own memory for what the browser has no room to keep. */
function openStore(): Store {
  const opened = openDB<Schema>("setpoint", 1, {
    upgrade: (database) =>
      void database.createObjectStore("unsent", { keyPath: ["userId", "lessonNumber"] }),
  });
  const memory = new Map<number, UnsentProgress>();
  const within = <T>(use: (database: IDBPDatabase<Schema>) => Promise<T>, otherwise: () => T) =>
    opened.then(use).catch(otherwise);
  return {
    put: (point) =>
      within(
        async (database) => {
          const transaction = database.transaction("unsent", "readwrite");
          const earlier = await transaction.store.get([point.userId, point.lessonNumber]);
          await transaction.store.put(merged(earlier, point));
          await transaction.done;
        },
        () => void memory.set(point.lessonNumber, merged(memory.get(point.lessonNumber), point)),
      ),
    async all(userId) {
      const everyLesson = IDBKeyRange.bound([userId, 0], [userId, Number.MAX_SAFE_INTEGER]);
      const kept = await within(
        (database) => database.getAll("unsent", everyLesson),
        () => [],
      );
      return [...kept, ...memory.values()];
    },
    async remove(point) {
      if (isSame(memory.get(point.lessonNumber), point)) memory.delete(point.lessonNumber);
      await within(
        async (database) => {
          const transaction = database.transaction("unsent", "readwrite");
          const key: [string, number] = [point.userId, point.lessonNumber];
          if (isSame(await transaction.store.get(key), point)) await transaction.store.delete(key);
          await transaction.done;
        },
        () => undefined,
      );
    },
  };
}

function isSame(stored: UnsentProgress | undefined, sent: UnsentProgress): boolean {
  return stored?.takenAt === sent.takenAt && stored.progressSeconds === sent.progressSeconds;
}

/** The furthest of both, where the newer one stands; points from before a reset count for nothing after it. */
export function merged(earlier: UnsentProgress | undefined, point: UnsentProgress): UnsentProgress {
  if (!earlier || earlier.epoch < point.epoch) return point;
  if (earlier.epoch > point.epoch) return earlier;
  const newer = point.takenAt >= earlier.takenAt ? point : earlier;
  return {
    ...newer,
    progressSeconds: Math.max(earlier.progressSeconds, point.progressSeconds),
    durationSeconds: newer.durationSeconds ?? earlier.durationSeconds ?? point.durationSeconds,
  };
}
