/** Scheduled publications for people: what has moved under them, by the names of the form. */

import type { Db } from "~/platform/db/database.server";
import { type ContentDocument, itemIds } from "../content.server";
import { fieldAt, itemText, labelsOf } from "../fields";
import { scheduledPublications } from "../schedule.server";

/** A field that someone has changed in the meantime; null: it is not there. */
export type ShownMove = {
  path: string;
  label: string;
  live: string | null;
  scheduled: string | null;
};

/** `version`: the live one, which an answer must name. */
export async function publicationsShown(db: Db, document: ContentDocument) {
  const { version, publications } = await scheduledPublications(db, document);
  const scheduled = publications.map(({ moved, wanted, live, origin, ...job }) => {
    const textOf = (fields: Fields, path: string) =>
      path in fields ? shownText(document, fields, path) : null;
    const shown = moved.map((path): ShownMove => {
      const label = labelsOf(document.root, path, [live, wanted, origin]).join(" › ");
      return { path, label, live: textOf(live, path), scheduled: textOf(wanted, path) };
    });
    return { ...job, moved: shown };
  });
  return { version, scheduled };
}

type Fields = Readonly<Record<string, string>>;

/** A list as the names of its items, each on a line. */
function shownText({ root }: ContentDocument, fields: Fields, path: string): string {
  const field = fieldAt(root, path);
  if (field?.kind !== "list") return fields[path] ?? "";
  const { item } = field;
  return itemIds(fields, path)
    .map((id, index) => `${index + 1}. ${itemText(item, `${path}.${id}`, fields) || item.label}`)
    .join("\n");
}
