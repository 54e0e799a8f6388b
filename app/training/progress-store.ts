/** Unsent points of progress in IndexedDB, so a closed tab or a crash loses nothing (VID-5). */
import type { ProgressSave } from "./progress-save";

/** One lesson's newest unsent point. `takenAt`: this device's clock in ms, used only to compute the point's age. */
export type UnsentProgress = Omit<ProgressSave, "ageSeconds"> & { takenAt: number };

export type ProgressStore = {
  /** Adds a point to what is stored for its lesson. */
  put: (point: UnsentProgress) => Promise<void>;
  all: (userId: string) => Promise<UnsentProgress[]>;
  /** Removes a sent point, unless a newer one has taken its place. */
  remove: (point: UnsentProgress) => Promise<void>;
};

/** Opens the store; the page's own memory keeps what the browser refuses to store. */
export function openProgressStore(): ProgressStore {
  const opened = openDatabase();
  const memory = new Map<number, UnsentProgress>();
  const within = <T>(use: (unsent: IDBObjectStore) => Promise<T>, otherwise: () => T) =>
    opened.then((database) => inTransaction(database, use)).catch(otherwise);
  return {
    put: (point) =>
      within(
        async (unsent) => {
          const earlier = await read<UnsentProgress>(unsent.get(keyOf(point)));
          unsent.put(merged(earlier, point));
        },
        () => void memory.set(point.lessonNumber, merged(memory.get(point.lessonNumber), point)),
      ),
    async all(userId) {
      const everyLesson = IDBKeyRange.bound([userId, 0], [userId, Number.MAX_SAFE_INTEGER]);
      const stored = await within(
        (unsent) => read<UnsentProgress[]>(unsent.getAll(everyLesson)),
        () => [],
      );
      const all = new Map(stored.map((point) => [point.lessonNumber, point]));
      for (const [lesson, point] of memory) all.set(lesson, merged(all.get(lesson), point));
      return [...all.values()];
    },
    async remove(point) {
      if (isCovered(memory.get(point.lessonNumber), point)) memory.delete(point.lessonNumber);
      await within(
        async (unsent) => {
          if (isCovered(await read<UnsentProgress>(unsent.get(keyOf(point))), point))
            unsent.delete(keyOf(point));
        },
        () => undefined,
      );
    },
  };
}

function keyOf({ userId, lessonNumber }: UnsentProgress): [string, number] {
  return [userId, lessonNumber];
}

async function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open("setpoint", 1);
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore("unsent", { keyPath: ["userId", "lessonNumber"] });
  return read<IDBDatabase>(opening);
}

/** The result of `use` on the store, once everything is stored. */
async function inTransaction<T>(
  database: IDBDatabase,
  use: (unsent: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const transaction = database.transaction("unsent", "readwrite");
  const { promise: stored, resolve, reject } = Promise.withResolvers<void>();
  transaction.oncomplete = () => resolve();
  transaction.onabort = () => reject(transaction.error);
  const [made] = await Promise.all([use(transaction.objectStore("unsent")), stored]);
  return made;
}

function read<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** The furthest point of both, with the newer one's position; points from before a reset do not count after it. */
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

/** Whether the sent point covers everything in the stored one. */
function isCovered(stored: UnsentProgress | undefined, sent: UnsentProgress): boolean {
  const both = merged(stored, sent);
  return (
    both.epoch === sent.epoch &&
    both.takenAt === sent.takenAt &&
    both.progressSeconds === sent.progressSeconds &&
    both.durationSeconds === sent.durationSeconds
  );
}
