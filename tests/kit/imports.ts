/** Imports of prospects, as a page sends them. */
import { expect } from "vitest";
import type { TestProduct } from "./test-product";
import type { Visitor } from "./visitor";

export const IMPORT_PAGE = "/tracker/import";
export const PEOPLE_PAGE = "/admin/people/import";

/** Uploads a file, or pasted cells; `id`: empty if that was refused. */
export async function previewed(
  person: Visitor,
  content: string | Uint8Array<ArrayBuffer>,
  key = "handle",
) {
  const body = new FormData();
  body.set("intent", "preview");
  body.set("key", key);
  if (typeof content === "string") body.set("pasted", content);
  else body.set("file", new File([content], "leads.csv"));
  const response = await person.fetch(IMPORT_PAGE, { method: "POST", body, redirect: "manual" });
  const id = /id=([\da-f-]{36})/.exec(response.headers.get("Location") ?? "")?.[1] ?? "";
  return { status: response.status, text: id ? "" : await response.text(), id };
}

/** Uploads names of people; returns the id of the import. */
export async function uploadedPeople(person: Visitor, pasted: string): Promise<string> {
  const body = new FormData();
  body.set("intent", "preview");
  body.set("pasted", pasted);
  const sent = await person.fetch(PEOPLE_PAGE, { method: "POST", body, redirect: "manual" });
  return /id=([\da-f-]{36})/.exec(sent.headers.get("Location") ?? "")?.[1] ?? "";
}

/** Imports or undoes; returns the status and what the page then says at its top. */
export async function act(person: Visitor, intent: string, id: string): Promise<string> {
  const response = await person.form(IMPORT_PAGE, { intent, id });
  const next = response.headers.get("Location");
  const page = await (response.status === 303 && next ? person.page(next) : response.text());
  const said = /<p role="(?:status|alert)"[^>]*>([^<]*)/;
  return `${response.status} ${said.exec(page.replaceAll("<!-- -->", ""))?.[1]}`;
}

/** Cells of so many prospects. */
export function manyRows(rows: number): string {
  const lines = Array.from({ length: rows }, (_, n) => `Number${n},Imported,@n${n},US,70000,710`);
  return ["First name,Last name,Handle,Country,Income,Score", ...lines].join("\n");
}

/** Waits until a moment of the import is set: `planned_at`, `imported_at` or `undone_at`. */
export async function reached(
  { query }: Pick<TestProduct, "query">,
  id: string,
  moment: string,
  timeout = 60_000,
): Promise<void> {
  const isThere = async () =>
    (await query(`select 1 from imports where id = $1 and ${moment} is not null`, [id])).length;
  await expect.poll(isThere, { timeout }).toBe(1);
}
