/** The editor's form when sent without a script, as the same changes that a script sends (CONT-2). */
import { z } from "zod";
import { parsedJson } from "~/platform/web/json";
import {
  type Changes,
  type Dispute,
  fieldsOfItem,
  type ListChange,
  markOf,
  newItemId,
} from "../changes";
import type { ContentDocument } from "../content.server";
import type { Draft } from "../drafts.server";
import { type Fields, itemIds, itemListIn, listsAt, sectionsOf } from "../fields";
import { copyOf, isHeadingInUse, moving, newItem, steppedPlace } from "../item-acts";
import type { Confirmation } from "./confirm-form";
import type { ItemFacts } from "./draft-context";

/** The whole form: each field by its path after a dot. */
export const editorForm = z
  .object({
    do: z.string(),
    marks: z.string().optional(),
    note: z.string().default(""),
    sure: z.literal("yes").optional(),
  })
  .catchall(z.string());

type EditorForm = z.output<typeof editorForm>;

const shownMarks = z.record(z.string().max(200), z.string().max(20)).catch({});

/** The changes in a form, and the page to return to. `asks`: an item is removed only after a yes. */
type Sent = { changes: Changes; at: string; asks?: Confirmation };

/** `draft`: as it is now. */
export function changesIn(
  form: EditorForm,
  document: ContentDocument,
  draft: Draft,
  facts: ItemFacts,
): Sent {
  const shown = shownMarks.parse(parsedJson(form.marks ?? ""));
  const [act = "", path = ""] = form.do.split(" ");
  const values = Object.entries(shown)
    .filter(([each]) => !(act === "take" && each === path))
    .map(([each, mark]) => ({ path: each, value: sentText(form, each), marks: [mark] }))
    .filter(({ value, marks }) => !marks.includes(markOf(value)));
  const { made, values: also = {} } = listChange(document, draft, { act, path, facts }) ?? {};
  const marks = Object.fromEntries(
    fieldsOfItem(shown, path).map(([each, mark]) => [each, [mark, markOf(sentText(form, each))]]),
  );
  if (made?.act !== "remove") {
    const typed = values.filter((each) => !(each.path in also));
    const moved = Object.entries(also).map(([each, value]) => ({
      path: each,
      value,
      marks: [markOf(draft.fields[each] ?? "")],
    }));
    return {
      changes: { lists: made ? [made] : [], values: [...typed, ...moved] },
      at: made ? `${made.path}.${made.id}-item` : act === "open" ? `${path}-item` : path,
    };
  }
  const held = facts.held[path];
  if (held && form.sure !== "yes")
    return { changes: { lists: [], values }, at: path, asks: removal(form, path, held) };
  const others = values.filter((each) => !(each.path in marks));
  return { changes: { lists: [{ ...made, marks }], values: others }, at: made.path };
}

/** What was typed into the item is stored with the rest of the form before it is removed. */
function removal(form: EditorForm, path: string, held: string): Confirmation {
  const shown = shownMarks.parse(parsedJson(form.marks ?? ""));
  const own = fieldsOfItem(shown, path).map(([each]) => [each, markOf(sentText(form, each))]);
  return {
    title: "Remove this item?",
    lines: [held],
    verb: "Yes, remove it",
    values: { do: [`remove ${path}`], marks: [JSON.stringify(Object.fromEntries(own))] },
  };
}

/** The act of a button, and the values that go with it. */
function listChange(
  { root }: ContentDocument,
  { fields }: Draft,
  { act, path, facts }: { act: string; path: string; facts: ItemFacts },
): { made: ListChange; values: Fields } | null {
  const added = act === "add" ? itemListIn(root, path) : null;
  if (added) {
    const id = newItemId(added, path, fields, facts.lastNumbers[path]);
    return { made: newItem({ list: added, path, id }, fields), values: {} };
  }
  const item = listsAt(root, path).at(-1);
  const list = item && itemListIn(root, item.path);
  if (!item || !list || !itemIds(fields, item.path).includes(item.id)) return null;
  if (act === "remove" && !isHeadingInUse(root, fields, item.path, item.id))
    return { made: { ...item, act, marks: {} }, values: {} };
  if (act === "duplicate") {
    const copy = newItemId(list, item.path, fields, facts.lastNumbers[item.path]);
    return { made: copyOf({ list, ...item }, fields, copy), values: {} };
  }
  const by = STEPS[act];
  const place = by && steppedPlace(sectionsOf(list, item.path, fields), item.id, by);
  if (!place) return null;
  const { act: made, values } = moving({ list, ...item }, fields, place);
  return { made, values };
}

const STEPS: Readonly<Record<string, 1 | -1>> = { up: -1, down: 1 };

/** An unchecked box sends nothing; browsers send two-character line ends. */
function sentText(form: EditorForm, path: string): string {
  return (form[`.${path}`] ?? "").replaceAll("\r\n", "\n");
}

/** The changes that the form's page keeps: all of them, or only the disputed ones if the others are stored. */
export function unsentOf({ values, lists }: Changes, disputes?: readonly Dispute[]) {
  const kept = disputes
    ? values.filter(({ path }) => disputes.some((each) => each.path === path))
    : values;
  const byPath = Object.fromEntries(kept.map(({ path, ...typed }) => [path, typed]));
  return { unsent: { values: byPath, lists: disputes ? [] : lists } };
}
