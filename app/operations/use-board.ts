import { useState, useSyncExternalStore } from "react";
import { useLeftBehind } from "~/platform/pages/left-behind";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { showToast } from "~/ui/toast";
import { BoardOutbox, type Sent } from "./board-outbox";
import type { CallResult } from "./call-board";
import type { Card } from "./card";
import { CardDrafts } from "./card-drafts";
import { formOf } from "./card-fields";
import {
  asNewCard,
  type CardEdit,
  cardsNow,
  divided,
  type HeardChange,
  type LoadedBoard,
  type OwnChange,
  withHeard,
} from "./live-board";

/** Short, because it covers the last columns. */
const SAVED_LASTS_MS = 2_000;

export type Board = {
  cards: readonly Card[];
  /** Shows a change right away and sends it to the server; `undo` is offered once it is stored. */
  make: (change: OwnChange, undo?: OwnChange) => void;
  /** Edits to fields that someone else changed in the meantime; their base is the other's card. */
  disputes: readonly CardEdit[];
  /** How many changes wait because the server cannot be reached. */
  waiting: number;
  /** What this person typed into cards' forms. */
  drafts: CardDrafts;
  /** Resolves a disputed edit: it is applied or dropped. */
  settle: (edit: CardEdit, made: boolean) => void;
};

/**
 * The loaded board with live changes since, and this browser's own changes until they are stored. `person`: whose session
 * makes them; `mayEdit`: what is not sent yet is shown and sent.
 */
export function useBoard(
  loaded: LoadedBoard,
  { slug, person, mayEdit }: { slug: string; person: string; mayEdit: boolean },
): Board {
  const [heard, setHeard] = useState<readonly HeardChange[]>([]);
  const [disputes, setDisputes] = useState<readonly CardEdit[]>([]);
  const [isAway, setAway] = useState(false);
  const refresh = useRefresh();
  const hear = (change: HeardChange) => {
    setHeard((before) => withHeard(before, change, loaded.revision));
  };
  useLive(["operations"], ({ event, data }) => {
    if (event === "card") hear(data as HeardChange);
  });
  const [drafts] = useState(() => new CardDrafts(person));
  useLeftBehind(person);
  const [outbox] = useState(() => {
    const answered = (sent: Sent, result: CallResult) => {
      const { change, undo } = sent;
      const again = (next: OwnChange) => box.put(undo ? { change: next, undo } : { change: next });
      if ("response" in result) {
        const { card = null, revision = card?.revision ?? 0 } = result.response;
        hear({ id: change.id, revision, removed: change.kind === "delete", card });
        tellSaved(undo && (() => box.put({ change: undo })));
      } else if (result.theirs && change.kind !== "delete") {
        const { theirs } = result;
        hear({ id: change.id, revision: theirs.revision, removed: false, card: theirs });
        // Added by an attempt whose response was lost.
        if (change.kind === "create") return tellSaved();
        const { free, disputed } = divided(change, theirs);
        if (free) again(free);
        if (disputed) setDisputes((before) => [...before, disputed]);
      } else if ("gone" in result && result.gone && change.kind === "delete") {
        void refresh();
      } else {
        keepWords(drafts, change);
        const fresh = "gone" in result && result.gone ? asNewCard(change) : null;
        showToast({
          title: "Error",
          description: result.fault,
          tone: "danger",
          lasts: 0,
          action: fresh
            ? { label: "Add as a new card", run: () => resend(fresh) }
            : { label: "Try again", run: () => resend(change) },
        });
        void refresh();
      }
      function resend(next: OwnChange) {
        forgetWords(drafts, change);
        again(next);
      }
    };
    const box: BoardOutbox = new BoardOutbox(person, slug, { tried: setAway, answered });
    return box;
  });
  const unsent = useSyncExternalStore(
    mayEdit ? outbox.subscribe : neverChanges,
    mayEdit ? outbox.unsent : BoardOutbox.none,
    BoardOutbox.none,
  );
  const make = (change: OwnChange, undo?: OwnChange) =>
    outbox.put(undo ? { change, undo } : { change });
  const settle = (edit: CardEdit, made: boolean) => {
    setDisputes((before) => before.filter((each) => each !== edit));
    if (made) make(edit);
  };
  const own = unsent.map(({ content }) => content.change);
  const waiting = isAway ? own.length : 0;
  return { cards: cardsNow(loaded, heard, own), make, drafts, disputes, settle, waiting };
}

function neverChanges(): () => void {
  return () => undefined;
}

function tellSaved(undo?: () => void): void {
  const saved = { title: "Saved", description: "Changes saved successfully" };
  showToast({ ...saved, tone: "success", ...(undo ? { undo } : { lasts: SAVED_LASTS_MS }) });
}

/** What a refused form said stands in it again. */
function keepWords(drafts: CardDrafts, change: OwnChange): void {
  const form = formOf(change);
  if (form) drafts.keep(form);
}

function forgetWords(drafts: CardDrafts, change: OwnChange): void {
  const form = formOf(change);
  if (form) drafts.forget(form);
}
