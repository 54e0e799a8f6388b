/** The file format of a backup: gzip over lines of JSON, the same for either engine. */
import { createHmac } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";

export const FORMAT = "logical-dump-1";

/** Why a backup cannot be made or restored, in words for the person who requested it. */
export class DumpError extends Error {
  override name = "DumpError";
}

/** First a header, then for each table its name and batches of its rows as a JSON array, and finally the number of all rows. */
export type Line =
  | { format: string; migration: number; secret: string }
  | { table: string }
  | { rows: string }
  | { end: number };

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
    yield* linesIn(unzipped.setEncoding("utf8"));
    await copying;
  } catch (error) {
    throw new DumpError(`${file} cannot be read as a backup.`, { cause: error });
  }
}

/** Splits only at line feeds: people's texts may hold other line separators, and JSON leaves them as they are. */
async function* linesIn(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of chunks) {
    rest += chunk;
    if (!chunk.includes("\n")) continue;
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}

export function lineOf(text: string, file: string): Line {
  try {
    return JSON.parse(text) as Line;
  } catch (error) {
    throw new DumpError(`${file} cannot be read as a backup.`, { cause: error });
  }
}
