import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "~/auth/tables";
import type { SheetRow } from "~/platform/csv/rows";
import { moment } from "~/platform/db/moment";
import type { Answers, Doubt } from "./doubts";

/** What can be imported. */
const IMPORT_KINDS = ["prospects", "people"] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** What each row would be (nobody: it holds no person), and the first hundred of each kind in words. */
export type RowKind = "new" | "update" | "same" | "conflict" | "nobody";
/** `leftOut`: the labels of its fields whose cells are left out. */
export type ShownRow = {
  line: number;
  kind: RowKind;
  name: string;
  detail: string;
  leftOut?: readonly string[] | undefined;
};
/** By the label of the field: how many cells are left out, and the first of their lines. */
export type LeftOutCells = Record<string, { count: number; lines: number[] }>;
/** What an import made besides its rows, by id. */
export type MadeBesides = Record<"coaches" | "cohorts", string[]>;
/** The names that several rows have, and those that somebody in the list has: the first ones, and how many they are. */
export type SharedNames = Record<"rows" | "list", { first: string[]; count: number }>;
/**
 * `doubts`: what only the owner of the sheet can say. `ruled`: the rows that undoing left as they are, as others set what
 * they would get back.
 */
export type Plan = {
  counts: Record<RowKind, number>;
  shown: ShownRow[];
  doubts?: Doubt[];
  leftOut?: LeftOutCells;
  shared?: SharedNames;
  ruled?: number;
};

/**
 * An import of rows. It is planned, then done, then may be undone: each of these begins and ends at a moment and happens
 * in parts in between. The counts are for the import and its undo.
 */
export const imports = pgTable(
  "imports",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: IMPORT_KINDS }).notNull().default("prospects"),
    /** The row with the headings, counted from one; those before it are left out. 0: there are none. */
    headingsAt: integer("headings_at").notNull().default(1),
    /** How the upload was decoded. */
    encoding: text("encoding").notNull().default("utf-8"),
    headings: jsonb("headings").$type<string[]>().notNull().default([]),
    rows: integer("rows").notNull().default(0),
    plan: jsonb("plan").$type<Plan>(),
    mapping: jsonb("mapping").$type<(string | null)[]>().notNull(),
    /** What its owner said where only they can know, by question. */
    answers: jsonb("answers").$type<Answers>().notNull().default({}),
    key: text("key").notNull(),
    made: jsonb("made").$type<MadeBesides>(),
    createdAt: moment("created_at").notNull().defaultNow(),
    plannedAt: moment("planned_at"),
    begunAt: moment("begun_at"),
    importedAt: moment("imported_at"),
    added: integer("added").notNull().default(0),
    updated: integer("updated").notNull().default(0),
    undoBegunAt: moment("undo_begun_at"),
    undoneAt: moment("undone_at"),
    reversed: integer("reversed").notNull().default(0),
    kept: integer("kept").notNull().default(0),
    failed: integer("failed").notNull().default(0),
  },
  (table) => [index("imports_user_id_index").on(table.userId, table.importedAt)],
);

/**
 * A part of an upload that is not imported yet: some of its rows, those above the headings included, and what each would
 * do. `first`: the place of its first row among all, counted from one. `keys`: whom each row is about, then what each is
 * called, to find the same person or name in later parts.
 */
export const importParts = pgTable(
  "import_parts",
  {
    importId: uuid("import_id")
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    part: integer("part").notNull(),
    first: integer("first").notNull(),
    rows: jsonb("rows").$type<SheetRow[]>().notNull(),
    keys: text("keys").array(),
    plan: jsonb("plan").$type<unknown[]>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.part] })],
);
