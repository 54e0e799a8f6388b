/** Large imports: in parts, each a short transaction, and going on where they stopped. */
import pg from "pg";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { endChild, spawnProduct } from "../kit/child-product";
import { createDatabase } from "../kit/databases";
import { act, IMPORT_PAGE, manyRows, previewed, reached } from "../kit/imports";
import { aCorrection } from "../kit/prospects";
import { newTrainee } from "../kit/soak";
import { BASE_ENV, startForTest, type TestProduct } from "../kit/test-product";
import { Visitor } from "../kit/visitor";

const ROWS = 320;
const EDITED = 20;
const FEW = 20;
const KILLED_ROWS = 1_500;
const MOST_OF_A_PART = 100;

/** The largest number of rows that one transaction wrote. */
async function mostAtOnce({ query }: TestProduct, table: string): Promise<number> {
  const [row] = await query<{ most: number }>(
    `select max(n)::int most from (select count(*) n from ${table} group by xmin::text) parts`,
  );
  return row?.most ?? 0;
}

describe("a large import (DAY-4)", () => {
  test(`DAY-4 ${ROWS} rows are planned, imported and undone in parts, but for ${EDITED} that were edited since`, async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const { id } = await previewed(visitor, manyRows(ROWS));
    await reached(product, id, "planned_at");
    expect((await visitor.page(`${IMPORT_PAGE}?id=${id}`)).replaceAll("<!-- -->", "")).toContain(
      `${ROWS} new, 0 to update`,
    );
    const [parts] = await product.query(
      "select max(jsonb_array_length(rows)) most from import_parts",
    );
    expect(parts).toEqual({ most: MOST_OF_A_PART });
    expect(await act(visitor, "import", id)).toMatch(
      /^303 Import(?:ing: \d+ of 320 rows|ed: 320 added)/,
    );
    expect(await act(visitor, "import", id)).toMatch(/^409/);
    await reached(product, id, "imported_at");
    expect(await mostAtOnce(product, "prospects")).toBe(MOST_OF_A_PART);
    const page = (await visitor.page(IMPORT_PAGE)).replaceAll("<!-- -->", "");
    expect(page).toContain(`${ROWS} added`);

    const rows = await product.query<{ id: string; version: number }>(
      "select id, version from prospects limit $1",
      [EDITED],
    );
    await visitor.form("/tracker", aCorrection(rows[0] ?? { id: "", version: 1 }));
    await product.query(
      "update prospects set version = version + 1 where id = any($1) and version = 1",
      [rows.map((row) => row.id)],
    );
    expect(await act(visitor, "undo", id)).toMatch(
      /^303 (?:Undoing the import: \d+ of 320 rows|Undone: )/,
    );
    expect(await act(visitor, "undo", id)).toMatch(/^409/);
    await reached(product, id, "undone_at");
    expect(await product.query("select reversed, kept, failed from imports")).toEqual([
      { reversed: ROWS - EDITED, kept: EDITED, failed: 0 },
    ]);
    expect(await mostAtOnce(product, "prospect_pasts")).toBeLessThanOrEqual(MOST_OF_A_PART);
    expect(await product.query("select count(*)::int n from prospects")).toEqual([{ n: EDITED }]);
    expect(await product.query("select 1 from import_rows")).toEqual([]);
    // They would hide what someone removed by hand; who is searched for is found and restored.
    expect(await visitor.page("/tracker/removed")).toContain("No removed prospects.");
    // As an earlier release wrote them.
    await product.query(
      `alter table events disable trigger user;
       update events set after = after - 'import' where verb = 'prospects.remove';
       alter table events enable trigger user`,
    );
    expect(await visitor.page("/tracker/removed")).toContain("No removed prospects.");
    const [gone] = await product.query<{ typed: { firstName: string; lastName: string } }>(
      "select typed from prospect_pasts where prospect_id not in (select id from prospects) limit 1",
    );
    const name = `${gone?.typed.firstName} ${gone?.typed.lastName}`;
    const found = await visitor.page(`/tracker/removed?${new URLSearchParams({ q: name })}`);
    expect(found).toContain(`>${name}`);
  });
});

test("DAY-4 the page says at its top how far an import or its undo is, and at the end what it has done, without zeros", async () => {
  const product = await startForTest();
  const { visitor } = await product.signedIn();
  const { id } = await previewed(visitor, manyRows(FEW));
  await reached(product, id, "planned_at");
  await act(visitor, "import", id);
  await reached(product, id, "imported_at");
  const topOf = async (address: string) => {
    const [page = ""] = (await visitor.page(address)).replaceAll("<!-- -->", "").split("</main>");
    expect(page).not.toContain("Reload");
    // Without a message the first status is the file field's, which has nothing to say yet.
    return /<p role="status"[^>]*>([^<]*)/.exec(page)?.[1] || undefined;
  };
  const states: [string, string | undefined][] = [
    [
      "imported_at = null, undone_at = null",
      "Importing: 20 of 20 rows. It goes on if you leave this page. The next file can be chosen when it is done.",
    ],
    ["imported_at = now()", undefined],
    [
      "undo_begun_at = now(), reversed = 12",
      "Undoing the import: 12 of 20 rows. It goes on if you leave this page. The next file can be chosen when it is done.",
    ],
    ["undone_at = now(), reversed = 20", undefined],
  ];
  for (const [change, said] of states) {
    await product.query(`update imports set ${change}`);
    expect(await topOf(IMPORT_PAGE), change).toBe(said);
  }
  expect(await topOf(`${IMPORT_PAGE}?done=${id}`)).toBe("Undone: 20 reversed.");
  await product.query("update imports set reversed = 10, kept = 7, failed = 3");
  const all =
    "10 reversed, 7 kept because they were edited since, 3 failed because they no longer exist";
  expect(await topOf(`${IMPORT_PAGE}?done=${id}`)).toBe(`Undone: ${all}.`);
  expect(await visitor.page(IMPORT_PAGE)).toContain(`undone: ${all}`);
  await product.query("update imports set undone_at = null, undo_begun_at = null");
  expect(await topOf(`${IMPORT_PAGE}?done=${id}`)).toBe("Imported: 20 added.");
  const other = await product.signedIn(await product.createTrainee("Anna"));
  expect(await other.visitor.page(`${IMPORT_PAGE}?done=${id}`)).not.toContain("Imported");
});

describe("a large import is killed in the middle (DAY-4)", () => {
  test("DAY-4 it goes on after the next start where it stopped, and adds nothing twice", async () => {
    const database = await createDatabase(inject("templates"));
    const pool = new pg.Pool({ connectionString: database.env.DATABASE_URL });
    // The database is dropped under its idle connections.
    pool.on("error", () => undefined);
    onTestFinished(async () => {
      await pool.end();
      await database.drop();
    });
    const query: TestProduct["query"] = async (text, values) =>
      (await pool.query(text, values)).rows;
    const count = async (what: string) =>
      (await query<{ n: number }>(`select (select ${what})::int n`))[0]?.n ?? 0;
    const env = { ...BASE_ENV, ...database.env };
    const begin = async () => {
      const child = await spawnProduct(env);
      onTestFinished(async () => {
        if (child.process.exitCode === null && child.process.signalCode === null)
          await endChild(child, "SIGKILL");
      });
      return child;
    };
    const first = await begin();
    const { cookies: person } = await newTrainee(first, env);
    const { id } = await previewed(person, manyRows(KILLED_ROWS));
    await reached({ query }, id, "planned_at");
    expect(await act(person, "import", id)).toMatch(/^303/);
    await expect.poll(() => count("count(*) from prospects"), { interval: 5 }).toBeGreaterThan(0);
    await endChild(first, "SIGKILL");
    const done = await count("count(*) from prospects");
    expect(done).toBeLessThan(KILLED_ROWS);
    expect(await count("added from imports")).toBe(done);
    const second = await begin();
    await reached({ query }, id, "imported_at");
    expect(await count("count(*) from prospects")).toBe(KILLED_ROWS);
    expect(await count("count(distinct handle_key) from prospects")).toBe(KILLED_ROWS);
    const again = new Visitor(second.url).take(person);
    expect(await act(again, "undo", id)).toMatch(/^303/);
    await expect
      .poll(() => count("count(*) from prospects"), { interval: 5 })
      .toBeLessThan(KILLED_ROWS);
    await endChild(second, "SIGKILL");
    await begin();
    await reached({ query }, id, "undone_at");
    expect(await query("select added, reversed, kept, failed from imports")).toEqual([
      { added: KILLED_ROWS, reversed: KILLED_ROWS, kept: 0, failed: 0 },
    ]);
    expect(await count("count(*) from prospects")).toBe(0);
  });
});
