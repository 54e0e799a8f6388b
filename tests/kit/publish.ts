/** Makes words live as a publication does, for tests of the effects. */
import type { TestProduct } from "./test-product";

/** `fields`: those that are not as shipped. */
export async function publish(
  { query, running }: TestProduct,
  key: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  await query(
    "insert into content_versions (key, fields, hash, batch) values ($1, $2, '', gen_random_uuid())",
    [key, JSON.stringify(fields)],
  );
  await running.content.readAgain();
}
