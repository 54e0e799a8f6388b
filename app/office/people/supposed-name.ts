/** The column of names in a sheet whose headings name none (PEOPLE-5). Pure; runs anywhere. */
import type { GuessedSheet, Mapping } from "~/imports/imports.server";
import { plainText } from "~/platform/text/plain-text";

const NAMES = ["name", "firstName", "lastName"];
const MOSTLY = 0.7;
const MOST_WORDS = 4;

/** Words of headings above what is written like a name and is none. */
const OTHERS = new Set(
  "company business employer organization city town state country title job position role status source note notes comment comments address street".split(
    " ",
  ),
);

export function namesSomeone(mapping: Mapping): boolean {
  return mapping.some((name) => name !== null && NAMES.includes(name));
}

/** A column of "Last, First", or else of whole names, if no other one is a name. */
export function supposedName({ headings, mapping, rows }: GuessedSheet) {
  if (namesSomeone([...mapping])) return [];
  const open = mapping.flatMap((name, at) => (name === null && !isOther(headings[at]) ? at : []));
  const holds = (is: (cell: string) => boolean) =>
    open.find((at) => {
      const cells = rows.map((row) => row[at]?.trim() ?? "").filter(Boolean);
      const isVaried = new Set(cells).size > cells.length / 2;
      return isVaried && cells.filter(is).length >= Math.max(1, cells.length * MOSTLY);
    });
  const at = holds(isLastFirst) ?? holds(isWholeName);
  return at === undefined ? [] : [{ at, name: "name" }];
}

function isOther(heading = ""): boolean {
  return plainText(heading)
    .split(/[^\p{L}]+/u)
    .some((word) => OTHERS.has(word));
}

const isWord = (word: string) => /^\p{L}[\p{L}\p{M}'’.-]*$/u.test(word);
const isCapital = (word: string) => /^\p{Lu}|^\p{Lo}/u.test(word);

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/).filter(Boolean);
}

function isLastFirst(cell: string): boolean {
  const parts = cell.split(",").map(wordsOf);
  const areNames = parts.every((words) => words.length > 0 && words.every(isWord));
  return parts.length === 2 && areNames && parts.flat().length <= MOST_WORDS + 1;
}

function isWholeName(cell: string): boolean {
  const words = wordsOf(cell);
  if (words.length < 2 || words.length > MOST_WORDS || !words.every(isWord)) return false;
  return [words[0], words.at(-1)].every((word) => isCapital(word ?? ""));
}
