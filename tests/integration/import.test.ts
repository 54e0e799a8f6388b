/** Importing prospects: the plan of each row, the import, and undoing it. */
import { describe, expect, test } from "vitest";
import { aCorrection, added } from "../kit/prospects";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const PAGE = "/tracker/import";
const ROWS = Number(process.env.IMPORTED_ROWS ?? 2_000);
const EDITED = ROWS / 100;

async function previewed(person: Visitor, pasted: string, key = "handle") {
  const body = new FormData();
  for (const [name, value] of Object.entries({ intent: "preview", key, pasted }))
    body.set(name, value);
  const response = await person.fetch(PAGE, { method: "POST", body, redirect: "manual" });
  const id = /id=([\da-f-]{36})/.exec(response.headers.get("Location") ?? "")?.[1] ?? "";
  return { status: response.status, text: id ? "" : await response.text(), id };
}
const act = async (person: Visitor, intent: string, id: string) => {
  const response = await person.form(PAGE, { intent, id });
  const text = await response.text();
  return `${response.status} ${/(?:Imported|Reversed|This import)[^<]*/.exec(text)?.[0]}`;
};
const stored = ({ query }: TestProduct) =>
  query("select first_name, country, handle, notes, score from prospects order by first_name");

describe("importing prospects (DAY-4)", () => {
  test("DAY-4 each row says what it would do and why not; the import does that, once, and is undone", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const { visitor: other } = await product.signedIn(await product.createTrainee("Anna"));
    const ann = { firstName: "Ann", lastName: "Old", handle: "@ann", country: "Canada" };
    await added(product, visitor, ann);
    await added(product, visitor, { firstName: "Bea", lastName: "Same", handle: "@bea" });
    await added(product, other, { firstName: "Theirs", lastName: "Row", handle: "@theirs" });
    const cells = [
      "First Name;Last Name;Username;Notes;Salary",
      '@Ann;New;https://instagram.com/ANN/;"Two ""lines""\nof notes";',
      "Bea;Same;@bea;;",
      "Cleo;First;@cleo;;65k",
      "Cleo;Again;@CLEO;;",
      "Dora;Nameless;;;",
      ";Noname;@x;;",
      "Theirs;Row;@theirs;mine now;",
    ];
    const { id, status } = await previewed(visitor, cells.join("\n").replace("@Ann", "Ann"));
    expect(status).toBe(303);
    const page = (await visitor.page(`${PAGE}?id=${id}`)).replaceAll("<!-- -->", "");
    expect(page).toContain("1 new, 1 to update, 1 the same, 4 in conflict");
    for (const why of [
      ...["Same as line 4", "It has no handle", "Someone else added"],
      ...["Changes last name, handle, notes", "US, @cleo"],
    ])
      expect(page).toContain(why);
    expect(await other.page(`${PAGE}?id=${id}`)).not.toContain("Cleo");
    expect(await act(other, "import", id)).toMatch(/^409/);
    expect(await stored(product)).toHaveLength(3);

    expect(await act(visitor, "import", id)).toBe("200 Imported: 1 added, 1 updated.");
    expect(await act(visitor, "import", id)).toMatch(/^409/);
    expect(await stored(product)).toMatchObject([
      { first_name: "Ann", country: "Canada", notes: 'Two "lines"\nof notes', score: "720" },
      { first_name: "Bea" },
      { first_name: "Cleo", country: "US", handle: "@cleo" },
      { first_name: "Theirs", notes: null },
    ]);
    expect(await product.query("select 1 from import_parts")).toEqual([]);
    expect(await product.query("select plan->'shown' shown from imports")).toEqual([{ shown: [] }]);
    expect(await product.query("select 1 from jobs where kind like 'imports%'")).toEqual([]);
    expect(await visitor.page("/tracker?q=new")).toContain("Ann New");

    expect(await act(other, "undo", id)).toMatch(/^409/);
    const undone = "200 Reversed 2, kept 0 edited since, failed 0.";
    expect(await act(visitor, "undo", id)).toBe(undone);
    expect(await act(visitor, "undo", id)).toMatch(/^409/);
    expect(await stored(product)).toMatchObject([
      { first_name: "Ann", notes: null },
      { first_name: "Bea" },
      { first_name: "Theirs" },
    ]);
    expect(await visitor.page("/tracker?q=ann")).toContain("Ann Old");
  });

  test("DAY-4 what makes no sense is refused in words, and a mapping is changed before anything is stored", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    for (const [pasted, why] of [
      ["", "Choose a file, or paste cells"],
      ["Name,Handle", "There is no row under the headings"],
      ['Name,Handle\n"Ann,@ann', "This is no readable CSV"],
    ] as const)
      expect((await previewed(visitor, pasted)).text).toContain(why);
    const { id } = await previewed(visitor, "Who\tWhere they are\nAnn Sample\t@ann");
    expect(await visitor.page(`${PAGE}?id=${id}`)).toContain(
      "First name and last name are required",
    );
    const body = new FormData();
    for (const [name, value] of [
      ...[
        ["intent", "preview"],
        ["id", id],
        ["key", "name"],
      ],
      ...[
        ["column", "name"],
        ["column", "handle"],
      ],
    ])
      body.append(name ?? "", value ?? "");
    await visitor.fetch(PAGE, { method: "POST", body, redirect: "manual" });
    expect(await act(visitor, "import", id)).toBe("200 Imported: 1 added, 0 updated.");
    await product.query("update imports set imported_at = now() - interval '31 days'");
    expect(await act(visitor, "undo", id)).toMatch(/^409/);
  });

  test(`DAY-4 ${ROWS} rows are imported, and undone but for the ${EDITED} that were edited since`, async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const lines = Array.from({ length: ROWS }, (_, n) => `Number${n},Imported,@n${n},US,70000,710`);
    const head = "First name,Last name,Handle,Country,Income,Score";
    const { id } = await previewed(visitor, [head, ...lines].join("\n"));
    const begun = performance.now();
    expect(await act(visitor, "import", id)).toBe(`200 Imported: ${ROWS} added, 0 updated.`);
    const imported = performance.now();
    const rows = await product.query<{ id: string; version: number }>(
      "select id, version from prospects limit $1",
      [EDITED],
    );
    await visitor.form("/tracker", aCorrection(rows[0] ?? { id: "", version: 1 }));
    await product.query(
      "update prospects set version = version + 1 where id = any($1) and version = 1",
      [rows.map((row) => row.id)],
    );
    const again = performance.now();
    expect(await act(visitor, "undo", id)).toBe(
      `200 Reversed ${ROWS - EDITED}, kept ${EDITED} edited since, failed 0.`,
    );
    console.info(
      `${ROWS} rows imported in ${Math.round(imported - begun)} ms, undone in ${Math.round(performance.now() - again)} ms`,
    );
    expect(await product.query("select count(*)::int as n from prospects")).toEqual([
      { n: EDITED },
    ]);
  });
});
