/** Acts on many rows of a staff list, as their bar and their page send them. */
import { expect } from "vitest";
import type { Visitor } from "./visitor";

type Chosen = {
  list: "trainees" | "people" | "applicants" | "inbox" | "agenda" | "pay";
  act: string;
} & ({ rows: readonly string[] } | { view: string });

/** Asks for an act; returns the response, which leads to its page. */
export function askBatch(staff: Visitor, chosen: Chosen): Promise<Response> {
  const { list, act } = chosen;
  const rows = "rows" in chosen ? chosen.rows.map((id) => ["row", id]) : [["all", "yes"]];
  const view = "view" in chosen ? chosen.view : "";
  const body = new URLSearchParams([["intent", list], ["act", act], ["view", view], ...rows]);
  return staff.fetch("/admin/batches", { method: "POST", body });
}

type Wanted = Chosen & { input?: Record<string, string> };

/** Asks for an act and begins it; returns its page's address. */
export async function batch(staff: Visitor, { input = {}, ...chosen }: Wanted): Promise<string> {
  const asked = await askBatch(staff, chosen);
  const page = asked.headers.get("Location") ?? `${asked.status}: ${await asked.text()}`;
  expect((await begin(staff, page, input)).status).toBe(303);
  return page;
}

/** As its page sends it. */
export async function begin(
  staff: Visitor,
  page: string,
  input: Record<string, string> = {},
): Promise<Response> {
  const [, total = "1"] = /name="total" value="(\d+)"/.exec(await staff.page(page)) ?? [];
  return staff.form(page, { intent: "begin", total, ...input });
}

/** The page of an act once it is over. */
export async function overAt(staff: Visitor, page: string): Promise<string> {
  let text = "";
  await expect
    .poll(
      async () => {
        text = (await staff.page(page)).replace(/<!-- -->/g, "");
        return text.includes('aria-label="Results"');
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  return text;
}

/** What came of each row: name and result. */
export function resultsIn(page: string): Record<string, string> {
  const rows = [
    ...page.matchAll(
      /<bdi[^>]*>([^<]*)<\/bdi>.*?data-label="Result"[^>]*><div><span[^>]*>([^<]*)</gs,
    ),
  ];
  return Object.fromEntries(rows.map(([, name = "", result = ""]) => [name, result]));
}
