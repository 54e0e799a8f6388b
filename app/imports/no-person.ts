/** Lines of a sheet that hold no person: totals, headings of sections, headings once more (LEAD-1). Pure; runs anywhere. */
import { headingTexts, type Mapping } from "./columns";

const TOTAL =
  /^(?:grand |sub)?totals?\b|^(?:sum|count|average|avg|mean|median|min|max|totales)\b[^@:]{0,20}[:.]?$/i;
const TEST_LEAD = /^<test lead:/i;
const SECTION =
  /\b(?:leads?|week|month|hot|cold|warm|old|new|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|aug|sept?|oct|nov|dec|to ?do|archive|follow ups?|batch|list)\b/i;

const NAME_AND_PHONE = /\p{L}\P{N}{0,40}\d{3}[\s().-]{0,3}\d{3}[\s().-]{0,3}\d{4}(?!\d)/u;

type Sheet = { headings: readonly string[]; mapping: Mapping };

export function holdsNoPerson(cells: readonly string[], { headings, mapping }: Sheet): boolean {
  const filled = cells.flatMap((cell, at) =>
    /[\p{L}\p{N}]/u.test(cell) ? { cell: cell.trim(), at } : [],
  );
  if (filled.length === 0) return cells.every((cell) => !/\?|@/.test(cell));
  if (filled.some(({ cell }) => TEST_LEAD.test(cell))) return true;
  if (filled.slice(0, 2).some(({ cell }) => TOTAL.test(cell))) return true;
  const isHeading = ({ cell, at }: { cell: string; at: number }) =>
    headingTexts(cell)[0] === headingTexts(headings[at] ?? "")[0];
  if (filled.length > 1 && filled.every(isHeading)) return true;
  const [only, another] = filled;
  const isWide = mapping.filter((name) => name !== null).length > 2;
  if (!only || another || !isWide) return false;
  const { cell, at } = only;
  // A line without a separator is not part of the sheet.
  if (cells.length === 1 || !mapping[at]) return true;
  const isCalledSo = !/\p{Ll}/u.test(cell) && /\p{Lu}/u.test(cell) && /[^\p{L}\s.'’-]/u.test(cell);
  return (
    /name/i.test(mapping[at] ?? "") &&
    !NAME_AND_PHONE.test(cell) &&
    (isCalledSo || SECTION.test(cell) || /[:\d]|-{2}/.test(cell))
  );
}
