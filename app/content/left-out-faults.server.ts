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
