/** Files as other programs write them, read while everything else goes on. */
import { deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { SheetRow } from "~/platform/csv/rows";
import { layoutOf } from "../../tests/kit/sheets";
import { mappingOf } from "./keep-import.server";
import { readRows, sheetText } from "./read-sheet.server";

const COLUMNS = {
  name: { label: "Name", words: ["name"] },
  handle: { label: "Handle", words: ["handle"] },
};

async function all(content: string | Uint8Array): Promise<string[][]> {
  const { text } = await sheetText(content);
  const rows: string[][] = [];
  for await (const { cells } of readRows(text, layoutOf(text, COLUMNS, false))) rows.push(cells);
  return rows;
}

/** A container as Office writes it, with one file of this name in it. */
function zipWith(name: string, content = "<x/>"): Buffer {
  const body = name === "mimetype" ? Buffer.from(content) : deflateRawSync(content);
  const head = Buffer.alloc(30);
  head.write("PK\x03\x04", "latin1");
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(body.length, 18);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), body]);
}
const ODS = "application/vnd.oasis.opendocument.spreadsheet";
const ole = (name: string) =>
  Buffer.concat([
    Buffer.from("d0cf11e0a1b11ae1", "hex"),
    Buffer.alloc(600),
    Buffer.from(name, "utf16le"),
  ]);

describe("a file is read as what it is (DAY-4)", () => {
  test("DAY-4 Excel's Unicode text and its CSV give the same cells, with their quotation marks read", async () => {
    const rows = [
      ["Name", "Handle"],
      ["Okoro, Ada", '6" "Ada"'],
      ["Zoë; Ünal", "two\nlines"],
      ["李小龍", "@li"],
    ];
    const written = (separator: string) =>
      rows
        .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator))
        .join("\r\n");
    for (const content of [
      Buffer.from(`\ufeff${written("\t")}`, "utf16le"),
      Buffer.from(`\ufeff${written(";")}`, "utf8"),
      Buffer.from(written(","), "utf8"),
      written("\t"),
    ])
      expect(await all(content)).toEqual(rows);
  });

  test.each([
    ["an .xlsx", zipWith("xl/workbook.xml"), "This is an Excel workbook"],
    ["an .xls", ole("Workbook"), "This is an Excel workbook"],
    [
      "an .xls as XML",
      Buffer.from(
        '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
      ),
      "This is an Excel workbook",
    ],
    ["an .xls as HTML", Buffer.from("\ufeff\n<html><table><tr><td>Ann"), "This is a web page"],
    [
      "a workbook with a password",
      ole("EncryptedPackage"),
      "This is an Office file with a password",
    ],
    ["an .ods", zipWith("mimetype", ODS), "This is an OpenDocument spreadsheet"],
    ["a .numbers", zipWith("Index/Document.iwa"), "This is a Numbers spreadsheet"],
    ["a .docx", zipWith("word/document.xml"), "This is a Word document"],
    ["a .zip", zipWith("leads.csv"), "This is a compressed file"],
    ["a .pdf", Buffer.from("%PDF-1.7\n1 0 obj"), "This is a PDF"],
    ["a .png", Buffer.from("89504e470d0a1a0a0000000d", "hex"), "This is an image"],
    ["a .jpg", Buffer.from("ffd8ffe000104a464946", "hex"), "This is an image"],
    ["a .webp", Buffer.from("RIFF0000WEBPVP8 "), "This is an image"],
    ["a .heic", Buffer.from("\0\0\0\x18ftypheic", "latin1"), "This is an image or a video"],
    ["a .gz", Buffer.from("1f8b0800000000000003", "hex"), "This is a compressed file"],
    ["an .rtf", Buffer.from("{\\rtf1\\ansi"), "This is a text document with formatting"],
    [
      "another one",
      deflateRawSync(Buffer.from(Array.from({ length: 5_000 }, (_, n) => (n * n * 31) % 251))),
      "This is not a text file",
    ],
  ])("DAY-4 %s is called by its name", async (_, bytes, kind) => {
    await expect(sheetText(bytes)).rejects.toThrow(
      `${kind}. Save the sheet as CSV, then choose that file.`,
    );
  });

  test.each([
    ["", /Choose a file/],
    ["\n\n", /Choose a file/],
    [`${"a,".repeat(61)}b\nx`, /At most 60 columns; line 1 has more/],
    [`${"a,".repeat(50_000)}b\nx`, /At most 60 columns; line 1 has more/],
    [`Leads\n${"a,".repeat(50_000)}b\nx`, /At most 60 columns; line 2 has more/],
    [",".repeat(10_000_000), /at most 120,000 characters; line 1 has more/],
  ])("DAY-4 what is no sheet is refused in a sentence", async (text, why) => {
    await expect(all(text)).rejects.toThrow(why);
  });

  test("DAY-4 others have their turn many times while a large file is read, whatever it holds", async () => {
    for (const line of ["Ann,Sample,@ann,ü", `"${"x".repeat(50)}`, ",".repeat(50), "x", '""']) {
      let turns = 0;
      let ended = false;
      const next = () => {
        turns += 1;
        if (!ended) setImmediate(next);
      };
      setImmediate(next);
      await all(`a,b\n${`${line}\n`.repeat(Math.ceil(100_000 / (line.length + 1)))}`);
      ended = true;
      expect(turns, JSON.stringify(line.slice(0, 20))).toBeGreaterThan(20);
    }
  });

  test("LEAD-1 nothing that comes after the reading goes through more than the beginning of a cell or of a line", async () => {
    const seen: number[] = [];
    const looked = (cell: string) => {
      seen.push(cell.length);
      return false;
    };
    const columns = { handle: { label: "Handle", words: ["handle"], cells: looked, sure: looked } };
    const long = "a.b@c ".repeat(5_000);
    const text = `Handle,${long}\n${"x,".repeat(50_000)}\n${`"${long}",${long}\n`.repeat(3)}`;
    const rows: SheetRow[] = [];
    for await (const row of readRows(text, layoutOf(text, columns, false))) rows.push(row);
    expect(rows.map(({ cells }) => cells.length)).toEqual([2, 60, 2, 2, 2]);
    expect(Math.max(...rows.flatMap(({ cells }) => cells.map((cell) => cell.length)))).toBe(4_000);
    const found = { headings: ["Handle", ""], headingsAt: 1, sample: rows.slice(1) };
    expect(await mappingOf(found, { columns })).toEqual({ mapping: ["handle", null], asked: {} });
    expect(Math.max(...seen)).toBeLessThanOrEqual(150);
  });

  test("DAY-4 no file of quotation marks takes more than its size to read", async () => {
    for (const part of ['"', '"\n', '""\n', '"a\n', '"a""\n', '"",', '",\n', 'a"\n"'] as const) {
      const begun = process.threadCpuUsage();
      await all(
        `a,b\n${part.repeat(Math.ceil(300_000 / part.length)).replace(/(.{9000})/g, "$1\n")}`,
      );
      // Of the processor alone: other work on the machine does not count.
      const { user } = process.threadCpuUsage(begun);
      expect(user / 1_000, JSON.stringify(part)).toBeLessThan(2_000);
    }
  });
});
