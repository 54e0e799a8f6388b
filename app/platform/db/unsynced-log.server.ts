/** Commits in PostgreSQL's log that are not on the disk yet: at most a second's worth, synced without blocking. */
import { closeSync, fdatasyncSync, openSync } from "node:fs";
import { open } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";

/** A commit that finds an older one not on the disk after this long waits for both. */
const LATEST_MS = 900;
/** Between two syncs, so other work gets at the disk. */
const PAUSE_MS = 50;

export class UnsyncedLog {
  /** Log files by path; those being synced stay until the sync is done. */
  readonly #waiting = new Set<string>();
  readonly #underWay = new Set<string>();
  /** No commit that is not on the disk is older (`performance.now`). */
  #oldest = 0;
  #syncing: Promise<void> | null = null;

  /** `failed` is called if a sync failed: acknowledged changes may not be on the disk. */
  constructor(readonly failed: (error: unknown) => void) {}

  /** Has a log file synced soon, while the process continues. */
  add(file: string): void {
    const now = performance.now();
    if (this.#isEmpty()) this.#oldest = now;
    this.#waiting.add(file);
    if (now - this.#oldest > LATEST_MS) this.sync();
    else this.#syncing ??= this.#syncInBackground();
  }

  /** Returns when everything is on the disk. */
  sync(): void {
    if (this.#isEmpty()) return;
    try {
      for (const file of new Set([...this.#underWay, ...this.#waiting])) {
        const descriptor = openSync(file, "r+");
        fdatasyncSync(descriptor);
        closeSync(descriptor);
      }
    } catch (error) {
      this.failed(error);
    }
    this.#underWay.clear();
    this.#waiting.clear();
  }

  #isEmpty(): boolean {
    return this.#waiting.size + this.#underWay.size === 0;
  }

  async #syncInBackground(): Promise<void> {
    while (this.#waiting.size > 0) {
      const began = performance.now();
      for (const file of this.#waiting) this.#underWay.add(file);
      this.#waiting.clear();
      for (const file of this.#underWay) await this.#syncOne(file);
      this.#underWay.clear();
      this.#oldest = began;
      await pause(PAUSE_MS);
    }
    this.#syncing = null;
  }

  async #syncOne(file: string): Promise<void> {
    try {
      await syncFile(file);
    } catch (error) {
      // Synced in the foreground in the meantime, the file may have been renamed since.
      if (this.#underWay.has(file)) this.failed(error);
    }
  }
}

export async function syncFile(file: string): Promise<void> {
  const handle = await open(file, "r+");
  await handle.datasync().finally(() => handle.close());
}
