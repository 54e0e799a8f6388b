/** The forms of the settings pages, sent as a browser sends them: with the mark that they were rendered with. */
import { expect } from "vitest";
import type { Visitor } from "./visitor";

export type SettingsForm = {
  path: string;
  part: string;
  fields: Record<string, string>;
  mark?: string;
};

export async function markOf(person: Visitor, path: string, part: string): Promise<string> {
  const page = await person.page(path);
  const found = new RegExp(
    `name="part" value="${part}"/><input type="hidden" name="mark" value="([^"]+)"`,
  ).exec(page);
  expect(found, `a form for ${part} on ${path}`).not.toBeNull();
  return found?.[1] ?? "";
}

export async function save(
  person: Visitor,
  { path, part, fields, mark }: SettingsForm,
): Promise<Response> {
  const given = mark ?? (await markOf(person, path, part));
  return person.form(path, { part, mark: given, ...fields });
}
