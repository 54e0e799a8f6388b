/** Forms that carry files (RFC 7578), read in parts: what someone uploads holds up no one else. */
import { MIMEType } from "node:util";
import { withoutNul } from "./decode-text";
import { makingWay } from "./long-work.server";

/** Searched in a few milliseconds, whatever is in it. */
const PIECE_BYTES = 512 * 1024;
/** A name and a file name; browsers send nothing else. */
const LONGEST_HEAD = 2_048;

/** What stands before each part; null if the type of the body is that of no such form. */
export function boundaryOf(contentType: string): string | null {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return null;
  try {
    return new MIMEType(contentType).params.get("boundary") || null;
  } catch {
    return null;
  }
}

/** Where a part may begin, or the end; one more than `most` if there are more. */
export async function boundariesIn(
  body: Buffer,
  boundary: string,
  most = Number.POSITIVE_INFINITY,
): Promise<number[]> {
  const sought = Buffer.from(`--${boundary}`, "latin1");
  const makeWay = makingWay();
  const found: number[] = [];
  let next = 0;
  for (let from = 0; from < body.length; from += PIECE_BYTES) {
    await makeWay();
    // One that begins in a piece may end in the next.
    const piece = body.subarray(0, from + PIECE_BYTES + sought.length - 1);
    next = Math.max(next, from);
    for (let at = piece.indexOf(sought, next); at >= 0; at = piece.indexOf(sought, next)) {
      found.push(at);
      if (found.length > most) return found;
      next = at + sought.length;
    }
  }
  return found;
}

/** Null if it is no such form, or was cut off. */
export async function multipartForm(body: Buffer, boundary: string): Promise<FormData | null> {
  const all = await boundariesIn(body, boundary);
  const delimiters = all.filter((at) => at === 0 || isText(body, at - 2, "\r\n"));
  const makeWay = makingWay();
  const form = new FormData();
  for (const [index, at] of delimiters.entries()) {
    await makeWay();
    const begin = at + 2 + boundary.length;
    if (isText(body, begin, "--")) return form;
    const end = delimiters[index + 1];
    const part = end === undefined ? null : partIn(body.subarray(begin, end - 2));
    if (!part) return null;
    const { name, content, file } = part;
    form.append(name, file ?? (await textOf(content, makeWay)));
  }
  return null;
}

function isText(body: Buffer, at: number, text: string): boolean {
  return at >= 0 && body.toString("latin1", at, at + text.length) === text;
}

const DISPOSITION = /^content-disposition:[ \t]*form-data[ \t]*(;.*)$/im;
const TYPE = /^content-type:[ \t]*(.*)$/im;
const PARAM = /;[ \t]*([\w-]+)=(?:"([^"]*)"|[^;]*)/g;
/** What browsers write instead of a quote or the end of a line. */
const ESCAPED = /%(?:22|0a|0d)/gi;

/** `file`: if it is one. */
type Part = { name: string; content: Buffer; file: File | null };

function partIn(part: Buffer): Part | null {
  const end = part.subarray(0, LONGEST_HEAD).indexOf("\r\n\r\n");
  if (end < 0 || !isText(part, 0, "\r\n")) return null;
  const head = part.toString("utf8", 2, end);
  const params = new Map<string, string>();
  for (const [, key = "", value] of (DISPOSITION.exec(head)?.[1] ?? "").matchAll(PARAM))
    if (value !== undefined)
      params.set(key.toLowerCase(), value.replace(ESCAPED, decodeURIComponent));
  const [name, fileName] = [params.get("name"), params.get("filename")];
  if (name === undefined) return null;
  const content = part.subarray(end + 4);
  if (fileName === undefined) return { name, content, file: null };
  const type = TYPE.exec(head)?.[1]?.trim() ?? "text/plain";
  return { name, content, file: new File([new Uint8Array(content)], fileName, { type }) };
}

/** Without NULs, which no text has. */
async function textOf(content: Buffer, makeWay: () => Promise<void>): Promise<string> {
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < content.length; at += PIECE_BYTES) {
    await makeWay();
    pieces.push(withoutNul(content.subarray(at, at + PIECE_BYTES)));
  }
  return Buffer.concat(pieces).toString();
}
