import { useState } from "react";
import type { Card } from "./card";
import {
  type CardPosition,
  cardPositionOf,
  type Direction,
  placeAt,
  placeOf,
  positionInWords,
  samePosition,
  stepped,
} from "./card-position";
import { focusControlAfter } from "./focus";
import type { Board } from "./use-board";

/** `by`: with a pointer, or step by step with keys and buttons. */
type Moving = { id: string; by: "pointer" | "keys"; position: CardPosition };

export type Move = {
  moving: Moving | null;
  /** What just happened, for screen readers. */
  spoken: string;
  begin: (id: string, by: Moving["by"]) => void;
  step: (towards: Direction) => void;
  to: (position: CardPosition) => void;
  drop: () => void;
  /** Drops a card at a place, which may be newer than the one shown. */
  dropAt: (id: string, position: CardPosition) => void;
  cancel: () => void;
  toggle: (id: string) => void;
};

/** One moving card. `shown` is the visible part of `cards`: a card is placed next to visible ones. */
export function useMove(cards: readonly Card[], shown: readonly Card[], make: Board["make"]): Move {
  const [moving, setMoving] = useState<Moving | null>(null);
  const [spoken, setSpoken] = useState("");
  const titleOf = (id: string) => cards.find((card) => card.id === id)?.title ?? "The card";

  const begin = (id: string, by: Moving["by"]) => {
    const position = cardPositionOf(shown, id);
    if (!position) return;
    setMoving({ id, by, position });
    const how = by === "keys" ? " Arrow keys move it, Enter drops it, Escape puts it back." : "";
    setSpoken(`Picked up ${titleOf(id)} from ${positionInWords(shown, id, position)}.${how}`);
  };
  const to = (position: CardPosition) => {
    if (!moving || samePosition(moving.position, position)) return;
    setMoving({ ...moving, position });
    setSpoken(`${positionInWords(shown, moving.id, position)}.`);
  };
  const end = (id: string, words: string) => {
    const done = () => {
      setMoving(null);
      setSpoken(words);
    };
    focusControlAfter(done, id, "move");
  };
  const putBack = (id: string) => end(id, `${titleOf(id)} is back where it was.`);
  const dropAt = (id: string, position: CardPosition) => {
    const from = placeOf(cards, id);
    if (!from) return setMoving(null);
    if (samePosition(position, cardPositionOf(shown, id))) return putBack(id);
    const goes = (place: typeof from) => ({ kind: "update" as const, id, words: {}, place });
    make(goes(placeAt(shown, id, position)), goes(from));
    end(id, `Dropped ${titleOf(id)} at ${positionInWords(shown, id, position)}.`);
  };
  const drop = () => moving && dropAt(moving.id, moving.position);
  return {
    moving,
    spoken,
    begin,
    step: (towards) => moving && to(stepped(shown, moving.id, moving.position, towards)),
    to,
    drop,
    dropAt,
    cancel: () => moving && putBack(moving.id),
    toggle: (id) => (moving?.id === id ? drop() : begin(id, "keys")),
  };
}
