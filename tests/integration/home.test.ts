/** The owner's home, where signing in leads, and the log as people read it. */
import { describe, expect, test } from "vitest";
import { aCohort } from "../kit/cohorts";
import { aBooking, anApplication, anInterview } from "../kit/inbox-items";
import { anEntry, payPeople } from "../kit/pay";
import { giveRole } from "../kit/people";
import { ADMIN_CODE, startForTest } from "../kit/test-product";

describe("the owner's home (OWN-1)", () => {
  test("OWN-1 each role lands on its work, and an address that was wanted comes first", async () => {
    const product = await startForTest();
    const landed = async (accessCode: string, address = "/auth") =>
      (await product.visitor().form(address, { accessCode })).headers.get("Location");
    const person = async (role: "coach" | "operations" | "setter" | null) => {
      const trainee = await product.createTrainee(role ?? "Plain", "Person");
      const { userId } = await product.signedIn(trainee);
      return (role && (await giveRole(product, role, userId))) || trainee.accessCode;
    };
    expect(await landed(ADMIN_CODE)).toBe("/admin");
    expect(await landed(await person("operations"))).toBe("/admin/inbox");
    expect(await landed(await person("coach"))).toBe("/training/adminpanel");
    expect(await landed(await person("setter"))).toBe("/training");
    expect(await landed(await person(null))).toBe("/training");
    expect(await landed(ADMIN_CODE, "/auth?redirect=/training")).toBe("/training");
    const coach = product.visitor();
    await coach.signIn(await person("coach"));
    for (const address of ["/auth", "/admin"])
      expect((await coach.get(address)).headers.get("Location")).toBe("/training/adminpanel");
  });

  test("OWN-1 the page has what is left to set up and what waits today, each number a link", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    await anApplication(product.query, { mail: "maya@example.com" });
    await anInterview(product.query, { mail: "maya@example.com" });
    const page = await admin.page("/admin");
    expect(page).toMatch(/<h2[^>]*>Set up<\/h2>/);
    expect(page).toMatch(/<h2[^>]*>Today<\/h2>/);
    for (const to of [
      "/admin/launch",
      "/admin/agenda",
      "/admin/inbox?status=new",
      "/admin/inbox?late=yes",
      "/admin/applicants?stage=interviewed",
      "/training/adminpanel?late=yes",
    ])
      expect(page).toContain(`href="${to}"`);
    expect(page).toMatch(/href="\/admin\/funnel\?from=[\d-]+&amp;to=[\d-]+"/);
    const numbers = [...page.matchAll(/font-heading text-2xl tabular">([\d,]+)</g)];
    expect(numbers.length).toBeGreaterThan(7);
  });

  test("OWN-1 SLOT-2 it says when far more meetings are booked than usual, and not on a usual day", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const says = async () => (await admin.page("/admin")).includes("far more than usual");
    const booked = async (count: number, daysAgo: number, caller = "caller") => {
      for (let at = 0; at < count; at += 1) {
        const id = await aBooking(product.query, { hoursAgo: 24 * daysAgo + 1 });
        await product.query("update bookings set caller = $2 where id = $1", [id, caller]);
      }
    };
    await booked(19, 0);
    await booked(5, 0, "staff");
    expect(await says()).toBe(false);
    await booked(1, 0);
    expect(await says()).toBe(true);
    // Where four a day are usual, twenty are not many.
    for (let day = 1; day <= 14; day += 1) await booked(4, day);
    expect(await says()).toBe(false);
  });

  test("OWN-1 the guests of one meeting stand in one line, and other calls in theirs", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    for (const name of ["Ada One", "Bo Two", "Cy Three"])
      await aBooking(product.query, { name, calendar: "weeklyGroup" });
    await product.query(
      `update bookings set starts_at = now(), ends_at = now() + interval '1 h', seat = place
       from (select id, row_number() over () as place from bookings) each where each.id = bookings.id`,
    );
    const alone = await aBooking(product.query, { name: "Dee Alone" });
    await product.query(
      "update bookings set starts_at = now(), ends_at = now() + interval '30 min' where id = $1",
      [alone],
    );
    const page = (await admin.page("/admin")).replaceAll("<!-- -->", "");
    expect(page).toContain("3 guests");
    expect(page).not.toMatch(/>(?:Ada One|Bo Two|Cy Three)</);
    expect(page).toContain("Dee Alone");
    expect(page).toMatch(/>2<\/span><span[^>]*>today/);
  });
});

describe("what nobody is paid for yet (OWN-1, PAY-4)", () => {
  test("OWN-1 PAY-4 the home says what pay waits for with the numbers of the pages it leads to, and nothing while nothing waits", async () => {
    const product = await startForTest();
    const { admin, setter, userId } = await payPeople(product);
    const home = async () => (await admin.page("/admin")).replaceAll("<!-- -->", "");
    expect(await home()).not.toContain('aria-label="Pay"');
    const entry = await anEntry(product, { visitor: setter, userId });
    await setter.form("/tracker/pay", { intent: "dispute", entry, reason: "It was $4,000" });
    await aBooking(product.query, { inHours: -2 });
    await aBooking(product.query, { inHours: -3, name: "Vera Visitor" });
    await product.query(
      `insert into pay_periods (period, state, zone) values ('2026-01', 'open', 'UTC'), ('2025-12', 'review', 'UTC')`,
    );
    await product.query(
      `insert into pay_periods (period, state, zone, hash, closed_at) values ('2026-02', 'closed', 'UTC', '', now())`,
    );
    const page = await home();
    const part = page.slice(page.indexOf('aria-label="Pay"')).split("</section>")[0] ?? "";
    expect(part).toMatch(/href="\/admin\/pay#waiting".*?tabular">0</s);
    expect(part).toMatch(/href="\/admin\/pay#disputes".*?tabular">1<.*?open dispute</s);
    expect(part).toContain("Outcomes missing: 2");
    expect((await admin.page("/admin/agenda")).replaceAll("<!-- -->", "")).toContain(
      "Outcomes missing: 2",
    );
    const months = [...part.matchAll(/period=(\d{4}-\d\d)/g)].map(([, month]) => month);
    expect(months).toEqual(["2026-01", "2025-12"]);
    expect(await admin.page("/admin/pay")).toMatch(
      /January 2026, open<.*December 2025, in review</s,
    );
  });
});

describe("the log as people read it (OWN-9)", () => {
  test("OWN-9 an applicant has a name and a link while there is a record, and a reference afterward", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const id = await anApplication(product.query, { name: "Maya Chen", mail: "maya@example.com" });
    const item = `/admin/inbox/application/${id}`;
    const [row] = await product.query<{ version: number }>(
      "select version from submissions where id = $1",
      [id],
    );
    const change = { intent: "status", status: "open", version: String(row?.version) };
    expect((await admin.form(item, change)).status).toBe(200);
    const page = await admin.page("/admin/log");
    expect(page).toContain("Application of Maya Chen");
    expect(page).toContain(`href="${item}"`);
    expect(await admin.page("/admin/log?target=maya")).toContain("Application of Maya Chen");
    expect(await admin.page("/admin/log?target=somebody")).not.toContain("Maya");
    await product.query("delete from applicants");
    await product.query("delete from submissions");
    const later = await admin.page("/admin/log");
    expect(later).not.toContain("Maya");
    expect(later).toContain(id.slice(0, 8));
  });

  test("OWN-9 what one act did to many is one line that opens, and two people's acts are two", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { userId } = await product.signedIn(await product.createTrainee("Olga", "Other"));
    const cohort = await aCohort(product, userId);
    await product.query("update cohorts set name = 'January' where id = $1", [cohort]);
    for (const name of ["Ana", "Ben", "Cleo"]) await product.createTrainee(name, "Example");
    // As an import does it: all of them in one request.
    await product.query(
      `insert into events (actor_kind, actor_id, actor_name, verb, subject_kind, subject_id, subject_label, after, request_id, audited)
       select 'user', (select user_id from training_credentials where first_name = 'Site'), 'Site Administrator', 'cohorts.join', 'trainee',
         c.user_id, c.first_name || ' ' || c.last_name, jsonb_build_object('cohort', $1::text), 'one-request-0001', true
       from training_credentials c where c.last_name = 'Example'`,
      [cohort],
    );
    const page = (await admin.page("/admin/log")).replaceAll("<!-- -->", "");
    expect(page).toContain("Added to cohort 3x");
    expect(page.match(/Created user/g)?.length).toBeGreaterThan(3);
    const single = await admin.page(`/admin/log${/\?batch=[^"]+/.exec(page)?.[0] ?? ""}`);
    for (const name of ["Ana", "Ben", "Cleo"]) expect(single).toContain(`${name} Example`);
    expect(single).not.toMatch(/font-semibold">Created user/);
    expect(single).toContain("January");
    expect(single).not.toContain(cohort);
    expect(await admin.page("/admin/log?target=cleo&act=cohorts.join")).toContain("Cleo Example");
  });
});
