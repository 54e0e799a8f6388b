/** Where guests and applicants came from, kept with what they sent (FUN-2). */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { formTokenFor } from "../kit/form-tokens";
import { anInterview } from "../kit/inbox-items";
import { startProduct, type TestProduct } from "../kit/test-product";

const ROLE = "/hiring/dmsetters";
const SUITS = { citizenship: "us", age: "adult", hours: "4-to-6", equipment: "all" };

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());
beforeEach(async () => {
  for (const table of ["applicants", "submissions", "bookings", "rate_limits", "settings"])
    await product.query(`delete from ${table}`);
  await product.running.settings.readAgain();
});

const from = (path: string, more: Record<string, string> = {}) => ({
  headers: { Referer: product.url + path, ...more },
});

async function book(calendar: string, init: RequestInit) {
  const times = await product.visitor().get(`/schedule/${calendar}/times`);
  const [time] = ((await times.json()) as { times: { at: string }[] }).times;
  const formToken = await formTokenFor(`booking-${calendar}`);
  const guest = { name: "Gus Guest", mail: "gus@example.com", zone: "UTC" };
  const fields = { at: time?.at ?? "", ...guest, ...formToken };
  const response = await product.visitor().form(`/schedule/${calendar}/bookings`, fields, init);
  expect(response.status).toBe(201);
}

async function apply(init: RequestInit): Promise<Response> {
  const formToken = await formTokenFor("application", { withoutWork: true });
  const who = { name: "Ann Applicant", email: "ann@example.com" };
  return product.visitor().form(ROLE, { ...SUITS, ...who, ...formToken }, init);
}

const textOf = (page: string) => page.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

const origins = (table: string) =>
  product.query<{ id: string; origin: object | null }>(`select id, origin from ${table}`);

test("FUN-2 UTM and the referrer's host are kept with a booking, shown in the inbox, and count by page and source", async () => {
  const words = "utm_source=Newsletter&utm_campaign=Spring&came_from=www.mail.example";
  await book("discovery", from(`/book?${words}&mail=secret@example.com`));
  const [row] = await origins("bookings");
  expect(row?.origin).toEqual({
    source: "newsletter",
    campaign: "spring",
    referrer: "mail.example",
    page: "/book",
  });
  const admin = await product.admin();
  const item = await admin.page(`/admin/inbox/booking/${row?.id}`);
  expect(item).toContain("Came from");
  expect(item).toContain("newsletter, spring, from mail.example, on /book");
  const funnel = await admin.page("/admin/funnel");
  for (const title of ["By page", "By source"]) expect(funnel).toContain(title);
  // Visit, call to action, form begun, booked.
  expect(textOf(funnel)).toMatch(/ newsletter(?:\D+0){3}\D+1\D+0 /);
  expect(textOf(funnel)).toMatch(/ \/book(?:\D+0){3}\D+1\D+0 /);
});

test("FUN-2 with Do Not Track nothing is kept, and a booking without a referrer is taken all the same", async () => {
  await book("discovery", from("/book?utm_source=ads", { DNT: "1" }));
  await book("discovery", {});
  await apply(from(`${ROLE}?utm_source=ads`, { "Sec-GPC": "1" }));
  for (const table of ["bookings", "submissions"])
    for (const { origin } of await origins(table)) expect(origin).toBeNull();
});

test("FUN-2 FUN-1 an application keeps it, shown with the applicant; held interviews and the accepted count by its source", async () => {
  await apply(from(`${ROLE}?utm_source=jobs`));
  const [row] = await origins("submissions");
  expect(row?.origin).toEqual({ source: "jobs", page: ROLE });
  const admin = await product.admin();
  expect(await admin.page(`/admin/applicants/${row?.id}`)).toMatch(
    /Came from: (<!-- -->)?jobs, on \/hiring\/dmsetters/,
  );
  const meeting = await anInterview(product.query, { mail: "ann@example.com" });
  await product.query(
    `update bookings set origin = '{"source":"jobs"}', outcome = 'held',
       starts_at = now() - interval '1 hour', ends_at = now() - interval '30 minutes' where id = $1`,
    [meeting],
  );
  await product.query("update submissions set status = 'accepted' where id = $1", [row?.id]);
  await product.query("update applicants set stage = 'accepted' where id = $1", [row?.id]);
  // Applied, booked, held, accepted.
  expect(textOf(await admin.page("/admin/funnel"))).toMatch(/ jobs(?:\D+0){3}(?:\D+1){4} /);
});

test("FUN-2 the page after an application says its event to the pixel alone, and only if there is one", async () => {
  expect((await apply({})).headers.get("Location")).toBe("/thank-you");
  await product.query(`insert into settings (pixel) values ('{"id":"123456","askConsent":true}')`);
  await product.running.settings.readAgain();
  await product.query("delete from applicants");
  await product.query("delete from submissions");
  const location = (await apply({})).headers.get("Location");
  expect(location).toMatch(/^\/thank-you#lead-[\w-]{16}$/);
  const [row] = await origins("submissions");
  expect(location).not.toContain(row?.id.slice(0, 8) ?? "none");
});
