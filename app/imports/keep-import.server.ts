/** Keeping an upload: read once, as parts of rows that later steps take one by one (DAY-4). */
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { type SheetRow, UnreadableSheet } from "~/platform/csv/rows";
import type { Db } from "~/platform/db/database.server";
import { Gate } from "~/platform/limits/gate.server";
import { type Bucket, reserve } from "~/platform/limits/limits.server";
import { waitingTime } from "~/platform/time/durations";
import { type NotDone, refused } from "~/platform/web/act-result";
import { finishedInParts } from "~/platform/web/long-work.server";
import { bareMapping } from "./bare-columns";
import { type Columns, guessMapping, type Mapping, toldBy } from "./columns";
import { type Answers, type Supposed, withSupposed } from "./doubts";
import { readRows, sheetText } from "./read-sheet.server";
import { layoutSteps } from "./sheet-layout";
import { type ImportKind, importParts, imports } from "./tables";

const MOST_ROWS = 50_000;
/** So many rows tell what a column holds. */
const SAMPLE_ROWS = 60;
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
  /** What the columns of a list of names without headings may be, in their order. */
  bare?: readonly string[];
  /** What columns are for whose headings name no field. */
  suppose?: (sheet: GuessedSheet) => Supposed[];
  /** A text without columns as rows, if it is one. */
  written?: (text: string, separator: string | null) => Written | null;
  /** What is known of its owner, such as their zone. */
  answers?: Answers;
  mostRows?: number;
};

/** `rows`: the first ones, below the headings. */
export type GuessedSheet = {
  headings: readonly string[];
  mapping: Readonly<Mapping>;
  rows: readonly (readonly string[])[];
};

/** Rows that were read in another way, and the fields of their cells. `isCut`: there are more rows than these. */
export type Written = { rows: SheetRow[]; mapping: Mapping; isCut?: boolean };

/** Its id, or why it is refused. */
export type Kept = { id: string; rows: number } | NotDone;

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
    if (error instanceof UnreadableSheet) return refused(400, error.message);
    throw error;
  }
}

export function tooMany(why: string, retryAfterSeconds: number): NotDone {
  const title = `${why}. Try again in ${waitingTime(retryAfterSeconds)}.`;
  return refused(429, title, { retryAfterSeconds });
}

/** All of it or nothing; throws `UnreadableSheet`. */
async function stored(
  db: Db,
  own: Own,
  { content, key, columns, bare, suppose, answers = {}, mostRows = MOST_ROWS, ...sent }: Sent,
) {
  const { text, encoding } = await sheetText(content);
  const layout = await finishedInParts(layoutSteps(text, columns, bare !== undefined));
  const written = layout.isNamed ? null : sent.written?.(text, layout.form.separator);
  const headingsAt = written ? 0 : layout.headingsAt;
  return db.transaction(async (tx) => {
    await dropOpen(tx, own);
    const [made] = await tx
      .insert(imports)
      .values({ ...own, encoding, mapping: [], key, answers, headingsAt })
      .returning({ id: imports.id });
    if (!made) throw new Error("The database stored no import");
    const { id } = made;
    const file = new RowsOfFile(headingsAt, mostRows, written?.isCut === true);
    for await (const part of file.parts(written?.rows ?? readRows(text, layout)))
      await tx.insert(importParts).values({ importId: id, ...part });
    const { headings, rows, sample } = file.facts();
    const { mapping, asked } = written
      ? { mapping: headings.map((_, at) => written.mapping[at] ?? null), asked: {} }
      : await mappingOf({ headings, headingsAt, sample }, { columns, bare, suppose });
    await tx
      .update(imports)
      .set({ headings, rows, mapping, answers: { ...answers, ...asked } })
      .where(eq(imports.id, id));
    return { id, rows };
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

type Guessed = { headings: readonly string[]; headingsAt: number; sample: readonly SheetRow[] };

/** The fields of the columns under these headings, by the first rows, and what is asked about them. */
export async function mappingOf(
  { headings, headingsAt, sample }: Guessed,
  { columns, bare, suppose }: Pick<Sent, "columns" | "bare" | "suppose">,
): Promise<{ mapping: Mapping; asked: Answers }> {
  const rows = sample.slice(0, SAMPLE_ROWS).map(({ cells }) => toldBy(cells));
  const isBare = headingsAt === 0;
  const guessed = isBare ? bareMapping(rows, columns, bare) : guessMapping(headings, columns, rows);
  const found = await finishedInParts(guessed);
  const mapping = headings.map((_, at) => found[at] ?? null);
  return withSupposed(mapping, suppose?.({ headings, mapping, rows }) ?? []);
}

/** `count` headings, empty where the row with them has none. */
export function headingsOf(row: SheetRow | undefined, count: number): string[] {
  const cells = toldBy(row?.cells ?? []);
  return Array.from({ length: count }, (_, at) => cells[at] ?? "");
}

type Part = { part: number; first: number; rows: SheetRow[] };

/** The rows of one file in parts, and what is known once all were read. */
class RowsOfFile {
  #headings: SheetRow | undefined;
  readonly #sample: SheetRow[] = [];
  #widest = 0;
  #read = 0;

  constructor(
    private readonly headingsAt: number,
    private readonly mostRows: number,
    /** Whether there are more rows than are read. */
    private readonly isCut: boolean,
  ) {}

  async *parts(lines: AsyncIterable<SheetRow> | Iterable<SheetRow>): AsyncGenerator<Part> {
    let rows: SheetRow[] = [];
    let characters = 0;
    let part = 0;
    const full = () => ({ part: part++, first: this.#read - rows.length + 1, rows });
    for await (const row of lines) {
      this.#read += 1;
      this.#widest = Math.max(this.#widest, row.cells.length);
      if (this.#read === this.headingsAt) this.#headings = row;
      // The others are only counted.
      if (this.#read - this.headingsAt > this.mostRows) continue;
      rows.push(row);
      if (this.#read > this.headingsAt && this.#sample.length < SAMPLE_ROWS) this.#sample.push(row);
      characters += row.cells.reduce((sum, cell) => sum + cell.length, 0);
      if (rows.length < PART_ROWS && characters < PART_CHARACTERS) continue;
      yield full();
      [rows, characters] = [[], 0];
    }
    if (rows.length > 0) yield full();
  }

  /** Throws `UnreadableSheet` if there is no row, or more than may be. */
  facts() {
    const rows = this.#read - this.headingsAt;
    if (rows <= 0) throw new UnreadableSheet("There is no row under the headings");
    if (rows > this.mostRows) throw new UnreadableSheet(this.#tooMany(rows));
    return { headings: headingsOf(this.#headings, this.#widest), rows, sample: this.#sample };
  }

  #tooMany(rows: number): string {
    const most = this.mostRows.toLocaleString("en-US");
    const there = this.isCut ? `more than ${most}` : rows.toLocaleString("en-US");
    return `At most ${most} rows can be imported at once. There are ${there}: split the file and import the parts one after another`;
  }
}
