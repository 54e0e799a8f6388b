/** Keeping an upload: read once, as parts of rows that later steps take one by one (DAY-4). */
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { Gate } from "~/platform/limits/gate.server";
import { type Bucket, reserve } from "~/platform/limits/limits.server";
import { waitingTime } from "~/platform/time/durations";
import { decodeText } from "~/platform/web/decode-text";
import { storable } from "~/platform/web/request-body.server";
import { type Columns, guessMapping } from "./columns";
import { readCells, UnreadableCells } from "./read-cells.server";
import { type ImportKind, importParts, imports } from "./tables";

const MOST_ROWS = 50_000;
/** A part is a short transaction: so many rows, or so many characters. */
const PART_ROWS = 100;
const PART_CHARACTERS = 128 * 1024;
/** One file is read at a time; others wait, so their texts are in memory. */
const MOST_WAITING = 8;

export type Own = { userId: string; kind: ImportKind };

/** `content`: as bytes of a file, or pasted. */
export type Sent = {
  content: Uint8Array | string;
  key: string;
  columns: Columns;
  /** The fields of cells without a known heading; without these, the first line is one. */
  bare?: readonly string[];
  mostRows?: number;
};

/** `fault`: nothing was done, and why, in a sentence. */
export type Refused = { fault: string; status: number; retryAfterSeconds?: number };

/** Its id, or why it is refused. */
export type Kept = { id: string; rows: number } | Refused;

/** What a form brings: the bytes of its file, or else the pasted cells. */
export async function uploadIn(form: FormData): Promise<Uint8Array | string> {
  const file = form.get("file");
  if (file instanceof File && file.size > 0) return new Uint8Array(await file.arrayBuffer());
  return String(form.get("pasted") ?? "");
}

const reading = new Gate(MOST_WAITING);

/** Takes the place of what this person has uploaded and not imported. `bucket`: how many uploads they have left. */
export async function keepImport(db: Db, own: Own, sent: Sent, bucket: Bucket): Promise<Kept> {
  const refusal = await reserve(db, [bucket]);
  if (refusal) {
    const { retryAfterSeconds } = refusal;
    return tooMany("You have uploaded too many files for now", retryAfterSeconds);
  }
  try {
    const kept = await reading.pass(() => stored(db, own, sent));
    if ("id" in kept) return kept;
    return tooMany("Several files are being read at the moment", kept.retryAfterSeconds);
  } catch (error) {
    if (error instanceof UnreadableCells) return { fault: error.message, status: 400 };
    throw error;
  }
}

export function tooMany(why: string, retryAfterSeconds: number): Refused {
  const fault = `${why}. Try again in ${waitingTime(retryAfterSeconds)}.`;
  return { fault, status: 429, retryAfterSeconds };
}

/** All of it or nothing; throws `UnreadableCells`. */
async function stored(
  db: Db,
  own: Own,
  { content, key, columns, bare, mostRows = MOST_ROWS }: Sent,
) {
  const { text, encoding } =
    typeof content === "string" ? { text: content, encoding: "utf-8" } : decodeText(content);
  if (text.trim() === "") throw new UnreadableCells("Choose a file, or paste cells");
  return db.transaction(async (tx) => {
    await dropOpen(tx, own);
    const [made] = await tx
      .insert(imports)
      .values({ ...own, encoding, mapping: [], key })
      .returning({ id: imports.id });
    if (!made) throw new Error("The database stored no import");
    const { id } = made;
    const file = new RowsOfFile(columns, bare, mostRows);
    for await (const part of file.parts(readCells(storable(text))))
      await tx.insert(importParts).values({ importId: id, ...part });
    const facts = file.facts();
    await tx.update(imports).set(facts).where(eq(imports.id, id));
    return { id, rows: facts.rows };
  });
}

/** Uploads that no one imported hold names that no one needs; a person has one at a time. */
async function dropOpen(tx: Db, { userId, kind }: Own): Promise<void> {
  const theirs = and(eq(imports.userId, userId), eq(imports.kind, kind));
  const isOld = lt(imports.createdAt, sql`now() - interval '1 day'`);
  await tx
    .delete(imports)
    .where(and(isNull(imports.begunAt), isNull(imports.importedAt), or(isOld, theirs)));
}

type Part = { part: number; line: number; cells: string[][] };

/** The rows of one file in parts, and what is known once all were read. */
class RowsOfFile {
  #headings: string[] | null = null;
  #headless = false;
  #widest = 0;
  #rows = 0;

  constructor(
    private readonly columns: Columns,
    private readonly bare: readonly string[] | undefined,
    private readonly mostRows: number,
  ) {}

  async *parts(lines: AsyncIterable<string[]>): AsyncGenerator<Part> {
    let cells: string[][] = [];
    let characters = 0;
    let part = 0;
    const full = () => ({
      part: part++,
      line: this.#rows - cells.length + (this.#headless ? 1 : 2),
      cells,
    });
    for await (const line of lines) {
      this.#widest = Math.max(this.#widest, line.length);
      if (this.#isHeading(line)) continue;
      this.#rows += 1;
      if (this.#rows > this.mostRows) throw new UnreadableCells(this.#tooManyRows());
      cells.push(line);
      characters += line.reduce((sum, cell) => sum + cell.length, 0);
      if (cells.length < PART_ROWS && characters < PART_CHARACTERS) continue;
      yield full();
      [cells, characters] = [[], 0];
    }
    if (cells.length > 0) yield full();
  }

  /** Throws `UnreadableCells` if there is no row. */
  facts() {
    if (this.#rows === 0) throw new UnreadableCells("There is no row under the headings");
    const blank = Array.from({ length: this.#widest }, () => "");
    const headings = this.#headless ? blank : (this.#headings ?? blank);
    const mapping = this.#headless
      ? headings.map((_, at) => this.bare?.[at] ?? null)
      : guessMapping(headings, this.columns);
    return { headings, mapping, headless: this.#headless, rows: this.#rows };
  }

  /** The first line, unless cells may come without headings and none of it is one. */
  #isHeading(line: string[]): boolean {
    if (this.#headings !== null || this.#headless) return false;
    this.#headless =
      this.bare !== undefined && guessMapping(line, this.columns).every((name) => name === null);
    if (!this.#headless) this.#headings = line;
    return !this.#headless;
  }

  #tooManyRows(): string {
    return `At most ${this.mostRows.toLocaleString("en-US")} rows can be imported at once`;
  }
}
