/** What a page's loaders returned, read from the text of its `.data` address. */

const NOTHING: Readonly<Record<number, unknown>> = { [-5]: null, [-7]: undefined };

/** Values of each route, by its id. Reads what loaders here return: plain objects, lists, texts and numbers. */
export function loaderData(text: string): Record<string, { data: Record<string, unknown> }> {
  // One flat list of values, in which objects and lists point to others by their index.
  const flat = JSON.parse(text.split("\n", 1)[0] ?? "") as unknown[];
  const valueAt = (index: number): unknown => (index < 0 ? NOTHING[index] : read(flat[index]));
  const read = (value: unknown): unknown => {
    if (Array.isArray(value))
      return typeof value[0] === "string" ? null : value.map((index) => valueAt(Number(index)));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, index]) => [
        String(flat[Number(key.slice(1))]),
        valueAt(Number(index)),
      ]),
    );
  };
  // The text is the router's own and begins with such an object.
  return valueAt(0) as Record<string, { data: Record<string, unknown> }>;
}
