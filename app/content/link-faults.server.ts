/** Links that lead nowhere, videos that do not play, and names that nothing fills: such a document is not published (CONT-7). */
import { embedFrom } from "~/platform/embeds/providers";
import type { ContentDocument, Faults } from "./document.server";
import { liveFields } from "./document.server";
import { type Fields, placedFields } from "./fields";

/** Also anything written as a link or image that cannot be one. */
const WRITTEN_LINK = /\]\(\s*<?([^)\s>]*)|<((?:https?|mailto):[^\s>]*)>/g;
const MARKDOWN_LINK = /\[[^[\]\n]{1,200}\]\([^()\s]{1,500}\)/;
/** On this site, whatever its name is. */
const HERE = "https://site.invalid";
const MAIL = /^mailto:[^@\s?]+@[^@\s?]+\.[^@\s?]+(?:\?|$)/;

/** A place on this site: `anchor` is its part after a #, or empty. */
export type Place = { path: string; anchor: string };

/** `isPlace`: whether a visitor can be sent there. */
export function linkFaults(
  document: ContentDocument,
  fields: Fields,
  isPlace: (place: Place) => boolean,
): Faults {
  const leadsSomewhere = (written: string) => {
    const to = written.replace("{supportMail}", "a@b.example").replace(/^https:\/\/\{site\}/, HERE);
    if (to.startsWith("mailto:")) return MAIL.test(to);
    const url = URL.parse(to, new URL(document.pages[0] ?? "/", HERE));
    if (!url || !/^(?:https:\/\/|\/|#)[^{}\\]*$/.test(to)) return false;
    if (url.origin === HERE) return isPlace({ path: url.pathname, anchor: url.hash.slice(1) });
    return to.startsWith("https:") && url.hostname.includes(".");
  };
  const faults: Record<string, string> = {};
  for (const { field, path } of placedFields(document.root, liveFields(document, fields))) {
    const text = fields[path] ?? document.shippedFields[path] ?? "";
    // What was published before this was refused stays a link until its document changes.
    const video = "plays" in field && field.plays && text ? embedFrom("video", text) : null;
    if (video && "fault" in video) faults[path] = video.fault;
    if ((field.kind === "text" || field.kind === "paragraph") && MARKDOWN_LINK.test(text))
      faults[path] =
        "This text takes no Markdown, so visitors would read the brackets. Say it without the link";
    const links =
      field.kind === "link"
        ? [text].filter(Boolean)
        : field.kind === "markdown"
          ? linksIn(text)
          : [];
    const lost = links.find((to) => !leadsSomewhere(to));
    if (lost !== undefined)
      faults[path] =
        `${lost || "A link"} leads nowhere. Enter an address of this site, or one that begins with https://`;
  }
  return faults;
}

/** What is in braces, and an unmatched brace. */
const NAME = /\{([^{}]*)\}|[{}]/g;

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

function linksIn(source: string): string[] {
  return [...source.matchAll(WRITTEN_LINK)].map(([, to, address]) => to ?? address ?? "");
}
