/** Changes that two people make at the same moment: one of them is told, in a sentence, and nobody sees a fault (OWN-6). */
import { afterAll, beforeAll, expect, test } from "vitest";
import { ACTS, type Act, type Sent } from "../kit/acts";
import { type AddressValues, ALL_OPEN, addressValues } from "../kit/address-values";
import { filled } from "../kit/addresses";
import { allPeople, type People } from "../kit/people";
import { SmtpStub } from "../kit/smtp-stub";
import { startProduct, type TestProduct } from "../kit/test-product";

let mail: SmtpStub;
let product: TestProduct;
let people: People;
let values: AddressValues;

beforeAll(async () => {
  mail = await SmtpStub.start();
  product = await startProduct({ ...ALL_OPEN, ...mail.env });
  people = await allPeople(product);
  values = await addressValues(product, people.trainee);
  await product.query("update jobs set run_at = now() + interval '1 day' where done_at is null");
});
afterAll(async () => {
  await product.stop();
  await mail.stop();
});

/** What acts refer to; of people only those who are not signed in here. */
const TABLES = [
  "cohorts",
  "hosts",
  "bookings",
  "submissions",
  "applicants",
  "messages",
  "media_files",
  "busy_feeds",
  "prospects",
  "batches",
];

/** As if someone deleted all that acts refer to while this one is on its way: it begins before and goes on after. */
async function sentDuringDeletion(act: Act, sent: Sent): Promise<Response> {
  const { pool } = product.running.database;
  const other = await pool.connect();
  try {
    await other.query("begin");
    const own = Object.values(people).map(({ userId }) => userId);
    for (const table of TABLES) await other.query(`delete from ${table}`);
    await other.query("delete from users where not id = any($1)", [own]);
    const answer = sendAct(act, sent);
    const answered = answer.then(() => true);
    const isWaiting = async () => {
      const { rows } = await pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rows.length > 0;
    };
    while (!(await Promise.race([answered, isWaiting()])));
    await other.query("commit");
    return await answer;
  } finally {
    other.release();
  }
}

async function sendAct({ path }: Act, sent: Sent): Promise<Response> {
  const { visitor } = people.administrator;
  const [page = "", query] = filled(path, sent.values ?? values[path]).split("?");
  if ("json" in sent) return visitor.json(page, sent.json);
  if (!("fields" in sent)) throw new Error("A file refers to nothing");
  const address = path.startsWith("/api") ? page : `${page}.data`;
  return visitor.form(query ? `${address}?${query}` : address, sent.fields);
}

/** With rows of its own to be about. */
async function prepared(act: Act): Promise<Sent> {
  if (act.path.includes(":")) {
    for (const table of ["cohorts", "bookings"]) await product.query(`delete from ${table}`);
    values = await addressValues(product, people.trainee);
  }
  return act.prepare({ product, owner: people.trainee, asking: people.administrator });
}

/** Words and settings refer to no rows. */
const STAFF = ACTS.filter(({ path }) => /^\/admin(?!\/(?:settings|content))/.test(path));

test("OWN-6 an act whose rows someone deletes while it is on its way says so in a sentence", async () => {
  const told: string[] = [];
  const faults: string[] = [];
  for (const act of STAFF) {
    const sent = await prepared(act);
    if ("file" in sent) continue;
    const response = await sentDuringDeletion(act, sent);
    const text = await response.text();
    const name = `${act.path} ${act.name}: ${response.status}`;
    if (response.status >= 500) faults.push(`${name} ${text.slice(0, 200)}`);
    if (text.includes("was deleted in the meantime")) told.push(name);
  }
  expect(faults).toEqual([]);
  expect(told).toContain("/admin/cohorts/:id add: 409");
  expect(told).toContain("/admin/cohorts/:id announce: 409");
});

test("OWN-6 one form that several send at the same moment is done once, or each is told", async () => {
  const faults: string[] = [];
  for (const act of STAFF) {
    const sent = await prepared(act);
    if ("file" in sent) continue;
    const responses = await Promise.all([1, 2, 3].map(() => sendAct(act, sent)));
    for (const { status } of responses)
      if (status >= 500) faults.push(`${act.path} ${act.name}: ${status}`);
  }
  expect(faults).toEqual([]);
});
