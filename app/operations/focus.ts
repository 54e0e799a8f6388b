/** Keeps the focus on a card that was re-rendered elsewhere. */
import { flushSync } from "react-dom";
import type { Day } from "./card";

export type Control = "toggle" | "edit" | "delete" | "move";

/** Draws a change at once and focuses a card's control, before another key can be pressed. */
export function focusControlAfter(change: () => void, id: string, control: Control): void {
  flushSync(change);
  focusControl(id, control);
}

/** Draws a change at once and focuses what adds a card to a day. */
export function focusDayAfter(change: () => void, day: Day): void {
  flushSync(change);
  focusDay(day);
}

export function focusControl(id: string, control: Control): void {
  focus(controlOf(id, control));
}

export function focusedControl(): { id: string; control: Control | null } | null {
  const focused = document.activeElement;
  const card = focused?.closest<HTMLElement>("[data-card]");
  const control = focused instanceof HTMLElement ? focused.dataset.control : undefined;
  const known = (["toggle", "edit", "delete", "move"] as const).find((each) => each === control);
  return card?.dataset.card ? { id: card.dataset.card, control: known ?? null } : null;
}

function controlOf(id: string, control: Control): string {
  return `[data-card="${id}"] [data-control="${control}"]`;
}

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

function focusDay(day: Day): void {
  focus(`[data-day="${day}"] [data-control="add"]`);
}
