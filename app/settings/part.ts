/** A part of the settings that is changed separately: one form, one row in the audit log. */
import type { z } from "zod";
import type { Fields } from "./settings";
import type { Settings, SettingsColumn } from "./stored-settings.server";

/** `faults`: what is wrong, field by field. */
export type NextContent = { content: object } | { faults: Fields };

export type SettingsPart = {
  /** How the audit log calls it. */
  label: string;
  column: SettingsColumn;
  /** Fields that give access to something: the audit log keeps only whether they changed. */
  secret?: readonly string[];
  /** It, as text: the form's initial value, the audit log's text, and how another change is detected. */
  fieldsOf: (settings: Settings) => Fields;
  /** What a form's fields make of the whole column. */
  next: (form: unknown, settings: Settings) => NextContent;
};

/** What a form's schema makes of it, or what is wrong with it: the first fault of each field. */
export function readForm<Form>(
  schema: z.ZodType<Form>,
  form: unknown,
): { read: Form } | { faults: Fields } {
  const { data, error } = schema.safeParse(form);
  if (!error) return { read: data };
  const faults = error.issues.map(({ path, message }) => [String(path[0] ?? "form"), message]);
  return { faults: Object.fromEntries(faults.reverse()) };
}

/** Only what differs from what is shipped is stored, so that the rest follows later versions. */
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
