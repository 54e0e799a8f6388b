/** Calendars of a product under test, and bookings as guests make them without a script. */
import type { TestProduct } from "./test-product";

/** A week from Monday to Friday, 9 to 12 in New York. */
export const RULES = {
  zone: "America/New_York",
  hours: [1, 2, 3, 4, 5].map((day) => ({ day, from: "09:00", to: "12:00" })),
  lengthMinutes: 30,
  stepMinutes: 30,
  bufferMinutes: 0,
  noticeHours: 2,
  horizonDays: 21,
  dailyCap: 200,
  seats: 1,
};

export async function setCalendars(
  product: TestProduct,
  calendars: Record<string, unknown>,
): Promise<void> {
  await product.query(
    `insert into settings (calendars) values ($1)
     on conflict (id) do update set calendars = excluded.calendars`,
    [JSON.stringify(calendars)],
  );
  await product.running.settings.readAgain();
}

/** A host as the database holds it; returns its id. */
export async function aHost(
  { query, running }: TestProduct,
  columns: Record<string, unknown>,
): Promise<string> {
  const names = Object.keys(columns);
  const [row] = await query<{ id: string }>(
    `insert into hosts (${names.join(", ")}) values (${names.map((_, at) => `$${at + 1}`).join(", ")})
     returning id`,
    names.map((name) => {
      const value = columns[name];
      return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
    }),
  );
  await running.settings.readAgain();
  return row?.id ?? "";
}

type Free = { at: string; left: number };

export async function freeAt(product: TestProduct, path: string, query = ""): Promise<Free[]> {
  const response = await product.visitor().get(`/schedule/${path}/times${query}`);
  return ((await response.json()) as { times: Free[] }).times;
}

/** The hidden fields of the form for a time, as the page without a script gives them. */
export async function formAt(
  product: TestProduct,
  path: string,
  at: string,
): Promise<Record<string, string>> {
  const query = new URLSearchParams({ at, zone: "Europe/Berlin" });
  const page = await product.visitor().page(`/schedule/${path}?${query}`);
  const form = /<form [^>]*method="post".*?<\/form>/s.exec(page)?.[0] ?? "";
  return Object.fromEntries(
    [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = "", value = ""]) => [name, value],
    ),
  );
}
