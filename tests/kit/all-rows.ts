/** Everything that a database holds, to be compared with another one. */
import { builtProduct } from "./built-product";
import type { TestProduct } from "./test-product";

/** What a crash loses is in no backup: notices on their way. */
const TRANSIENT = "live_outbox";

/** Each table's rows as text with every column, in a fixed order, and the sequences' positions. */
export async function allRows(
  env: Record<string, string>,
): Promise<Record<string, readonly string[]>> {
  const { open, parseConfig } = await builtProduct();
  const { database } = await open(parseConfig({ ...env, LOG_LEVEL: "silent" }));
  try {
    const read = async (query: string) =>
      (await database.pool.query<{ row: string }>(query)).rows.map(({ row }) => row);
    const tables = await read(
      `select table_name as row from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> '${TRANSIENT}' and not exists (select from pg_class where relname = table_name and relispartition) order by 1`,
    );
    const all: Record<string, readonly string[]> = {
      sequences: await read(
        `select row(s.*)::text as row from pg_sequences s
         where schemaname = 'public' and sequencename not like '${TRANSIENT}%' order by 1`,
      ),
    };
    for (const table of tables)
      all[table] = await read(`select row_to_json(t)::text as row from ${table} t order by 1`);
    return all;
  } finally {
    await database.close();
  }
}

export async function everything({ query }: Pick<TestProduct, "query">): Promise<string> {
  const tables = await query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> '${TRANSIENT}' and not exists (select from pg_class where relname = table_name and relispartition)`,
  );
  const rows = tables.map(({ name }) => query(`select t::text from "${name}" t`));
  return JSON.stringify(await Promise.all(rows));
}
