import { useRef, useState } from "react";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { showToast } from "~/ui/toast";
import { callBoard } from "./call-board";
import type { Card, Day } from "./card";
import {
  callFor,
  cardsNow,
  type HeardChange,
  type LoadedBoard,
  type OwnChange,
  withHeard,
} from "./live-board";

/** Short, because it covers the last columns. */
const SAVED_LASTS_MS = 2_000;

export type Board = {
  cards: readonly Card[];
  /** Shows a change at once and has the server make it; `undo` is offered when it is stored. */
  make: (change: OwnChange, undo?: OwnChange) => void;
};

/** The loaded board with live changes since, and this tab's own changes until they are stored. */
export function useBoard(loaded: LoadedBoard, slug: string): Board {
  const [heard, setHeard] = useState<readonly HeardChange[]>([]);
  const [own, setOwn] = useState<readonly OwnChange[]>([]);
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
    if ("fault" in result) {
      showToast({ title: "Error", description: result.fault, tone: "danger" });
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
    // One after the other, so that the server gets them in the order in which they were made.
    sending.current = sending.current.then(() => send(change, undo));
  };
  return { cards: cardsNow(loaded, heard, own), make };
}

/** Which form is open on the board: one at a time. */
export type OpenForm = { kind: "add"; day: Day } | { kind: "edit"; id: string };
