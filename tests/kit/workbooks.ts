/** Excel workbooks for tests, made as programs make them: a zip of XML. */
import { crc32, deflateRawSync } from "node:zlib";

/** `r`: where it stands; anything else as XML of the cell. */
export type WorkbookFiles = Readonly<Record<string, string | Buffer>>;

/** `stored`: not packed, as some programs write. */
export function zipOf(files: WorkbookFiles, { stored = false } = {}): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const plain = Buffer.from(content as string);
    const packed = stored ? plain : deflateRawSync(plain);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(stored ? 0 : 8, 8);
    head.writeUInt32LE(crc32(plain), 14);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(plain.length, 22);
    head.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    head.copy(entry, 6, 4, 30);
    entry.writeUInt32LE(at, 42);
    parts.push(head, Buffer.from(name), packed);
    entries.push(entry, Buffer.from(name));
    at += 30 + Buffer.byteLength(name) + packed.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...parts, directory, end]));
}

type SheetXml = { name: string; rows: string; merged?: readonly string[]; state?: string };
type WorkbookXml = {
  sheets: readonly SheetXml[];
  strings?: readonly string[];
  /** Codes of formats, which styles 1, 2, 3 … use; a number is one of Excel's own. */
  formats?: readonly (string | number)[];
  date1904?: boolean;
};

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const KIND = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const LINKS = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';

const link = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${KIND}/${kind}" Target="${target}"/>`;

export function workbookFiles({
  sheets,
  strings,
  formats = [],
  date1904 = false,
}: WorkbookXml): Record<string, string> {
  const codes = formats.map((format, at) => ({
    format,
    id: typeof format === "number" ? format : 164 + at,
  }));
  const own = codes.filter(({ format }) => typeof format === "string");
  const merges = (refs: readonly string[] = []) =>
    refs.length === 0
      ? ""
      : `<mergeCells count="${refs.length}">${refs.map((ref) => `<mergeCell ref="${ref}"/>`).join("")}</mergeCells>`;
  const files: Record<string, string> = {
    "[Content_Types].xml": `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    "_rels/.rels": `${HEAD}<Relationships ${LINKS}>${link("rId1", "officeDocument", "xl/workbook.xml")}</Relationships>`,
    "xl/workbook.xml": `${HEAD}<workbook ${MAIN} xmlns:r="${KIND}"><workbookPr date1904="${date1904 ? 1 : 0}"/><sheets>${sheets
      .map(
        ({ name, state }, at) =>
          `<sheet name="${name}" sheetId="${at + 1}"${state ? ` state="${state}"` : ""} r:id="rId${at + 1}"/>`,
      )
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${HEAD}<Relationships ${LINKS}>${sheets
      .map((_, at) => link(`rId${at + 1}`, "worksheet", `worksheets/sheet${at + 1}.xml`))
      .join(
        "",
      )}${link("rIdS", "styles", "styles.xml")}${strings ? link("rIdT", "sharedStrings", "/xl/sharedStrings.xml") : ""}</Relationships>`,
    "xl/styles.xml": `${HEAD}<styleSheet ${MAIN}><numFmts count="${own.length}">${own
      .map(
        ({ format, id }) =>
          `<numFmt numFmtId="${id}" formatCode="${String(format).replaceAll('"', "&quot;")}"/>`,
      )
      .join(
        "",
      )}</numFmts><cellStyleXfs count="1"><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${codes
      .map(({ id }) => `<xf numFmtId="${id}" applyNumberFormat="1"><alignment wrapText="1"/></xf>`)
      .join("")}</cellXfs></styleSheet>`,
  };
  if (strings)
    files["xl/sharedStrings.xml"] =
      `${HEAD}<sst ${MAIN}>${strings.map((each) => `<si>${each}</si>`).join("")}</sst>`;
  for (const [at, { rows, merged }] of sheets.entries())
    files[`xl/worksheets/sheet${at + 1}.xml`] =
      `${HEAD}<worksheet ${MAIN}><cols><col min="1" max="3" width="20"/></cols><sheetData>${rows}</sheetData>${merges(merged)}</worksheet>`;
  return files;
}

export function workbook(xml: WorkbookXml, options?: { stored?: boolean }) {
  return zipOf(workbookFiles(xml), options);
}

/** Rows of texts written into their cells, as many programs do. */
export function inlineRows(rows: readonly (readonly string[])[], from = 1): string {
  return rows
    .map(
      (cells, at) =>
        `<row r="${from + at}">${cells
          .map((text, column) => {
            const reference = `${String.fromCharCode(65 + column)}${from + at}`;
            const safe = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
            return text === ""
              ? `<c r="${reference}" s="1"/>`
              : `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${safe}</t></is></c>`;
          })
          .join("")}</row>`,
    )
    .join("");
}
