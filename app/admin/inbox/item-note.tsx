import { useState } from "react";
import { useFetcher } from "react-router";
import { useCan } from "~/auth/auth";
import { Button } from "~/ui/button";
import { LocalTime } from "~/ui/local-time";
import { TextArea } from "~/ui/text-area";
import { showToast } from "~/ui/toast";
import { useResult } from "~/ui/use-result";
import type { Theirs } from "./inbox-acts.server";
import { type InboxItem, itemPath, STATUSES } from "./inbox-item";
import type { ItemResult } from "./item-result";
import { LONGEST_NOTE } from "./note-length";

/** What is being written, and what it began from. */
type Draft = { text: string; begun: { version: number; note: string } };

/** What the team has noted. Of two who write at once, the second sees the first one's note and decides. */
export function ItemNote({ item, note }: { item: InboxItem; note: string }) {
  const fetcher = useFetcher<ItemResult>();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  useResult(fetcher.data, ({ done, toast, conflict }) => {
    if (conflict) return setTheirs(conflict);
    if (toast) showToast(toast);
    if (done) setDraft(null);
  });
  const text = draft?.text ?? note;
  const mayChange = useCan()("inbox.change");
  const save = (version: number) => {
    setTheirs(null);
    void fetcher.submit(
      { intent: "note", note: text, version },
      { method: "post", action: itemPath(item) },
    );
  };
  const drop = () => {
    setTheirs(null);
    setDraft(null);
  };
  return (
    <section aria-label="Note" className="panel p-5">
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          save(versionFor(draft, item, note));
        }}
      >
        <TextArea
          name="note"
          label="Note"
          rows={5}
          maxLength={LONGEST_NOTE}
          value={text}
          readOnly={!mayChange}
          onChange={({ target }) =>
            setDraft({ text: target.value, begun: draft?.begun ?? { version: item.version, note } })
          }
        />
        {theirs ? (
          <Conflict theirs={theirs} onKeep={drop} onSave={() => save(theirs.version)} />
        ) : (
          mayChange && (
            <Button
              type="submit"
              look="outline"
              busy={fetcher.state !== "idle"}
              disabled={text === note}
            >
              Save note
            </Button>
          )
        )}
      </form>
    </section>
  );
}

/** A change to something else in the meantime is no reason to refuse a note. */
function versionFor(draft: Draft | null, item: InboxItem, note: string): number {
  return draft && draft.begun.note !== note ? draft.begun.version : item.version;
}

type ConflictProps = { theirs: Theirs; onKeep: () => void; onSave: () => void };

function Conflict({ theirs, onKeep, onSave }: ConflictProps) {
  return (
    <div role="alert" className="grid gap-3 rounded-control bg-warning-soft p-4 text-sm">
      <p>
        <strong dir="auto">{theirs.by}</strong> has changed this item in the meantime (
        <LocalTime at={theirs.at} never="" exact="minutes" />
        ). Yours was not saved. It is {STATUSES[theirs.status].toLowerCase()} now, with this note:
      </p>
      <blockquote dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
        {theirs.note || "No note"}
      </blockquote>
      <p className="flex flex-wrap gap-2">
        <Button look="outline" small onClick={onKeep}>
          Keep theirs
        </Button>
        <Button small onClick={onSave}>
          Save mine
        </Button>
      </p>
    </div>
  );
}
