/**
 * Keeps each text alone in its element. A browser's page translation and some extensions put elements in the place of
 * texts; React then fails where it inserts or removes something beside such a text, and never shows its new words. The
 * only text of an element, however, is written into the element itself, whatever has become of the old one.
 */
import { Fragment, type ReactNode } from "react";
import { jsx } from "react/jsx-runtime";

/** They take text alone. */
const WITHOUT_ELEMENTS = new Set<unknown>(["option", "text", "textarea", "title", "tspan"]);

/** Children of an element of this type, with every text alone: as the only child, or in a span. */
export function withTextsApart(type: unknown, children: ReactNode): ReactNode {
  if (Array.isArray(children)) return apart(type, children);
  return type === Fragment && isText(children) && children !== ""
    ? jsx("span", { children })
    : children;
}

/** Neighbors share a span, so nothing comes between a number and its noun. All others keep their places. */
function apart(type: unknown, children: readonly ReactNode[]): ReactNode {
  const isPlain = type !== Fragment && children.every((child) => isText(child) || isNothing(child));
  if (isPlain || WITHOUT_ELEMENTS.has(type)) return children.flat().filter(isText).join("");
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
    placed[first] = words === "" ? null : jsx("span", { children: words }, `text-${first}`);
  }
  return placed;
}

function isText(child: ReactNode): child is string | number | bigint {
  return ["string", "number", "bigint"].includes(typeof child);
}

function isNothing(child: ReactNode): child is null | undefined | boolean {
  return child === null || child === undefined || typeof child === "boolean";
}
