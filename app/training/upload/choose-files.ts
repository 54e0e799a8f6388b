/** Files that a person chooses or drops, with what finds them again after a reload where the browser has that. */

export type ChosenFile = { file: File; handle: FileSystemFileHandle | null };

const TYPES = "video/*,.mov,.mkv,.m4v";

type Picker = (options: object) => Promise<FileSystemFileHandle[]>;

/** None if the person thinks better of it. `named`: told what was chosen before any of it is read. */
export async function chooseFiles(
  multiple: boolean,
  named?: (name: string) => void,
): Promise<ChosenFile[]> {
  const { showOpenFilePicker } = window as { showOpenFilePicker?: Picker };
  if (!showOpenFilePicker) return fromInput(multiple);
  const handles = await showOpenFilePicker({ multiple }).catch(() => []);
  if (handles[0]) named?.(handles[0].name);
  return Promise.all(handles.map(async (handle) => ({ file: await handle.getFile(), handle })));
}

function fromInput(multiple: boolean): Promise<ChosenFile[]> {
  const input = document.createElement("input");
  Object.assign(input, { type: "file", accept: TYPES, multiple });
  return new Promise((resolve) => {
    input.onchange = () =>
      resolve([...(input.files ?? [])].map((file) => ({ file, handle: null })));
    input.oncancel = () => resolve([]);
    input.click();
  });
}

/** Of a drop, without its folders: everything is asked for at once, because a drop is gone after its event. */
export function droppedFiles(transfer: DataTransfer): Promise<ChosenFile[]> {
  const items = [...transfer.items].filter(({ kind }) => kind === "file");
  const found = items.map(async (item): Promise<ChosenFile[]> => {
    const file = item.getAsFile();
    const handle = await handleOf(item);
    if (!file || handle?.kind === "directory") return [];
    return [{ file, handle: isFileHandle(handle) ? handle : null }];
  });
  return Promise.all(found).then((all) => all.flat());
}

function handleOf(item: DataTransferItem): Promise<FileSystemHandle | null> {
  const { getAsFileSystemHandle } = item as {
    getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>;
  };
  return getAsFileSystemHandle?.call(item).catch(() => null) ?? Promise.resolve(null);
}

function isFileHandle(handle: FileSystemHandle | null): handle is FileSystemFileHandle {
  return handle?.kind === "file";
}

/** Without asking the person. */
export async function mayRead(handle: FileSystemFileHandle): Promise<boolean> {
  const { queryPermission } = handle as { queryPermission?: (asked: object) => Promise<string> };
  const state = await queryPermission?.call(handle, { mode: "read" }).catch(() => null);
  return state === undefined || state === "granted";
}

/** The browser asks the person, if it has to; only right after a click. */
export async function againFrom(handle: FileSystemFileHandle): Promise<File | null> {
  const { requestPermission } = handle as {
    requestPermission?: (asked: object) => Promise<string>;
  };
  const state = await requestPermission?.call(handle, { mode: "read" }).catch(() => "denied");
  if (state !== undefined && state !== "granted") return null;
  return handle.getFile().catch(() => null);
}

/** Whether the browser can still read a file: not one that was moved, deleted or saved again since it was chosen. */
export function isStillThere(file: Blob): Promise<boolean> {
  const first = file.slice(0, 1).arrayBuffer();
  return first.then(
    () => true,
    () => false,
  );
}

type Known = { name: string; size: number; lastModified: number };

/** Whether it is the file that was chosen before. */
export function isSameFile(file: Known, known: Known): boolean {
  return (
    file.name === known.name && file.size === known.size && file.lastModified === known.lastModified
  );
}
