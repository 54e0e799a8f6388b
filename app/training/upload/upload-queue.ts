/** The uploads of one person in this tab: one at a time, in their order, and kept until they are done. */
import { machineZone } from "~/platform/time/machine-zone";
import { leadAmongTabs } from "~/platform/web/tab-leader";
import { type ChosenFile, isSameFile, isStillThere, mayRead } from "./choose-files";
import { removeDraft } from "./drafts";
import { otherFileText, sampleOf } from "./file-sample";
import { endUpload, FILE_GONE, Refused } from "./send-video";
import { runJob } from "./upload-job";
import { dropRow, keepRow, keptRows, type UploadRow } from "./upload-rows";
import { type ToldStep, told } from "./upload-told";

/**
 * `fault`: why it does not go on; "elsewhere": another tab of this browser works on it; "sound": the lesson plays it, and
 * its sound is made.
 */
export type UploadState =
  | { step: "waiting" | "paused" | "elsewhere" | "sound" | "done" }
  | { step: "needs file" | "failed"; fault: string | null }
  | ToldStep;

export type LessonUpload = UploadRow & { state: UploadState };

/** `elsewhere`: another tab of this browser uploads; this one waits. */
export type Uploads = { list: readonly LessonUpload[]; elsewhere: boolean };

export type NewUpload = Pick<UploadRow, "lesson" | "label" | "posterSecond"> & {
  chosen: ChosenFile;
};

export const NONE: Uploads = { list: [], elsewhere: false };
/** The lock comes at once or not for a while. */
const LOCK_MS = 250;
/** Of the tab that uploads. */
const LOCK = "uploads";

export class UploadQueue {
  #uploads = NONE;
  readonly #files = new Map<string, File>();
  readonly #listeners = new Set<() => void>();
  #current: { id: string; stop: AbortController } | null = null;
  /** Those whose sound is made, while the next one is sent. */
  readonly #sounds = new Map<string, AbortController>();
  #leads = false;
  #follows = false;
  #lead: AbortController | null = null;

  constructor(readonly userId: string) {
    void this.#restore();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly now = () => this.#uploads;

  /** A lesson's earlier upload is replaced. */
  add(all: readonly NewUpload[]): void {
    for (const { chosen, ...upload } of all) {
      for (const { id, lesson } of this.#uploads.list)
        if (lesson === upload.lesson) void this.cancel(id);
      const { file, handle } = chosen;
      const row: UploadRow = {
        ...upload,
        // Pages without HTTPS have no random ids.
        id: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`,
        userId: this.userId,
        name: file.name,
        size: file.size,
        lastModified: file.lastModified,
        sample: null,
        handle,
        address: null,
        media: null,
        sentBytes: 0,
        totalBytes: file.size,
        addedAt: Date.now() + this.#uploads.list.length,
        isPaused: false,
      };
      this.#files.set(row.id, file);
      this.#tell([...this.#uploads.list, { ...row, state: { step: "waiting" } }]);
      void keepRow(row);
    }
    this.#start();
  }

  pause(id: string): void {
    this.#change(id, { isPaused: true, state: { step: "paused" } });
    if (this.#current?.id === id) this.#current.stop.abort();
  }

  /** `file`: chosen again, if the browser did not keep it. */
  resume(id: string, file: File | null = null): void {
    if (file) this.#files.set(id, file);
    this.#change(id, { isPaused: false, state: { step: "waiting" } });
    this.#start();
  }

  async cancel(id: string): Promise<void> {
    // What another tab sends stays as it is.
    if (!this.#files.has(id) && (await this.#isElsewhere())) {
      this.#change(id, { state: { step: "elsewhere" } });
      return this.#follow();
    }
    const upload = this.#find(id);
    if (this.#current?.id === id) this.#current.stop.abort();
    this.#sounds.get(id)?.abort();
    this.#forget(id);
    this.#tell(this.#uploads.list.filter((each) => each.id !== id));
    if (upload?.address && !upload.media) void endUpload(upload.address);
  }

  /** Whether this tab still holds the file. */
  has(id: string): boolean {
    return this.#files.has(id);
  }

  async #restore(): Promise<void> {
    const isElsewhere = await this.#isElsewhere();
    const listed = this.#uploads.list.filter(({ state }) => state.step !== "elsewhere");
    const kept = await keptRows(this.userId);
    // Nobody is asked for a file whose video plays already.
    const rows = kept.filter(
      ({ id, media, handle }) => !listed.some((each) => each.id === id) && (!media || handle),
    );
    const restored = rows.map((row): LessonUpload => {
      if (isElsewhere && !row.isPaused) return { ...row, state: { step: "elsewhere" } };
      const waits = row.handle ? "paused" : "needs file";
      return {
        ...row,
        state: waits === "paused" ? { step: "paused" } : { step: waits, fault: null },
      };
    });
    this.#tell([...restored, ...listed]);
    if (isElsewhere) return this.#follow();
    for (const { id, handle, isPaused } of rows)
      if (handle && !isPaused && (await mayRead(handle))) this.resume(id);
  }

  async #isElsewhere(): Promise<boolean> {
    if (this.#leads) return false;
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    return held.some(({ name }) => name === LOCK);
  }

  /** Looks again when the other tab is done or closed. */
  #follow(): void {
    if (this.#follows) return;
    this.#follows = true;
    void navigator.locks
      .request(LOCK, () => {
        this.#follows = false;
      })
      .then(() => this.#restore());
  }

  /** This tab works through the list, unless another one does: then it takes over when that one is closed. */
  #start(): void {
    if (this.#leads) return void this.#run();
    if (this.#lead) return;
    this.#lead = new AbortController();
    const begin = () => {
      this.#leads = true;
      this.#set({ elsewhere: false });
      void this.#run();
    };
    leadAmongTabs(LOCK, this.#lead.signal, begin, begin);
    setTimeout(() => this.#set({ elsewhere: !this.#leads && this.#lead !== null }), LOCK_MS);
  }

  async #run(): Promise<void> {
    if (this.#current) return;
    const next = this.#uploads.list.find(({ state }) => state.step === "waiting");
    if (!next) {
      if (this.#sounds.size > 0) return;
      this.#lead?.abort();
      this.#lead = null;
      this.#leads = false;
      return;
    }
    const stop = new AbortController();
    this.#current = { id: next.id, stop };
    await this.#upload(next, stop);
    this.#current = null;
    void this.#run();
  }

  async #upload(row: LessonUpload, stop: AbortController): Promise<void> {
    const { id } = row;
    const { signal } = stop;
    try {
      const file = await this.#fileOf(row);
      if (!file) return this.#change(id, { state: { step: "needs file", fault: null } });
      const sample = await sampleOf(file);
      signal.throwIfAborted();
      const isOther = !isSameFile(file, row) || (row.sample && sample && row.sample !== sample);
      if (row.address && isOther) {
        this.#files.delete(id);
        const fault = otherFileText(file, row, machineZone());
        return this.#change(id, { handle: null, state: { step: "needs file", fault } });
      }
      this.#change(id, { sample });
      const { state: _, ...begun } = row;
      const kept = { ...begun, sample };
      const told = this.#teller(id, signal);
      const placed = (address: string) => this.#change(id, { address });
      const claimed = (media: string) => this.#change(id, { media });
      const sound = await runJob({ row: kept, file, signal, told, placed, claimed });
      this.#change(id, { state: { step: "sound" } });
      void this.#finish(id, sound, stop);
    } catch (error) {
      if (!signal.aborted) await this.#fail(id, error);
    }
  }

  async #finish(id: string, sound: () => Promise<void>, stop: AbortController): Promise<void> {
    this.#sounds.set(id, stop);
    await sound();
    this.#sounds.delete(id);
    if (!stop.signal.aborted) {
      this.#forget(id);
      this.#change(id, { state: { step: "done" } });
    }
    void this.#run();
  }

  async #fail(id: string, error: unknown): Promise<void> {
    const file = this.#files.get(id);
    if (file && !(await isStillThere(file))) {
      this.#files.delete(id);
      return this.#change(id, { state: { step: "needs file", fault: FILE_GONE } });
    }
    const isKnown = error instanceof Refused;
    if (!isKnown) console.warn("upload failed", error);
    const fault = isKnown ? error.message : "This did not work. Choose Resume to try again.";
    this.#change(id, { state: { step: "failed", fault } });
  }

  #teller(id: string, signal: AbortSignal) {
    return told({
      signal,
      isSending: () => this.#find(id)?.state.step === "uploading",
      tell: (change) => this.#change(id, change),
    });
  }

  async #fileOf({ id, handle }: LessonUpload): Promise<File | null> {
    const file = this.#files.get(id) ?? (await handle?.getFile().catch(() => null)) ?? null;
    if (file) this.#files.set(id, file);
    return file;
  }

  #find(id: string): LessonUpload | undefined {
    return this.#uploads.list.find((each) => each.id === id);
  }

  #forget(id: string): void {
    this.#files.delete(id);
    void dropRow(id);
    void removeDraft(id);
  }

  #change(id: string, change: Partial<LessonUpload>): void {
    const before = this.#find(id);
    if (!before) return;
    const changed = { ...before, ...change };
    this.#tell(this.#uploads.list.map((each) => (each.id === id ? changed : each)));
    const { state, ...row } = changed;
    if (state.step !== "done") void keepRow(row);
  }

  #tell(list: readonly LessonUpload[]): void {
    this.#set({ list });
  }

  #set(change: Partial<Uploads>): void {
    this.#uploads = { ...this.#uploads, ...change };
    for (const listener of this.#listeners) listener();
  }
}
