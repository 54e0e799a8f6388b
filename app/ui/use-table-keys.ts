/**
 * Arrow keys in a table: up and down move between rows and stay on the same button, left and right move within a row,
 * Home and End go to the first and the last row. Tab reaches the row that was visited last, and from there its buttons.
 */
import { type FocusEvent, type KeyboardEvent, useRef } from "react";

const CONTROLS = "a[href], button, summary, input[type=checkbox]";
/** Elements that use arrows themselves. */
const OTHERS =
  "input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=listbox]";

export function useTableKeys() {
  const visited = useRef<{ row: HTMLTableRowElement | undefined; at: number; held: boolean }>({
    row: undefined,
    at: 0,
    held: false,
  });
  const settle = (table: HTMLTableElement | null) => {
    if (!table) return;
    const rows = rowsOf(table);
    const last = visited.current;
    if (!last.row || !rows.includes(last.row)) {
      last.row = rows[Math.min(last.at, rows.length - 1)];
      // The row that had the focus was removed.
      if (last.held && document.activeElement === document.body) last.row?.focus();
    }
    last.at = Math.max(0, last.row ? rows.indexOf(last.row) : 0);
    for (const row of rows) {
      const tabIndex = row === last.row ? 0 : -1;
      for (const each of [row, ...controlsOf(row)])
        if (each.getAttribute("tabindex") !== String(tabIndex)) each.tabIndex = tabIndex;
    }
  };
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLTableElement>) => {
    const row = rowsOf(currentTarget).find((each) => each.contains(target));
    if (!row) return;
    Object.assign(visited.current, { row, held: true });
    settle(currentTarget);
  };
  const onBlur = ({ target }: FocusEvent<HTMLTableElement>) => {
    visited.current.held = !target.isConnected;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const { target, currentTarget, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey)
      return;
    // A row's dialog, for example, is part of the table only for React.
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
    if (target.closest(OTHERS)) return;
    const rows = rowsOf(currentTarget);
    const row = rows.find((each) => each.contains(target));
    if (key === "Enter" && target === row) return row.click();
    const next = row ? nextOf(key, target, row, rows) : key === "ArrowDown" && rows[0];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  // A new function each time: React calls it after every render, when the rows are there.
  return { ref: settle, onFocus, onBlur, onKeyDown };
}

function nextOf(
  key: string,
  from: HTMLElement,
  row: HTMLTableRowElement,
  rows: readonly HTMLTableRowElement[],
): HTMLElement | undefined {
  const at = rows.indexOf(row);
  const stops = [row, ...controlsOf(row)].filter(canBeUsed);
  switch (key) {
    case "ArrowUp":
      return sameIn(rows[at - 1], from, row);
    case "ArrowDown":
      return sameIn(rows[at + 1], from, row);
    case "Home":
      return sameIn(rows[0], from, row);
    case "End":
      return sameIn(rows.at(-1), from, row);
    case "ArrowLeft":
      return stops[stops.indexOf(from) - 1];
    case "ArrowRight":
      return stops[stops.indexOf(from) + 1];
  }
}

/** The same button in another row; the row itself if it has none that can be used. */
function sameIn(
  other: HTMLTableRowElement | undefined,
  from: HTMLElement,
  row: HTMLTableRowElement,
): HTMLElement | undefined {
  const cell = from.closest("td");
  if (!other || from === row || !cell) return other;
  const same = controlsOf(other.cells[cell.cellIndex])[controlsOf(cell).indexOf(from)];
  return same && canBeUsed(same) ? same : other;
}

/** Some of a row's buttons appear only on a card. */
function canBeUsed(control: HTMLElement): boolean {
  return !control.matches(":disabled") && control.offsetParent !== null;
}

/** Its rows, without those that hold another row's details. */
function rowsOf(table: HTMLTableElement | null): HTMLTableRowElement[] {
  return [
    ...(table?.querySelectorAll<HTMLTableRowElement>("tbody > tr:not([data-details])") ?? []),
  ];
}

function controlsOf(within: HTMLElement | undefined): HTMLElement[] {
  return [...(within?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
}
