/** A person's notes to a lesson, and what can be done with them; without a connection too (MED-7). */
import { useState, useSyncExternalStore } from "react";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { showToast } from "~/ui/toast";
import { NoteOutbox, shownNotes } from "./note-outbox";
import type { Note } from "./note-save";

type Wanted = { userId: string; lesson: number; stored: readonly Note[] };

export function useNotes({ userId, lesson, stored }: Wanted) {
  const refresh = useRefresh();
  const [outbox] = useState(
    () =>
      new NoteOutbox(userId, {
        stored: refresh,
        refused: (title) => showToast({ title, tone: "danger" }),
      }),
  );
  const entries = useSyncExternalStore(outbox.subscribe, outbox.unsent, NoteOutbox.none);
  const { notes, unsent } = shownNotes(stored, entries, lesson);
  return {
    notes,
    unsent,
    add: (atSeconds: number, words: string) =>
      outbox.put({ id: crypto.randomUUID(), lessonNumber: lesson, atSeconds, words }, null),
    change: (note: Note, words: string) => outbox.put({ ...note, words }, note.words),
    remove(note: Note) {
      outbox.put({ ...note, words: "" }, note.words);
      showToast({
        title: "Note deleted",
        undo: () => outbox.put(note, ""),
      });
    },
  };
}
