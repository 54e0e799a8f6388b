/** Rows of content as its editor leaves them. */
import type { TestProduct } from "./test-product";

export async function aDraft(
  query: TestProduct["query"],
  key: string,
  fields: Record<string, string>,
): Promise<void> {
  for (const [path, value] of Object.entries(fields))
    await query(
      `insert into content_drafts (key, path, value) values ($1, $2, $3)
       on conflict (key, path) do update set value = excluded.value`,
      [key, path, value],
    );
}
