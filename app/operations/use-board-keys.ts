import { useKeys } from "~/ui/use-keys";
import { type Card, cardsOf, DAYS, type Day } from "./card";
import { cardPositionOf, type Direction } from "./card-position";
import { focusControl, focusedControl } from "./focus";
import { shortcutsOff } from "./shortcut-sheet";
import type { Move } from "./use-move";

type BoardKeys = {
  cards: readonly Card[];
  mayEdit: boolean;
  move: Move;
  toggle: (card: Card) => void;
  add: (day: Day) => void;
  edit: (card: Card) => void;
  remove: (card: Card) => void;
  logIn: () => void;
  showSheet: () => void;
};

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** The board's keys: arrows move between cards or move one, letters do what the shortcut sheet lists. */
export function useBoardKeys(board: BoardKeys): void {
  useKeys((event) => {
    if (pressArrow(event, board) || pressLetter(event, board)) event.preventDefault();
  });
}

function pressArrow({ key }: KeyboardEvent, { cards, move }: BoardKeys): boolean {
  const direction = DIRECTIONS[key];
  const byKeys = move.moving?.by === "keys";
  if (byKeys && key === "Escape") move.cancel();
  else if (byKeys && direction) move.step(direction);
  else if (direction) return walk(cards, direction);
  else return false;
  return true;
}

/** From a card to its neighbor, on the same control; to the next day that has cards. */
function walk(cards: readonly Card[], direction: Direction): boolean {
  const focused = focusedControl();
  const position = focused && cardPositionOf(cards, focused.id);
  if (!focused?.control || !position) return false;
  const step = direction === "up" || direction === "left" ? -1 : 1;
  const sideways = direction === "left" || direction === "right";
  const place = DAYS.indexOf(position.day);
  const before = DAYS.slice(0, place).toReversed();
  const days = step < 0 ? before : DAYS.slice(place + 1);
  const day = sideways ? days.find((each) => cardsOf(cards, each).length > 0) : position.day;
  const column = day ? cardsOf(cards, day) : [];
  const index = sideways ? Math.min(position.index, column.length - 1) : position.index + step;
  const next = column[index];
  if (next) focusControl(next.id, focused.control);
  return true;
}

function pressLetter({ key }: KeyboardEvent, board: BoardKeys): boolean {
  if (shortcutsOff.read() !== null) return false;
  const id = focusedControl()?.id;
  const card = board.cards.find((each) => each.id === id);
  if (key === "?") board.showSheet();
  else if (key === "/") document.querySelector<HTMLElement>("select[name=tag]")?.focus();
  else if (!board.mayEdit && key === "l") board.logIn();
  else if (!board.mayEdit) return false;
  else if (key === "n") board.add(card?.day_column ?? DAYS[0]);
  else if (!card) return false;
  else if (key === "e") board.edit(card);
  else if (key === "c") board.toggle(card);
  else if (key === "m") board.move.toggle(card.id);
  else if (key === "Delete") board.remove(card);
  else return false;
  return true;
}
