import { type PointerEvent as CardPointerEvent, useEffect, useRef } from "react";
import { DAYS } from "./card";
import type { CardPosition } from "./card-position";
import type { Move } from "./use-move";

/** Starts following a pointer that was pressed on a card. */
export type Grab = (event: CardPointerEvent<HTMLElement>, id: string) => void;

const BEGINS_AFTER_PX = 6;
const EDGE_PX = 70;
const SCROLL_PX = 14;

/** Moves cards with a mouse, pen or finger: a mouse can grab anywhere, a finger only the handle, so it can scroll. */
export function usePointerMove(move: Move): Grab {
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  return (event, id) => {
    if (event.button !== 0 || !event.isPrimary || !mayGrab(event)) return;
    follow(event, id, latest);
  };
}

function mayGrab({ target, pointerType }: CardPointerEvent<HTMLElement>): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("[data-control=move]")) return true;
  return pointerType === "mouse" && !target.closest("button, a, input, textarea, select");
}

function follow(
  { currentTarget: card, pointerId, clientX, clientY }: CardPointerEvent<HTMLElement>,
  id: string,
  latest: { current: Move },
): void {
  const start = { x: clientX + window.scrollX, y: clientY + window.scrollY };
  const at = { x: clientX, y: clientY };
  const ending = new AbortController();
  const { signal } = ending;
  let moves = false;
  let position: CardPosition | null = null;

  const show = () => {
    const [x, y] = [at.x + window.scrollX - start.x, at.y + window.scrollY - start.y];
    if (!moves && Math.hypot(x, y) < BEGINS_AFTER_PX) return;
    if (!moves) {
      moves = true;
      latest.current.begin(id, "pointer");
      requestAnimationFrame(scrollAtEdges);
    }
    card.style.transform = `translate(${x}px, ${y}px)`;
    position = positionUnder(at.x, at.y, id) ?? position;
    if (position) latest.current.to(position);
  };
  const scrollAtEdges = () => {
    if (signal.aborted) return;
    const by = at.y < EDGE_PX ? -SCROLL_PX : at.y > window.innerHeight - EDGE_PX ? SCROLL_PX : 0;
    if (by !== 0) {
      window.scrollBy({ top: by, behavior: "instant" });
      show();
    }
    requestAnimationFrame(scrollAtEdges);
  };
  const end = (finish: () => void) => {
    ending.abort();
    card.style.transform = "";
    if (!moves) return;
    swallowClick();
    finish();
  };
  const mine = (then: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === pointerId) then(event);
  };
  const hear = (
    name: "pointermove" | "pointerup" | "pointercancel",
    then: (e: PointerEvent) => void,
  ) => window.addEventListener(name, mine(then), { signal });
  const go = (event: PointerEvent) => {
    at.x = event.clientX;
    at.y = event.clientY;
    show();
  };
  hear("pointermove", go);
  hear("pointerup", (event) => {
    go(event);
    const { dropAt, cancel } = latest.current;
    end(() => (position ? dropAt(id, position) : cancel()));
  });
  hear("pointercancel", () => end(() => latest.current.cancel()));
  window.addEventListener(
    "keydown",
    ({ key }) => key === "Escape" && end(() => latest.current.cancel()),
    { signal },
  );
}

/** The position under a point in the window, by what is drawn there; null outside every day. */
function positionUnder(x: number, y: number, id: string): CardPosition | null {
  const panels = [...document.querySelectorAll<HTMLElement>("[data-day]")];
  const panel = panels.find((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  const day = DAYS.find((each) => each === panel?.dataset.day);
  if (!panel || !day) return null;
  const others = [...panel.querySelectorAll<HTMLElement>("[data-card]")].filter(
    ({ dataset }) => dataset.card !== id,
  );
  const above = others.filter((other) => {
    const { top, bottom } = other.getBoundingClientRect();
    return (top + bottom) / 2 < y;
  });
  return { day, index: above.length };
}

/** Dropping a card is not a click on what is under the pointer. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 50);
}
