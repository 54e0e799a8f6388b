/** Unsent points of progress in IndexedDB, so that a closed tab or a crash loses nothing (VID-5). */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { ProgressSave } from "./progress-save";

/** One lesson's newest unsent point. `takenAt`: this device's clock in ms, used only to compute the point's age. */
export type UnsentProgress = Omit<ProgressSave, "ageSeconds"> & { takenAt: number };

type Schema = DBSchema & { unsent: { key: [string, number]; value: UnsentProgress } };

export type ProgressStore = {
  /** Adds a point to what is stored of its lesson. */
  put: (point: UnsentProgress) => Promise<void>;
  /** One point for each lesson that has an unsent one. */
  all: (userId: string) => Promise<UnsentProgress[]>;
  /** Removes a sent point, unless a newer one has taken its place. */
  remove: (point: UnsentProgress) => Promise<void>;
};

/** Opens the store; the page's own memory keeps what the browser refuses to store. */
export function openProgressStore(): ProgressStore {
  const opened = openDatabase();
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
      const stored = await within(
        (database) => database.getAll("unsent", everyLesson),
        () => [],
      );
      const all = new Map(stored.map((point) => [point.lessonNumber, point]));
      for (const [lesson, point] of memory) all.set(lesson, merged(all.get(lesson), point));
      return [...all.values()];
    },
    async remove(point) {
      if (isCovered(memory.get(point.lessonNumber), point)) memory.delete(point.lessonNumber);
      await within(
        async (database) => {
          const transaction = database.transaction("unsent", "readwrite");
          const key: [string, number] = [point.userId, point.lessonNumber];
          if (isCovered(await transaction.store.get(key), point))
            await transaction.store.delete(key);
          await transaction.done;
        },
        () => undefined,
      );
    },
  };
}

async function openDatabase(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>("setpoint", 1, {
    upgrade: (database) =>
      void database.createObjectStore("unsent", { keyPath: ["userId", "lessonNumber"] }),
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
