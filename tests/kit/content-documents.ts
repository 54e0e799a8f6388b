/** Content documents of every shape, with an item that contains a list if there is one. */
import { placedFields } from "../../app/content/content.server";
import { fieldAt } from "../../app/content/fields";
import { builtProduct } from "./built-product";

type Shown = {
  key: string;
  /** The path of an item to remove; null if the document has no list with two items. */
  item: string | null;
  shape: string;
};

const { DOCUMENTS } = await builtProduct();

const all = DOCUMENTS.map((document): Shown => {
  const { key, root, shippedFields } = document;
  const lists = placedFields(root, shippedFields).filter(({ field }) => field.kind === "list");
  const items = lists.flatMap(({ path }) => {
    const [first, second] = (shippedFields[path] ?? "").split(" ");
    return first && second ? [`${path}.${first}`] : [];
  });
  const isNested = (item: string) => lists.some(({ path }) => path.startsWith(`${item}.`));
  const isOutermost = (item: string) =>
    item.split(".").length === 2 && fieldAt(root, item) !== null;
  const item = items.find(isNested) ?? items.find(isOutermost) ?? items[0] ?? null;
  const depth = item?.split(".").length ?? 0;
  // Its own page shows it, and a publication of it may be refused.
  const own = key === "script" ? key : "";
  return { key, item, shape: `${depth} ${item !== null && isNested(item)} ${own}` };
});

export const CONTENT_DOCUMENTS = [...Map.groupBy(all, ({ shape }) => shape).values()].flatMap(
  ([first]) => (first ? [first] : []),
);
