/**
 * An Excel workbook (.xlsx) in the browser: its sheets as the text that one would paste from them, for the reader of sheets.
 * Loaded when someone chooses one.
 */

import { isZip } from "./container";
import { type Book, sheetRows, unescaped } from "./sheet-rows";
import { shapesIn } from "./styles";
import { UnreadableWorkbook } from "./unreadable";
import { attribute, xmlPieces } from "./xml";
import { ZipFiles } from "./zip";

/** `rows`: how many are not empty. */
export type Sheet = { name: string; text: string; rows: number };

const MOST_SHEETS = 50;

/** Its sheets that have rows, hidden ones only where no other has. Throws `UnreadableWorkbook`. */
export async function sheetsIn(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  if (!isZip(bytes)) throw new UnreadableWorkbook(oldText(bytes));
  const zip = new ZipFiles(bytes);
  const root = linksIn((await zip.text("_rels/.rels")) ?? "", "").find(({ type }) =>
    type.endsWith("/officeDocument"),
  );
  const place = root?.path ?? "xl/workbook.xml";
  const workbook = await zip.text(place);
  if (workbook === null || !/\.xml$/i.test(place)) throw new UnreadableWorkbook(otherText(zip));
  const folder = place.slice(0, place.lastIndexOf("/") + 1);
  const links = linksIn(
    (await zip.text(`${folder}_rels/${place.slice(folder.length)}.rels`)) ?? "",
    folder,
  );
  const linked = async (kind: string) => {
    const link = links.find(({ type }) => type.endsWith(`/${kind}`));
    return (link && (await zip.text(link.path))) ?? "";
  };
  const book: Book = {
    strings: stringsIn(await linked("sharedStrings")),
    shapes: shapesIn(await linked("styles")),
    is1904: is1904In(workbook),
  };
  const found: (Sheet & { isHidden: boolean })[] = [];
  for (const { name, link, isHidden } of namesIn(workbook).slice(0, MOST_SHEETS)) {
    const path = links.find(({ id }) => id === link)?.path;
    const xml = path === undefined ? null : await zip.text(path);
    if (xml === null) continue;
    const cells = sheetRows(xml, book);
    const rows = cells.filter((row) => row.some((text) => text.trim() !== "")).length;
    if (rows > 0) found.push({ name, isHidden, rows, text: pastedText(cells) });
  }
  const open = found.filter(({ isHidden }) => !isHidden);
  const sheets = (open.length > 0 ? open : found).map(({ isHidden: _, ...sheet }) => sheet);
  if (sheets.length === 0) throw new UnreadableWorkbook("This workbook has no sheet with rows.");
  return sheets;
}

/** As Excel copies cells: tabs between them, and quotation marks around a cell that has one, a tab or a line break. */
function pastedText(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) =>
    /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return rows.map((row) => row.map(cell).join("\t")).join("\n");
}

type Link = { id: string; type: string; path: string };

/** What a part refers to; paths from the root or from its folder. */
function linksIn(xml: string, folder: string): Link[] {
  const links: Link[] = [];
  for (const piece of xmlPieces(xml)) {
    if (!("tag" in piece) || piece.tag !== "Relationship" || piece.isEnd) continue;
    const of = (name: string) => attribute(piece.attributes, name) ?? "";
    const target = of("Target");
    const path = target.startsWith("/") ? target.slice(1) : plainPath(folder + target);
    links.push({ id: of("Id"), type: of("Type"), path });
  }
  return links;
}

function plainPath(path: string): string {
  const parts: string[] = [];
  for (const part of path.split("/"))
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  return parts.join("/");
}

function namesIn(workbook: string) {
  const sheets: { name: string; link: string; isHidden: boolean }[] = [];
  for (const piece of xmlPieces(workbook)) {
    if (!("tag" in piece) || piece.tag !== "sheet" || piece.isEnd) continue;
    const of = (name: string) => attribute(piece.attributes, name) ?? "";
    sheets.push({ name: of("name"), link: of("id"), isHidden: /hidden$/i.test(of("state")) });
  }
  return sheets;
}

function is1904In(workbook: string): boolean {
  for (const piece of xmlPieces(workbook))
    if ("tag" in piece && piece.tag === "workbookPr")
      return /^(?:1|true)$/.test(attribute(piece.attributes, "date1904") ?? "");
  return false;
}

/** A text in parts of several colors is one; how it is spoken is none of it. */
function stringsIn(xml: string): string[] {
  const strings: string[] = [];
  let [text, isText, isPhonetic] = ["", false, false];
  for (const piece of xmlPieces(xml)) {
    if ("text" in piece) {
      if (isText && !isPhonetic) text += piece.text;
      continue;
    }
    const { tag, isEnd, isEmpty } = piece;
    if (tag === "si" && (isEnd || isEmpty)) {
      strings.push(unescaped(text));
      text = "";
    } else if (tag === "rPh") isPhonetic = !isEnd && !isEmpty;
    else if (tag === "t") isText = !isEnd && !isEmpty;
  }
  return strings;
}

function oldText(bytes: Uint8Array): string {
  // Names in this container are in UTF-16.
  const text = new TextDecoder("utf-16le").decode(bytes.subarray(0, bytes.length & ~1));
  return text.includes("EncryptedPackage")
    ? "This workbook has a password. Save it as .xlsx without one, or as CSV."
    : "This is an old Excel workbook (.xls). Save it as .xlsx or CSV, then choose that file.";
}

function otherText(zip: ZipFiles): string {
  const what = zip.has("xl/workbook.bin")
    ? "This is a binary Excel workbook (.xlsb)"
    : zip.has("content.xml")
      ? "This is an OpenDocument spreadsheet (.ods)"
      : zip.has("Index/Document.iwa")
        ? "This is a Numbers spreadsheet"
        : "This is a compressed file without a workbook";
  return `${what}. Save it as .xlsx or CSV, then choose that file.`;
}
