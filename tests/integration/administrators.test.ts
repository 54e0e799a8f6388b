import { describe, expect, onTestFinished, test } from "vitest";
import { enrol } from "../kit/authenticator";
import { type Heard, LiveListener } from "../kit/live-listener";
import { mailParts } from "../kit/mail-parts";
import { SmtpStub } from "../kit/smtp-stub";
import { ADMIN_CODE, aSave, startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const PAGE = "/admin/administrators";

type Boss = { visitor: Visitor; userId: string; code: string };

async function act(person: Visitor, intent: "promote" | "demote" | "one-step", userId: string) {
  const response = await person.form(`${PAGE}.data`, { intent, userId });
  return { status: response.status, text: await response.text() };
}

async function firstUserId(product: TestProduct): Promise<string> {
  const [row] = await product.query<{ user_id: string }>(
    "select user_id from user_roles order by user_id limit 1",
  );
  return row?.user_id ?? "";
}

async function another(product: TestProduct, firstName = "Ada"): Promise<Boss> {
  const { userId } = await product.signedIn(await product.createTrainee(firstName, "Admin"));
  const { text } = await act(await product.admin(), "promote", userId);
  const code = /"([A-Z2-7]{12})"/.exec(text)?.[1] ?? "";
  const visitor = product.visitor();
  await visitor.signIn(code);
  return { visitor, userId, code };
}

async function countAdministrators(product: TestProduct): Promise<number> {
  const rows = await product.query("select user_id from user_roles where role = 'admin'");
  return rows.length;
}

describe("several administrators", () => {
  test("ADM-5 promoting replaces the short code with a long one, shown once, and ends what the old one opened", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const trainee = await product.createTrainee("Ada", "Admin");
    const { visitor, userId } = await product.signedIn(trainee);
    const link = await admin.form("/training/adminpanel.data", { intent: "link", userId });
    const token = /\/auth\/link#([\w-]{43})/.exec(await link.text())?.[1] ?? "";
    const { status, text } = await act(admin, "promote", userId);
    expect(status).toBe(200);
    const code = /"([A-Z2-7]{12})"/.exec(text)?.[1] ?? "";
    expect(code).not.toBe("");
    expect((await visitor.get("/training")).status).toBe(302);
    expect((await product.visitor().signIn(trainee.accessCode)).status).toBe(401);
    expect((await product.visitor().form("/auth/link", { token })).status).toBe(401);
    const boss = product.visitor();
    await boss.signIn(code);
    expect((await boss.get("/training/adminpanel")).status).toBe(200);
    expect(await boss.page("/training/adminpanel")).not.toContain("Ada");
    const page = await admin.page(PAGE);
    expect(page).toContain("Ada Admin");
    expect(page).not.toContain(code);
    const [row] = await product.query<{ digits: number | null; row: string }>(
      "select access_code_digits as digits, training_credentials::text as row from training_credentials where user_id = $1",
      [userId],
    );
    expect(row?.digits).toBeNull();
    expect(`${row?.row}${product.logged.join("")}`).not.toContain(code);
  });

  test("ADM-5 demoting takes every right immediately, and leaves a trainee with their code", async () => {
    const product = await startForTest();
    const boss = await another(product);
    expect((await act(await product.admin(), "demote", boss.userId)).status).toBe(200);
    expect((await boss.visitor.get("/training/adminpanel")).headers.get("Location")).toBe(
      "/training",
    );
    expect((await boss.visitor.get("/training")).status).toBe(200);
    expect((await product.visitor().signIn(boss.code)).status).toBe(302);
    expect(await (await product.admin()).page("/training/adminpanel")).toContain("Ada");
    const again = await act(await product.admin(), "demote", boss.userId);
    expect(again).toMatchObject({ status: 409 });
    expect(again.text).toContain("This person is no longer an administrator");
  });

  test("C4 RT-1 a demoted administrator's stream loses its topics for administrators, and continues with the others", async () => {
    const product = await startForTest();
    const boss = await another(product);
    const stream = await LiveListener.open(boss.visitor, "inbox,progress,trainees");
    await act(await product.admin(), "demote", boss.userId);
    const isRefusal = ({ event }: Heard) => event === "refused";
    await stream.until(() => stream.heard.some(isRefusal));
    const [refusal, ...afterwards] = stream.heard.slice(stream.heard.findIndex(isRefusal));
    expect([refusal?.data, afterwards]).toEqual([{ topics: ["inbox", "trainees"] }, []]);
    const told = stream.heard.length;
    await product.createTrainee();
    await boss.visitor.json("/training/progress", aSave(boss.userId));
    await stream.until(() => stream.heard.length > told);
    expect(stream.heard.slice(told).map(({ event, data }) => [event, data.event])).toEqual([
      ["change", "progress"],
    ]);
    expect(stream.closed).toBe(false);
    stream.close();
  });

  test("ADM-5 no one can demote themselves, or promote an administrator, an unknown or a deactivated person", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const own = await firstUserId(product);
    const { userId } = await product.signedIn();
    await admin.form("/training/adminpanel", { intent: "deactivate", userId });
    for (const [intent, target] of [
      ["demote", own],
      ["promote", own],
      ["promote", userId],
      ["promote", "nobody"],
      ["demote", "nobody"],
      ["demote", userId],
    ] as const)
      expect((await act(admin, intent, target)).status, `${intent} ${target}`).toBe(409);
    expect(await countAdministrators(product)).toBe(1);
    expect((await product.visitor().signIn(ADMIN_CODE)).status).toBe(302);
  });

  test("ADM-5 two administrators who demote each other at once: one of them stays, ten times of ten", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const own = await firstUserId(product);
    for (let round = 0; round < 10; round += 1) {
      const boss = await another(product, `Ada${round}`);
      const outcomes = await Promise.all([
        act(admin, "demote", boss.userId),
        act(boss.visitor, "demote", own),
      ]);
      expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await countAdministrators(product)).toBe(1);
      await product.query("delete from user_roles");
      await product.query("insert into user_roles (user_id, role) values ($1, 'admin')", [own]);
      await product.query("update sessions set proven_at = now()");
      await expect.poll(async () => (await admin.get(PAGE)).status).toBe(200);
    }
  });

  test("ADM-5 six requests to promote one trainee make one administrator and one code", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { userId } = await product.signedIn();
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => act(admin, "promote", userId)),
    );
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await countAdministrators(product)).toBe(2);
  });

  test("AUTH-5 promoting asks for re-authentication", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { userId } = await product.signedIn();
    await product.query("update sessions set proven_at = now() - interval '11 minutes'");
    expect((await act(admin, "promote", userId)).status).toBe(403);
    expect(await countAdministrators(product)).toBe(1);
  });

  test("AUTH-7 PEOPLE-6 a colleague without phone and recovery codes signs in by their code alone again, once another administrator says so; they are told, and the log names both", async () => {
    const mail = await SmtpStub.start();
    onTestFinished(() => mail.stop());
    const product = await startForTest(mail.env);
    const admin = await product.admin();
    const boss = await another(product);
    await enrol(boss.visitor);
    await product.query(
      "update users set email = 'ada@company.example', email_verified = true where id = $1",
      [boss.userId],
    );
    const leadsTo = async () =>
      (await product.visitor().signIn(boss.code)).headers.get("Location") ?? "";
    expect(await leadsTo()).toContain("/auth/confirm");
    expect(await admin.page(PAGE)).toContain("Turn off two-step sign-in: Ada Admin");

    const { visitor: trainee, userId: traineeId } = await product.signedIn(
      await product.createTrainee("Tia", "Trainee"),
    );
    // Led away, like from every page that is not theirs.
    expect((await act(trainee, "one-step", boss.userId)).status).toBe(202);
    expect((await act(boss.visitor, "one-step", boss.userId)).status).toBe(409);
    expect((await act(admin, "one-step", traineeId)).status).toBe(409);
    await product.query("update sessions set proven_at = now() - interval '11 minutes'");
    expect((await act(admin, "one-step", boss.userId)).status).toBe(403);
    expect(await leadsTo()).toContain("/auth/confirm");

    await product.query("update sessions set proven_at = now()");
    expect(await act(admin, "one-step", boss.userId)).toMatchObject({ status: 200 });
    expect(await leadsTo()).toBe("/admin");
    expect((await act(admin, "one-step", boss.userId)).status).toBe(409);
    expect(await product.query("select 1 from recovery_codes")).toEqual([]);
    const removed =
      "select actor_name as by, subject_label as of from events where verb = 'second-steps.remove'";
    expect(await product.query(removed)).toEqual([{ by: "Site Administrator", of: "Ada Admin" }]);
    const log = (await admin.page("/admin/log")).replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
    expect(log).toMatch(/Site Administrator .{0,80}Turned off two-step sign-in .{0,80}Ada Admin/);
    await mail.until(1);
    const told = mail.mails.filter(({ source }) => source.includes("turned off"));
    expect(told.map(({ to }) => to)).toEqual(["ada@company.example"]);
    expect(mailParts(told[0]?.source ?? "").text).toContain(
      "Site Administrator turned off two-step sign-in of your account",
    );
    const again = product.visitor();
    await again.signIn(boss.code);
    expect(await again.page("/account")).toContain(
      "Two-step sign-in of your account was turned off",
    );
  });

  test("AUTH-7 ADM-5 who becomes a trainee again is no longer asked for an app that trainees cannot turn off", async () => {
    const product = await startForTest();
    const boss = await another(product);
    await enrol(boss.visitor);
    expect((await act(await product.admin(), "demote", boss.userId)).status).toBe(200);
    const again = await product.visitor().signIn(boss.code);
    expect(again.headers.get("Location")).toBe("/training");
  });

  test("ADM-7 trainees are found by parts of their names, and signs are not wildcards", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    for (const [first, last] of [
      ["Ana Maria", "Ortiz"],
      ["Bo", "100%"],
      ["Cy", "Young"],
    ] as const)
      await product.createTrainee(first, last);
    const found = async (search: string) => {
      const page = await admin.page(`${PAGE}?search=${encodeURIComponent(search)}`);
      return [...page.matchAll(/Make administrator: ([^"]+)"/g)].map(([, name]) => name);
    };
    expect(await found("ana ort")).toEqual(["Ana Maria Ortiz"]);
    expect(await found("100%")).toEqual(["Bo 100%"]);
    expect(await found("_")).toEqual([]);
    expect(await found("o")).toEqual(["Ana Maria Ortiz", "Bo 100%", "Cy Young"]);
    expect(await admin.page(`${PAGE}?search=nobody`)).toContain("No active trainee has that name.");
  });

  test("ADM-5 promoting, demoting and changing two-step sign-in are in the audit log, without a code", async () => {
    const product = await startForTest();
    const boss = await another(product);
    await act(await product.admin(), "demote", boss.userId);
    const rows = await product.query<{ verb: string; subject_label: string; row: string }>(
      "select verb, subject_label, events::text as row from events order by at",
    );
    expect(rows.map(({ verb, subject_label }) => [verb, subject_label])).toEqual([
      ["trainees.create", "Ada Admin"],
      ["administrators.promote", "Ada Admin"],
      ["administrators.demote", "Ada Admin"],
    ]);
    expect(rows.map(({ row }) => row).join()).not.toContain(boss.code);
  });
});
