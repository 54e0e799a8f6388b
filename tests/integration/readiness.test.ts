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
});
