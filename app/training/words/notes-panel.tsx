import { Link } from "react-router";
import { KEEPS_ITSELF } from "~/platform/pages/unsaved";
import { clock } from "~/platform/time/durations";
import { Button, buttonClass } from "~/ui/button";
import { TextArea } from "~/ui/fields";
import { formKeys } from "~/ui/form-keys";
import { takeFocus, useFocusOn } from "~/ui/take-focus";
import { offerWordsBack } from "~/ui/thrown-away";
import type { NoteDraft, useNoteDrafts } from "./note-drafts";
import { inTime, LONGEST_NOTE, type Note } from "./note-save";
import { type Played, SecondLink } from "./second-link";
import type { useNotes } from "./use-notes";

type NotesPanelProps = {
  lesson: number;
  playback: Played;
  own: ReturnType<typeof useNotes>;
  drafts: ReturnType<typeof useNoteDrafts>;
  /** How many more there are than those that are shown. */
  older: number;
};

/** A person's own notes to a lesson, each at its second (MED-7). */
export function NotesPanel({ lesson, playback, own, drafts, older }: NotesPanelProps) {
  const { adding } = drafts;
  const isListed = ({ id }: Note) => own.notes.some((note) => note.id === id);
  // One that another device deletes, or that is too old for the list, keeps its form until that is left.
  const shown = inTime([...own.notes, ...drafts.notes.filter((note) => !isListed(note))]);
  const file = "/training/notes.md";
  return (
    <section aria-labelledby="lesson-notes" tabIndex={-1} className="max-w-prose">
      <h2 id="lesson-notes" className="text-2xl">
        Notes
      </h2>
      <p className="mt-1.5 text-quiet">
        Only you can read them. Press N to add one at the current second.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {adding === null && <Button onClick={() => drafts.add(playback.place)}>Add a note</Button>}
        {own.notes.length > 0 && (
          <>
            <a href={`${file}?lesson=lesson${lesson}`} download className={buttonClass("outline")}>
              Export notes
            </a>
            <a href={file} download className={buttonClass("quiet")}>
              Export all lessons' notes
            </a>
          </>
        )}
      </div>
      {adding !== null && (
        <NoteForm
          draft={adding}
          drafts={drafts}
          onSave={(words) => own.add(adding.note.atSeconds, words)}
        />
      )}
      {shown.length === 0 && adding === null && (
        <p className="mt-6 text-quiet">No notes to this lesson yet.</p>
      )}
      <ol className="mt-6 grid gap-3">
        {shown.map((note) => {
          const changing = drafts.changing(note.id);
          return (
            <li key={note.id} tabIndex={-1} className="panel grid gap-2 p-4">
              {changing ? (
                <NoteForm
                  draft={changing}
                  drafts={drafts}
                  onSave={(words) => own.change(changing.note, words)}
                />
              ) : (
                <ShownNote
                  note={note}
                  isUnsent={own.unsent.has(note.id)}
                  playback={playback}
                  onChange={() => drafts.change(note)}
                  onDelete={() => own.remove(note)}
                />
              )}
            </li>
          );
        })}
      </ol>
      {older > 0 && (
        <p className="mt-4">
          <Link
            to="?tab=notes&notes=all"
            preventScrollReset
            className="underline underline-offset-4 tabular"
          >
            Show {older.toLocaleString("en-US")} older {older === 1 ? "note" : "notes"}
          </Link>
        </p>
      )}
    </section>
  );
}

type ShownNoteProps = {
  note: Note;
  isUnsent: boolean;
  playback: Played;
  onChange: () => void;
  onDelete: () => void;
};

function ShownNote({ note, isUnsent, playback, onChange, onDelete }: ShownNoteProps) {
  const at = clock(note.atSeconds);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <SecondLink seconds={note.atSeconds} tab="notes" playback={playback} />
        {isUnsent && <span className="text-quiet text-sm">Not saved on the server yet</span>}
        <span className="ml-auto flex">
          <Button look="quiet" small aria-label={`Edit the note at ${at}`} onClick={onChange}>
            Edit
          </Button>
          <Button
            look="quiet"
            small
            aria-label={`Delete the note at ${at}`}
            onClick={({ currentTarget }) => {
              takeFocus(currentTarget.closest("section"));
              onDelete();
            }}
          >
            Delete
          </Button>
        </span>
      </div>
      <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
        {note.words}
      </p>
    </>
  );
}

type NoteFormProps = {
  draft: NoteDraft;
  drafts: NotesPanelProps["drafts"];
  onSave: (words: string) => void;
};

/** What is typed stays in this browser until it is saved or left. */
function NoteForm({ draft, drafts, onSave }: NoteFormProps) {
  const { note, words, isBack, asked } = draft;
  const field = useFocusOn<HTMLTextAreaElement>(asked);
  const close = (form: HTMLFormElement | null) => {
    // What had the focus goes with the form: back to where N was pressed, or to the note, or to all if it was none before.
    const from = asked?.from;
    const isThere = from && from.getClientRects().length > 0;
    takeFocus(isThere ? from : (form?.closest<HTMLElement>("li, section") ?? null));
    drafts.close(note);
  };
  const leave = (form: HTMLFormElement | null) => {
    const typed = form ? wordsIn(form) : "";
    close(form);
    if (typed.trim() !== "" && typed.trim() !== note.words)
      offerWordsBack(() => drafts.reopen(note, typed));
  };
  const save = (form: HTMLFormElement) => {
    const written = wordsIn(form).trim();
    if (written === "") return;
    onSave(written);
    close(form);
  };
  return (
    <form
      {...KEEPS_ITSELF}
      className="mt-4 grid gap-3"
      onKeyDown={formKeys(leave)}
      onSubmit={(event) => {
        event.preventDefault();
        save(event.currentTarget);
      }}
    >
      <TextArea
        name="words"
        label={`Note at ${clock(note.atSeconds)}`}
        dir="auto"
        rows={3}
        required
        maxLength={LONGEST_NOTE}
        defaultValue={words}
        ref={field}
        onInput={(event) => drafts.type(note, event.currentTarget.value)}
      />
      {isBack && <p className="text-quiet text-sm">Kept in this browser until you save.</p>}
      <div className="flex gap-2">
        <Button type="submit">Save note</Button>
        <Button look="quiet" onClick={({ currentTarget }) => leave(currentTarget.form)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function wordsIn(form: HTMLFormElement): string {
  return String(new FormData(form).get("words") ?? "");
}
