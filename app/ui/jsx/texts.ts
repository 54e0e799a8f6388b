/**
 * Keeps each text alone in its element. A browser's page translation and some extensions put elements in the place of
 * texts; React then fails where it inserts or removes something beside such a text, and never shows its new words. The
 * only text of an element, however, is written into the element itself, whatever has become of the old one.
 */
import { Fragment, type ReactNode } from "react";
import { jsx } from "react/jsx-runtime";

/** They take text alone, or break their lines themselves. */
const WITHOUT_ELEMENTS = /^(?:option|pre|script|style|text|textarea|title|tspan)$/;
/** A word longer than a phone's line, such as an address. */
const LONG = /\S{29}/;

/** Children of an element of this type, with every text alone: as the only child, or in a span. */
export function withTextsApart(type: unknown, children: ReactNode): ReactNode {
  const alone = Array.isArray(children) ? apart(type, children) : children;
  if (!isText(alone) || alone === "" || takesText(type)) return alone;
  // A component of ours hands the text on to an element; one of a package, such as a link, does so without this.
  const isLong = typeof type !== "function" && LONG.test(String(alone));
  return type === Fragment || isLong ? inSpan(alone) : alone;
}

/**
 * What has a word that is longer than a phone's line breaks anywhere. No other text does: in a row or a table it would
 * give way to its neighbors letter by letter.
 */
function inSpan(words: string | number | bigint, key?: string): ReactNode {
  const className = LONG.test(String(words)) ? "long-word" : undefined;
  return jsx("span", { className, children: words }, key);
}

function takesText(type: unknown): boolean {
  return typeof type === "string" && WITHOUT_ELEMENTS.test(type);
}

function apart(type: unknown, children: readonly ReactNode[]): ReactNode {
  const isPlain = type !== Fragment && children.every((child) => isText(child) || isNothing(child));
  if (isPlain || takesText(type)) return children.flat().filter(isText).join("");
  const placed = [...children];
  let first = -1;
  let words = "";
  for (const [place, child] of children.entries()) {
    if (isNothing(child)) continue;
    if (!isText(child)) {
      words = "";
      // A list, or children that were handed on.
      if (Array.isArray(child)) placed[place] = apart(Fragment, child);
      continue;
    }
    if (words === "") first = place;
    else placed[place] = null;
    words += child;
    placed[first] = words === "" ? null : inSpan(words, `text-${first}`);
  }
  return placed;
}

function isText(child: ReactNode): child is string | number | bigint {
  return /string|number|bigint/.test(typeof child);
}

function isNothing(child: ReactNode): child is null | undefined | boolean {
  return child === null || child === undefined || typeof child === "boolean";
}
