import { describe, expect, test } from "vitest";
import { inlineRows, workbook, workbookFiles, zipOf } from "../../../tests/kit/workbooks";
import { sheetsIn } from "./workbook";
import { MOST_UNPACKED } from "./zip";

/** The cells of each sheet, read back from what is sent. None of these has a tab or a quotation mark in a cell. */
async function cells(bytes: Uint8Array<ArrayBuffer>) {
  const sheets = await sheetsIn(bytes);
  return Object.fromEntries(
    sheets.map(({ name, text }) => [name, text.split("\n").map((row) => row.split("\t"))]),
  );
}

const one = (rows: string, more: Partial<Parameters<typeof workbook>[0]> = {}) =>
  workbook({ sheets: [{ name: "Leads", rows }], ...more });
const c = (at: string, value: string | number, more = "") =>
  `<c r="${at}"${more}><v>${value}</v></c>`;
const s = (style: number) => ` s="${style}"`;

describe("LEAD-1 workbooks as people have them, every cell", () => {
  test.each<[what: string, bytes: Uint8Array<ArrayBuffer>, expected: Record<string, string[][]>]>([
    [
      "days, times and moments by their style",
      one(
        `<row r="1">${c("A1", 46353, s(1))}${c("B1", 46353.5625, s(2))}${c("C1", 0.5, s(3))}${c("D1", 46353, s(4))}${c("E1", 46353, s(5))}${c("F1", 46353)}${c("G1", 46353, s(6))}</row>`,
        {
          formats: [
            14,
            'mm/dd/yy "at" h:mm',
            20,
            "[$-409]d\\-mmm\\-yyyy;@",
            '[Red]0.00" days"',
            '#,##0.00\\ "m"',
          ],
        },
      ),
      {
        Leads: [
          ["2026-11-27", "2026-11-27 13:30", "12:00", "2026-11-27", "46353", "46353", "46353"],
        ],
      },
    ],
    [
      "shared strings, in parts of several colors, with what is only spoken",
      one(
        `<row r="1">${c("A1", 0, ' t="s"')}${c("B1", 1, ' t="s"')}${c("C1", 2, ' t="s"')}${c("D1", 9, ' t="s"')}</row>`,
        {
          strings: [
            "<t>Name</t>",
            '<r><rPr><b/></rPr><t xml:space="preserve">Ann </t></r><r><t>Lee</t></r>',
            '<t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh>',
          ],
        },
      ),
      { Leads: [["Name", "Ann Lee", "東京"]] },
    ],
    [
      "texts in their cells, with entities, breaks and blanks",
      one(
        `<row r="1"><c r="A1" t="inlineStr"><is><t>R&amp;D &lt;x&gt; &#8364;&#x1F600;</t></is></c><c r="B1" t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r></is></c><c r="C1" t="inlineStr"><is><t><![CDATA[<i>&amp;]]></t></is></c></row>`,
      ),
      { Leads: [["R&D <x> €😀", "ab", "<i>&amp;"]] },
    ],
    [
      "formulas by what they came to, and none that came to nothing",
      one(
        `<row r="1"><c r="A1" t="str"><f>A2&amp;" "&amp;B2</f><v>Ann Lee</v></c><c r="B1"><f>1+1</f><v>2</v></c><c r="C1"><f>NOW()</f></c><c r="D1" t="str"><f>""</f><v></v></c><c r="E1" t="str"><v>x</v></c></row>`,
      ),
      { Leads: [["Ann Lee", "2", "", "", "x"]] },
    ],
    [
      "boxes and errors as a CSV file has them",
      one(
        `<row r="1">${c("A1", 1, ' t="b"')}${c("B1", 0, ' t="b"')}${c("C1", "#N/A", ' t="e"')}${c("D1", "2026-11-27T13:30:00", ' t="d"')}</row>`,
      ),
      { Leads: [["TRUE", "FALSE", "#N/A", "2026-11-27 13:30"]] },
    ],
    [
      "a title merged over columns, and a group merged over rows",
      workbook({
        sheets: [
          {
            name: "Leads",
            rows: inlineRows([
              ["Leads of May", "", ""],
              ["Platform", "Name", "Handle"],
              ["Instagram", "Ann", "@ann"],
              ["", "Ben", "@ben"],
              ["", "Cleo", "@cleo"],
              ["LinkedIn", "Dan", "@dan"],
            ]),
            merged: ["A1:C1", "A3:A5", "X1:Y9", "A6:A6"],
          },
        ],
      }),
      {
        Leads: [
          ["Leads of May"],
          ["Platform", "Name", "Handle"],
          ["Instagram", "Ann", "@ann"],
          ["Instagram", "Ben", "@ben"],
          ["Instagram", "Cleo", "@cleo"],
          ["LinkedIn", "Dan", "@dan"],
        ],
      },
    ],
    [
      "several sheets: those with rows, hidden ones left out",
      workbook({
        sheets: [
          { name: "Cover", rows: "" },
          { name: "Lists", rows: inlineRows([["x"]]), state: "veryHidden" },
          { name: "Leads &amp; more", rows: inlineRows([["Ann"]]) },
          { name: "Done", rows: inlineRows([["Ben"]]) },
        ],
      }),
      { "Leads & more": [["Ann"]], Done: [["Ben"]] },
    ],
    [
      "hidden and missing rows keep their number; colored cells without a text are nothing",
      one(
        `<row r="2" hidden="1"><c r="A2" t="str"><v>Hidden</v></c></row><row r="4"><c r="B4" s="1"/><c r="C4"><v>7</v></c></row><row r="900"><c r="ZZ900" s="1"/></row>`,
      ),
      { Leads: [[""], ["Hidden"], [""], ["", "", "7"]] },
    ],
    [
      "numbers as they are: percent, money, phone, zeros in front, 15 digits",
      one(
        `<row r="1">${c("A1", 0.25, s(1))}${c("B1", 65000, s(2))}${c("C1", 15551234567)}${c("D1", "1.5551234567E10")}${c("E1", 1234, s(3))}${c("F1", 0, ' t="s"')}${c("G1", 0.30000000000000004)}${c("H1", -5)}</row>`,
        { formats: [9, '"$"#,##0;[Red]\\-"$"#,##0', "00000"], strings: ["<t>00720</t>"] },
      ),
      { Leads: [["0.25", "65000", "15551234567", "15551234567", "01234", "00720", "0.3", "-5"]] },
    ],
    [
      "cells and rows without a place, as small programs write them, packed in no way, with days of old Macs",
      workbook(
        {
          sheets: [
            {
              name: "Leads",
              rows: `<row>${"<c><v>1</v></c>".repeat(2)}</row><row><c s="1"><v>44891</v></c></row>`,
            },
          ],
          formats: [15],
          date1904: true,
        },
        { stored: true },
      ),
      { Leads: [["1", "1"], ["2026-11-27"]] },
    ],
  ])("%s", async (_, bytes, expected) => {
    expect(await cells(bytes)).toEqual(expected);
  });

  test("prefixes, comments and other places of the parts make no difference", async () => {
    const files = workbookFiles({
      sheets: [{ name: "Leads", rows: inlineRows([["Ann", "Lee"]]) }],
    });
    const prefixed = Object.fromEntries(
      Object.entries(files).map(([name, xml]) => [
        name
          .replace("xl/workbook", "book/main")
          .replace("xl/_rels/workbook", "book/_rels/main")
          .replace("xl/", "book/"),
        xml
          .replaceAll("xl/workbook.xml", "/book/main.xml")
          .replaceAll(/<(\/?)(?![?/!])/g, "<$1x:")
          .replaceAll("<x:row", "<!-- a > b --><x:row")
          .replaceAll("xmlns=", "xmlns:x="),
      ]),
    );
    expect(await cells(zipOf(prefixed))).toEqual({ Leads: [["Ann", "Lee"]] });
  });

  test("a cell with a tab, a break or a quotation mark is quoted, as Excel copies it", async () => {
    const [sheet] = await sheetsIn(one(inlineRows([['a "b"', "c\td", "e\nf", "g, h"]])));
    expect(sheet?.text).toBe('"a ""b"""\t"c\td"\t"e\nf"\tg, h');
    const [coded] = await sheetsIn(one(inlineRows([["a_x000D_b_x0041_"]])));
    expect(coded?.text).toBe('"a\rbA"');
  });
});

describe("LEAD-1 what is no workbook, or would do harm, is refused in words", () => {
  const leads = workbookFiles({ sheets: [{ name: "Leads", rows: inlineRows([["Ann"]]) }] });
  const ole = (name: string) =>
    new Uint8Array(
      Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.from(name, "utf16le")]),
    );
  const encrypted = () => {
    const bytes = zipOf(leads);
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length - 4; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 8, 1, true);
    return bytes;
  };
  test.each<[string, () => Uint8Array<ArrayBuffer>, RegExp]>([
    [
      "a password",
      () => ole("EncryptedPackage"),
      /^This workbook has a password\. Save it as \.xlsx without one, or as CSV\.$/,
    ],
    ["a zip with a password", encrypted, /has a password/],
    [
      "an old workbook",
      () => ole("Workbook"),
      /^This is an old Excel workbook \(\.xls\)\. Save it as \.xlsx or CSV/,
    ],
    [
      "OpenDocument",
      () => zipOf({ mimetype: "x", "content.xml": "<a/>" }),
      /OpenDocument spreadsheet \(\.ods\)\. Save it as \.xlsx or CSV/,
    ],
    [
      "a binary workbook",
      () => zipOf({ "xl/workbook.bin": "x" }),
      /\(\.xlsb\)\. Save it as \.xlsx or CSV/,
    ],
    ["Numbers", () => zipOf({ "Index/Document.iwa": "x" }), /Numbers spreadsheet/],
    ["another zip", () => zipOf({ "a.txt": "x" }), /without a workbook/],
    [
      "no rows",
      () => workbook({ sheets: [{ name: "Empty", rows: '<row r="1"><c r="A1" s="1"/></row>' }] }),
      /no sheet with rows/,
    ],
    ["cut off", () => zipOf(leads).slice(0, -40), /damaged/],
    [
      "cut in the middle",
      () => {
        const bytes = zipOf(leads);
        bytes.fill(7, 400, 1_200);
        return bytes;
      },
      /damaged|password/,
    ],
    [
      "entities",
      () =>
        zipOf({
          ...leads,
          "xl/worksheets/sheet1.xml":
            '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><sheetData><row><c t="str"><v>&a;</v></c></row></sheetData></worksheet>',
        }),
      /damaged/,
    ],
    [
      "a tag that never ends",
      () => zipOf({ ...leads, "xl/worksheets/sheet1.xml": `<worksheet a="${"x".repeat(1_000)}` }),
      /damaged/,
    ],
  ])("%s", async (_, bytes, why) => {
    await expect(sheetsIn(bytes())).rejects.toThrow(why);
  });

  test("a file that unpacks to more than the limit is given up while it unpacks", async () => {
    const rows = Buffer.alloc(MOST_UNPACKED + 1_000, 0x20);
    const bytes = zipOf({ ...leads, "xl/worksheets/sheet1.xml": rows });
    expect(bytes.length).toBeLessThan(1_000_000);
    await expect(sheetsIn(bytes)).rejects.toThrow(/too large unpacked/);
  });

  test("bytes changed anywhere give rows or words, never another fault", async () => {
    const whole = zipOf(leads);
    for (let at = 0; at < whole.length; at += 7) {
      const bytes = whole.slice();
      bytes[at] = (bytes[at] ?? 0) ^ 0x55;
      await sheetsIn(bytes).catch((fault: Error) => expect(fault.name).toBe("UnreadableWorkbook"));
    }
  });
});
