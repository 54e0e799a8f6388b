/** Uploads that are not done, kept in the browser: a reload or a closed laptop ends none of them. */
import { DAY_MS } from "~/platform/time/durations";
import { removeDraft } from "./drafts";

export type UploadRow = {
  id: string;
  /** Whose upload it is: others who use this browser do not go on with it. */
  userId: string;
  /** The lesson's id, and what people call it. */
  lesson: number;
  label: string;
  name: string;
  size: number;
  lastModified: number;
  /** Of what is in it; null until it is read, and where the browser cannot. */
  sample: string | null;
  /** Where the browser finds the file again; null if it cannot. */
  handle: FileSystemFileHandle | null;
  posterSecond: number;
  /** Of the upload on the server, once there is one. */
  address: string | null;
  /** The media file that the lesson plays; null until then. What is left is its sound. */
  media: string | null;
  sentBytes: number;
  /** Of what is sent, which may be another size than the file. */
  totalBytes: number;
  addedAt: number;
  isPaused: boolean;
};

const DATABASE = "uploads";
const STORE = "rows";

/** What someone else has begun and not gone on with ends after that. */
const KEPT_MS = 90 * DAY_MS;

/** In the order in which they were added; none where the browser keeps nothing. */
export async function keptRows(userId: string): Promise<UploadRow[]> {
  const rows = (await inStore<UploadRow[]>("readonly", (store) => store.getAll())) ?? [];
  const own = rows.filter((row) => row.userId === userId);
  for (const row of rows)
    if (row.userId !== userId && Date.now() - row.addedAt > KEPT_MS) {
      await dropRow(row.id);
      await removeDraft(row.id);
    }
  return own.toSorted((one, other) => one.addedAt - other.addedAt);
}

export async function keepRow(row: UploadRow): Promise<void> {
  await inStore("readwrite", (store) => store.put(row));
}

export async function dropRow(id: string): Promise<void> {
  await inStore("readwrite", (store) => store.delete(id));
}

/** Null if the browser does not let this site keep anything: uploads then end with the page. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<Result | null> {
  try {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: "id" });
    const database = await settled<IDBDatabase>(opening);
    try {
      return await settled<Result>(ask(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
