/** Sheets as people have them, with what a careful assistant would enter for each row. Written by others who did not know the rules. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bareMapping } from "../../app/imports/bare-columns";
import type { Columns, Mapping } from "../../app/imports/columns";
import { guessMapping } from "../../app/imports/columns";
import { readRows, sheetText } from "../../app/imports/read-sheet.server";
import { layoutSteps } from "../../app/imports/sheet-layout";
import type { SheetRow } from "../../app/platform/csv/rows";
import { finished } from "../../app/platform/workers/steps";

export type Expected = Readonly<Record<string, unknown>> & {
  leftOut?: string[];
  alsoFine?: Record<string, unknown[]>;
};
export type Sheet = {
  name: string;
  content: Uint8Array;
  rows: Expected[];
  skipped: number;
  unusable: number;
};

export function sheetsIn(folder: "leads" | "people"): Sheet[] {
  const at = join(import.meta.dirname, "sheets", folder);
  const files = readdirSync(at).sort();
  return files
    .filter((file) => file.endsWith(".json"))
    .map((file) => {
      const name = file.slice(0, -5);
      const sheet = files.find((each) => each.startsWith(`${name}.`) && each !== file) ?? "";
      const told = JSON.parse(readFileSync(join(at, file), "utf8"));
      const content = new Uint8Array(readFileSync(join(at, sheet)));
      return { unusable: 0, skipped: 0, ...told, name, content };
    });
}

/** Sheets of 25 other kinds, as exports and damage make them; their values were written down before anyone read one. */
export function strangerLeads(): Sheet[] {
  const at = join(import.meta.dirname, "sheets", "stranger-leads.json");
  const told = JSON.parse(readFileSync(at, "utf8")) as (Omit<Sheet, "content"> & {
    text?: string;
    base64?: string;
  })[];
  return told.map(({ text, base64, ...sheet }) => ({
    ...sheet,
    content: base64 ? Buffer.from(base64, "base64") : new TextEncoder().encode(text),
  }));
}

/** How a sheet is laid out, at once. */
export function layoutOf(...about: Parameters<typeof layoutSteps>) {
  return finished(layoutSteps(...about));
}

/** The rows under the headings, and the field of each column. */
export async function readColumns(
  content: Uint8Array,
  columns: Columns,
  bare?: readonly string[],
  written?: (text: string) => { rows: SheetRow[]; mapping: Mapping } | null,
): Promise<{ headings: string[]; mapping: Mapping; rows: SheetRow[] }> {
  const { text } = await sheetText(content);
  const layout = layoutOf(text, columns, bare !== undefined);
  const list = layout.isNamed ? null : written?.(text);
  if (list) return { ...list, headings: list.mapping.map(() => "") };
  const all: SheetRow[] = [];
  for await (const row of readRows(text, layout)) all.push(row);
  const rows = all.slice(layout.headingsAt);
  const cells = rows.map((row) => row.cells);
  const width = Math.max(...all.map((row) => row.cells.length));
  const named = layout.headingsAt > 0 ? (all[layout.headingsAt - 1]?.cells ?? []) : [];
  const headings = Array.from({ length: width }, (_, at) => named[at] ?? "");
  const mapping = finished(
    layout.headingsAt > 0
      ? guessMapping(headings, columns, cells)
      : bareMapping(cells, columns, bare),
  );
  return { headings, mapping, rows };
}

/** A row as it was read: its values, and the fields that were left out by name. */
export type Read = { values: Readonly<Record<string, unknown>>; leftOut: readonly string[] };
export type Score = { right: number; all: number; wrong: string[] };

/** Every cell of every row, one after the other; a row that is missing has no right cell, one too many is a wrong cell. */
export function scored(sheet: Sheet, read: readonly Read[], fields: readonly string[]): Score {
  const score: Score = { right: 0, all: 0, wrong: [] };
  const judge = (isRight: boolean, said: () => string) => {
    score.all += 1;
    if (isRight) score.right += 1;
    else score.wrong.push(`${sheet.name}: ${said()}`);
  };
  const left = [...read];
  for (const [at, row] of sheet.rows.entries()) {
    const found = left.findIndex((each) => isAbout(each, row));
    const [mine] = found < 0 ? [] : left.splice(found, 1);
    for (const field of fields) {
      const isRight = mine !== undefined && isCell(field, row, mine);
      judge(
        isRight,
        () =>
          `row ${at + 1} (${who(row)}) ${field}: ${JSON.stringify(mine?.values[field])}${mine?.leftOut.includes(field) ? " left out" : ""}, expected ${JSON.stringify(row[field] ?? null)}${row.leftOut?.includes(field) ? " left out" : ""}`,
      );
    }
  }
  for (const extra of left) judge(false, () => `one row too many: ${JSON.stringify(extra.values)}`);
  return score;
}

const who = (row: Expected) => [row.firstName, row.lastName, row.handle].filter(Boolean).join(" ");
const same = (one: unknown) => String(one ?? "").toLowerCase();

function isAbout({ values }: Read, row: Expected): boolean {
  const keys = ["handle", "firstName", "lastName", "profile", "email"].filter((key) => row[key]);
  const hits = keys.filter((key) => same(values[key]) === same(row[key]));
  return hits.length * 2 >= Math.max(1, keys.length) || hits.includes("handle");
}

function isCell(field: string, row: Expected, { values, leftOut }: Read): boolean {
  const value = values[field] ?? null;
  const fine = [row[field] ?? null, ...(row.alsoFine?.[field] ?? [])];
  const isValue = fine.some((each) => isSame(field, each ?? null, value));
  if (!row.leftOut?.includes(field)) return isValue;
  const isFine = (row.alsoFine?.[field] ?? []).some((each) => isSame(field, each ?? null, value));
  return isFine || ((value === null || value === "") && leftOut.includes(field));
}

function isSame(field: string, expected: unknown, value: unknown): boolean {
  if ((expected === null || expected === "") && (value === null || value === "")) return true;
  if (typeof expected !== "string" || typeof value !== "string") return expected === value;
  const plain = (text: string) =>
    text
      .normalize("NFC")
      .replace(/[^\S\n]+/g, " ")
      .trim();
  return ["handle", "email"].includes(field)
    ? same(plain(expected)) === same(plain(value))
    : plain(expected) === plain(value);
}

export function sum(scores: readonly Score[]): Score {
  return {
    right: scores.reduce((all, { right }) => all + right, 0),
    all: scores.reduce((all, each) => all + each.all, 0),
    wrong: scores.flatMap(({ wrong }) => wrong),
  };
}
