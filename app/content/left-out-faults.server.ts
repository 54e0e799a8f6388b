import { type ContentDocument, type Faults, liveFields, readFields } from "./document.server";
import type { Fields } from "./fields";
import { type Unused, withoutUnused } from "./left-out";

/** Where a page would miss something if it left out what the company does not use: these texts need other words first (OWN-5). */
export function leftOutFaults(document: ContentDocument, fields: Fields, unused: Unused): Faults {
  if (unused.unused.size === 0 || document.givesNames) return {};
  const {
    fields: rest,
    gone,
    stuck,
  } = withoutUnused(document.root, liveFields(document, fields), unused);
  const faults = Object.fromEntries(
    stuck.map(({ path, text }) => [
      path,
      `This names a claim that is marked as not used: ${text}. Say it in other words`,
    ]),
  );
  if (stuck.length > 0 || gone.length === 0) return faults;
  const read = readFields(document, rest);
  return "faults" in read ? read.faults : {};
}

/** A name marked as not used, and a text that has no other words for it. */
export type Missed = { name: string; document: ContentDocument; path: string };

/** The names for which a text of this document has no other words. */
export function missedLeftOut(document: ContentDocument, fields: Fields, unused: Unused): Missed[] {
  return withoutUnused(document.root, fields, unused).stuck.flatMap(({ path, text }) => {
    const named = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
    // A choice is a name itself.
    return [...named, fields[path] ?? ""]
      .filter((name) => unused.unused.has(name))
      .map((name) => ({ name, document, path }));
  });
}
