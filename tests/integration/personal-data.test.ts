/** One person's data, exported and erased on request. */
import { describe, expect, test } from "vitest";
import { everything } from "../kit/all-rows";
import { aHost } from "../kit/calendars";
import { aBooking, anApplication, aSubmission } from "../kit/inbox-items";
import { aCorrection, added } from "../kit/prospects";
import { aSave, startForTest } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const PAGE = "/admin/personal-data";

async function exported(admin: Visitor, kind: string, id: string): Promise<string> {
  const response = await admin.form(`${PAGE}.data`, { intent: "export", kind, id });
  expect(response.status).toBe(200);
  return response.text();
}

const erase = (admin: Visitor, kind: string, id: string) =>
  admin.form(`${PAGE}.data`, { intent: "erase", kind, id });

describe("personal data (ADM-9)", () => {
  test("ADM-9 a trainee is found by name, exported with progress and applications, and erased from every table", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { visitor, userId } = await product.signedIn(
      await product.createTrainee("Zelda", "Zimmer"),
    );
    await visitor.json("/training/progress", aSave(userId));
    await product.query(
      `insert into practice_runs (user_id, prospect, attempt, version, seed, issued, messages)
       values ($1, 'eager-beginner', 0, 0, 7, true, '["Zelda wrote to a prospect"]')`,
      [userId],
    );
    await product.query(
      `insert into message_disputes (run_id, at, moves)
       select id, 0, '["mirror"]' from practice_runs where user_id = $1`,
      [userId],
    );
    await added(product, visitor);
    const application = await anApplication(product.query, {
      name: "Zelda Zimmer",
      mail: "Zelda@zimmer.example",
    });
    for (const [table, key] of [
      ["submissions", "id"],
      ["applicants", "application_id"],
    ])
      await product.query(`update ${table} set trainee_id = $1 where ${key} = $2`, [
        userId,
        application,
      ]);
    await aSubmission(product.query, { name: "Zelda Z", mail: "zelda@zimmer.example" });
    await aSubmission(product.query, { name: "Otto Other" });
    const session = { name: "Zelda at a session", inHours: -48, traineeId: userId };
    await aBooking(product.query, session);
    await product.query(
      "insert into mail_outbox (recipient, subject, body) values ('zelda@zimmer.example', 'Hello', 'Dear Zelda')",
    );
    expect(await admin.page(`${PAGE}?q=zelda+zim`)).toContain("Zelda Zimmer");
    await product.query("update applicants set reason = 'A reason' where trainee_id = $1", [
      userId,
    ]);
    const data = await exported(admin, "trainee", userId);
    for (const part of [
      "progressSeconds",
      "Zelda@zimmer.example",
      "Dear Zelda",
      "at a session",
      "A reason",
      "Zelda wrote to a prospect",
      "mirror",
    ])
      expect(data).toContain(part);
    expect(data).not.toMatch(/accessCode/);

    expect((await erase(admin, "trainee", userId)).status).toBe(200);
    expect(await everything(product)).not.toMatch(/zelda|zimmer/i);
    expect(await product.query("select first_name, user_id from prospects")).toEqual([
      { first_name: "Paula", user_id: null },
    ]);
    expect(await product.query("select sender_name from submissions")).toEqual([
      { sender_name: "Otto Other" },
    ]);
    const acts = await product.query(
      "select verb, subject_label, after from events where verb like 'people.%' order by at",
    );
    expect(acts).toEqual([
      { verb: "people.export", subject_label: "Former user", after: null },
      {
        verb: "people.erase",
        subject_label: "Former user",
        after: { submissions: 2, bookings: 1, mails: 1 },
      },
    ]);
    expect((await erase(admin, "trainee", userId)).status).toBe(404);
  });

  test("ADM-9 TRK-6 a prospect is erased with every earlier value, removed or not, and cannot be brought back", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const row = await added(product, admin, { firstName: "Walter", annualIncome: "$71,234" });
    await admin.form("/tracker", aCorrection(row, { firstName: "Wilma" }));
    await admin.form("/tracker", { intent: "remove", id: row.id, version: "2" });
    expect(await admin.page(`${PAGE}?q=wilma`)).toContain("Removed from the tracker");
    const data = await exported(admin, "prospect", row.id);
    expect(data).toContain("Walter");
    expect(data).toContain("$71,234");
    expect((await erase(admin, "prospect", row.id)).status).toBe(200);
    expect(await everything(product)).not.toMatch(/Walter|Wilma|71,234/);
    const undo = { intent: "undo", id: row.id, version: "3" };
    expect((await admin.form("/tracker", undo)).status).toBe(404);
  });

  test("ADM-9 a guest is found by address and erased, but not before an upcoming meeting was canceled", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    await aSubmission(product.query, { name: "Rita Request", mail: "rita@guests.example" });
    const id = await aBooking(product.query);
    await product.query(
      "update bookings set guest_name = 'Rita Request', guest_mail = 'Rita@guests.example', starts_at = now() + interval '1 day', ends_at = now() + interval '25 hours' where id = $1",
      [id],
    );
    expect(await admin.page(`${PAGE}?q=rita%40guests`)).toContain("rita@guests.example");
    expect(await exported(admin, "guest", "rita@guests.example")).toContain("A mailbox");
    const refused = await erase(admin, "guest", "rita@guests.example");
    expect(refused.status).toBe(409);
    // Where each of them can be canceled.
    expect(await refused.text()).toContain(id);
    expect(await everything(product)).toMatch(/rita[ @.]/i);
    await product.query("update bookings set cancelled_at = now()");
    expect((await erase(admin, "guest", "RITA@guests.example")).status).toBe(200);
    expect(await everything(product)).not.toMatch(/rita[ @.]/i);
    expect((await erase(admin, "guest", "rita@guests.example")).status).toBe(404);
  });

  test("ADM-9 DAY-5 what setters named to find a meeting goes with its guest or its prospect, and nothing else of it", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { visitor } = await product.signedIn();
    const booking = await aBooking(product.query, { name: "Rita Request", inHours: -30 });
    await product.query(
      "update bookings set guest_mail = 'Rita@guests.example', guest_phone = '+49 30 5550177' where id = $1",
      [booking],
    );
    const prospects = [await added(product, visitor), await added(product, visitor)] as const;
    const [linked, other] = prospects.map(({ id }) => id);
    const day = new Date(Date.now() - 30 * 3_600_000).toISOString().slice(0, 10);
    const name = async (id: string | undefined, contact: string) => {
      const fields = { intent: "name-meeting", contact, day };
      expect((await visitor.form(`/tracker/${id}`, fields)).status).toBe(200);
    };
    const contacts = async () =>
      (
        await product.query<{ contact: string }>(
          "select contact from meeting_requests order by made_at",
        )
      ).map(({ contact }) => contact);
    // A typing mistake, but the meeting of that day was the one.
    await name(linked, "rita.r@guest.example");
    const link = { intent: "link-meeting", booking };
    expect((await admin.form(`/tracker/${linked}`, link)).status).toBe(200);
    await name(other, "RITA@guests.example");
    await name(other, "+49 (30) 555-0177");
    await name(other, "sam@guests.example");
    const file = await exported(admin, "guest", "rita@guests.example");
    for (const typed of ["rita.r@guest.example", "RITA@guests.example", "+49 (30) 555-0177"])
      expect(file).toContain(typed);
    expect(file).not.toContain("sam@guests.example");
    expect(await exported(admin, "prospect", String(other))).toContain("sam@guests.example");
    expect((await erase(admin, "guest", "rita@guests.example")).status).toBe(200);
    expect(await contacts()).toEqual(["Erased", "Erased", "Erased", "sam@guests.example"]);
    expect((await erase(admin, "prospect", String(other))).status).toBe(200);
    expect(await contacts()).toEqual(["Erased"]);
    expect(await everything(product)).not.toMatch(/rita[ @.]|sam@guests/i);
  });

  test("ADM-9 CALL-3 a setter who hosts is erased as a host too, but not before the meetings they host are canceled or given away", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { userId } = await product.signedIn(await product.createTrainee("Zelda", "Zimmer"));
    await product.query("insert into user_roles (user_id, role) values ($1, 'setter')", [userId]);
    const host = await aHost(product, {
      name: "Zelda Zimmer",
      mail: "zelda@zimmer.example",
      link: "https://meet.example.com/zelda",
      user_id: userId,
    });
    const ahead = await aBooking(product.query, { name: "Rita Request", inHours: 30 });
    await product.query("update bookings set host_id = $1 where id = $2", [host, ahead]);
    expect(await exported(admin, "trainee", userId)).toContain("meet.example.com/zelda");
    const refused = await erase(admin, "trainee", userId);
    expect(refused.status).toBe(409);
    const named = await refused.text();
    expect(named).toContain(ahead);
    expect(named).toContain("(as host)");
    expect(await everything(product)).toMatch(/zelda/i);
    await product.query("update bookings set cancelled_at = now()");
    expect((await erase(admin, "trainee", userId)).status).toBe(200);
    expect(await everything(product)).not.toMatch(/zelda|zimmer/i);
    expect(await product.query("select guest_name, host_id from bookings")).toEqual([
      { guest_name: "Rita Request", host_id: null },
    ]);
  });

  test("ADM-9 WEEK-6 stays in a call under another name go with the registration, and answers from the inbox are exported", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const id = await aSubmission(product.query, {
      name: "Rita Request",
      mail: "rita@guests.example",
    });
    await product.query(
      "insert into inbox_replies (id, submission_id, subject, body) values (gen_random_uuid(), $1, 'Re: it', 'An answer to Rita')",
      [id],
    );
    await product.query(
      "insert into call_registrants (registrant, name, mail) values ('r1', 'Rita R', 'Rita@guests.example'), ('r2', 'Otto', 'otto@guests.example')",
    );
    await product.query(
      `insert into call_events (id, calendar, starts_at, kind, meeting, stay, participant, registrant, name, mail, at)
       select 'joined ' || registrant, 'weeklyGroup', now(), 'joined', 'm', registrant, registrant, registrant, 'Nickname ' || registrant, '', now()
       from call_registrants`,
    );
    const file = await exported(admin, "guest", "rita@guests.example");
    for (const part of ["An answer to Rita", "Nickname r1"]) expect(file).toContain(part);
    expect(file).not.toContain("Nickname r2");
    expect((await erase(admin, "guest", "rita@guests.example")).status).toBe(200);
    expect(await everything(product)).not.toMatch(/rita[ @.]|Nickname r1/i);
    expect(await product.query("select name from call_events")).toEqual([{ name: "Nickname r2" }]);
  });

  test("ADM-9 a guest who sent many forms does not hide the others", async () => {
    const product = await startForTest();
    for (let sent = 0; sent < 25; sent += 1)
      await aSubmission(product.query, { name: "Rita Many", mail: "many@guests.example" });
    await aSubmission(product.query, { name: "Rita Once", mail: "once@guests.example" });
    const page = await (await product.admin()).page(`${PAGE}?q=guests.example`);
    for (const mail of ["many@guests.example", "once@guests.example"]) expect(page).toContain(mail);
  });

  test("ADM-9 AUTH-7 without re-authentication no one exports or erases anything, and no one else gets in", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { visitor, userId } = await product.signedIn();
    expect((await erase(visitor, "trainee", userId)).status).not.toBe(200);
    const [administrator] = await product.query<{ user_id: string }>(
      "select user_id from user_roles",
    );
    expect((await erase(admin, "trainee", administrator?.user_id ?? "")).status).toBe(404);
    expect((await erase(admin, "prospect", "1")).status).toBe(400);
    await product.query("update sessions set proven_at = now() - interval '1 hour'");
    for (const intent of ["export", "erase"]) {
      const response = await admin.form(`${PAGE}.data`, { intent, kind: "trainee", id: userId });
      expect(response.status).toBe(403);
      expect(await response.text()).toContain("/account/reauthentication");
    }
    expect(await product.query("select 1 from users where id = $1", [userId])).toHaveLength(1);
  });
});
