/** Items that live alone: what keeps one of them from being published keeps nothing else (OWN-3). */
import { itemPath } from "./changes";
import { compared, type DocumentFields, type Faulty, faulty } from "./compared.server";
import { type ContentDocument, liveFields } from "./document.server";
import {
  type Fields,
  fieldAt,
  fieldWithRole,
  itemIds,
  joined,
  type ListField,
  labelsOf,
  listsAt,
  placedFields,
  stateOf,
} from "./fields";
import { type Catalog, type Published, publishedFields } from "./published.server";

/** An item whose words are not live, and why, in words. */
export type LeftOut = { label: string; why: string };

/** `changed`: the part of what is wanted that may go live, without `leftOut`. */
type Publishable = { changed: readonly DocumentFields[]; leftOut: readonly LeftOut[] };

const REASONS = { draft: "It is a draft", hidden: "It is hidden" } as const;

/** What of these words may go live, with the faults if nothing may: an item with a fault stays as it is live, or away. */
export async function publishable(
  catalog: Catalog,
  before: Published,
  wanted: readonly DocumentFields[],
  allowed: ReadonlySet<string>,
): Promise<Publishable | Faulty> {
  let words = wanted;
  const out = new Map<string, LeftOut>();
  let first: Faulty | null = null;
  for (;;) {
    const { changed, faults } = await compared(catalog, before, words, allowed);
    // Nothing is left: then it is refused, with the fields named.
    if (!faults && first && changed.length === 0) return first;
    if (!faults) return { changed, leftOut: [...out.values(), ...notLive(changed, before)] };
    first ??= faulty(changed, faults);
    const known = out.size;
    words = words.map(({ document, fields }) => {
      const live = publishedFields(document, before);
      let rest = fields;
      for (const [path, fault] of Object.entries(faults[document.key] ?? {})) {
        const item = itemAlone(document, path);
        const key = `${document.key} ${item}`;
        if (item === null || out.has(key)) continue;
        const where = path === item ? "" : `${labelOf(document, path, fields)}: `;
        out.set(key, { label: labelOf(document, item, fields, live), why: `${where}${fault}` });
        rest = withItemOf(document, { path: item, from: live, into: rest });
      }
      return { document, fields: rest };
    });
    // What is left has nothing to do with such an item.
    if (out.size === known) return first;
  }
}

/** A document with the words of one item of a draft: everything else is as it is live. */
export function withOneItem(
  document: ContentDocument,
  item: string,
  { live, draft }: { live: Fields; draft: Fields },
): Fields {
  const [{ path: list = "", id = "" } = {}] = listsAt(document.root, item).slice(-1);
  const field = fieldAt(document.root, list);
  const now = withItemOf(document, { path: item, from: draft, into: live });
  const own = placedFields(document.root, now).filter(({ path }) => path.startsWith(`${item}.`));
  // A heading that is new too comes along.
  const whole = own.reduce((fields, { field: each, path }) => {
    const to = each.kind === "choice" && each.items ? each.items.list : null;
    const chosen = now[path] ?? "";
    if (to === null || !itemIds(draft, to).includes(chosen)) return fields;
    if (itemIds(fields, to).includes(chosen)) return fields;
    const heading = itemPath({ path: to, id: chosen });
    return withItemOf(document, { path: heading, from: draft, into: fields });
  }, now);
  const state = field?.kind === "list" ? fieldWithRole(field, "state") : null;
  const isDraft = field?.kind === "list" && stateOf(field, item, whole) === "draft";
  return state && isDraft && id ? { ...whole, [joined(item, state.name)]: "" } : whole;
}

/** The innermost item on a path that lives alone; null: none does. */
export function itemAlone({ root }: ContentDocument, path: string): string | null {
  const found = listsAt(root, path).findLast((at) => hasStates(fieldAt(root, at.path)));
  return found ? itemPath(found) : null;
}

function hasStates(field: ReturnType<typeof fieldAt>): field is ListField {
  return field?.kind === "list" && fieldWithRole(field, "state") !== null;
}

type Taken = { path: string; from: Fields; into: Fields };

/** Fields with an item as others have it: its words, and whether it is there; a new one comes after its neighbor. */
function withItemOf({ root }: ContentDocument, { path, from, into }: Taken): Fields {
  const [{ path: list = "", id = "" } = {}] = listsAt(root, path).slice(-1);
  const isOwn = (each: string) => each === path || each.startsWith(`${path}.`);
  const others = Object.entries(into).filter(([each]) => !isOwn(each));
  const own = Object.entries(from).filter(([each]) => isOwn(each));
  const [ids, theirs] = [itemIds(into, list), itemIds(from, list)];
  const rest = ids.filter((each) => each !== id);
  const order = theirs.includes(id)
    ? ids.includes(id)
      ? ids
      : insertedAs(theirs, id, rest)
    : rest;
  return { ...Object.fromEntries([...others, ...own]), [list]: order.join(" ") };
}

function insertedAs(theirs: readonly string[], id: string, rest: readonly string[]): string[] {
  const earlier = theirs.slice(0, theirs.indexOf(id));
  const neighbor = earlier.findLast((each) => rest.includes(each));
  return rest.toSpliced(neighbor === undefined ? 0 : rest.indexOf(neighbor) + 1, 0, id);
}

/** The changed items that no page shows, because their state says so. */
function notLive(changed: readonly DocumentFields[], before: Published): LeftOut[] {
  return changed.flatMap(({ document, fields }) => {
    const live = publishedFields(document, before);
    const lists = placedFields(document.root, fields).flatMap(({ field, path }) =>
      hasStates(field) ? [{ field, path }] : [],
    );
    return lists.flatMap(({ field, path }) =>
      itemIds(fields, path).flatMap((id) => {
        const item = itemPath({ path, id });
        const state = stateOf(field, item, fields);
        if (state === "" || isSame(liveFields(document, fields), live, item)) return [];
        return [{ label: labelOf(document, item, fields), why: REASONS[state] }];
      }),
    );
  });
}

function isSame(one: Fields, other: Fields, item: string): boolean {
  const paths = Object.keys({ ...one, ...other }).filter((each) => each.startsWith(`${item}.`));
  return paths.every((path) => one[path] === other[path]);
}

/** `known`: where an item's words are, if it has none here. */
function labelOf({ root }: ContentDocument, path: string, ...known: Fields[]): string {
  return labelsOf(root, path, known).at(-1) ?? "An item";
}
