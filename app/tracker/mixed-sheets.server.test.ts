// cspell:ignore Nächster Notizen nett nnett Vogt Alemania Ruritania Vereinigte Staaten États Kanada Reino Unido Telefon Jahreseinkommen Österreich Kontakt kimly bobby oneil Deutschland Schweiz Autriche Kuya tkuya
/** Sheets in which one column holds several kinds of cells, or another country's, every cell with its value (LEAD-2, LEAD-3). */
import { describe, expect, test } from "vitest";
import { readColumns } from "../../tests/kit/sheets";
import { withSupposed } from "../imports/doubts";
import { COLUMNS } from "./import-columns";
import { siteInName, understood } from "./import-doubts.server";
import { readRow } from "./import-row.server";
import { supposedColumns } from "./supposed-columns";

const TODAY = "2026-11-27";

async function read(text: string, answers: Readonly<Record<string, string>> = {}) {
  const {
    headings,
    mapping: guessed,
    rows,
  } = await readColumns(new TextEncoder().encode(text), COLUMNS);
  const cells = rows.map((row) => row.cells);
  const { mapping, asked } = withSupposed(
    guessed,
    supposedColumns({ headings, mapping: guessed, rows: cells }, TODAY),
  );
  const now = { headings, mapping, rows: cells, today: TODAY, answers: { ...asked, ...answers } };
  const { reading, doubts } = understood(now);
  const found = rows.map((row) => {
    const each = readRow(row, reading);
    if (!("fields" in each)) throw new Error(JSON.stringify(each));
    return { ...each.fields, ...each.state, leftOut: each.leftOut.map(({ field }) => field) };
  });
  return { rows: found, doubts };
}

describe("LEAD-4 a handle alone is on the site that the sheet is of", () => {
  const handle = (text: string, answers: Readonly<Record<string, string>> = {}) =>
    read(text, answers).then(({ rows }) => rows.map(({ platform }) => platform ?? null));
  const url = (name: string) => `https://www.instagram.com/${name}/`;
  test("by the addresses of other rows, a heading, or the name of its file", async () => {
    const rows = `Ann\t${url("ann.one")}\nBo\t${url("bo.two")}\nKuya\tkuya_two`;
    expect(await handle(`Name\tHandle\n${rows}`)).toEqual(["Instagram", "Instagram", "Instagram"]);
    expect(await handle("Name\tHandle\tInstagram followers\nKuya\tkuya_two\t300")).toEqual([
      "Instagram",
    ]);
    expect(await handle("Name\tHandle\nKuya\tkuya_two", { site: "TikTok" })).toEqual(["TikTok"]);
    expect(
      ["Instagram leads.tsv", "FB-may.csv", "x.csv", "WA list.csv", "ig and fb.csv", ""].map(
        siteInName,
      ),
    ).toEqual(["Instagram", "Facebook", null, null, null, null]);
  });
  test("but on none where the sheet says several, one address only, or a column says it", async () => {
    const two = `Ann\t${url("ann.one")}\nBo\thttps://www.linkedin.com/in/bo-two\nCy\t${url("cy.two")}`;
    expect((await handle(`Name\tHandle\n${two}\nKuya\tkuya_two`)).at(-1)).toBeNull();
    expect(
      (await handle(`Name\tHandle\nAnn\t${url("ann.one")}\nKuya\tkuya_two`)).at(-1),
    ).toBeNull();
    expect(
      (await handle("Name\tHandle\tPlatform\nKuya\tkuya_two\t", { site: "TikTok" })).at(-1),
    ).toBeNull();
    expect(await handle("Name\tHandle\nKuya\tkuya_two")).toEqual([null]);
  });
});

describe("LEAD-2 a column that mixes day-first and month-first", () => {
  const SHEET =
    "Name\tIG\tnext msg\nLola\t@lola\t12/1/26\nAnn\t@ann\t11/3\nBo\t@bo\t30/11\nCy\t@cy\tDec 5";
  test("LEAD-2 asks one question, in which the likelier reading is first", async () => {
    const { doubts, rows } = await read(SHEET);
    expect(doubts.map(({ key, choices }) => [key, choices.map(({ label }) => label)])).toEqual([
      ["order:nextContact", ["December 1, 2026", "January 12, 2026"]],
    ]);
    expect(rows.map(({ nextContact }) => nextContact?.slice(0, 10))).toEqual([
      "2026-12-01",
      "2027-11-03",
      "2026-11-30",
      "2026-12-05",
    ]);
  });

  test("LEAD-2 reads all of them as it was answered, those that can be read in one way as they are", async () => {
    const { rows } = await read(SHEET, { "order:nextContact": "day-first" });
    expect(rows.map(({ nextContact }) => nextContact?.slice(0, 10))).toEqual([
      "2026-01-12",
      "2027-03-11",
      "2026-11-30",
      "2026-12-05",
    ]);
  });

  test.each([
    ["01/12/26", "30/11/26", "05/12/26"],
    ["12/1/26", "12/15/26", "12/5/26"],
  ])("LEAD-2 but not one whose cells agree: %s, %s, %s", async (...cells) => {
    const { doubts } = await read(
      `Name\tnext\n${cells.map((cell, at) => `N${at}\t${cell}`).join("\n")}`,
    );
    expect(doubts.filter(({ key }) => key.startsWith("order"))).toEqual([]);
  });

  test("LEAD-3 a day in another column is written as those of the columns of days", async () => {
    const { rows } = await read(
      "Name\tnext\tStatus\nAnn\t30/11/26\tbooked 2/12 4pm\nBo\t05/12/26\tghosted",
    );
    expect(rows[0]?.callDate).toBe("2026-12-02");
  });
});

test("LEAD-2 LEAD-3 a German sheet: Telefon, Jahreseinkommen, days between points and countries by their own names", async () => {
  const { rows, doubts } = await read(
    [
      "Vorname;Nachname;Land;Telefon;Jahreseinkommen;Nächster Kontakt;Notizen",
      "Anna;Huber;Österreich;+43 664 1234567;65.000,00 €;03.12.2026;nett",
      "Jan;Vogt;Deutschland;0171 2345678;72.500;12.11.2026;",
      "Urs;Frei;Schweiz;+41 79 123 45 67;80.000 €;1.12.;",
      "Tom;Lee;USA;+1 512 555 0100;$65,000;2026-12-04;",
    ].join("\n"),
  );
  expect(
    rows.map(({ country, annualIncome, leftOut }) => [country, annualIncome, leftOut]),
  ).toEqual([
    ["Other", "$65,000", []],
    ["Other", "$72,500", []],
    ["Other", "$80,000", []],
    ["US", "$65,000", []],
  ]);
  expect(rows.map(({ nextContact }) => nextContact?.slice(0, 10))).toEqual([
    "2026-12-03",
    "2026-11-12",
    "2026-12-01",
    "2026-12-04",
  ]);
  expect(rows[0]?.notes).toBe("Land: Österreich\nTelefon: +43 664 1234567\nnett");
  expect(
    doubts.filter(({ key }) => key.startsWith("order")).map(({ choices }) => choices[0]?.label),
  ).toEqual(["December 3, 2026"]);
});

test.each([
  ["Österreich", "Other"],
  ["Autriche", "Other"],
  ["Alemania", "Other"],
  ["Ruritania", "Other"],
  ["Estados Unidos", "US"],
  ["Vereinigte Staaten", "US"],
  ["États-Unis", "US"],
  ["Texas", "US"],
  ["Kanada", "Canada"],
  ["Reino Unido", "UK"],
])("LEAD-3 someone whose country is %s is in %s", async (cell, country) => {
  const { rows } = await read(`Name,Country\nAnn,${cell}\nBo,${cell}`);
  expect(rows[0]?.country).toBe(country);
});

test("LEAD-2 a column of handles, addresses and mails is split by cell, and phones without a heading are known", async () => {
  const { rows } = await read(
    [
      "Name,Contact,,Notes",
      "Kim Ly,kimly,(512) 555-0100,warm",
      "Bobby O'Neil,fb.com/bobby.oneil.7,512-555-0101,",
      "Ann Lee,ann@example.com,+1 512 555 0102,",
      "Cy Fox,@cy.fox,512.555.0103,",
    ].join("\n"),
  );
  expect(
    rows.map(({ firstName, handle, platform, notes, leftOut }) => [
      firstName,
      handle,
      platform,
      notes,
      leftOut,
    ]),
  ).toEqual([
    ["Kim", "kimly", undefined, "Phone: (512) 555-0100\nwarm", []],
    ["Bobby", "bobby.oneil.7", "Facebook", "Phone: 512-555-0101", []],
    ["Ann", undefined, undefined, "Contact: ann@example.com\nPhone: +1 512 555 0102", []],
    ["Cy", "cy.fox", undefined, "Phone: 512.555.0103", []],
  ]);
});

test("LEAD-2 one odd username keeps no column out: an export with usernames and addresses has both", async () => {
  const { rows } = await read(
    [
      "Username\tFull name\tProfile URL",
      "@ann.lee\tAnn Lee\thttps://www.instagram.com/ann.lee/",
      "@bo\tBo Ray\thttps://www.instagram.com/bo/",
      "@josé.ñ\tJosé Núñez\thttps://www.instagram.com/josé.ñ/",
      "cy_fox\tCy Fox\thttps://www.instagram.com/cy_fox/",
    ].join("\n"),
  );
  expect(
    rows.map(({ handle, firstName, platform, leftOut }) => [handle, firstName, platform, leftOut]),
  ).toEqual([
    ["ann.lee", "Ann", "Instagram", []],
    ["bo", "Bo", "Instagram", []],
    ["josé.ñ", "José", expect.anything(), expect.anything()],
    ["cy_fox", "Cy", "Instagram", []],
  ]);
});
