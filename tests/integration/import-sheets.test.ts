/** Sheets as people have them, through both imports. */
import { describe, expect, test } from "vitest";
import { act, IMPORT_PAGE, previewed } from "../kit/imports";
import { startForTest } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const PEOPLE_PAGE = "/admin/people/import";
const TITLES = "Leads of May\n\nExported 5/1/2026\n";

/** The preview's text; the form may choose other headings. */
async function page(person: Visitor, address: string, form: Readonly<Record<string, string>>) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ intent: "preview", ...form })) body.set(name, value);
  const response = await person.fetch(address, { method: "POST", body, redirect: "manual" });
  const location = response.headers.get("Location");
  const text = await (location ? person.page(location) : response.text());
  return {
    id: /id=([\da-f-]{36})/.exec(location ?? "")?.[1] ?? "",
    text: text.replaceAll("<!-- -->", "").replaceAll("&quot;", '"').replaceAll("&#x27;", "'"),
  };
}

describe("sheets as people have them (DAY-4)", () => {
  test("DAY-4 a row that a quotation mark breaks is in conflict alone, with its line and column; the others are imported", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const rows = [
      "First name,Last name,Instagram,Country,Notes",
      'Anna,Berg,@annab,US,6" tall and 27" monitor',
      'Bo,Ray,@bo,US,=HYPERLINK("http://x")',
      '"Cleo "the boss" Sol",Sol,@cleo,US,',
      '"Dora,Ito,@dora,US',
      'Gus,"Orr,@gus,US,never closed',
      `Hal,Long,@hal,US,${"x".repeat(150_000)}`,
      'Eve,"Okoro, Jr",@eve,Canada,"two\nlines"',
      "Finn,Last,@finn,UK,",
    ];
    const { id } = await previewed(visitor, rows.join("\r\n"));
    const shown = (await visitor.page(`${IMPORT_PAGE}?id=${id}`)).replaceAll("<!-- -->", "");
    expect(shown).toContain("6 new, 0 to update, 0 the same, 2 in conflict");
    expect(shown).toMatch(
      /Line 5<[\s\S]*Column 1 begins with a quotation mark that is never closed/,
    );
    expect(shown).toMatch(/Hal, Long, @hal[\s\S]*A line has at most 120,000 characters/);
    expect(await act(visitor, "import", id)).toBe("303 Imported: 6 added.");
    expect(
      await product.query(
        "select first_name, last_name, platform, notes from prospects order by 1",
      ),
    ).toEqual([
      {
        first_name: "Anna",
        last_name: "Berg",
        platform: "Instagram",
        notes: '6" tall and 27" monitor',
      },
      {
        first_name: "Bo",
        last_name: "Ray",
        platform: "Instagram",
        notes: "http://x",
      },
      { first_name: 'Cleo "the boss" Sol', last_name: "Sol", platform: "Instagram", notes: null },
      { first_name: "Eve", last_name: "Okoro, Jr", platform: "Instagram", notes: "two\nlines" },
      { first_name: "Finn", last_name: "Last", platform: "Instagram", notes: null },
      { first_name: "Gus", last_name: '"Orr', platform: "Instagram", notes: "never closed" },
    ]);
  });

  test("DAY-4 Excel's Unicode text keeps no quotation marks, and 'Last, First' is read as two names", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const cells = 'Name\tProfile link\tYearly Income\r\n"Okoro, Ada"\thttps://x.com/ada\t"65,000"';
    const { id } = await previewed(visitor, Buffer.from(`\ufeff${cells}`, "utf16le"));
    expect(await act(visitor, "import", id)).toBe("303 Imported: 1 added.");
    expect(
      await product.query("select first_name, last_name, annual_income from prospects"),
    ).toEqual([{ first_name: "Ada", last_name: "Okoro", annual_income: "65,000" }]);
  });

  test("DAY-4 the page says which line has the headings, and another one can be chosen", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const sheet = `sep=;\n${TITLES}Name;Instagram\nAnna Berg;@annab\nBo Ray;@bo`;
    const first = await page(visitor, IMPORT_PAGE, { pasted: sheet });
    expect(first.text).toMatch(/<option value="3" selected="">Line 5: Name, Instagram</);
    expect(first.text).toContain("2 new, 0 to update, 0 the same, 0 in conflict");
    expect(first.text).toContain("Line 6<");
    const other = await page(visitor, IMPORT_PAGE, { id: first.id, headings: "4" });
    expect(other.text).toMatch(/<option value="4" selected="">Line 6: Anna Berg, @annab</);
    expect(other.text).toContain("0 new, 0 to update, 0 the same, 1 in conflict");
    const none = await page(visitor, IMPORT_PAGE, { id: first.id, headings: "0" });
    expect(none.text).toContain("5 new");
    for (const headings of ["5", "9", "-1", "x", "1e9"]) {
      const { text } = await page(visitor, IMPORT_PAGE, { id: first.id, headings });
      expect(text.includes("There is no row under the headings")).toBe(
        ["5", "9", "1e9"].includes(headings),
      );
    }
    const back = await page(visitor, IMPORT_PAGE, { id: first.id, headings: "3" });
    expect(back.text).toContain("2 new");
    expect(await act(visitor, "import", first.id)).toBe("303 Imported: 2 added.");
  });

  test("LEAD-2 a column of handles needs no heading, one can be chosen, and who stands above it is named", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const lines = ["@a.one", "instagram.com/b.two", "@c.three", "@d.four", "@x", "@a b c"];
    const first = await page(visitor, IMPORT_PAGE, { pasted: lines.join("\n") });
    expect(first.text).toMatch(/<option value="0" selected="">None/);
    expect(first.text).toContain("5 new, 0 to update, 0 the same, 1 in conflict");
    expect(first.text).not.toContain("stand above the headings");
    const chosen = await page(visitor, IMPORT_PAGE, { id: first.id, headings: "5" });
    expect(chosen.text).toContain("stand above the headings");
    for (const [at, line] of lines.slice(0, 4).entries())
      expect(chosen.text).toContain(`>Line ${at + 1}: ${line}</li>`);
    const back = await page(visitor, IMPORT_PAGE, { id: first.id, headings: "0" });
    expect(back.text).toContain("5 new");
    expect(await act(visitor, "import", first.id)).toBe("303 Imported: 5 added.");
  });

  test("LEAD-2 a field that was chosen at its column counts, and nothing is asked about the column anymore", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const sheet = "Title\nName\tIG\twhen to write\nAnn\t@a\t12/21/2099\nBo\t@b\t12/22/2099";
    const { id } = await page(visitor, IMPORT_PAGE, { pasted: sheet });
    const sent = async (intent: string, columns: string[], answer: string) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ intent, id, answer })) body.set(name, value);
      for (const column of columns) body.append("column", column);
      const response = await visitor.fetch(IMPORT_PAGE, {
        method: "POST",
        body,
        redirect: "manual",
      });
      const text = await visitor.page(response.headers.get("Location") ?? "");
      return text.replaceAll("<!-- -->", "");
    };
    const [asked, answer] = ["“when to write”, a column of days, is", "column:2=nextContact"];
    const supposed = await visitor.page(`${IMPORT_PAGE}?id=${id}`);
    expect(supposed).toContain(asked);
    expect(supposed).toMatch(/<option value="column:2=nextContact" selected="">/);
    expect(supposed).toMatch(/<option value="nextContact" selected="">/);
    const answered = await sent("preview", ["name", "handle", "nextContact"], "column:2=reach");
    expect(answered).toContain("notes “when to write: 12/21/2099”");
    expect(answered).toMatch(/<option value="reach" selected="">/);
    const unseen = await sent("import", ["name", "handle", ""], "column:2=reach");
    expect(unseen).toContain("nothing is imported yet");
    expect(unseen).not.toContain(asked);
    expect(unseen).not.toContain("12/21/2099”");
    // Other headings are other columns, so those of before are asked about again.
    await page(visitor, IMPORT_PAGE, { id, headings: "1" });
    const again = await page(visitor, IMPORT_PAGE, { id, headings: "2" });
    expect(again.text).toContain(asked);
    await sent("import", ["name", "handle", "nextContact"], answer);
    expect(
      await product.query(
        "select first_name, next_contact_at::date::text as day from prospects order by 1",
      ),
    ).toEqual([
      { first_name: "Ann", day: "2099-12-21" },
      { first_name: "Bo", day: "2099-12-22" },
    ]);
  });

  test("DAY-4 a workbook is called by its name, by both imports", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { visitor } = await product.signedIn();
    const workbook = Buffer.concat([Buffer.from("PK\x03\x04"), Buffer.from("xl/workbook.xml")]);
    for (const [person, address] of [
      [visitor, IMPORT_PAGE],
      [admin, PEOPLE_PAGE],
    ] as const) {
      const body = new FormData();
      body.set("intent", "preview");
      body.set("file", new File([workbook], "leads.csv"));
      const response = await person.fetch(address, { method: "POST", body });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain(
        "This is an Excel workbook. Save the sheet as CSV, then choose that file.",
      );
    }
  });

  test("DAY-4 names of trainees are read the same, one per line or in a column", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const names = ["Müller, Hans", "Ada Okoro", '"van der Berg, Ann"', "Ann Sample, Jr."];
    const pasted = await page(admin, PEOPLE_PAGE, { pasted: names.join("\n") });
    expect(pasted.text).toContain("4 new, 0 the same, 0 in conflict");
    for (const name of ["Hans Müller", "Ada Okoro", "Ann van der Berg", "Ann Sample Jr."])
      expect(pasted.text).toContain(name);
    const column = await page(admin, PEOPLE_PAGE, {
      pasted: `${TITLES}Trainee\tE-Mail\nMüller, Hans\thans@example.com\n"Anna\t\tx`,
    });
    expect(column.text).toContain("Hans Müller");
    expect(column.text).toContain("hans@example.com");
    expect(column.text).toMatch(/Line 6<[\s\S]*Column 1 begins with a quotation mark/);
  });
});
