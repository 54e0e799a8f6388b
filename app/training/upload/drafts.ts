/** Converted videos, in files that only this site's pages see, until they are uploaded: in memory they would not fit. */

export type Draft = { writable: FileSystemWritableFileStream; file: () => Promise<File> };

const FOLDER = "videos";

/** Some browsers only write such files in workers, and none does outside a secure page. */
export function canKeepDrafts(): boolean {
  return "FileSystemFileHandle" in globalThis && "createWritable" in FileSystemFileHandle.prototype;
}

/** Replaces an earlier one of this name. */
export async function openDraft(name: string): Promise<Draft> {
  const folder = await draftFolder();
  const handle = await folder.getFileHandle(name, { create: true });
  return { writable: await handle.createWritable(), file: () => handle.getFile() };
}

/** Null if there is none. */
export async function keptDraft(name: string): Promise<File | null> {
  try {
    const folder = await draftFolder();
    return await (await folder.getFileHandle(name)).getFile();
  } catch {
    return null;
  }
}

export async function removeDraft(name: string): Promise<void> {
  try {
    await (await draftFolder()).removeEntry(name);
  } catch {
    // There was none.
  }
}

async function draftFolder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(FOLDER, { create: true });
}
