/** Links that lead nowhere, and names in braces that nothing fills: such a document is not published (CONT-7). */
import type { ContentDocument, Faults } from "./document.server";
import { liveFields } from "./document.server";
import { type Fields, placedFields } from "./fields";

const WRITTEN_LINK = /\]\(\s*<?([^)\s>]+)/g;
const OUTSIDE = /^(?:https:\/\/|mailto:)/;

/** `isAddress`: whether a path is one of the product's. */
export function linkFaults(
  document: ContentDocument,
  fields: Fields,
  isAddress: (path: string) => boolean,
): Faults {
  const leadsSomewhere = (to: string) =>
    OUTSIDE.test(to) ? URL.canParse(to) : to.startsWith("#") || isAddress(pathOf(to));
  const faults: Record<string, string> = {};
  for (const { field, path } of placedFields(document.root, liveFields(document, fields))) {
    const text = fields[path] ?? document.shippedFields[path] ?? "";
    const links = field.kind === "link" ? [text] : field.kind === "markdown" ? linksIn(text) : [];
    const lost = links.find((to) => to && !to.startsWith("{") && !leadsSomewhere(to));
    if (lost)
      faults[path] =
        `${lost} leads nowhere. Enter an address of this site, or one that begins with https://`;
  }
  return faults;
}

const NAME = /\{([a-zA-Z][A-Za-z0-9]*)\}/g;

/** `names`: what is filled in everywhere. */
export function nameFaults(
  document: ContentDocument,
  fields: Fields,
  names: ReadonlySet<string>,
): Faults {
  const faults: Record<string, string> = {};
  for (const { field, path } of placedFields(document.root, liveFields(document, fields))) {
    if (field.kind === "group" || field.kind === "list") continue;
    const text = fields[path] ?? document.shippedFields[path] ?? "";
    const own = document.names?.[path.split(".", 1)[0] ?? ""] ?? [];
    const unknown = [...text.matchAll(NAME)].find(
      ([, name = ""]) => !names.has(name) && !own.includes(name),
    );
    if (unknown)
      faults[path] = document.names
        ? `Nothing is called ${unknown[0]} here`
        : `Nothing is called ${unknown[0]}. The claims list the names of figures`;
  }
  return faults;
}

function pathOf(to: string): string {
  return to.split(/[?#]/, 1)[0] || "/";
}

/** Also what is written as a link and cannot be one. */
function linksIn(source: string): string[] {
  return [...source.matchAll(WRITTEN_LINK)].map(([, to = ""]) => to);
}
