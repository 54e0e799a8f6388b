import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aBooking, anApplication, aSubmission, INBOX } from "../kit/inbox-items";
import { LiveListener } from "../kit/live-listener";
import { startProduct, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const PERSON = { firstName: "Ann", lastName: "van der Berg" };

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

/** The names in the order of the list. */
async function listed(query = ""): Promise<string[]> {
  const page = await admin.page(INBOX + query);
  const links = page.matchAll(/<a [^>]*href="\/admin\/inbox\/\w+\/[^"]*"[^>]*>([^<]*)</g);
  return [...links].map(([, name = ""]) => name);
}

/** What an item's action returns, as a page's script receives it. */
async function act(person: Visitor, path: string, fields: Record<string, string>) {
  const response = await person.form(`${path}.data`, fields);
  return { status: response.status, text: await response.text() };
}

async function versionOf(id: string): Promise<string> {
  const [row] = await product.query<{ version: number }>(
    "select version from submissions where id = $1 union all select version from bookings where id = $1",
    [id],
  );
  return String(row?.version);
}

async function secondAdministrator(): Promise<Visitor> {
  const { visitor, userId } = await product.signedIn(
    await product.createTrainee("Second", "Administrator"),
  );
  await product.query("insert into user_roles (user_id, role) values ($1, 'admin')", [userId]);
  return visitor;
}

async function actsOf(id: string): Promise<{ verb: string; before: unknown; after: unknown }[]> {
  return product.query(
    "select verb, before, after, subject_label from events where subject_id = $1 order by at",
    [id],
  );
}

describe("the list", () => {
  test("SLOT-2 one list of all kinds, newest first, that searches and filters by its address", async () => {
    const { query } = product;
    await aSubmission(query, { hoursAgo: 30 });
    await aSubmission(query, { form: "crm-access", name: "Cy 100%_Çelik", status: "open" });
    await anApplication(query, {
      hoursAgo: 25,
      qualified: false,
      name: "Nora Not",
      mail: "n@x.example",
    });
    await anApplication(query, { hoursAgo: 0, status: "declined" });
    await aBooking(query, { hoursAgo: 40 });
    await aBooking(query, { hoursAgo: 5, cancelled: true, name: "Cancelled Guest" });
    const [RITA, CY, NORA, ANN] = ["Rita Request", "Cy 100%_Çelik", "Nora Not", "Ann van der Berg"];
    const [GUS, CANCELLED] = ["Gus Guest", "Cancelled Guest"];
    const cases: [query: string, names: string[]][] = [
      ["", [ANN, CY, CANCELLED, NORA, RITA, GUS]],
      ["?kind=request", [CY, RITA]],
      ["?kind=application", [ANN, NORA]],
      ["?kind=booking", [CANCELLED, GUS]],
      ["?form=crm-access", [CY]],
      ["?form=discovery", [CANCELLED, GUS]],
      ["?status=new", [NORA, RITA, GUS]],
      ["?status=open", [CY]],
      ["?status=declined", [ANN]],
      ["?status=cancelled", [CANCELLED]],
      ["?status=accepted", []],
      ["?late=yes", [NORA, RITA, GUS]],
      ["?late=yes&kind=booking", [GUS]],
      ["?q=REQUEST+rita", [RITA]],
      ["?q=x.example", [NORA]],
      ["?q=%25_%C3%87", [CY]],
      ["?q=%25", [CY]],
      ["?q=nobody", []],
      ["?kind=nonsense&status=x&page=-1", [ANN, CY, CANCELLED, NORA, RITA, GUS]],
      ["?page=2", []],
    ];
    const [known] = await product.query<{ id: string }>(
      "select id from submissions where sender_name = 'Nora Not'",
    );
    cases.push([`?q=${known?.id}`, [NORA]]);
    for (const [address, names] of cases) expect(await listed(address), address).toEqual(names);
    const page = await admin.page(INBOX);
    for (const words of ["Not qualified", "overdue 6 h", "waiting 1 h", "Discovery", "CRM access"])
      expect(page).toContain(words);
    expect(page).toMatch(/Requests<\/span><span[^>]*><span>1<\/span><span/);
    const panel = await admin.page("/training/adminpanel");
    expect(panel).toMatch(/Inbox<\/span><span[^>]*><span>3<\/span><span/);
  });

  test("SLOT-2 pages of 25, each item once", async () => {
    for (let at = 0; at < 30; at += 1) {
      await aSubmission(product.query, { name: `Person ${at}`, hoursAgo: at });
      await aBooking(product.query, { name: `Guest ${at}`, hoursAgo: at });
    }
    const pages = [await listed(), await listed("?page=2"), await listed("?page=3")];
    expect(pages.map((names) => names.length)).toEqual([25, 25, 10]);
    expect(new Set(pages.flat()).size).toBe(60);
    expect(await listed("?page=4")).toEqual([]);
    expect(await admin.page(`${INBOX}?page=2`)).toContain("Previous");
  });

  test("SLOT-2 the file holds what the view finds, safe for spreadsheets", async () => {
    const fields = [
      { label: "Why", value: "=1+1" },
      { label: "More", value: 'with "quotes"\nand lines' },
    ];
    const id = await aSubmission(product.query, {
      name: '=HYPERLINK("http://evil.example")',
      fields,
    });
    await product.query("update submissions set note = '@note' where id = $1", [id]);
    await aBooking(product.query);
    const response = await admin.get(`${INBOX}.csv?kind=request`);
    expect(response.headers.get("Content-Type")).toContain("text/csv");
    const text = await response.text();
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(text).toContain('"Why: =1+1\nMore: with ""quotes""\nand lines"');
    expect(text).toContain("'@note");
    expect(text).not.toContain("Gus Guest");
    expect(await (await admin.get(`${INBOX}.csv`)).text()).toContain("Gus Guest");
  });

  test("WEAK SLOT-2 a file of both kinds is read part by part: every item once, newest first", async () => {
    const columns = "id, form, sender_name, sender_mail, fields, caller, status, created_at";
    await product.query(
      `insert into submissions (${columns}) select gen_random_uuid(), 'company-email', 'Item' || n, 'a@example.com', '[]',
         'caller', 'new', now() - n / 50 * interval '1 minute' from generate_series(1, 1100) n`,
    );
    await aBooking(product.query, { name: "Booked", hoursAgo: 0 });
    const lines = (await (await admin.get(`${INBOX}.csv`)).text()).trimEnd().split("\r\n");
    const names = lines.slice(1).map((line) => line.split(",")[2]);
    const expected = await product.query<{ name: string }>(
      `select name from (select sender_name as name, created_at, id from submissions
         union all select guest_name, created_at, id from bookings) items order by created_at desc, id desc`,
    );
    expect(names).toEqual(expected.map(({ name }) => name));
    expect(names).toHaveLength(1_101);
  });
});

describe("one item", () => {
  test("SLOT-2 all answers in order, escaped; an unknown one is omitted", async () => {
    const hostile = "<script>alert(1)</script>";
    const id = await aSubmission(product.query, {
      name: hostile,
      mail: "rita+x@example.com",
      fields: [
        { label: "First", value: hostile },
        { label: hostile, value: "x".repeat(3_000) },
      ],
    });
    await anApplication(product.query, { mail: "RITA+x@example.com" });
    const path = `${INBOX}/request/${id}`;
    const page = await admin.page(path);
    expect(page).not.toContain(hostile);
    expect(page.indexOf("First")).toBeLessThan(page.indexOf("x".repeat(3_000)));
    expect(page).toContain("mailto:rita%2Bx@example.com?subject=Re%3A%20Company%20email");
    expect(page).toContain("More from this address");
    for (const wrong of [
      `${INBOX}/application/${id}`,
      `${INBOX}/request/${crypto.randomUUID()}`,
      `${INBOX}/request/nonsense`,
      `${INBOX}/nonsense/${id}`,
    ])
      expect((await admin.get(wrong)).status, wrong).toBe(404);
  });

  test("SLOT-2 a meeting shows its time, and is canceled once, for good", async () => {
    const id = await aBooking(product.query);
    const path = `${INBOX}/booking/${id}`;
    const page = await admin.page(path);
    expect(page.replaceAll("<!-- -->", "")).toContain("30 min · guest in Europe/Berlin");
    expect(page).toContain("See you");
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => act(admin, path, { intent: "cancel" })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await listed("?status=cancelled")).toEqual(["Gus Guest"]);
    expect((await actsOf(id)).map(({ verb }) => verb)).toEqual(["bookings.cancel"]);
    const version = await versionOf(id);
    expect((await act(admin, path, { intent: "status", version, status: "done" })).status).toBe(
      409,
    );
    expect((await act(admin, path, { intent: "delete" })).status).toBe(202);
    const request = `${INBOX}/request/${await aSubmission(product.query)}`;
    expect((await act(admin, request, { intent: "cancel" })).status).toBe(409);
  });

  test("SLOT-2 if two people change one item, the second gets a message and sees the first one's note", async () => {
    const id = await aSubmission(product.query);
    const path = `${INBOX}/request/${id}`;
    const second = await secondAdministrator();
    const saved = await act(admin, path, { intent: "note", version: "1", note: "Called her" });
    expect(saved.status).toBe(200);
    const late = await act(second, path, { intent: "note", version: "1", note: "Wrote to her" });
    expect(late.status).toBe(409);
    expect(late.text).toContain("Called her");
    expect(late.text).toContain("Site Administrator");
    expect(
      (await act(second, path, { intent: "status", version: "1", status: "done" })).status,
    ).toBe(409);
    const version = await versionOf(id);
    expect((await act(second, path, { intent: "note", version, note: "Both" })).status).toBe(200);
    const [row] = await product.query("select note, status from submissions");
    expect(row).toEqual({ note: "Both", status: "new" });
  });

  test("SLOT-2 a status goes where it may, back again, and into the log without contents", async () => {
    const id = await anApplication(product.query);
    const path = `${INBOX}/application/${id}`;
    for (const status of ["open", "done", "open", "declined"]) {
      const version = await versionOf(id);
      expect((await act(admin, path, { intent: "status", version, status })).status).toBe(200);
    }
    await act(admin, path, { intent: "note", version: await versionOf(id), note: "a secret note" });
    const acts = await actsOf(id);
    expect(acts.map(({ verb }) => verb)).toEqual([
      "inbox.change",
      "inbox.change",
      "inbox.change",
      "applications.decline",
      "inbox.change",
    ]);
    expect(acts[3]).toMatchObject({ before: { status: "open" }, after: { status: "declined" } });
    expect(JSON.stringify(acts)).not.toMatch(/secret note|example\.com|Berg/);
    expect(await admin.page(path)).toContain("Declined application");
    const request = `${INBOX}/request/${await aSubmission(product.query)}`;
    for (const status of ["declined", "accepted", "cancelled", "nonsense"])
      expect(
        (await act(admin, request, { intent: "status", version: "1", status })).status,
      ).toBeGreaterThanOrEqual(400);
    const booking = `${INBOX}/booking/${await aBooking(product.query)}`;
    expect(
      (await act(admin, booking, { intent: "status", version: "1", status: "done" })).status,
    ).toBe(200);
    expect(
      (await act(admin, booking, { intent: "status", version: "2", status: "declined" })).status,
    ).toBe(409);
    const unknown = { intent: "note", version: "1", note: "x", more: "y" };
    expect((await act(admin, request, unknown)).status).toBe(400);
    const long = { intent: "note", version: "1", note: "x".repeat(5_001) };
    expect((await act(admin, request, long)).status).toBe(400);
  });

  test("SLOT-2 a response's time stays the same, regardless of later notes", async () => {
    const id = await aSubmission(product.query, { hoursAgo: 3 });
    const path = `${INBOX}/request/${id}`;
    await act(admin, path, { intent: "status", version: "1", status: "done" });
    await act(admin, path, { intent: "note", version: "2", note: "later" });
    await product.query("update submissions set created_at = created_at where id = $1", [id]);
    const response = await admin.get(`/admin/inbox-items?id=${id}`);
    const { items } = (await response.json()) as { items: { settledAt: string }[] };
    const [log] = await product.query<{ at: Date }>(
      "select at from events where subject_id = $1 order by at limit 1",
      [id],
    );
    expect(items[0]?.settledAt).toBe(log?.at.toISOString());
    expect(await admin.page(path)).toContain("answered within 4 h");
  });

  test("SLOT-2 AUTH-7 an item is deleted with all its data; an upcoming meeting must be canceled first", async () => {
    const id = await aSubmission(product.query);
    const path = `${INBOX}/request/${id}`;
    const deleted = await admin.form(`${path}?q=rita`, { intent: "delete" });
    expect(deleted.headers.get("Location")).toBe(`${INBOX}?q=rita`);
    expect((await admin.get(path)).status).toBe(404);
    expect((await act(admin, path, { intent: "delete" })).status).toBe(404);
    expect((await actsOf(id)).map(({ verb }) => verb)).toEqual(["inbox.delete"]);
    const coming = `${INBOX}/booking/${await aBooking(product.query)}`;
    const past = `${INBOX}/booking/${await aBooking(product.query, { inHours: -48 })}`;
    expect((await act(admin, coming, { intent: "delete" })).status).toBe(409);
    expect((await act(admin, past, { intent: "delete" })).status).toBe(202);
    await product.query("update sessions set proven_at = now() - interval '11 min'");
    const kept = `${INBOX}/request/${await aSubmission(product.query)}`;
    expect((await act(admin, kept, { intent: "delete" })).status).toBe(403);
    expect((await admin.get(kept)).status).toBe(200);
    await product.query("update sessions set proven_at = now()");
  });
});

describe("an accepted application", () => {
  test("SLOT-2 becomes one trainee, whose code signs in, under twenty clicks of two administrators", async () => {
    const id = await anApplication(product.query);
    const path = `${INBOX}/application/${id}`;
    const people = [admin, await secondAdministrator()];
    const before = await product.query("select user_id from training_credentials");
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        act(people[at % 2] ?? admin, path, { intent: "accept", ...PERSON }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const withCode = responses.filter(({ text }) => text.includes("accessCode"));
    expect(withCode).toHaveLength(1);
    const after = await product.query("select user_id from training_credentials");
    expect(after.length).toBe(before.length + 1);
    const [row] = await product.query<Record<string, string>>(
      `select status, first_name, last_name, user_id = trainee_id as same from submissions
       join training_credentials on user_id = trainee_id`,
    );
    expect(row).toEqual({
      status: "accepted",
      first_name: "Ann",
      last_name: "van der Berg",
      same: true,
    });
    const code = /"accessCode","([^"]+)"/.exec(withCode[0]?.text ?? "")?.[1] ?? "";
    expect((await product.visitor().signIn(code)).headers.get("Location")).toBe("/training");
    expect((await actsOf(id)).map(({ verb }) => verb)).toEqual(["applications.accept"]);
    const page = await admin.page(path);
    expect(page).toContain("Copy sign-in link");
    expect(page).not.toContain(code);
    expect((await act(admin, path, { intent: "code" })).text).toContain(code);
    expect((await act(admin, path, { intent: "link" })).text).toContain("/auth/link#");
    expect((await act(admin, path, { intent: "mail" })).status).toBe(409);
    const version = await versionOf(id);
    expect((await act(admin, path, { intent: "status", version, status: "open" })).status).toBe(
      409,
    );
    expect(product.logged.join("")).not.toContain(code);
  });

  test("OWN-4 SLOT-2 an acceptance in the inbox gives cohort, coach and start date, or says why not and gives nothing", async () => {
    const id = await anApplication(product.query, { mail: "placed@example.com" });
    const path = `${INBOX}/application/${id}`;
    const [cohort] = await product.query<{ id: string }>(
      "insert into cohorts (name, starts_on) values ('January', '2027-01-04') returning id",
    );
    expect(await admin.page(`${path}.data`), "offered").toContain("January");
    const person = { intent: "accept", firstName: "Pla", lastName: "Ced" };
    const wrong: Record<string, string>[] = [
      { startsOn: "2027-02-30" },
      { cohortId: crypto.randomUUID() },
      { coachId: "nobody" },
    ];
    for (const fields of wrong)
      expect((await act(admin, path, { ...person, ...fields })).status).toBeGreaterThanOrEqual(400);
    expect(await versionOf(id), "nothing was changed").toBe("1");
    const placed = { cohortId: cohort?.id ?? "", startsOn: "2027-01-04" };
    expect((await act(admin, path, { ...person, ...placed })).text).toContain("accessCode");
    const [row] = await product.query(
      `select cohort_id, (select starts_on::text from applicants where trainee_id = user_id) as starts_on
       from cohort_members join submissions on trainee_id = user_id where submissions.id = $1`,
      [id],
    );
    expect(row).toMatchObject({ cohort_id: cohort?.id });
  });

  test("SLOT-2 nothing of an acceptance stays where it fails, and only applications are accepted", async () => {
    const id = await anApplication(product.query);
    const path = `${INBOX}/application/${id}`;
    const before = await product.query("select user_id from training_credentials");
    expect(
      (await act(admin, path, { intent: "accept", firstName: "Ann", lastName: " " })).status,
    ).toBe(400);
    const request = `${INBOX}/request/${await aSubmission(product.query)}`;
    expect((await act(admin, request, { intent: "accept", ...PERSON })).status).toBe(409);
    expect(await product.query("select user_id from training_credentials")).toEqual(before);
    expect(await versionOf(id)).toBe("1");
  });

  test("SLOT-2 whose account was deleted may be decided about again", async () => {
    const id = await anApplication(product.query, { mail: "again@example.com" });
    const path = `${INBOX}/application/${id}`;
    await act(admin, path, { intent: "accept", ...PERSON });
    await product.query(
      "delete from users where id = (select trainee_id from submissions where id = $1)",
      [id],
    );
    const version = await versionOf(id);
    expect((await act(admin, path, { intent: "status", version, status: "open" })).status).toBe(
      200,
    );
    const again = await act(admin, path, { intent: "accept", ...PERSON });
    expect(again.text).toContain("accessCode");
  });
});

describe("live", () => {
  test("SLOT-2 RT-1 what comes in and what someone changes is heard, and read as a row", async () => {
    const listener = await LiveListener.open(admin, "inbox");
    const id = await aSubmission(product.query);
    const heard = (times: number) =>
      listener.until(() => listener.heard.filter(({ data }) => data.key === id).length >= times);
    await heard(1);
    expect(JSON.stringify(listener.heard)).not.toMatch(/Rita|example\.com|mailbox/);
    const row = async (query = "") => {
      const response = await admin.get(`/admin/inbox-items?id=${id}${query}`);
      return (await response.json()) as Record<string, unknown>;
    };
    expect(await row()).toMatchObject({
      ids: [id],
      items: [{ id, name: "Rita Request", status: "new" }],
      found: 1,
      fresh: { request: 1, application: 0, booking: 0 },
    });
    await act(admin, `${INBOX}/request/${id}`, { intent: "status", version: "1", status: "done" });
    await heard(2);
    expect(await row("&status=new")).toMatchObject({ items: [], found: 0, fresh: { request: 0 } });
    await act(admin, `${INBOX}/request/${id}`, { intent: "delete" });
    await heard(3);
    expect(await row()).toMatchObject({ items: [], found: 0 });
    expect((await admin.get("/admin/inbox-items?id=nonsense")).status).toBe(400);
    listener.close();
  });
});
