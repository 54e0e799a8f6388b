/** Searches by a part of a name or an address: what they find, which index they use, and a server without its extension. */
import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import pg from "pg";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { applicants } from "../../app/applicants/tables";
import { bookings } from "../../app/booking/tables";
import { submissions } from "../../app/forms/tables";
import { findPeople } from "../../app/office/people/find-people.server";
import {
  containsName,
  containsPlainName,
  fullName,
  nameAndMail,
} from "../../app/platform/queries/lists.server";
import { prospects } from "../../app/tracker/tables";
import { traineeOverviews } from "../../app/training/tables";
import { createDatabase } from "../kit/databases";
import { seedTrainees } from "../kit/seeded-trainees";
import { startForTest, startProduct, type TestProduct } from "../kit/test-product";

// cspell:disable
const NAMES = [
  "José D’Angelo",
  "Ann 100%_\\ O'Neil",
  "Łukasz ŻÓŁĆ",
  "SØREN Ærø",
  "王小明",
  'Quote "Double" It',
  "Percent%20",
  "under_score",
  "back\\slash",
  "É\u0323lan",
  "",
];
// cspell:enable
const TYPED = [
  "jose",
  "D'ANG",
  "%",
  "_",
  "\\",
  "100%_\\ o",
  "%20",
  "er_s",
  "k\\s",
  "小",
  "lukasz z",
];
const ALSO_TYPED = ["ærø", '"double"', "e", "ann", "élan", "mail7@", "@x.example", "zzz", "'; --"];

async function session(product: TestProduct): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: product.env.DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function ask(client: pg.Client, statement: SQL) {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement);
  return (await client.query(text, params)).rows;
}

/**
 * Application, booking, applicant and prospect of each, without the triggers of the rest. The indexes are built again
 * over all rows at once: adding each row to them takes 6 s more.
 */
async function add(client: pg.Client, people: readonly { name: string; mail: string }[]) {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where indexname like '%_trigrams' and tablename in ('submissions', 'bookings', 'applicants', 'prospects')`,
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query("set session_replication_role = replica");
  const person = "from unnest($1::text[], $2::text[]) as p(name, mail)";
  const names = [people.map(({ name }) => name), people.map(({ mail }) => mail)];
  for (const statement of [
    `insert into submissions (id, form, sender_name, sender_mail, fields, caller)
     select gen_random_uuid(), 'application', name, mail, '[]', 'test' ${person}`,
    `insert into bookings (id, calendar, starts_at, ends_at, guest_name, guest_mail, zone, caller, seat)
     select gen_random_uuid(), 'discovery', '2026-01-05T10:00Z'::timestamptz + n * interval '1 hour',
       '2026-01-05T10:20Z'::timestamptz + n * interval '1 hour', name, mail, 'UTC', 'test', 1
     from unnest($1::text[], $2::text[]) with ordinality as p(name, mail, n)`,
    `insert into applicants (id, name, mail, stage) select gen_random_uuid(), name, mail, 'declined' ${person}`,
    `insert into prospects (first_name, last_name, name_key) select name, mail, lower(name) ${person}`,
  ])
    await client.query(statement, names);
  await client.query("set session_replication_role = origin");
  for (const { definition } of indexes) await client.query(definition);
  await client.query("analyze");
}

const sender = nameAndMail(submissions.senderName, submissions.senderMail);
const guest = nameAndMail(bookings.guestName, bookings.guestMail);
const applicant = nameAndMail(applicants.name, applicants.mail);
const SEARCHES = [
  {
    table: submissions,
    id: submissions.id,
    text: sender,
    index: "submissions_plain_sender_trigrams",
  },
  { table: bookings, id: bookings.id, text: guest, index: "bookings_plain_guest_trigrams" },
  {
    table: applicants,
    id: applicants.id,
    text: applicant,
    index: "applicants_plain_person_trigrams",
  },
  {
    table: prospects,
    id: prospects.id,
    text: fullName(prospects),
    index: "prospects_plain_name_trigrams",
  },
];

describe("searches by a part of a text", () => {
  test("SCALE-4 ADM-9 what is found by an index is what a comparison of every row finds", async () => {
    const product = await startForTest();
    const client = await session(product);
    const people = Array.from({ length: 300 }, (_, at) => ({
      name: `${NAMES[at % NAMES.length]} ${at % 3 === 0 ? at : NAMES[(at * 7) % NAMES.length]}`,
      mail: at % 5 === 0 ? "" : `Mail${at}@x.example`,
    }));
    await add(client, people);
    await client.query("set enable_seqscan = off");
    for (const { table, id, text } of SEARCHES)
      for (const typed of [...TYPED, ...ALSO_TYPED]) {
        const ids = (condition: SQL) =>
          ask(client, sql`select ${id} from ${table} where ${condition} order by 1`);
        const compared = sql`strpos(plain_name(${text}), plain_name(${typed})) > 0`;
        expect(await ids(containsName(text, typed)), typed).toEqual(await ids(compared));
      }
  });

  test("SCALE-4 among 20,000 rows one is found by its index", async () => {
    const product = await startForTest();
    const client = await session(product);
    const people = Array.from({ length: 20_000 }, (_, at) => ({
      name: `Person Number${at}`,
      mail: `mail${at}@x.example`,
    }));
    await add(client, people);
    await seedTrainees(product.query, 2_000);
    await client.query("analyze trainee_overviews");
    const planOf = async (statement: SQL) =>
      JSON.stringify(await ask(client, sql`explain ${statement}`));
    for (const { table, text, index } of SEARCHES) {
      const one = sql`select * from ${table} where ${containsName(text, "Number1234")} limit 21`;
      expect(await planOf(one)).toContain(index);
    }
    const { search } = traineeOverviews;
    const one = sql`select * from ${traineeOverviews} where ${containsPlainName(search, "01234")} limit 21`;
    expect(await planOf(one)).toContain("trainee_overviews_search_trigrams");
    const { db } = product.running.database;
    const found = await findPeople(db, "number1234");
    expect(found.people.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 11 }, () => "prospect"),
      ...Array.from({ length: 11 }, () => "guest"),
    ]);
    expect((await findPeople(db, "Number 01234")).people).toMatchObject([{ id: "seed-1234" }]);
    expect(await findPeople(db, "person")).toMatchObject({ more: true });
  });

  test("SCALE-4 ADM-9 a server that keeps the extension from the product: a start says so and searches find the same; once it is there, so are the indexes", async () => {
    const database = await createDatabase(inject("templates"));
    onTestFinished(database.drop);
    const client = new pg.Client({ connectionString: database.env.DATABASE_URL });
    await client.connect();
    await client.query(`drop extension pg_trgm cascade;
      create schema kept;
      create function kept.refuse() returns event_trigger language plpgsql as $$ begin raise 'pg_trgm is not allowed here'; end $$;
      create event trigger refused on ddl_command_start when tag in ('CREATE EXTENSION') execute function kept.refuse()`);
    const indexes = async () =>
      (await client.query("select 1 from pg_indexes where indexname like '%_trigrams'")).rowCount;
    const without = await startProduct({}, database);
    expect(without.logged.join("")).toContain("pg_trgm is not allowed here");
    expect(without.logged.join("")).toContain("CREATE EXTENSION pg_trgm");
    await without.createTrainee("José", "Without");
    const found = async (product: TestProduct) =>
      (await findPeople(product.running.database.db, "jose w")).people.map(({ name }) => name);
    expect(await found(without)).toEqual(["José Without"]);
    expect(await indexes()).toBe(0);
    await without.running.stop();
    await client.query("drop event trigger refused");
    const restarted = await startProduct({}, database);
    expect(restarted.logged.join("")).not.toContain("pg_trgm");
    expect(await found(restarted)).toEqual(["José Without"]);
    expect(await indexes()).toBe(7);
    await restarted.running.stop();
    await client.end();
  });

  test("SCALE-4 APPL-1 ADM-7 of very many, a list says that there are more than it counts", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const client = await session(product);
    const people = Array.from({ length: 1_001 }, (_, at) => ({ name: `Person ${at}`, mail: "" }));
    await add(client, people);
    const all = await admin.page("/admin/applicants");
    expect(all).toContain("1,000+ found");
    expect(all).toContain("Page 1");
    expect(await admin.page("/admin/applicants?q=person")).toContain("1,000+ found");
    expect(await admin.page("/admin/applicants?q=person+99")).toContain("19 found");
    expect(await admin.page("/admin/applicants?page=41")).not.toContain(">Next<");
    await product.query("delete from applicants where name = 'Person 5'");
    expect(await admin.page("/admin/applicants")).toContain("1,000 found");
    await seedTrainees(product.query, 1_001);
    const panel = await admin.page("/training/adminpanel?q=number");
    expect(panel).toContain("more than 1,000 of 1001");
    expect(await admin.page("/training/adminpanel?q=number&page=41")).toContain("Page 41 of 41");
    expect(await admin.page("/training/adminpanel?q=number&page=99")).toContain("Page 41 of 41");
    await product.query("delete from users where id = 'seed-1'");
    expect(await admin.page("/training/adminpanel?q=number")).toContain("1000 of 1000");
  });
});
