/** The differences between two states of a document, field by field and word by word (CONT-5). */
import { type Change, diffWordsWithSpace } from "diff";
import { mappedInParts, othersFirst } from "~/platform/web/long-work.server";
import type { ContentDocument, Faults } from "./document.server";
import {
  type Fields,
  inFormOrder,
  itemIds,
  labelsOf,
  type PlacedField,
  placedFields,
} from "./fields";

/** `kind`: only before, only after, or both. */
export type Piece = { text: string; kind: "removed" | "added" | "same" };

/** `labels` leads to the field from the top of the form. */
export type Difference = { path: string; labels: readonly string[]; pieces: readonly Piece[] };

/** With more changed words than this, one text replaces the other. */
const MOST_EDITS = 400;
/** A longer text is shown as replaced; no field takes one. */
const LONGEST_COMPARED = 20_000;
/** How many equal words are shown next to a change. */
const AROUND = 80;
/** A text that keeps a smaller share of its words than this is shown as replaced. */
const KEPT = 1 / 3;
const WORD = /[\p{L}\p{N}]/u;
const NEW_ORDER = "New order";

/** The first of all differences, and how many more there are. */
export type Differences = { differences: readonly Difference[]; more: number };

/** In the order of the form; what was removed comes last. Both must be live fields. Compared in parts, as far as shown. */
export async function differences(
  document: ContentDocument,
  before: Fields,
  after: Fields,
  most: number,
): Promise<Differences> {
  await othersFirst();
  const now = placedFields(document.root, after);
  const shown = new Set(now.map(({ path }) => path));
  const gone = placedFields(document.root, before).filter(({ path }) => !shown.has(path));
  const changed = [...now, ...gone].filter(({ field, path }) =>
    isChanged(field, before[path] ?? "", after[path] ?? ""),
  );
  const listed = await mappedInParts(
    changed.slice(0, most),
    ({ field, path, labels }): Difference => ({
      path,
      labels,
      pieces:
        field.kind === "list"
          ? [{ text: NEW_ORDER, kind: "added" }]
          : words(before[path] ?? "", after[path] ?? ""),
    }),
  );
  return { differences: listed, more: changed.length - listed.length };
}

/** The first faults of documents with the labels of their fields, for people. */
export function faultLines(
  documents: readonly ContentDocument[],
  faults: Readonly<Record<string, Faults>>,
  fieldsOf: (key: string) => Fields,
): string[] {
  return documents.flatMap((document) => {
    const placed = placedFields(document.root, {
      ...document.shippedFields,
      ...fieldsOf(document.key),
    });
    return inFormOrder(placed, faults[document.key] ?? {}).map(([path, fault]) => {
      const labels =
        placed.find((each) => each.path === path)?.labels ??
        labelsOf(document.root, path, [fieldsOf(document.key)]);
      return `${[document.label, ...labels].filter(Boolean).join(" › ")}: ${fault}`;
    });
  });
}

/** Whether something changed that only this field shows: list items show themselves. */
function isChanged({ kind }: PlacedField["field"], before: string, after: string): boolean {
  if (before === after || kind === "group") return false;
  return kind !== "list" || isReordered(before, after);
}

function isReordered(before: string, after: string): boolean {
  const [old, now] = [before, after].map((text) => itemIds({ "": text }, ""));
  const [kept, left] = [
    now?.filter((id) => old?.includes(id)),
    old?.filter((id) => now?.includes(id)),
  ];
  return kept?.join(" ") !== left?.join(" ");
}

function words(before: string, after: string): Piece[] {
  const isLong = before.length + after.length > 2 * LONGEST_COMPARED;
  const changes = isLong
    ? undefined
    : diffWordsWithSpace(before, after, { maxEditLength: MOST_EDITS });
  if (!changes || isWrittenAnew(changes, before, after))
    return [
      { text: before, kind: "removed" as const },
      { text: after, kind: "added" as const },
    ].filter(({ text }) => text !== "");
  const pieces = phrases(changes);
  return pieces.map(({ text, kind }, index) => {
    const ends = { first: index === 0, last: index === pieces.length - 1 };
    return { text: kind === "same" ? shortened(text, ends) : text, kind };
  });
}

function isWrittenAnew(changes: readonly Change[], before: string, after: string): boolean {
  const kept = changes.filter(({ added, removed }) => !added && !removed);
  const length = (text: string) => text.replaceAll(/\s/g, "").length;
  const shorter = Math.min(length(before), length(after));
  return length(kept.map(({ value }) => value).join("")) < shorter * KEPT;
}

/** Changed words separated only by spaces and punctuation as one change: first the old, then the new. */
function phrases(changes: readonly Change[]): Piece[] {
  const pieces: Piece[] = [];
  let [removed, added] = ["", ""];
  const close = () => {
    if (removed) pieces.push({ text: removed, kind: "removed" });
    if (added) pieces.push({ text: added, kind: "added" });
    [removed, added] = ["", ""];
  };
  for (const [index, change] of changes.entries()) {
    const isSame = !change.added && !change.removed;
    const joins = removed && added && index < changes.length - 1 && !WORD.test(change.value);
    if (isSame && !joins) {
      close();
      pieces.push({ text: change.value, kind: "same" });
      continue;
    }
    if (!change.added) removed += change.value;
    if (!change.removed) added += change.value;
  }
  close();
  return pieces;
}

/** Equal words without their middle, or without the end that touches no change. */
function shortened(text: string, { first, last }: { first: boolean; last: boolean }): string {
  if (text.length <= AROUND * 2) return text;
  const start = text.slice(0, AROUND).replace(/\S*$/, "");
  const end = text.slice(-AROUND).replace(/^\S*/, "");
  return `${first ? "" : start}…${last ? "" : end}`;
}
