/** All rows of all tables as of one moment, read in batches. */
import pg from "pg";
import type { Session } from "../db/engine";
import { lastNumbers, type Query, tablesInOrder } from "./schema.server";

/** Pictures make large rows, so a batch is as many rows as make about this many characters. */
const BATCH_LENGTH = 256 * 1_024;
const FIRST_ROWS = 10;
const MOST_ROWS = 500;

/** Names are quoted; every table comes after those its foreign keys point to. `rows`: the row count. */
export type Snapshot = {
  tables: readonly { name: string; rows: number }[];
  /** The last number that each sequence gave; read after the rows were fixed, so it is never too small. */
  numbers: Readonly<Record<string, string>>;
  /** A table's rows, each as a JSON object, in batches; every table once. */
  batches(table: string): AsyncGenerator<string[]>;
  close(): Promise<void>;
};

/** Opens a cursor for each table, all in one transaction of this session. */
export async function openSnapshot(session: Session): Promise<Snapshot> {
  const query: Query = session.query.bind(session);
  const names = (await tablesInOrder(query)).map(({ name }) => name);
  const counts = names.map((name) => `(SELECT count(*)::int FROM ${name})`);
  const statements = [
    `SELECT ARRAY[${counts.join(",")}]::int[] AS counts`,
    ...names.map(
      (name, at) => `DECLARE ${cursorOf(at)} NO SCROLL CURSOR FOR SELECT * FROM ${name}`,
    ),
  ];
  await query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  const counted = countsIn(await query(statements.join(";")));
  const numbers = await lastNumbers(query);
  return {
    numbers,
    tables: names.map((name, at) => ({ name, rows: counted[at] ?? 0 })),
    batches: (table) => fetched(query, cursorOf(names.indexOf(table))),
    close: async () => {
      await query("ROLLBACK");
    },
  };
}

const cursorOf = (at: number) => `backup_${at}`;

/** Several statements in one query each have a result, which the driver's types do not say. */
function countsIn(results: unknown): number[] {
  const [counted] = results as pg.QueryResult<{ counts: number[] }>[];
  return counted?.rows[0]?.counts ?? [];
}

async function* fetched(query: Query, cursor: string): AsyncGenerator<string[]> {
  const types = { getTypeParser: () => (text: string) => text };
  let most = FIRST_ROWS;
  for (;;) {
    const text = `FETCH ${most} FROM ${cursor}`;
    const { rows, fields } = await query<Record<string, string | null>>({ text, types });
    if (rows.length === 0) break;
    const batch = rows.map((row) => rowAsJson(row, fields));
    yield batch;
    const length = batch.reduce((sum, row) => sum + row.length, 0);
    most = Math.min(MOST_ROWS, Math.ceil((batch.length * BATCH_LENGTH) / length));
  }
  await query(`CLOSE ${cursor}`);
}

const JSON_TYPES: readonly number[] = [pg.types.builtins.JSON, pg.types.builtins.JSONB];

/** Every value in PostgreSQL's text form, which it reads back the same way; JSON stays JSON. */
function rowAsJson(row: Record<string, string | null>, fields: readonly pg.FieldDef[]): string {
  const members = fields.map(({ name, dataTypeID }) => {
    const value = row[name] ?? null;
    const isJson = value !== null && JSON_TYPES.includes(dataTypeID);
    return `${JSON.stringify(name)}:${isJson ? value : JSON.stringify(value)}`;
  });
  return `{${members.join(",")}}`;
}
