/** Scheduled publications for people: what has moved under them, by the names of the form. */

import type { Db } from "~/platform/db/database.server";
import {
  type ContentDocument,
  fieldAt,
  itemIds,
  placedFields,
  scheduledPublications,
} from "../content.server";

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
  const scheduled = publications.map(({ moved, wanted, live, ...job }) => {
    const labels = new Map(
      [wanted, live]
        .flatMap((fields) => placedFields(document.root, fields))
        .map((each) => [each.path, each.labels.join(" › ")]),
    );
    const textOf = (fields: Fields, path: string) =>
      path in fields ? shownText(document, fields, path) : null;
    const shown = moved.map((path): ShownMove => {
      const [now, then] = [textOf(live, path), textOf(wanted, path)];
      return { path, label: labels.get(path) ?? path, live: now, scheduled: then };
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
  const name = item.kind === "group" ? item.fields.find(({ kind }) => kind === "text")?.name : "";
  return itemIds(fields, path)
    .map((id, index) => {
      const text = fields[[path, id, name].filter(Boolean).join(".")];
      return `${index + 1}. ${text || item.label}`;
    })
    .join("\n");
}
