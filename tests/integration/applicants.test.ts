/** One record per applicant, from the application on (APPL-1). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { anApplication, anInterview, meetingChanges } from "../kit/inbox-items";
import { LiveListener } from "../kit/live-listener";
import { startProduct, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const LIST = "/admin/applicants";

let product: TestProduct;
let admin: Visitor;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.admin();
});
afterAll(() => product.stop());
beforeEach(async () => {
  await product.query("delete from applicants");
  await product.query("delete from submissions");
  await product.query("delete from bookings");
});

async function listed(query = ""): Promise<string[]> {
  const page = await admin.page(LIST + query);
  const links = page.matchAll(
    /<a [^>]*href="\/admin\/applicants\/[\da-f-]{36}[^"]*"[^>]*>([^<]*)</g,
  );
  return [...links].map(([, name = ""]) => name);
}

type Row = { stage: string; version: number; booking_id: string | null; application_id: string };

async function recordOf(id: string): Promise<Row | undefined> {
  const [row] = await product.query<Row>("select * from applicants where id = $1", [id]);
  return row;
}

const stageOf = async (id: string) => (await recordOf(id))?.stage;

async function move(id: string, stage: string, version?: number) {
  const from = version ?? (await recordOf(id))?.version ?? 0;
  const fields = { intent: "move", stage, version: String(from) };
  const response = await admin.form(`${LIST}/${id}.data`, fields);
  return { status: response.status, text: await response.text() };
}

async function remove(application: string) {
  const path = `/admin/inbox/application/${application}.data`;
  expect((await admin.form(path, { intent: "delete" })).status).toBe(202);
}

describe("the list", () => {
  test("APPL-1 a page past the end is the last one, and a search of 1,500 letters finds nobody instead of everybody", async () => {
    for (const name of ["Ana Lopez", "Ben Ito"])
      await anApplication(product.query, { name, mail: `${name.slice(0, 3)}@example.com` });
    expect(await listed("?page=99")).toHaveLength(2);
    expect(await listed("?q=Ana")).toEqual(["Ana Lopez"]);
    expect(await listed(`?q=${"a".repeat(1_500)}`)).toEqual([]);
  });

  test("APPL-1 table and board show the same people, counted by stage, found without accents", async () => {
    await anApplication(product.query, { name: "Zoë Petit", mail: "zoe@example.com" });
    await anApplication(product.query, {
      name: "Ben No",
      mail: "ben@example.com",
      qualified: false,
    });
    const names = await listed();
    expect(names).toEqual(expect.arrayContaining(["Zoë Petit", "Ben No"]));
    expect((await listed("?view=board")).sort()).toEqual(names.sort());
    expect(await listed("?q=zoe+petit")).toEqual(["Zoë Petit"]);
    expect(await listed("?q=zoe+petit&view=board")).toEqual(["Zoë Petit"]);
    expect(await listed("?stage=new")).toEqual(["Ben No"]);
    expect(await listed("?stage=interview+booked")).toEqual([]);
    expect(await listed("?qualified=yes&stage=nonsense")).toEqual(["Zoë Petit"]);
    const page = await admin.page(LIST);
    expect(page).toMatch(/<h1[^>]*>Applicants<\/h1>/);
    expect(page).toMatch(/Qualified<\/span><span[^>]*>1<\/span>/);
  });

  test("APPL-1 it has pages, and a column of the board names how many more there are", async () => {
    await product.query(
      `insert into submissions (id, form, sender_name, sender_mail, fields, qualified, caller)
       select gen_random_uuid(), 'application', 'Person ' || n, 'p' || n || '@example.com', '[]', true, 'c'
       from generate_series(1, 60) n`,
    );
    await product.query(
      `insert into applicants (id, application_id, name, mail, stage)
       select id, id, sender_name, sender_mail, 'qualified' from submissions`,
    );
    expect(await listed()).toHaveLength(25);
    expect(await listed("?page=3")).toHaveLength(10);
    expect(await listed("?view=board")).toHaveLength(30);
    expect(await admin.page(`${LIST}?view=board`)).toMatch(
      /All (<!-- -->)?60(<!-- -->)? in the table/,
    );
  });
});

describe("one record", () => {
  test("APPL-1 a second application of the same address joins, and a disqualified one becomes qualified", async () => {
    const first = await anApplication(product.query, { qualified: false, hoursAgo: 3 });
    expect(await stageOf(first)).toBe("new");
    const second = await anApplication(product.query, { mail: "ANN@example.com" });
    expect(await recordOf(second)).toBeUndefined();
    expect(await recordOf(first)).toMatchObject({ stage: "qualified", application_id: second });
    await remove(second);
    expect(await recordOf(first)).toMatchObject({ application_id: first });
    await remove(first);
    expect(await recordOf(first)).toBeUndefined();
  });

  test("APPL-1 a confirmed interview of the same address joins; canceled, it leaves; held, it moves on", async () => {
    const id = await anApplication(product.query);
    await anInterview(product.query, { mail: "other@example.com" });
    const held = await anInterview(product.query, { mail: "Ann@example.com", held: true });
    expect(await stageOf(id)).toBe("qualified");
    await product.query("update bookings set held_until = null where id = $1", [held]);
    await meetingChanges(product.query, held);
    expect(await recordOf(id)).toMatchObject({ stage: "interview booked", booking_id: held });
    expect((await move(id, "declined")).text).toContain("Cancel the interview first");
    expect(await admin.page(`${LIST}/${id}`)).toContain("Open the booking");
    await product.query("update bookings set cancelled_at = now() where id = $1", [held]);
    await meetingChanges(product.query, held);
    expect(await recordOf(id)).toMatchObject({ stage: "qualified", booking_id: null });
    const moves = await product.query(
      "select after->>'stage' as stage from events where subject_id = $1 and verb = 'applicants.move' order by at",
      [id],
    );
    expect(moves).toEqual([{ stage: "interview booked" }, { stage: "qualified" }]);
  });

  test("APPL-1 an interview that was booked before the application joins it", async () => {
    const booking = await anInterview(product.query, { mail: "ann@example.com" });
    const id = await anApplication(product.query);
    expect(await recordOf(id)).toMatchObject({ stage: "interview booked", booking_id: booking });
  });
});

describe("moves", () => {
  test("APPL-1 each is an event with who and when, can be undone, and reaches the inbox", async () => {
    const id = await anApplication(product.query);
    const { text } = await move(id, "declined");
    expect(text).toContain("Moved to declined");
    expect(await product.query("select status from submissions where id = $1", [id])).toEqual([
      { status: "declined" },
    ]);
    expect((await move(id, "qualified")).status).toBe(200);
    expect(await product.query("select status from submissions where id = $1", [id])).toEqual([
      { status: "open" },
    ]);
    const page = await admin.page(`${LIST}/${id}`);
    expect(page).toMatch(/Moved(<!-- -->)? to declined/);
    expect(page).toContain("What do you need?");
    const acts = await product.query(
      "select actor_kind, before, after from events where subject_id = $1 and verb = 'applicants.move' order by at",
      [id],
    );
    expect(acts).toEqual([
      { actor_kind: "user", before: { stage: "qualified" }, after: { stage: "declined" } },
      { actor_kind: "user", before: { stage: "declined" }, after: { stage: "qualified" } },
    ]);
  });

  test("APPL-1 an old version, an impossible stage and nonsense change nothing", async () => {
    const id = await anApplication(product.query);
    await move(id, "interviewed");
    expect((await move(id, "qualified", 1)).status).toBe(409);
    expect((await move(id, "accepted")).status).toBe(409);
    expect((await move(id, "hired")).status).toBe(400);
    expect((await move(crypto.randomUUID(), "new", 1)).status).toBe(404);
    expect(await stageOf(id)).toBe("interviewed");
    expect((await admin.get(`${LIST}/not-an-id`)).status).toBe(404);
  });

  test("APPL-1 what the inbox decides is the stage, and open screens hear about it", async () => {
    const id = await anApplication(product.query);
    const listener = await LiveListener.open(admin, "applicants");
    const path = `/admin/inbox/application/${id}.data`;
    await admin.form(path, { intent: "status", status: "declined", version: "1" });
    expect(await stageOf(id)).toBe("declined");
    await listener.until(() => listener.heard.some(({ data }) => data.key === id));
    await admin.form(path, { intent: "status", status: "open", version: "2" });
    expect(await stageOf(id)).toBe("qualified");
    listener.close();
  });
});
