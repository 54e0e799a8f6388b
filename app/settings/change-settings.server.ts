/** Changing a part of the settings: never overwrites what someone else stored in the meantime, and always leaves a record. */
import { createHash } from "node:crypto";
import type { z } from "zod";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { issueWords } from "~/platform/web/issue-words";
import type { Fields } from "./settings";
import {
  hostsIn,
  type Settings,
  type SettingsColumn,
  settingsFrom,
  settingsRow,
} from "./stored-settings.server";
import { settings } from "./tables";

/**
 * `saved`: it is stored, or already was; `changed`: the names of the fields that this changed. `faults`: nothing was changed, and why, field by field. `conflict`: someone
 * else changed this part since the form was shown; `stored` is the current value.
 */
export type ChangeOutcome =
  | { state: "saved"; changed: readonly string[] }
  | { state: "faults"; faults: Fields }
  | { state: "conflict"; stored: Fields; mark: string };

/** `mark`: of the fields that the form started with, see `markOf`; null for what is asked whatever stands there. */
type Change = { mark: string | null; form: unknown };

/** The changed fields, before and after; of a secret one only whether it is set. */
export type ChangedFields = Record<"before" | "after", Record<string, string | null>>;

/** A fingerprint of fields: different fields have different marks. */
export function markOf(fields: Fields): string {
  return fingerprint(JSON.stringify(fields));
}

/** `record` writes down who did it, in the transaction of the change. */
export async function changeSettings(
  db: Db,
  part: SettingsPart,
  { mark, form }: Change,
  record: (tx: Db, fields: ChangedFields) => Promise<void>,
): Promise<ChangeOutcome> {
  return withLock(db, "settings", async (tx) => {
    const row = await settingsRow(tx);
    const hosts = await hostsIn(tx);
    const stored = settingsFrom(row, hosts).settings;
    const before = part.fieldsOf(stored);
    const now = markOf(before);
    if (mark !== null && now !== mark) return { state: "conflict", stored: before, mark: now };
    const next = part.next(form, stored);
    if ("faults" in next) return { state: "faults", faults: next.faults };
    const changed = { [part.column]: next.content };
    const after = part.fieldsOf(settingsFrom({ ...row, ...changed }, hosts).settings);
    if (markOf(after) === now) return { state: "saved", changed: [] };
    await tx
      .insert(settings)
      .values(changed)
      .onConflictDoUpdate({ target: settings.id, set: changed });
    const fields = changedFields(part, before, after);
    await record(tx, fields);
    return { state: "saved", changed: Object.keys(fields.after) };
  });
}

function changedFields(
  { secret = [] }: SettingsPart,
  before: Fields,
  after: Fields,
): ChangedFields {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  const logged = (fields: Fields, set: (name: string) => string) =>
    Object.fromEntries(
      changed.map((name) => {
        const value = fields[name] || null;
        return [name, value && secret.includes(name) ? set(name) : value];
      }),
    );
  const replaced = (name: string) => (before[name] ? "replaced" : "set");
  return { before: logged(before, () => "set"), after: logged(after, replaced) };
}

function fingerprint(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 10);
}

/** `faults`: what is wrong, field by field. */
export type NextContent = { content: object } | { faults: Fields };

export type SettingsPart = {
  label: string;
  column: SettingsColumn;
  /** Fields that give access to something: the audit log only records whether they changed. */
  secret?: readonly string[];
  /** It, as text: the form's initial value, the audit log's text, and how another change is detected. */
  fieldsOf: (settings: Settings) => Fields;
  /** Turns a form's fields into the whole column. */
  next: (form: unknown, settings: Settings) => NextContent;
};

/** The result of a form's schema, or what is wrong with it: the first fault of each field. */
export function readForm<Form>(
  schema: z.ZodType<Form>,
  form: unknown,
): { read: Form } | { faults: Fields } {
  const { data, error } = schema.safeParse(form, { error: issueWords });
  if (!error) return { read: data };
  const faults = error.issues.map(({ path, message }) => [String(path[0] ?? "form"), message]);
  return { faults: Object.fromEntries(faults.reverse()) };
}

/** What a form says in the fields that are right, each of which it may leave out. */
export function readable<Form extends object>(
  schema: z.ZodType<Form>,
  form: unknown,
  faults: Fields,
): Partial<Form> {
  const right = Object.entries(Object(form)).filter(([name]) => !faults[name]);
  return schema.safeParse(Object.fromEntries(right)).data ?? {};
}

/** Only differences from the shipped settings are stored, so the rest follows later versions. */
export function differing(now: object, shipped: object): object {
  const before = new Map(Object.entries(shipped));
  const changed = Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  return Object.fromEntries(changed);
}

/** Values as a form holds them: nothing is an empty text, a switch is yes or no. */
export function textFields(
  values: Readonly<Record<string, string | number | boolean | null>>,
): Fields {
  const texts = Object.entries(values).map(([name, value]) => {
    if (typeof value === "boolean") return [name, value ? "yes" : "no"];
    return [name, value === null ? "" : String(value)];
  });
  return Object.fromEntries(texts);
}

/** `mark`: of what is stored now, with which the next save may replace it. */
export type Overtaken = { fault: string; mark: string };

/** Two people at one form: why a save is refused that began from something else; null where it did not, or does not say. `stored`: by labels. */
export function overtaken(began: string | undefined, stored: Fields): Overtaken | null {
  const mark = markOf(stored);
  if (began === undefined || began === mark) return null;
  const now = Object.entries(stored).map(([label, value]) => `${label}: ${value || "nothing"}`);
  return {
    fault: `Someone else changed this in the meantime. Nothing was saved, and what you typed is still here. Stored now: ${now.join(" · ")}. Save again to replace it with yours.`,
    mark,
  };
}
