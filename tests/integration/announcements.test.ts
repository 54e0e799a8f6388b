/** Announcements: what is shown and mailed before it goes out, and what can be done afterwards (OWN-7). */

import { beforeAll, describe, expect, test } from "vitest";
import { markOf } from "../../app/settings/settings.server";
import { blocksOf } from "../../app/team/message-text.server";
import { LiveListener } from "../kit/live-listener";
import { startMailing } from "../kit/mailing-product";
import type { SmtpStub } from "../kit/smtp-stub";
import type { TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const COHORTS = "/admin/cohorts";
const BODY =
  "We start **Monday**.\nRead https://handbook.example/start, or [the plan](https://plan.example).";

let mail: SmtpStub;
let product: TestProduct;
let admin: Visitor;
let reached: { visitor: Visitor; userId: string };
beforeAll(async () => {
  const started = await startMailing();
  ({ mail, product, admin } = started);
  reached = await product.signedIn(await product.createTrainee("Ada", "Reached"));
  await product.createTrainee("Bea", "Unreached");
  await product.query(
    "update users set email = 'ada@trainee.example', email_verified = true where id = $1",
    [reached.userId],
  );
  return started.stop;
});

const shown = async (visitor: Visitor, path: string) =>
  (await visitor.page(path)).replace(/<!-- -->/g, "");

async function sent(title: string, byMail: boolean): Promise<string> {
  const id = crypto.randomUUID();
  const fields = { intent: "announce", id, title, body: BODY };
  await admin.form(COHORTS, byMail ? { ...fields, mail: "on" } : fields);
  return id;
}

describe("announcements (OWN-7)", () => {
  test("OWN-7 the preview shows what is shown and mailed and to how many, and sends nothing", async () => {
    const id = crypto.randomUUID();
    const fields = { intent: "preview", id, title: "Start", body: BODY, mail: "on" };
    const page = (await (await admin.form(COHORTS, fields)).text()).replace(/<!-- -->/g, "");
    expect(page).toContain("Send to 2 people, 1 by email");
    expect(page).toContain("<strong>Monday</strong>");
    expect(page).toContain("the plan (https://plan.example)");
    expect(await product.query("select id from messages")).toEqual([]);
  });

  test("OWN-7 links and bold work on the dashboard; the email has them as text, answers to support, and a way out", async () => {
    await sent("Start of the week", true);
    const dashboard = await shown(reached.visitor, "/training");
    expect(dashboard).toContain("<strong>Monday</strong>");
    expect(dashboard).toContain('href="https://handbook.example/start"');
    expect(dashboard).toContain('href="https://plan.example"');
    await expect.poll(() => mail.mails.length).toBe(1);
    const [got] = mail.mails;
    expect(got?.source).toMatch(/^Reply-To: .*support@/m);
    const text = got?.source.replace(/=\r?\n/g, "") ?? "";
    expect(text).not.toContain("**Monday**");
    const way = /\/auth\/announcements\/[\w.-]+/.exec(text)?.[0] ?? "";
    const stranger = product.visitor();
    expect(await shown(stranger, way)).toContain("No more by email");
    // Opening it, as mail programs do, changes nothing.
    expect(await product.query("select user_id from announcement_refusals")).toEqual([]);
    await stranger.form(way, { wanted: "no" });
    expect(await shown(reached.visitor, "/account")).toContain("not sent by email");
    expect(await shown(admin, "/admin/cohorts")).toContain("by email, which reaches 0 of 2");
    expect((await stranger.get(`${way}x`)).status).toBe(404);
    mail.forget();
    await sent("Second", true);
    expect(await shown(reached.visitor, "/training")).toContain("Second");
    expect(await product.query("select mails from messages where title = 'Second'")).toEqual([
      { mails: 0 },
    ]);
    await reached.visitor.form("/account", { intent: "announcement-mails", wanted: "yes" });
    expect(await shown(admin, "/admin/cohorts")).toContain("by email, which reaches 1 of 2");
    await sent("Third", true);
    await expect.poll(() => mail.mails.length).toBe(1);
  });

  test("OWN-7 an edit is said, and what is unsent disappears from open pages, with the emails that still wait", async () => {
    mail.refusing = true;
    const id = await sent("Moved", true);
    const stream = await LiveListener.open(reached.visitor, "sessions");
    const told = () => stream.heard.filter(({ data }) => data.event === "message").length;
    await admin.form(COHORTS, { intent: "edit", id, title: "Moved again", body: "To Tuesday." });
    const dashboard = await shown(reached.visitor, "/training");
    expect(dashboard).toContain("Moved again");
    expect(dashboard).toContain(". Edited");
    await stream.until(() => told() > 0);
    const edits = told();
    const page = await (await admin.form(COHORTS, { intent: "unsend", id })).text();
    expect(page).toContain("Unsent: nobody sees it any more");
    await stream.until(() => told() > edits);
    stream.close();
    expect(await shown(reached.visitor, "/training")).not.toContain("Moved again");
    expect(await product.query("select id from mail_outbox where subject = 'Moved'")).toEqual([]);
    expect((await admin.form(COHORTS, { intent: "edit", id, title: "A", body: "B" })).status).toBe(
      409,
    );
    mail.forget();
    const went = await sent("Went", true);
    await expect.poll(() => mail.mails.length).toBe(1);
    await expect
      .poll(
        async () =>
          (
            await product.query(
              "select 1 from mail_outbox where subject = 'Went' and sent_at is null",
            )
          ).length,
      )
      .toBe(0);
    const answer = await (await admin.form(COHORTS, { intent: "unsend", id: went })).text();
    expect(answer).toContain("except for the email that went before");
  });

  test("OWN-7 an announcement to hundreds is edited and unsent like any other, and a cohort of hundreds gets other dates", async () => {
    const id = await sent("To many", false);
    const [cohort] = await product.query<{ id: string }>(
      "insert into cohorts (name, starts_on) values ('Many', '2026-01-05') returning id",
    );
    const many = `select 'someone-with-an-id-as-long-as-any-' || n from generate_series(1, 300) n`;
    await product.query(
      `insert into users (id, name, email) select i, 'Someone', i || '@access.invalid' from (${many}) s(i)`,
    );
    await product.query(
      `insert into cohort_members (user_id, cohort_id) select i, $1 from (${many}) s(i)`,
      [cohort?.id],
    );
    await product.query(
      `insert into message_recipients (message_id, user_id) select $1, i from (${many}) s(i)`,
      [id],
    );
    const stream = await LiveListener.open(reached.visitor, "sessions");
    const told = () => stream.heard.filter(({ data }) => data.event === "message").length;
    const edit = { intent: "edit", id, title: "To very many", body: BODY };
    expect((await admin.form(COHORTS, edit)).status).toBe(200);
    await stream.until(() => told() > 0);
    const page = await (await admin.form(COHORTS, { intent: "unsend", id })).text();
    expect(page).toContain("Unsent: nobody sees it any more");
    stream.close();
    await product.query("update cohorts set targets = $1::jsonb where id = $2", [
      JSON.stringify([{ lesson: 2, by: "2026-01-20" }]),
      cohort?.id,
    ]);
    // All coaches are told what counts for every trainee.
    await product.query(
      `insert into user_roles (user_id, role) select i, 'coach' from (${many}) s(i)`,
    );
    await product.query("select raise_trainees()");
    await product.query("delete from users where name = 'Someone'");
  });

  test("OWN-7 an edit begun from words that someone else has changed since is refused, and nothing is lost", async () => {
    const id = await sent("Closed Monday", false);
    const began = markOf({ Title: "Closed Monday", Text: BODY });
    const edit = { intent: "edit", id, title: "Closed Tuesday", body: BODY, mark: began };
    expect((await admin.form(COHORTS, edit)).status).toBe(200);
    const late = await admin.form(COHORTS, { ...edit, title: "Closed Friday" });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain("Someone else changed this in the meantime");
    expect(await shown(reached.visitor, "/training")).toContain("Closed Tuesday");
    const mark = markOf({ Title: "Closed Tuesday", Text: BODY });
    expect((await admin.form(COHORTS, { ...edit, title: "Closed Friday", mark })).status).toBe(200);
    expect(await shown(reached.visitor, "/training")).toContain("Closed Friday");
  });

  test.each([
    ["is shown as new to those who have read it", "on", null],
    ["stays read if only a typo was mended", undefined, expect.any(Date)],
  ])("OWN-7 a correction %s", async (_, again, read) => {
    const id = await sent("Wrong day", false);
    await product.query("update message_recipients set read_at = now() where message_id = $1", [
      id,
    ]);
    const edit = { intent: "edit", id, title: "Right day", body: BODY };
    await admin.form(COHORTS, again ? { ...edit, again } : edit);
    const [row] = await product.query<{ read_at: Date | null }>(
      "select read_at from message_recipients where message_id = $1 and user_id = $2",
      [id, reached.userId],
    );
    expect(row?.read_at).toEqual(read);
  });

  test.each([
    ["www.northdesk.example", "https://www.northdesk.example"],
    ["(WWW.Northdesk.example/a).", "https://WWW.Northdesk.example/a"],
    ["https://a.example/b", "https://a.example/b"],
  ])("OWN-7 an address as it is written becomes a link: %s", (written, to) => {
    const links = JSON.stringify(blocksOf(`Go to ${written} today`));
    expect(links).toContain(`"to":"${to}"`);
    expect(JSON.stringify(blocksOf("on-www.so nice"))).not.toContain("to");
  });
});
