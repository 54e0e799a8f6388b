/** The file format of a backup: gzip over lines of JSON, the same for either engine. */
import { createHmac, hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { z } from "zod";

export const FORMAT = "logical-dump-1";
/** In characters. A batch is far shorter; a file that unpacks to more is none of ours, and would fill the memory. */
const LONGEST_LINE = 128 * 1024 * 1024;

/** Why a backup cannot be made or restored, in words for the person who requested it. */
export class DumpError extends Error {
  override name = "DumpError";
}

/** `migration`: the newest that the database had. `secret`: identifies the secret that the rows need. */
const headerSchema = z.object({
  format: z.literal(FORMAT),
  migration: z.number(),
  secret: z.string(),
});

/**
 * First a header, then for each table its name and batches of its rows as a JSON array, then the last number of each
 * sequence, which older files lack, and finally the number of all rows.
 */
const lineSchema = z.union([
  z.object({ rows: z.string() }),
  z.object({ table: z.string() }),
  z.object({ numbers: z.record(z.string(), z.string()) }),
  z.object({ end: z.number() }),
  headerSchema,
]);

export type Header = z.output<typeof headerSchema>;
export type Line = z.output<typeof lineSchema>;

/** A table's rows: how many, and the sum of their hashes, which does not depend on the order they are read in. */
export class RowsSum {
  rows = 0;
  #hashes = 0n;

  /** `batch`: rows as a JSON array. Returns how many. Throws `DumpError` if it is none. */
  add(batch: string): number {
    const rows = parsed(batch);
    if (!Array.isArray(rows))
      throw new DumpError("The backup is damaged: it holds rows that are none.");
    for (const row of rows) this.#hashes += BigInt(`0x${hash("sha256", JSON.stringify(row))}`);
    this.rows += rows.length;
    return rows.length;
  }

  equals(other: RowsSum): boolean {
    return this.rows === other.rows && this.#hashes === other.#hashes;
  }
}

/** Distinguishes one `AUTH_SECRET` from another without revealing it: a backup's codes work only with its own. */
export function secretMark(secret: string): string {
  return createHmac("sha256", secret).update("backup").digest("base64url");
}

/** The lines of a file as they are. Throws `DumpError` if it is cut off or damaged. */
export async function* textsOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  const copying = pipeline(source, unzipped);
  copying.catch(() => undefined);
  try {
    yield* linesIn(unzipped.setEncoding("utf8"), file);
    await copying;
  } catch (error) {
    if (error instanceof DumpError) throw error;
    throw new DumpError(whyUnreadable(file, error), { cause: error });
  } finally {
    source.destroy();
  }
}

/** A wrong name, a cut copy and a damaged file are told apart: each is mended in another way. */
function whyUnreadable(file: string, error: unknown): string {
  switch ((error as { code?: string }).code) {
    case "ENOENT":
      return `There is no file ${file}.`;
    case "EISDIR":
      return `${file} is a directory.`;
    case "EACCES":
    case "EPERM":
      return `${file} may not be read by this user.`;
    case "Z_BUF_ERROR":
      return `${file} is cut off: its end is missing.`;
    case "Z_DATA_ERROR":
      return `${file} cannot be read as a backup: it is not one of our compressed files, or it is damaged.`;
    default:
      return `${file} cannot be read as a backup.`;
  }
}

/** Splits only at line feeds: people's texts may hold other line separators, and JSON leaves them as they are. */
async function* linesIn(chunks: AsyncIterable<string>, file: string): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of chunks) {
    rest += chunk;
    if (rest.length > LONGEST_LINE)
      throw new DumpError(`${file} cannot be read as a backup: it has a line without an end.`);
    if (!chunk.includes("\n")) continue;
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}

/** The first line of a file. Throws `DumpError` if it is no backup, or was made with another secret. */
export async function headerOf(file: string, secret: string): Promise<Header> {
  for await (const text of textsOf(file)) {
    const { data: header } = headerSchema.safeParse(parsed(text));
    if (!header) break;
    if (header.secret !== secret)
      throw new DumpError("The backup was made with another AUTH_SECRET: set that one first.");
    return header;
  }
  throw new DumpError(`${file} is not a backup of this product.`);
}

/** One line as it was written. Throws `DumpError` if it is damaged. */
export function lineOf(text: string, file: string): Line {
  const read = lineSchema.safeParse(parsed(text));
  if (!read.success) throw new DumpError(`${file} cannot be read as a backup.`);
  return read.data;
}

/** Undefined if it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
