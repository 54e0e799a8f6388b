/** What the editor's form says where it was sent without a script: the same changes that a script sends (CONT-2). */
import { z } from "zod";
import {
  type Changes,
  type Dispute,
  fieldsOfItem,
  itemIds,
  type ListChange,
  markOf,
  newItemId,
} from "~/content/content";
import { type ContentDocument, type Draft, fieldAt, listsAt } from "~/content/content.server";
import { parsedJson } from "~/platform/web/json";

const shownMarks = z.record(z.string().max(200), z.string().max(20)).catch({});

/** The changes in a form, and where the page goes on. `draft`: as it is now. */
export function changesIn(
  form: FormData,
  document: ContentDocument,
  draft: Draft,
): { changes: Changes; at: string } {
  const shown = shownMarks.parse(parsedJson(String(form.get("marks") ?? "")));
  const [act = "", path = ""] = String(form.get("do") ?? "").split(" ");
  const values = Object.entries(shown)
    .filter(([each]) => !(act === "take" && each === path))
    .map(([each, mark]) => ({ path: each, value: sentText(form, each), marks: [mark] }))
    .filter(({ value, marks }) => !marks.includes(markOf(value)));
  const made = listChange(document, draft, { act, path });
  const marks = Object.fromEntries(
    fieldsOfItem(shown, path).map(([each, mark]) => [each, [mark, markOf(sentText(form, each))]]),
  );
  if (made?.act !== "remove")
    return {
      changes: { lists: made ? [made] : [], values },
      at: made ? `${made.path}.${made.id}-item` : path,
    };
  const others = values.filter((each) => !(each.path in marks));
  return { changes: { lists: [{ ...made, marks }], values: others }, at: made.path };
}

function listChange(
  { root }: ContentDocument,
  { fields }: Draft,
  { act, path }: { act: string; path: string },
): ListChange | null {
  const list = fieldAt(root, path);
  if (act === "add" && list?.kind === "list")
    return { path, act, id: newItemId(list, path, fields) };
  const item = listsAt(root, path).at(-1);
  if (!item) return null;
  if (act === "remove") return { ...item, act, marks: {} };
  const ids = itemIds(fields, item.path);
  const at = ids.indexOf(item.id);
  if (at < 0 || (act !== "up" && act !== "down")) return null;
  if (act === "up" && at === 0) return null;
  return { ...item, act: "move", before: act === "up" ? ids[at - 1] : ids[at + 2] };
}

/** A box that is not ticked sends nothing; browsers send line ends of two characters. */
function sentText(form: FormData, path: string): string {
  return String(form.get(`.${path}`) ?? "").replaceAll("\r\n", "\n");
}

/** What the form's page keeps of changes: all of them, or those in dispute where the others are stored. */
export function unsentOf({ values, lists }: Changes, disputes?: readonly Dispute[]) {
  const kept = disputes
    ? values.filter(({ path }) => disputes.some((each) => each.path === path))
    : values;
  const byPath = Object.fromEntries(kept.map(({ path, ...typed }) => [path, typed]));
  return { unsent: { values: byPath, lists: disputes ? [] : lists } };
}
