/**
 * What the editor does to the page in its preview: shows new words without losing the scroll position, and finds what
 * is clicked (CONT-4).
 */
import { clickedField, type FieldText } from "./clicked-field";

/** How many ancestors of a clicked element are searched for its text. */
const MOST_LEVELS = 4;

/** Updates a page to match another rendering, and leaves everything that is equal alone. */
export function patch(now: Node, next: Node): void {
  if (now.nodeValue !== next.nodeValue) now.nodeValue = next.nodeValue;
  if (isElement(now) && isElement(next)) patchAttributes(now, next);
  const [before, after] = [[...now.childNodes], [...next.childNodes]];
  const isAlike =
    before.length === after.length &&
    before.every((child, at) => child.nodeName === after[at]?.nodeName);
  if (isAlike) for (const [at, child] of before.entries()) patch(child, after[at] ?? child);
  else {
    for (const child of before) child.remove();
    for (const child of after) now.appendChild(now.ownerDocument?.importNode(child, true) ?? child);
  }
}

/** The field that a click in the page refers to. */
export function fieldOfClick(
  page: Document,
  target: Element,
  fields: readonly FieldText[],
): string | null {
  let element: Element | null = target;
  for (let level = 0; element && level < MOST_LEVELS; level += 1) {
    const path = clickedField(textOf(element), earlier(page, element), fields);
    if (path) return path;
    element = element.parentElement;
  }
  return null;
}

/** How many elements of the same kind before this one have the same text. */
function earlier(page: Document, element: Element): number {
  const text = textOf(element);
  const same = [...page.body.querySelectorAll(element.localName)].filter(
    (each) => textOf(each) === text,
  );
  return same.indexOf(element);
}

function textOf(element: Element): string {
  return (element.textContent ?? "").trim();
}

/** What the reader has opened stays open. */
function patchAttributes(now: Element, next: Element): void {
  for (const { name, value } of [...next.attributes])
    if (now.getAttribute(name) !== value) now.setAttribute(name, value);
  for (const { name } of [...now.attributes])
    if (!next.hasAttribute(name) && name !== "open") now.removeAttribute(name);
}

/** The other frame's classes are not ours. */
export function isElement(node: object | null): node is Element {
  return node !== null && "nodeType" in node && node.nodeType === Node.ELEMENT_NODE;
}
