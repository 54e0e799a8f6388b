/** Items with many fields or their own id are folded: only opened items have their fields on the page. */
import { itemPath } from "../changes";
import type { Field, GroupField, ListField } from "../fields";

/** An item with more fields than this is folded. */
const MOST_FIELDS = 6;

/** The field that names a folded item. */
export function nameField(list: ListField, path: string): string | null {
  const { item } = list;
  if (item.kind !== "group" || path.includes(".")) return null;
  if (item.fields.length <= (item.id ? 1 : MOST_FIELDS)) return null;
  return item.fields.find((each) => each.kind === "text" && !each.optional)?.name ?? null;
}

/** The folded item that contains a path; null if the field is always on the page. */
function foldedItem(root: GroupField, path: string): string | null {
  const [name = "", id] = path.split(".");
  const list: Field | undefined = root.fields.find((each) => each.name === name);
  if (!id || list?.kind !== "list" || nameField(list, name) === null) return null;
  return itemPath({ path: name, id });
}

/** Where the page continues after a form without a script, or arrives from elsewhere; `at`: a path, or an element's id. */
export function fieldAddress(root: GroupField, page: string, at: string): string {
  const item = foldedItem(root, withoutSuffix(at));
  return `${page}${item ? `?open=${item}` : ""}#${at}`;
}

/** The items that are open in one editor. */
export class OpenedItems {
  #open: ReadonlySet<string>;
  readonly #listeners = new Set<() => void>();

  constructor(
    readonly root: GroupField,
    paths: readonly string[],
  ) {
    this.#open = new Set(paths.flatMap((path) => foldedItem(root, path) ?? []));
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Whether the field at this path is on the page. */
  shows(path: string): boolean {
    const item = foldedItem(this.root, path);
    return item === null || this.#open.has(item);
  }

  /** Opens the items that contain a path. */
  open(at: string): void {
    const item = foldedItem(this.root, withoutSuffix(at));
    if (item && !this.#open.has(item)) this.#set(new Set([...this.#open, item]));
  }

  toggle(item: string): void {
    if (this.#open.has(item)) this.#set(new Set([...this.#open].filter((each) => each !== item)));
    else this.open(item);
  }

  first(): string | null {
    return [...this.#open][0] ?? null;
  }

  #set(open: ReadonlySet<string>): void {
    this.#open = open;
    for (const listener of this.#listeners) listener();
  }
}

/** An item's element id comes from its path. */
function withoutSuffix(at: string): string {
  return at.replace(/-item$/, "");
}
