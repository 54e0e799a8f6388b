// cspell:ignore Tunde Jayden
/** Who is cleared to set: given by the server or a person, revoked with a reason (READY-1). */
import { describe, expect, test } from "vitest";
import { aConversation, aScore } from "../kit/coaching";
import { save } from "../kit/settings-form";
import { startForTest, type TestProduct } from "../kit/test-product";

const PAGE = "/training/readiness";
const LIST = "/admin/readiness";
const NONE = { lessons: "no", questions: "no", drill: "no", practice: "no", agreement: "no" };

async function count(product: TestProduct, parts: Record<string, string>, signOff = "no") {
  const fields = { ...NONE, ...parts, questionsRequired: "no", signOff };
  const form = { path: "/admin/settings/practice", part: "practice", fields };
  expect((await save(await product.admin(), form)).status).toBe(303);
}

const watchAll = ({ query }: TestProduct, userId: string) =>
  query(
    `insert into lesson_progress (user_id, lesson_number, progress_seconds, position_seconds, duration_seconds, completed, completed_at, last_watched_at)
     select $1, number, 100, 100, 100, true, now(), now() from generate_series(1, 26) number`,
    [userId],
  );

const eventsOf = async ({ query }: TestProduct) =>
  (
    await query<{ verb: string }>(
      "select verb from events where verb like 'readiness.%' order by at",
    )
  ).map(({ verb }) => verb);

describe("readiness", () => {
  test("READY-1 names the missing step to the trainee and in the panel, and clears once with a date when all hold", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    await count(product, { lessons: "yes" });
    const before = await visitor.page(PAGE);
    expect(before).toContain("Not cleared yet");
    expect(before).toContain("All lessons completed");
    const admin = await product.admin();
    const panel = await admin.page(`/training/adminpanel?open=${userId}`);
    expect(panel).toContain("Missing: ");
    expect(panel).toContain("All lessons completed");
    expect(await eventsOf(product)).toEqual([]);

    await watchAll(product, userId);
    expect(await visitor.page(PAGE)).toContain("Cleared to set");
    await visitor.page(PAGE);
    expect(await admin.page(LIST)).toContain("Cleared to set");
    expect(await eventsOf(product)).toEqual(["readiness.clear"]);
  });

  test("READY-1 is revoked with a reason that the trainee reads, and only a person gives it back", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    await count(product, { lessons: "yes" });
    await watchAll(product, userId);
    await visitor.page(PAGE);
    const admin = await product.admin();
    expect((await admin.form(LIST, { intent: "revoke", userId, reason: " " })).status).toBe(400);
    const revoke = { intent: "revoke", userId, reason: "Promised income twice" };
    expect((await admin.form(LIST, revoke)).status).toBe(200);
    expect((await admin.form(LIST, revoke)).status).toBe(409);
    const page = await visitor.page(PAGE);
    expect(page).toContain("Clearance revoked");
    expect(page).toContain("Promised income twice");
    expect((await admin.form(LIST, { intent: "clear", userId })).status).toBe(200);
    expect(await visitor.page(PAGE)).toContain("Cleared to set");
    expect(await eventsOf(product)).toEqual([
      "readiness.clear",
      "readiness.revoke",
      "readiness.clear",
    ]);
  });

  test("READY-1 waits for a person where the company signs off, who cannot clear someone who misses a step", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    await count(product, { lessons: "yes" }, "yes");
    const admin = await product.admin();
    const clear = { intent: "clear", userId };
    expect((await admin.form(LIST, clear)).status).toBe(409);
    await watchAll(product, userId);
    expect(await visitor.page(PAGE)).toContain("Your team still has to clear you to set");
    expect((await visitor.form(LIST, clear)).headers.get("Location")).toBe("/training");
    expect(await visitor.page(PAGE)).not.toContain("Cleared to set");
    expect((await admin.form(LIST, clear)).status).toBe(200);
    expect(await visitor.page(PAGE)).toContain("Cleared to set");
  });

  test("READY-1 PRAC-6 a coach's agreement is that of the latest conversation, and of every coach who scored it", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    await count(product, { agreement: "yes" }, "yes");
    const admin = await product.admin();
    const scored = async (answer: "yes" | "no") => {
      const id = await aConversation(product.query, userId);
      const sent = { ...aScore(answer), feedback: "Ask one question." };
      expect((await admin.form(`/admin/coaching/${id}`, sent)).status).toBe(200);
    };
    await scored("no");
    expect(await visitor.page(PAGE)).toContain("Not cleared yet");
    await scored("yes");
    expect(await visitor.page(PAGE)).toContain("Everything is done");
    await scored("no");
    expect(await visitor.page(PAGE)).toContain("Not cleared yet");
  });

  test("READ-10 takes different prospects, says who still counts, and a conversation that was left has failed", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    await count(product, { practice: "yes" });
    const progress = async () => {
      const [, done] =
        /(\d of 3)\s*different prospects/.exec(plain(await visitor.page(PAGE))) ?? [];
      return done;
    };
    await passedRun(product, userId, { prospect: "under-18", ending: "declined", hoursAgo: 9 });
    await passedRun(product, userId, { prospect: "under-18", ending: "declined", hoursAgo: 8 });
    expect(await progress(), "the same one twice").toBe("1 of 3");
    expect(plain(await visitor.page(PAGE))).toMatch(/Still counts: Maya, Darnell, /);
    await passedRun(product, userId, { prospect: "eager-beginner", ending: "booked", hoursAgo: 7 });
    expect(await progress()).toBe("2 of 3");
    const told = plain(await visitor.page(PAGE));
    expect(told).toContain("Passed in this row: Maya, Jayden.");
    expect(told).toMatch(/Still counts: Darnell, Priya, /);
    expect(told).toMatch(/Cannot count now, because another ending is missing: [^.]*Tunde/);
    const list = plain(await (await product.admin()).page(LIST));
    expect(list).toMatch(/Still counts: Darnell, Priya, /);

    const said = { seed: null, messages: ["Where are you based?"], stopped: false, attempt: 0 };
    const begin = async (prospect: string, begunMsAgo: number, messages = said.messages) => {
      const sent = { ...said, prospect, begunMsAgo, messages };
      expect((await visitor.json("/training/practice/save", sent)).status).toBe(200);
    };
    await begin("ghosting", 2 * 3_600_000);
    await visitor.page("/training/practice/suspicious-of-mlm");
    expect(await progress(), "another page was only opened").toBe("2 of 3");
    await begin("outside-the-us", 3 * 3_600_000);
    expect(await progress(), "that one was begun before, without a connection").toBe("0 of 3");
    const cleared = "insert into clearances (user_id, cleared_by) values ($1, $1)";
    await product.query(cleared, [userId]);
    expect(await visitor.page(PAGE), "a clearance stays").toContain("Cleared to set");
  });
});

type Passed = { prospect: string; ending: string; hoursAgo: number };

async function passedRun({ query }: TestProduct, userId: string, run: Passed) {
  await query(
    `insert into practice_runs (user_id, prospect, attempt, version, seed, issued, messages, passed, result, started_at, finished_at)
     values ($1, $2, (select count(*) from practice_runs) + 50, 0, 7, true, '["hi"]', true, jsonb_build_object('ending', $3::text, 'marks', '[]'::jsonb), now() - make_interval(hours => $4), now() - make_interval(hours => $4))`,
    [userId, run.prospect, run.ending, run.hoursAgo],
  );
}

/** The words of a page, without tags and React's separators. */
function plain(page: string): string {
  return page.replace(/<!-- -->/g, "").replace(/<[^>]+>/g, " ");
}
