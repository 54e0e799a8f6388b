/** PGlite's files, which it never syncs by itself: on the disk in the order that PostgreSQL requires (CFG-3). */
import { closeSync, constants, fdatasyncSync, fsyncSync, openSync, renameSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { cannotSync, syncDirectory } from "../config/data-directory.server";
import { syncFile, UnsyncedLog } from "./unsynced-log.server";

/** PostgreSQL syncs, although PGlite's own parameters forbid it, through the one call that PGlite passes to its files. */
export const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["-c", "fsync=on", "-c", "wal_sync_method=fsync"],
];

const FOR_OTHERS = 0o077;
const SYNCS_AT_ONCE = 8;

type Node = { name: string; mode: number; parent: Node };
type Stream = { node: Node; nfd: number };
/** What setting attributes may set: mode, size, times. */
type Attributes = { mode?: number };
type Operation<Given extends unknown[]> = (...given: Given) => unknown;
/** The parts of Emscripten's layer over Node's files that are changed here. */
type FileLayer = {
  realPath: (node: Node) => string;
  tryFSOperation: (operation: () => void) => void;
  node_ops: {
    mknod: Operation<[parent: Node, name: string, mode: number, device: number]>;
    rename: Operation<[old: Node, directory: Node, name: string]>;
    rmdir: Operation<unknown[]>;
    setattr: Operation<[node: Node, attributes: Attributes]>;
    unlink: Operation<unknown[]>;
  };
  stream_ops: {
    setattr: Operation<[stream: Stream, attributes: Attributes]>;
    write: Operation<[stream: Stream, ...rest: unknown[]]>;
    fsync?: (stream: Stream) => number;
  };
};

/**
 * After a power cut PostgreSQL has to find its log at least as new as everything else, so it syncs the log before it
 * touches data, control file and names. Here a commit does not wait for that sync, which follows right away in the
 * background; anything else that is about to change on the disk does. Files that a killed process left are synced when
 * they are opened.
 */
export class SyncedFiles extends NodeFS {
  readonly #log: UnsyncedLog;
  /** Files whose contents, and directories whose new names, are not on the disk. */
  readonly #changed = new Set<string>();
  readonly #grown = new Set<string>();
  #mount: { opts: { root: string } } | null = null;

  /** `failed` is called if the log could not be synced: acknowledged changes may not be on the disk. */
  constructor(directory: string, failed: (error: unknown) => void) {
    super(directory);
    this.#log = new UnsyncedLog(failed);
  }

  override async init(...[lite, given]: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(lite, given);
    const attach = ({ FS, NODEFS }: { FS: typeof lite.Module.FS; NODEFS: FileLayer }) => {
      this.#mount = FS.lookupPath(PGlite.paths.PGDATA, {}).node.mount;
      this.#syncThrough(NODEFS);
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), attach] },
    };
  }

  /** Renames a database created under another name, once all of it is on the disk. */
  async moveTo(directory: string): Promise<void> {
    this.#log.sync();
    await syncAll(this.rootDir);
    this.#changed.clear();
    this.#grown.clear();
    renameSync(this.rootDir, directory);
    this.rootDir = directory;
    if (this.#mount) this.#mount.opts.root = directory;
    await syncDirectory(path.dirname(directory));
  }

  override async closeFs(): Promise<void> {
    this.#log.sync();
    await super.closeFs();
  }

  #syncThrough({ node_ops, stream_ops, realPath, tryFSOperation }: FileLayer): void {
    const changes = (node: Node) => this.#changed.add(realPath(node));
    const { mknod, rename, rmdir, setattr, unlink } = node_ops;
    node_ops.mknod = this.#afterLog((parent, name, mode, device) => {
      this.#grown.add(realPath(parent));
      this.#changed.add(path.join(realPath(parent), name));
      return mknod(parent, name, mode & ~FOR_OTHERS, device);
    });
    node_ops.rename = this.#afterLog((old, directory, name) => {
      this.#changed.add(path.join(realPath(directory), name));
      return rename(old, directory, name);
    });
    node_ops.rmdir = this.#afterLog(rmdir);
    node_ops.unlink = this.#afterLog(unlink);
    node_ops.setattr = this.#afterLog((node, attributes) => {
      changes(node);
      return setattr(node, privately(attributes));
    });
    const { setattr: setOpen, write } = stream_ops;
    stream_ops.setattr = this.#afterLog((stream, attributes) => {
      changes(stream.node);
      return setOpen(stream, privately(attributes));
    });
    stream_ops.write = (stream, ...rest) => {
      if (!isLog(stream)) this.#log.sync();
      changes(stream.node);
      return write(stream, ...rest);
    };
    stream_ops.fsync = (stream) => {
      const place = realPath(stream.node);
      if (isLog(stream) && this.#changed.delete(place)) this.#log.add(place);
      if (!isLog(stream)) tryFSOperation(() => this.#sync(stream, place));
      return 0;
    };
  }

  #afterLog<Given extends unknown[]>(change: Operation<Given>): Operation<Given> {
    return (...given) => {
      this.#log.sync();
      return change(...given);
    };
  }

  /** What this process has not changed was on the disk before: PostgreSQL asks for all files again after a crash. */
  #sync({ node, nfd }: Stream, place: string): void {
    if (this.#changed.delete(place)) fdatasyncSync(nfd);
    const directory = isDirectory(node) ? place : path.dirname(place);
    if (this.#grown.delete(directory) || isDirectory(node)) syncNames(directory);
  }
}

const isDirectory = ({ mode }: Node) => (mode & constants.S_IFMT) === constants.S_IFDIR;
const isLog = ({ node }: Stream) => node.parent.name === "pg_wal" && !isDirectory(node);

const privately = ({ mode, ...rest }: Attributes): Attributes =>
  mode === undefined ? rest : { ...rest, mode: mode & ~FOR_OTHERS };

function syncNames(directory: string): void {
  try {
    const handle = openSync(directory, "r");
    fsyncSync(handle);
    closeSync(handle);
  } catch (error) {
    if (!cannotSync(error)) throw error;
  }
}

/** Syncs a directory with everything in it, many files at once, because a disk handles waiting writes together. */
export async function syncAll(directory: string): Promise<void> {
  const inside = await readdir(directory, { recursive: true, withFileTypes: true });
  const left = inside.values();
  const syncRest = async () => {
    for (const entry of left) {
      const place = path.join(entry.parentPath, entry.name);
      if (entry.isDirectory()) await syncDirectory(place);
      else await syncFile(place);
    }
  };
  await Promise.all(Array.from({ length: SYNCS_AT_ONCE }, syncRest));
  await syncDirectory(directory);
}
