/** The words of notes that are being written: kept in this browser until they are saved or given up (MED-7). */
import { useEffect, useState } from "react";
import { KeptEntries } from "~/platform/web/kept-entries";
import type { Note } from "./note-save";

/** `note`: as it was opened, since another window may change it meanwhile. */
type Kept = { note: Note; words: string };
/** Somebody wants to write it now; `from`: where the keyboard was. */
type Asked = { from: HTMLElement | null };
/** `isBack`: it was kept when the page was loaded. `asked`: new each time that somebody opens it or comes back to it. */
export type NoteDraft = Kept & { isBack: boolean; asked: Asked | null };

/** A note that is not added yet, one to a lesson; any other key is a note's id. */
const NEW = "new";

export function useNoteDrafts(userId: string, lesson: number) {
  const [kept] = useState(() => new KeptEntries<Kept>(`note-words ${userId} ${lesson} `));
  const [open, setOpen] = useState<ReadonlyMap<string, NoteDraft>>(new Map());
  // The server has rendered the page without them.
  useEffect(() => {
    setOpen(
      new Map(
        kept.all().map(({ key, content }) => [key, { ...content, isBack: true, asked: null }]),
      ),
    );
  }, [kept]);
  const put = (key: string, draft: NoteDraft) => setOpen((all) => new Map(all).set(key, draft));
  const close = (key: string) => {
    kept.remove(key);
    setOpen((all) => new Map([...all].filter(([each]) => each !== key)));
  };
  const type = (key: string, draft: NoteDraft | undefined, words: string) => {
    if (draft && words !== draft.note.words) kept.keep(key, { note: draft.note, words });
    else kept.remove(key);
  };
  const adding = open.get(NEW) ?? null;
  return {
    adding,
    changing: (id: string) => open.get(id) ?? null,
    /** Those that are being changed. */
    notes: [...open.values()].flatMap(({ note }) => (note.id === NEW ? [] : note)),
    /** Begins a note here; one that was begun before goes on at its own second. */
    add(atSeconds: number, from: HTMLElement | null = null) {
      const note = { id: NEW, lessonNumber: lesson, atSeconds, words: "" };
      put(NEW, { ...(adding ?? { note, words: "", isBack: false }), asked: { from } });
    },
    change: (note: Note) =>
      put(note.id, { note, words: note.words, isBack: false, asked: { from: null } }),
    type: (note: Note, words: string) => type(note.id, open.get(note.id), words),
    close: (note: Note) => close(note.id),
    /** After it was left with these words. */
    reopen(note: Note, words: string) {
      kept.keep(note.id, { note, words });
      put(note.id, { note, words, isBack: false, asked: { from: null } });
    },
  };
}
