/** Notes on their way to the server: kept in this browser until they are stored, also without a connection (MED-7). */
import { fetchWithin, jsonOf } from "~/platform/web/json";
import type { Kept } from "~/platform/web/kept-entries";
import { type Delivery, GIVE_UP_MS, Outbox } from "~/platform/web/outbox";
import { inTime, MOST_SEEN, type Note, OLDEST_SAVE_SECONDS } from "./note-save";

/** `changedAt`: this device's clock in ms, used only to compute the note's age; `seen`: as a save names it. */
type UnsentNote = Note & { changedAt: number; seen?: string[] };

type Handlers = {
  /** A note is stored: resolves when the page has reloaded with it. */
  stored: () => Promise<void>;
  refused: (why: string) => void;
};

const ADDRESS = "/training/notes";
const NONE: readonly Kept<UnsentNote>[] = [];

export class NoteOutbox {
  readonly #outbox: Outbox<UnsentNote>;
  #latest = 0;

  constructor(
    private readonly userId: string,
    private readonly handlers: Handlers,
  ) {
    this.#outbox = new Outbox({
      name: `note ${userId} `,
      lanes: "each",
      deliver: ([entry]) => this.#deliver(entry?.content),
    });
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => this.#outbox.subscribe(listener);
  readonly unsent = (): readonly Kept<UnsentNote>[] => this.#outbox.entries();
  static readonly none = (): readonly Kept<UnsentNote>[] => NONE;

  /** `before`: what the note said when the person began to change it; null for a new one. */
  put(note: Note, before: string | null): void {
    this.#latest = Math.max(Date.now(), this.#latest + 1);
    const waiting = this.unsent().find(({ content }) => content.id === note.id)?.content.seen;
    // What the server has first of all, then what may be on its way.
    const [first, ...later] = [...(waiting ?? []), ...(before === null ? [] : [before])];
    const seen = first === undefined ? [] : [first, ...later.slice(1 - MOST_SEEN)];
    this.#outbox.put(note.id, { ...note, changedAt: this.#latest, seen });
  }

  async #deliver(note: UnsentNote | undefined): Promise<Delivery> {
    if (!note) return "refused";
    const { changedAt, ...kept } = note;
    const age = Math.min(Math.max(0, (Date.now() - changedAt) / 1_000), OLDEST_SAVE_SECONDS);
    const response = await fetchWithin(GIVE_UP_MS, ADDRESS, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...kept, userId: this.userId, ageSeconds: age }),
    });
    if (response?.ok) {
      // Until then the page shows it from here.
      await this.handlers.stored();
      return "stored";
    }
    if (response?.status === 401 || response?.status === 403) return "held";
    if (response?.status !== 400 && response?.status !== 409) return "later";
    const told = await jsonOf<{ error: string }>(response);
    this.handlers.refused(told?.error ?? "The note was not saved");
    return "refused";
  }
}

/** The notes of a lesson as they are here, stored or not; `unsent`: which are not. */
export function shownNotes(
  stored: readonly Note[],
  entries: readonly Kept<UnsentNote>[],
  lesson: number,
): { notes: Note[]; unsent: ReadonlySet<string> } {
  const own = entries.map(({ content }) => content).filter((note) => note.lessonNumber === lesson);
  const byId = new Map([...stored, ...own].map((note) => [note.id, note]));
  return {
    notes: inTime([...byId.values()].filter(({ words }) => words !== "")),
    unsent: new Set(own.map(({ id }) => id)),
  };
}
