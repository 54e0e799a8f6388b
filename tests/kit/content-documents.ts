/** Every content document, with an item of it that contains a list if there is one. */
import { placedFields } from "../../app/content/content.server";
import { fieldAt } from "../../app/content/fields";
import { builtProduct } from "./built-product";

const { DOCUMENTS } = await builtProduct();

/** `item`: the path of an item to remove; null if the document has no list with two items. */
export const CONTENT_DOCUMENTS = DOCUMENTS.map((document) => {
  const { key, root, shippedFields } = document;
  const lists = placedFields(root, shippedFields).filter(({ field }) => field.kind === "list");
  const items = lists.flatMap(({ path }) => {
    const [first, second] = (shippedFields[path] ?? "").split(" ");
    return first && second ? [`${path}.${first}`] : [];
  });
  const isNested = (item: string) => lists.some(({ path }) => path.startsWith(`${item}.`));
  const isOutermost = (item: string) =>
    item.split(".").length === 2 && fieldAt(root, item) !== null;
  return { key, item: items.find(isNested) ?? items.find(isOutermost) ?? items[0] ?? null };
});
