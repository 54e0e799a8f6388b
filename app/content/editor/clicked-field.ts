/** Finds the field behind a text on a page without any marker in the page's HTML (CONT-4). */

/** A field with its value, in the order of the form. */
export type FieldText = { path: string; text: string };

/**
 * The path of the field whose text this is, contains this, or is part of this; the longest one wins. `earlier`: how
 * often the page already had this text, in case several fields share it.
 */
export function clickedField(
  shown: string,
  earlier: number,
  fields: readonly FieldText[],
): string | null {
  const page = plain(shown);
  if (page.length < 2) return null;
  const found = fields.flatMap(({ path, text }) => {
    const own = withoutMarkup(text);
    const isLine = own.includes("\n") && own.split("\n").some((line) => plain(line) === page);
    const length = isLine ? page.length : overlap(page, plain(own));
    return length > 0 ? [{ path, length }] : [];
  });
  const longest = Math.max(0, ...found.map(({ length }) => length));
  const best = found.filter(({ length }) => length === longest);
  return best[Math.min(earlier, best.length - 1)]?.path ?? null;
}

const NAME = /\{[a-z][A-Za-z0-9]*\}/;
/** A shorter part of a longer text may be anywhere in it. */
const SHORTEST_PART = 8;

/** How many characters a page text and a field share; 0 if neither contains the other. A full match counts twice. */
function overlap(page: string, field: string): number {
  const parts = field.split(NAME).map((part) => part.trim());
  const length = parts.join("").length;
  if (length < 2) return 0;
  let at = 0;
  for (const part of parts) {
    const found = page.indexOf(part, at);
    if (found < 0) return partOf(page, parts);
    at = found + part.length;
  }
  const [first = "", last = ""] = [parts[0], parts.at(-1)];
  return page.startsWith(first) && page.endsWith(last) ? 2 * length : length;
}

/** A paragraph of a longer text, or a piece of one. */
function partOf(page: string, parts: readonly string[]): number {
  const holds = parts.some((part) => part.includes(page));
  const held = parts.filter((part) => part.length >= SHORTEST_PART && page.includes(part));
  if (holds && page.length >= SHORTEST_PART) return page.length;
  return Math.max(0, ...held.map((part) => part.length));
}

function plain(text: string): string {
  return text.split(/\s/).filter(Boolean).join(" ");
}

/** Removes the Markdown that a page does not show. */
function withoutMarkup(text: string): string {
  return text
    .replace(/\]\([^()\s]*\)/g, "")
    .replace(/[*[\]#]/g, "")
    .replace(/^- /gm, "");
}
