/** What a file is that is no sheet written as text, by its first bytes. */

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** The container of old Office files, and of new ones with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** The first that fits counts. */
const KINDS: readonly { bytes: readonly number[]; at?: number; is: string }[] = [
  { bytes: ascii("%PDF"), is: "This is a PDF" },
  { bytes: [0x89, ...ascii("PNG")], is: "This is an image" },
  { bytes: [0xff, 0xd8, 0xff], is: "This is an image" },
  { bytes: ascii("GIF8"), is: "This is an image" },
  { bytes: ascii("WEBP"), at: 8, is: "This is an image" },
  { bytes: ascii("ftyp"), at: 4, is: "This is an image or a video" },
  { bytes: [...ascii("II"), 0x2a, 0], is: "This is an image" },
  { bytes: [...ascii("MM"), 0, 0x2a], is: "This is an image" },
  { bytes: ascii("{\\rtf"), is: "This is a text document with formatting" },
  { bytes: [0x1f, 0x8b], is: "This is a compressed file" },
  { bytes: ascii("Rar!"), is: "This is a compressed file" },
  { bytes: [...ascii("7z"), 0xbc, 0xaf], is: "This is a compressed file" },
];
/** What is in a container, by a name in it. */
const IN_ZIP = [
  ["vnd.oasis.opendocument.spreadsheet", "This is an OpenDocument spreadsheet"],
  ["xl/", "This is an Excel workbook"],
  ["word/", "This is a Word document"],
  ["Index/", "This is a Numbers spreadsheet"],
] as const;
const IN_OLE = [
  ["EncryptedPackage", "This is an Office file with a password"],
  ["WordDocument", "This is a Word document"],
] as const;
const MARKUP = [
  ["urn:schemas-microsoft-com:office:spreadsheet", "This is an Excel workbook"],
  ["<html", "This is a web page"],
  ["<table", "This is a web page"],
] as const;
const LOOKED_AT = 4 * 1024;
/** A text has hardly any control characters; of compressed bytes every tenth is one. */
const MOST_CONTROL = 1 / 20;

/** In a sentence without its end; null for what may be text. */
export function otherKind(content: Uint8Array): string | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (begins(bytes, ZIP)) return named(bytes, IN_ZIP, "latin1") ?? "This is a compressed file";
  if (begins(bytes, OLE)) return named(bytes, IN_OLE, "utf16le") ?? "This is an Excel workbook";
  const known = KINDS.find((kind) => begins(bytes, kind.bytes, kind.at));
  if (known) return known.is;
  const first = bytes.subarray(0, LOOKED_AT);
  if (/^(?:ï»¿)?\s*</.test(first.toString("latin1"))) return named(first, MARKUP, "latin1");
  const control = first.filter((byte) => byte < 9 || (byte > 13 && byte < 32));
  const isText = isUtf16(first) || control.length <= first.length * MOST_CONTROL;
  return isText ? null : "This is not a text file";
}

function ascii(text: string): number[] {
  return [...Buffer.from(text, "latin1")];
}

function begins(bytes: Buffer, mark: readonly number[], at = 0): boolean {
  return mark.every((byte, index) => bytes[at + index] === byte);
}

function named(
  bytes: Buffer,
  names: readonly (readonly [string, string])[],
  encoding: BufferEncoding,
): string | null {
  return names.find(([name]) => bytes.includes(name, 0, encoding))?.[1] ?? null;
}

/** The bytes of letters beyond Latin may be any in UTF-16. */
function isUtf16(bytes: Buffer): boolean {
  const isMarked = begins(bytes, [0xff, 0xfe]) || begins(bytes, [0xfe, 0xff]);
  return isMarked || bytes.filter((byte) => byte === 0).length > bytes.length / 4;
}
