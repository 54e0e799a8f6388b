import { useState } from "react";
import { Link, useFetcher } from "react-router";
import { useCan } from "~/auth/auth";
import { OUTCOMES } from "~/booking/booking";
import type { ActResult } from "~/platform/web/act-result";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/fields";
import { LocalTime } from "~/ui/local-time";
import { showToast } from "~/ui/toast";
import { useResult } from "~/ui/use-result";
import type { CurrentVersion } from "./inbox-acts.server";
import {
  type InboxItem,
  itemPath,
  LONGEST_NOTE,
  STATUSES,
  statusWords,
  whatWords,
} from "./inbox-item";
import type { ItemDetails } from "./item-details.server";
import { StatusBadge } from "./status";

/** The note in progress, and the value it started from. */
type Draft = { text: string; begun: { version: number; note: string } };

/** The team's note. If two people write at the same time, the second sees the first one's note and decides. */
export function ItemNote({ item, note }: { item: InboxItem; note: string }) {
  const fetcher = useFetcher<ActResult<unknown, CurrentVersion>>();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [theirs, setTheirs] = useState<CurrentVersion | null>(null);
  useResult(fetcher.data, (told) => {
    if (!told.done && told.conflict) return setTheirs(told.conflict);
    if (told.toast) showToast(told.toast);
    if (told.done) setDraft(null);
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
        method="post"
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

type ConflictProps = { theirs: CurrentVersion; onKeep: () => void; onSave: () => void };

function Conflict({ theirs, onKeep, onSave }: ConflictProps) {
  return (
    <div role="alert" className="grid gap-3 rounded-control bg-warning-soft p-4 text-sm">
      <p>
        <strong dir="auto">{theirs.by}</strong> changed this item in the meantime (
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

/** What else the same person sent in: an applicant may have applied before. */
export function Others({ others, back }: { others: readonly InboxItem[]; back: string }) {
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others" className="mt-10">
      <h2 id="others" className="text-xl">
        More from this address
      </h2>
      <ul className="panel mt-3 divide-y divide-line">
        {others.map((other) => (
          <li key={other.id}>
            <Link
              to={itemPath(other, back)}
              className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 text-sm hover:bg-sunken"
            >
              <span className="font-semibold">{whatWords(other)}</span>
              <StatusBadge status={other.status} />
              <span className="text-quiet sm:ml-auto">
                <LocalTime at={other.at} never="" exact="minutes" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type HistoryProps = {
  history: ItemDetails["history"];
  words: Readonly<Record<string, string>>;
};

export function History({ history, words }: HistoryProps) {
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="history" className="mt-10">
      <h2 id="history" className="text-xl">
        History
      </h2>
      <ol className="mt-3 grid gap-2 text-sm">
        {history.map(({ id, at, by, verb, after }) => (
          <li key={id} className="flex flex-wrap gap-x-3">
            <span className="text-quiet">
              <LocalTime at={at} never="" exact="minutes" />
            </span>
            <span>
              <span dir="auto" className="font-semibold">
                {by}
              </span>
              : {words[verb] ?? verb}
              {verb === "inbox.change" && after && ` → ${statusWords(after)}`}
              {verb === "bookings.outcome" && ` → ${outcomeWords(after)}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function outcomeWords(outcome: string | null): string {
  return OUTCOMES.find(({ name }) => name === outcome)?.label ?? "None";
}
