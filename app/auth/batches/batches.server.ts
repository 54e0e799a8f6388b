/** What a staff list declares of the acts on many of its rows; each act is one entry (OWN-6). */
import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import type { EventVerb } from "~/events/events";
import type { Db } from "~/platform/db/database.server";
import { can, type Verb, type Viewer } from "../auth.server";

type Context = Readonly<RouterContextProvider>;

/** `viewer`: as they are when the act runs. `input`: the values of the act's fields; `db`: within a transaction. */
export type BatchCall = {
  db: Db;
  context: Context;
  viewer: Viewer & { readonly batchId: string };
  input: Readonly<Record<string, string>>;
};

/** `version`: of the row when it was chosen; null where rows have none. */
export type BatchRow = { id: string; version: number | null };

/** What undoing it puts back. */
export type Before = Readonly<Record<string, string | number | null>>;

/** In words of a few letters, such as "Deactivated" or "Not found any more". `mail`: in the outbox; its state is shown too. */
export type RowResult = { done: boolean; result: string; before?: Before; mail?: string };

type Choice = { id: string; name: string };

/** `initial`: what it holds at first, as far as the mail words say it; `none`: the choice that means nobody. */
export type BatchField = {
  name: string;
  label: string;
  kind: "line" | "text" | "choice" | "check";
  most?: number;
  required?: boolean;
  none?: string;
  choices?: (context: Context, db: Db, viewer: Viewer) => Promise<readonly Choice[]>;
  initial?: (context: Context) => string;
};

/**
 * `right`: to do it, checked when it is asked for, and for each part of the rows when it runs. `danger`: its button says
 * so; `sheet`: its results come with a sheet of access codes; `counted`: what is to know of these rows before it begins;
 * `impossible`: why it cannot be begun here, if so.
 */
export type BatchAct = {
  name: string;
  label: string;
  right: Verb;
  about: string;
  danger?: boolean;
  reauthenticates?: boolean;
  sheet?: boolean;
  fields: readonly BatchField[];
  counted?: (db: Db, ids: readonly string[]) => Promise<string>;
  impossible?: (context: Context) => string | null;
  run: (call: BatchCall, row: BatchRow) => Promise<RowResult>;
  /**
   * Whether it can be taken back, and how for one row that was done. `about`: the events by which others decide about the
   * same; a row with a later one is left alone. `seconds`: for how long after it was done; null: always.
   */
  undo?: {
    about?: { kinds: readonly string[]; verbs: readonly EventVerb[] };
    seconds?: (input: BatchCall["input"]) => number | null;
    run: (call: BatchCall, row: BatchRow & { before: Before }) => Promise<RowResult>;
  };
};

/** `detail` and the moment `at` which it ends: what tells rows of one name apart. */
type Standing = { name: string; version: number | null; detail?: string | undefined; at?: Date };

export type BatchList = {
  /** The right to see the list. */
  right: Verb;
  path: string;
  nouns: readonly [one: string, many: string];
  /** What a row's id looks like. */
  rowId: z.ZodType<string>;
  acts: readonly BatchAct[];
  /** The ids of everything in a view of the list, in its order. */
  idsIn: (db: Db, viewer: Viewer, view: URLSearchParams) => AsyncGenerator<string[]>;
  /** Those of these rows that are there, and that this person may see. */
  standing: (db: Db, viewer: Viewer, ids: readonly string[]) => Promise<Map<string, Standing>>;
};

/** One act as the bar above a list offers it. */
export type OfferedAct = { name: string; label: string; danger: boolean };

/** The acts of a list that this person may do. */
export function offeredActs(viewer: Viewer, { acts }: BatchList): OfferedAct[] {
  return acts
    .filter(({ right }) => can(viewer, right))
    .map(({ name, label, danger = false }) => ({ name, label, danger }));
}

/** The row of a person, whose id the auth library made. */
export const PERSON_ID = z.string().regex(/^[\w-]{1,100}$/);

export const GONE: RowResult = { done: false, result: "Not found any more" };
export const CHANGED: RowResult = { done: false, result: "Changed in the meantime: left as it is" };

export function rowDone(result: string, before?: Before): RowResult {
  return before === undefined ? { done: true, result } : { done: true, result, before };
}

export function rowLeft(result: string): RowResult {
  return { done: false, result };
}
