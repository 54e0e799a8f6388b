/** Keeps the focus on a card that was re-rendered elsewhere. */
import type { Day } from "./card";

export type Control = "toggle" | "edit" | "delete" | "move";

/** Focuses a card's control once the page is drawn. */
export function focusControl(id: string, control: Control): void {
  focusSoon(controlOf(id, control));
}

export function focusControlNow(id: string, control: Control): void {
  focus(controlOf(id, control));
}

export function focusDay(day: Day): void {
  focusSoon(`[data-day="${day}"] [data-control="add"]`);
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

function focusSoon(selector: string): void {
  requestAnimationFrame(() => focus(selector));
}

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
