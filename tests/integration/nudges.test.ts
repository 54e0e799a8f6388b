/** Nudges: whom they reach, once, through which channel, and who sees what (TEAM-3). */
import { describe, expect, onTestFinished, test } from "vitest";
import { contextOutside } from "../../app/pages.server";
import { startJobs } from "../../app/platform/jobs/job-loop.server";
import { nudgeJobs } from "../../app/team/nudges/nudges.server";
import { nudges } from "../../app/team/tables";
import { aNudge, beganFrom } from "../kit/cohorts";
import { queuesMail } from "../kit/due-jobs";
import { mailParts } from "../kit/mail-parts";
import { assignCoach, giveRole } from "../kit/people";
import { SmtpStub } from "../kit/smtp-stub";
import { startForTest, type TestProduct } from "../kit/test-product";

const NUDGES = "/admin/nudges";
const DAY_MS = 86_400_000;

/** Trainees who signed in and watched a lesson this many days ago; their names begin with `name`. */
async function idlePeople(product: TestProduct, name: string, count: number, days = 20) {
  const rows = await product.query<{ id: string }>(
    `with made as (
       insert into users (id, name, email)
       select $1 || n, $1 || ' Idle', $1 || n || '@example.com' from generate_series(1, $2::int) n returning id
     ), signed as (
       insert into training_credentials (user_id, email, access_code, access_code_lookup, first_name, last_name,
         created_at, last_login_at)
       select id, id || '@example.com', id, id, $1, 'Idle', now() - make_interval(days => $3 + 1),
         now() - make_interval(days => $3) from made returning user_id
     ) select id from made`,
    [name, count, days],
  );
  await product.query(
    `insert into lesson_progress (user_id, lesson_number, progress_seconds, position_seconds, duration_seconds, last_watched_at)
     select id, 1, 10, 10, 100, now() - make_interval(days => $2) from unnest($1::text[]) id`,
    [rows.map(({ id }) => id), days],
  );
  return rows.map(({ id }) => id);
}

/** Two of the product's loops whose clock is tomorrow, or later. */
async function runsOn(product: TestProduct, days: number, instances = 2) {
  const { database, hub, log } = product.running;
  const now = () => new Date(Date.now() + days * DAY_MS);
  const handlers = nudgeJobs(contextOutside(product.running), now);
  const stops = Array.from({ length: instances }, () =>
    startJobs({ db: database.db, hub, log, handlers, now }),
  );
  const due = async () =>
    (await product.query("select 1 from jobs where done_at is null and run_at <= $1", [now()]))
      .length;
  await expect.poll(due).toBe(0);
  await Promise.all(stops.map((stop) => stop()));
}

const sent = ({ query }: TestProduct) =>
  query<{ user_id: string; held_back: boolean; mailed: boolean; progressed: boolean }>(
    "select user_id, held_back, mailed, progressed_at is not null as progressed from nudges order by user_id",
  );

describe("nudges (TEAM-3)", () => {
  test("TEAM-3 show whom a rule would reach before it is on, go out once a day by two instances, and hold some back", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const ids = await idlePeople(product, "Ida", 40);
    const [active, refusing] = await idlePeople(product, "Ola", 2);
    await product.query("update training_credentials set is_active = false where user_id = $1", [
      active,
    ]);
    await product.query("insert into nudge_refusals (user_id) values ($1)", [refusing]);
    expect(await admin.page(NUDGES)).toContain("No nudge has been sent yet.");
    const preview = await (await admin.form(NUDGES, aNudge({ intent: "preview" }))).text();
    expect(preview.replace(/<!-- -->/g, "")).toContain("Today it would reach 40 trainees");
    expect(preview).toContain("Held back");
    expect(await product.query("select 1 from nudge_settings")).toEqual([]);
    expect((await admin.form(NUDGES, aNudge())).status).toBe(200);
    expect(await product.query("select 1 from jobs")).toHaveLength(1);
    await admin.form(NUDGES, aNudge({ title: "Again" }));
    expect(await product.query("select 1 from jobs"), "saved twice").toHaveLength(1);
    await runsOn(product, 1.5);
    const first = await sent(product);
    expect(first.map(({ user_id }) => user_id).sort()).toEqual(ids.toSorted());
    const held = first.filter((each) => each.held_back).length;
    expect(held).toBeGreaterThan(0);
    expect(held).toBeLessThan(15);
    const reached = await product.query("select 1 from message_recipients");
    expect(reached).toHaveLength(40 - held);
    await runsOn(product, 2.5);
    expect(await sent(product), "once for each stretch").toHaveLength(40);
    const log = await admin.page(NUDGES);
    expect(log.match(/Ida Idle/g)?.length).toBeGreaterThanOrEqual(40);
    expect(log).toContain("Too few to tell: needs 30 of each");
  });

  test("TEAM-3 a save that somebody else has overtaken is refused once, and says what is stored", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const save = async (fields: Record<string, string>) =>
      (await admin.form(NUDGES, fields)).status;
    const page = await admin.page(NUDGES);
    const [idle, limits] = [beganFrom(page, 1), beganFrom(page, 3)];
    const perDay = (most: string, mark: string) => ({
      intent: "limits",
      perWeek: "1",
      perDay: most,
      mark,
    });
    expect(await save(aNudge({ title: "Theirs", mark: idle }))).toBe(200);
    expect(await save(perDay("7", limits))).toBe(200);
    const refused = await admin.form(NUDGES, aNudge({ title: "Mine", mark: idle }));
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining("Title: Theirs"),
    ]);
    expect(await save(perDay("8", limits))).toBe(409);
    const now = await admin.page(NUDGES);
    expect(await save(aNudge({ title: "Mine", mark: beganFrom(now, 1) }))).toBe(200);
    expect(await save(perDay("8", beganFrom(now, 3)))).toBe(200);
  });

  test("TEAM-3 keep the limits of a day and a person, and go on the day after", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    await idlePeople(product, "Ida", 5);
    await admin.form(NUDGES, { intent: "limits", perWeek: "1", perDay: "2" });
    await admin.form(NUDGES, aNudge());
    for (const [days, count] of [
      [1.5, 2],
      [2.5, 4],
      [3.5, 5],
    ] as const) {
      await runsOn(product, days);
      expect(await sent(product)).toHaveLength(count);
    }
    await product.query(
      "update lesson_progress set last_watched_at = last_watched_at + interval '1 hour'",
    );
    await runsOn(product, 4.5);
    expect(await sent(product), "another stretch in the same week").toHaveLength(5);
  });

  test("TEAM-3 send nothing in a run that is killed before its end, and once in the next", async () => {
    const product = await startForTest();
    await idlePeople(product, "Ida", 5);
    await (await product.admin()).form(NUDGES, aNudge());
    const tomorrow = () => new Date(Date.now() + 1.5 * DAY_MS);
    const send = nudgeJobs(contextOutside(product.running), tomorrow)["nudges.send"];
    const killed = product.running.database.db.transaction(async (tx) => {
      await send?.(tx, {}, { createdAt: tomorrow() });
      expect(await tx.select().from(nudges)).toHaveLength(5);
      throw new Error("killed");
    });
    await expect(killed).rejects.toThrow("killed");
    expect(await product.query("select 1 from messages")).toEqual([]);
    await runsOn(product, 1.5);
    expect(await sent(product)).toHaveLength(5);
  });

  test("TEAM-3 note who made progress within seven days, sent and held back", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const [early, late] = await idlePeople(product, "Ida", 3);
    await admin.form(NUDGES, aNudge());
    await runsOn(product, 1.5);
    const watch = (userId: string | undefined, days: number) =>
      product.query(
        "update lesson_progress set last_watched_at = now() + make_interval(hours => $2) where user_id = $1",
        [userId, Math.round(days * 24)],
      );
    await watch(early, 3);
    await watch(late, 9);
    await runsOn(product, 9.2);
    const progressed = (await sent(product)).filter((each) => each.progressed);
    expect(progressed.map(({ user_id }) => user_id)).toEqual([early]);
  });

  test("TEAM-3 TEAM-2 go out by email if there is an address, as announcements do", async () => {
    const mail = await SmtpStub.start();
    onTestFinished(() => mail.stop());
    const product = await startForTest(mail.env);
    onTestFinished(queuesMail());
    const admin = await product.admin();
    const ids = await idlePeople(product, "Ida", 12);
    // An address that staff gave counts before it is confirmed.
    await product.query("update users set email = id || '@trainees.invalid' where id = $1", [
      ids[0],
    ]);
    const id = crypto.randomUUID();
    const news = { intent: "announce", id, title: "News", body: "We moved.", mail: "on" };
    const told = await (await admin.form("/admin/cohorts", news)).text();
    expect(told).toContain("Sent to 12 people, 11 by email");
    await mail.until(11);
    expect(mailParts(mail.mails[0]?.source ?? "").text).toContain("We moved.");
    mail.forget();
    await admin.form(NUDGES, aNudge({ mail: "on" }));
    await runsOn(product, 1.5);
    const mailed = (await sent(product)).filter((each) => each.mailed).map((each) => each.user_id);
    const held = (await sent(product)).filter((each) => each.held_back).map((each) => each.user_id);
    expect(mailed).toEqual(
      ids
        .slice(1)
        .filter((each) => !held.includes(each))
        .sort(),
    );
    await mail.until(mailed.length);
    const { text } = mailParts(mail.mails[0]?.source ?? "");
    expect(text).toContain("Watch the next one.");
    expect(text).toContain("No more reminders");
  });

  test("TEAM-3 TEAM-1 a coach sees rules, previews and log of their own trainees alone", async () => {
    const product = await startForTest();
    const [own = "", other = ""] = await idlePeople(product, "Ida", 2);
    await product.query("update users set name = 'Olga Own' where id = $1", [own]);
    await product.query("update training_credentials set first_name = 'Olga' where user_id = $1", [
      own,
    ]);
    const { userId } = await product.signedIn(await product.createTrainee("Carla", "Coach"));
    const coach = product.visitor();
    await coach.signIn(await giveRole(product, "coach", userId));
    await assignCoach(product, { userId: own }, { userId });
    await (await product.admin()).form(NUDGES, aNudge());
    expect(await coach.page(NUDGES)).toContain("Olga Idle");
    expect(await coach.page(NUDGES)).not.toContain("Ida Idle");
    await runsOn(product, 1.5);
    expect((await sent(product)).map(({ user_id }) => user_id)).toEqual([own, other].sort());
    const page = await coach.page(NUDGES);
    expect(page).toContain("Olga Own");
    expect(page).not.toContain("Ida Idle");
    expect((await coach.form(NUDGES, aNudge())).headers.get("Location")).toBe("/training");
  });

  test("TEAM-3 someone who wants none turns them off and on, and what is wrong is refused", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { visitor } = await product.signedIn(await product.createTrainee("Nora", "Nudged"));
    await visitor.form("/training", { intent: "nudges-off" });
    expect(await visitor.page("/training")).toContain("Reminders are off.");
    await product.query(
      "update training_credentials set last_login_at = now() - interval '9 days'",
    );
    await admin.form(NUDGES, aNudge());
    const reach = async () =>
      /Today it reaches (\w+) trainee/.exec(
        (await admin.page(NUDGES)).replace(/<!-- -->/g, ""),
      )?.[1];
    expect(await reach()).toBe("no");
    await visitor.form("/training", { intent: "nudges-on" });
    expect(await reach()).toBe("1");
    for (const [changes, fault] of [
      [{ days: "0" }, "Days: at least 1"],
      [{ days: "1.5" }, "Days: enter a whole number"],
      [{ title: " " }, "Enter a title"],
      [{ rule: "all" }, "Choose one of the options"],
    ] as const) {
      const refused = await admin.form(NUDGES, aNudge(changes));
      expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(fault)]);
    }
  });
});
