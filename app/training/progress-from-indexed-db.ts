/** The release before this one kept unsent points in IndexedDB: they go out too (VID-5). */
import type { UnsentProgress } from "./unsent-progress";
import { OLD_STORE } from "./unsent-store";

const STORE = "unsent";

/** Hands over a person's points, and removes them. */
export async function fromIndexedDb(
  userId: string,
  put: (point: UnsentProgress) => void,
): Promise<void> {
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
