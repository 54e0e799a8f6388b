/** The columns of a sheet without headings, told by their cells alone (LEAD-2). Pure; runs anywhere. */
import { type Columns, guessMapping, type Mapping } from "./columns";

/** Names of people, in a column of whole names or in two; what is left goes to `rest`, in its order. */
export function* bareMapping(
  rows: readonly (readonly string[])[],
  columns: Columns,
  rest: readonly string[] = [],
): Generator<void, Mapping> {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const mapping = yield* guessMapping(Array<string>(width).fill(""), columns, rows);
  const cellsOf = (at: number) => rows.map((cells) => cells[at]?.trim() ?? "").filter(Boolean);
  const open = mapping.flatMap((name, at) => (name === null && areNames(cellsOf(at)) ? at : []));
  const [first, second] = open;
  if (first === undefined) return mapping;
  const isTwo =
    second === first + 1 && mostly(cellsOf(first), isOneWord) && areVaried(cellsOf(second));
  mapping[first] = isTwo ? "firstName" : "name";
  if (isTwo) mapping[second] = "lastName";
  const free = rest.filter((name) => !mapping.includes(name));
  for (const at of open.slice(isTwo ? 2 : 1)) {
    const next = free.shift();
    if (next) mapping[at] = next;
  }
  return mapping;
}

/** With or without an address behind them. */
function areNames(given: readonly string[]): boolean {
  const cells = given.map((cell) => cell.replace(/<[^<>]*>[\s;,]*$/, ""));
  return (
    cells.length > 0 &&
    mostly(cells, (cell) => /\p{L}/u.test(cell) && cell.length < 60 && !/[@/]|\d{3}/.test(cell))
  );
}

const isOneWord = (cell: string) =>
  !/[\s,]/.test(cell.replace(/[\s-]+/g, (blanks) => (blanks.includes(" ") ? " " : "-")));

/** Coaches and groups repeat themselves; last names hardly do. */
function areVaried(cells: readonly string[]): boolean {
  return (
    new Set(cells).size > cells.length / 2 && mostly(cells, (cell) => cell.split(/\s+/).length <= 3)
  );
}

function mostly(cells: readonly string[], is: (cell: string) => boolean): boolean {
  return cells.filter(is).length > cells.length * 0.6;
}
