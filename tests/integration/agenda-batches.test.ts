/** Acts on many meetings of the agenda (CALL-7, OWN-6). */
import { beforeAll, beforeEach, expect, test } from "vitest";
import { askBatch, batch, overAt, resultsIn } from "../kit/batches";
import { aHost, RULES, setCalendars } from "../kit/calendars";
import { aBooking } from "../kit/inbox-items";
import { mailParts } from "../kit/mail-parts";
import { startMailing } from "../kit/mailing-product";
import { giveRole } from "../kit/people";
import type { SmtpStub } from "../kit/smtp-stub";
import type { TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const AGENDA = "/admin/agenda";
const LIST = { list: "agenda" } as const;
const NOT_FREE = "They are not free then, or do not take this kind of meeting";

let product: TestProduct;
let admin: Visitor;
let mail: SmtpStub;
let [ana, ben, eve] = ["", "", ""];
beforeAll(async () => {
  const started = await startMailing();
  ({ product, admin, mail } = started);
  ana = await aHost(product, { name: "Ana" });
  ben = await aHost(product, { name: "Ben" });
  eve = await aHost(product, { name: "Eve" });
  // Around the clock, so that meetings stand wherever a test puts them.
  const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: "00:00", to: "24:00" }));
  await setCalendars(product, { discovery: { ...RULES, zone: "UTC", hours, hosts: [ana, ben] } });
  return started.stop;
});
beforeEach(async () => {
  for (const table of ["mail_outbox", "bookings"]) await product.query(`delete from ${table}`);
});

const addressOf = (name: string) => `${name.replace(" ", "-").toLowerCase()}@guests.example`;

/** On the hour, `inHours` from now. */
async function meeting(name: string, inHours: number, host = ana): Promise<string> {
  const id = await aBooking(product.query, { name, inHours: 0 });
  await product.query(
    `update bookings set host_id = $2, guest_mail = $4,
       starts_at = date_trunc('hour', now()) + make_interval(hours => $3),
       ends_at = date_trunc('hour', now()) + make_interval(hours => $3, mins => 30) where id = $1`,
    [id, host, inHours, addressOf(name)],
  );
  return id;
}

type Row = { name: string; host: string | null; outcome: string | null; canceled: boolean };
const stored = () =>
  product.query<Row>(
    `select guest_name as name, h.name as host, outcome, cancelled_at is not null as canceled
     from bookings b left join hosts h on h.id = b.host_id order by guest_name`,
  );
const hosts = async () => (await stored()).map(({ name, host }) => `${name} ${host}`);
/** The emails that someone got, in plain text. */
const lettersTo = (name: string) =>
  mail.mails
    .filter(({ to }) => to === addressOf(name))
    .map(({ source }) => mailParts(source).text.replace(/\s+/g, " "));

test("OWN-6 CALL-7 the agenda has a box in each row for those who may change it, and means what it shows by everything", async () => {
  const soon = await meeting("Ada Soon", 30);
  await meeting("Zoe Later", 24 * 9);
  const [row] = await product.query<{ at: Date }>(
    "select starts_at as at from bookings where id = $1",
    [soon],
  );
  const day = row?.at.toISOString().slice(0, 10) ?? "";
  const page = await admin.page(`${AGENDA}?day=${day}`);
  expect(page).toContain('aria-label="Select Ada Soon, ');
  expect(page).not.toContain("Select Zoe Later");
  const [, view = ""] = /name="view" value="([^"]*)"/.exec(page) ?? [];
  const query = view.replaceAll("&amp;", "&");
  const asked = await askBatch(admin, { ...LIST, act: "cancel", view: query });
  const about = await admin.page(asked.headers.get("Location") ?? "");
  expect(about).toContain("Cancel meetings: 1 meeting");
  expect(about).toContain("Ada Soon");
  expect(about, "its time, in the reader's zone").toMatch(
    new RegExp(`<time datetime="${row?.at.toISOString()}"`, "i"),
  );
  for (const nonsense of ["", "?from=x&to=y", "?from=2026-01-01T00:00:00Z"])
    expect((await askBatch(admin, { ...LIST, act: "cancel", view: nonsense })).status).toBe(409);
  const made = await product.createTrainee("Cora", "Coach");
  const { userId } = await product.signedIn(made);
  const coach = product.visitor();
  await coach.signIn(await giveRole(product, "coach", userId));
  expect((await askBatch(coach, { ...LIST, act: "cancel", rows: [soon] })).status).toBe(409);
});

test("OWN-6 CALL-7 meetings of a host who is ill go to another who is free, the rest say why, and it is taken back", async () => {
  const ids = [
    await meeting("Ada", 30),
    await meeting("Bob", 31),
    await meeting("Cy", 32),
    await meeting("Dan", 33, ben),
    await meeting("Eli", -3),
  ];
  // Ben has something else at the time of Bob's.
  await meeting("Zed", 31, ben);
  const rows = ids;
  const input = { hostId: ben };
  const page = await batch(admin, { ...LIST, act: "reassign", rows, input });
  const results = resultsIn(await overAt(admin, page));
  expect(results).toEqual({
    Ada: "Given to them",
    Bob: NOT_FREE,
    Cy: "Given to them",
    Dan: "Was with them already",
    Eli: "Has begun already",
  });
  const given = ["Ada Ben", "Bob Ana", "Cy Ben", "Dan Ben", "Eli Ana", "Zed Ben"];
  expect(await hosts()).toEqual(given);
  // Moved by its guest since.
  await product.query("update bookings set sequence = sequence + 1 where guest_name = 'Cy'");
  const undo = await admin.form(page, { intent: "undo" });
  const undone = await overAt(admin, undo.headers.get("Location") ?? "");
  expect(resultsIn(undone)).toEqual({
    Ada: "With the former host",
    Cy: "Changed in the meantime: left as it is",
  });
  const former = ["Ada Ana", ...given.slice(1)];
  expect(await hosts()).toEqual(former);
  // Eve takes no meetings of this kind.
  const wrong = await batch(admin, { ...LIST, act: "reassign", rows, input: { hostId: eve } });
  expect(resultsIn(await overAt(admin, wrong))).toEqual({
    Ada: NOT_FREE,
    Bob: NOT_FREE,
    Cy: NOT_FREE,
    Dan: NOT_FREE,
    Eli: "Has begun already",
  });
  expect(await hosts()).toEqual(former);
});

test("OWN-6 CALL-7 while many are given away, others go on booking: nobody waits for the other for ever", async () => {
  const rows = [await meeting("Ada", 30), await meeting("Bob", 31), await meeting("Cy", 32)];
  const free = /<option value="(\d{4}-[^"]+Z)"/g;
  const times = [...(await admin.page(`${AGENDA}?do=book`)).matchAll(free)].map(
    ([, at = ""]) => at,
  );
  const waiting = async () => {
    const [found] = await product.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return found?.count ?? 0;
  };
  // Between the first one, which is given away, and the last one stands somebody else.
  const other = await product.running.database.pool.connect();
  await other.query("begin");
  await other.query("select 1 from bookings where id = $1 for update", [rows[1]]);
  const page = await batch(admin, { ...LIST, act: "reassign", rows, input: { hostId: ben } });
  await expect.poll(waiting).toBe(1);
  const guest = { zone: "UTC", name: "Gina", mail: "gina@guests.example", message: "" };
  const booked = admin.form(AGENDA, {
    intent: "book",
    calendar: "discovery",
    at: times.at(-1) ?? "",
    ...guest,
  });
  await expect.poll(waiting).toBe(2);
  await other.query("commit");
  other.release();
  expect((await booked).status).toBe(303);
  const results = resultsIn(await overAt(admin, page));
  expect(Object.values(results)).toEqual(Array(3).fill("Given to them"));
});

test("OWN-6 CALL-6 a session that is over is marked for everyone at once, an outcome that is there stays, and it is taken back", async () => {
  const ids = [await meeting("Ada", -3), await meeting("Bob", -4), await meeting("Cy", 30)];
  await product.query("update bookings set outcome = 'no-show' where guest_name = 'Bob'");
  const page = await batch(admin, { ...LIST, act: "held", rows: ids });
  expect(resultsIn(await overAt(admin, page))).toEqual({
    Ada: "Marked",
    Bob: "Has another outcome: left as it is",
    Cy: "Has not started yet",
  });
  expect((await stored()).map(({ outcome }) => outcome)).toEqual(["held", "no-show", null]);
  const undo = await admin.form(page, { intent: "undo" });
  await overAt(admin, undo.headers.get("Location") ?? "");
  expect((await stored()).map(({ outcome }) => outcome)).toEqual([null, "no-show", null]);
});

test("OWN-6 CALL-7 meetings are canceled with words to their guests; one that changed since it was chosen stays", async () => {
  const [ida, ian] = [await meeting("Ida", 30), await meeting("Ian", 31)];
  const asked = await askBatch(admin, { ...LIST, act: "cancel", rows: [ida, ian] });
  const page = asked.headers.get("Location") ?? "";
  await product.query("update bookings set sequence = sequence + 1 where id = $1", [ian]);
  await admin.form(page, { intent: "begin", total: "2", words: "Ana is ill." });
  expect(resultsIn(await overAt(admin, page))).toEqual({
    Ida: "Canceled",
    Ian: "Changed in the meantime: left as it is",
  });
  const canceled = (await stored()).flatMap(({ name, canceled }) => (canceled ? [name] : []));
  expect(canceled).toEqual(["Ida"]);
  await expect.poll(() => lettersTo("Ida")).toEqual([expect.stringContaining("Ana is ill.")]);
  expect(lettersTo("Ian")).toEqual([]);
});
