import { useRef, useState } from "react";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { showToast } from "~/ui/toast";
import { callBoard } from "./call-board";
import type { Card, Day } from "./card";
import {
  asNewCard,
  type CardEdit,
  callFor,
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
  /** Resolves a disputed edit: it is applied or dropped. */
  settle: (edit: CardEdit, made: boolean) => void;
};

/** The loaded board with live changes since, and this tab's own changes until they are stored. */
export function useBoard(loaded: LoadedBoard, slug: string): Board {
  const [heard, setHeard] = useState<readonly HeardChange[]>([]);
  const [own, setOwn] = useState<readonly OwnChange[]>([]);
  const [disputes, setDisputes] = useState<readonly CardEdit[]>([]);
  const sending = useRef(Promise.resolve());
  const refresh = useRefresh();

  const hear = (change: HeardChange) => {
    setHeard((before) => withHeard(before, change, loaded.revision));
  };
  useLive(["operations"], ({ event, data }) => {
    if (event === "card") hear(data as HeardChange);
  });

  const send = async (change: OwnChange, undo: OwnChange | undefined) => {
    const result = await callBoard(slug, callFor(change));
    if ("fault" in result && result.theirs && change.kind === "update") {
      const { theirs } = result;
      hear({ id: change.id, revision: theirs.revision, removed: false, card: theirs });
      const { free, disputed } = divided(change, theirs);
      if (free) make(free, undo);
      if (disputed) setDisputes((before) => [...before, disputed]);
    } else if ("fault" in result) {
      const again = result.gone ? asNewCard(change) : null;
      showToast({
        title: "Error",
        description: result.fault,
        tone: "danger",
        lasts: 0,
        action: again
          ? { label: "Add as a new card", run: () => make(again) }
          : { label: "Try again", run: () => make(change, undo) },
      });
      refresh();
    } else {
      const { card = null, revision = card?.revision ?? 0 } = result.response;
      hear({ id: change.id, revision, removed: change.kind === "delete", card });
      showToast({
        title: "Saved",
        description: "Changes saved successfully",
        tone: "success",
        lasts: undo ? undefined : SAVED_LASTS_MS,
        action: undo && { label: "Undo", run: () => make(undo) },
      });
    }
    setOwn((before) => before.filter((each) => each !== change));
  };
  const make = (change: OwnChange, undo?: OwnChange) => {
    setOwn((before) => [...before, change]);
    // One after the other, so the server gets them in the order in which they were made.
    sending.current = sending.current.then(() => send(change, undo));
  };
  const settle = (edit: CardEdit, made: boolean) => {
    setDisputes((before) => before.filter((each) => each !== edit));
    if (made) make(edit);
  };
  return { cards: cardsNow(loaded, heard, own), make, disputes, settle };
}

/**
 * Which form is open on the board: one at a time. `base`: the card as it was then; `typed`: the entries, kept here
 * because the form moves with its card when someone else moves or deletes it.
 */
export type OpenForm = { typed: FormData | null } & (
  | { kind: "add"; day: Day }
  | { kind: "edit"; base: Card }
);
