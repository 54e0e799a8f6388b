/** Conversations that trainees send to coaches, and their scores (PRAC-6). */
import { describe, expect, test } from "vitest";
import { aConversation, anUnreadMessage, aScore } from "../kit/coaching";
import { assignCoach, giveRole } from "../kit/people";
import { startForTest, type TestProduct } from "../kit/test-product";

const OWN = "/training/coaching";
const TEXT = "Me: Hi Dana, still looking?\nDana: Yes! What is it?\nMe: Remote setting.";

/** Another administrator, signed in. */
async function secondCoach(product: TestProduct) {
  const made = await product.createTrainee("Cora", "Coach");
  const { visitor, userId } = await product.signedIn(made);
  await product.query("insert into user_roles (user_id, role) values ($1, 'admin')", [userId]);
  return visitor;
}

describe("coach review", () => {
  test("PRAC-6 a trainee sends a conversation with names blanked, once, and reads the marks and the feedback", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const send = { conversation: TEXT, names: "Dana" };
    expect((await visitor.form(OWN, send)).status).toBe(302);
    expect((await visitor.form(OWN, send)).status).toBe(302);
    const rows = await product.query<{ id: string; lines: string[] }>(
      "select id, lines from coach_conversations",
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.lines[1]).toBe("[name]: Yes! What is it?");
    expect(await visitor.page(OWN)).toContain("Waiting for a coach");

    const admin = await product.admin();
    const queue = await admin.page("/admin/coaching");
    expect(queue).toContain("Tess Trainee");
    const item = `/admin/coaching/${rows[0]?.id}`;
    const half = { ...aScore("yes"), asks: "", feedback: "Good." };
    expect((await admin.form(item, half)).status).toBe(400);
    const score = {
      ...aScore("yes"),
      one: "no",
      feedback: "Ask one thing.",
      "mark-2": "Too early",
    };
    expect((await admin.form(item, score)).status).toBe(200);
    expect((await admin.form(item, score)).status, "a score is final").toBe(409);
    const read = await visitor.page(OWN);
    for (const words of ["Reviewed", "Ask one thing.", "Too early", "No: One question at a time"])
      expect(read).toContain(words);
  });

  test("PRAC-6 a second score is hidden from the first until both are in, and agreement is shown", async () => {
    const product = await startForTest();
    const { userId } = await product.signedIn();
    const admin = await product.admin();
    const other = await secondCoach(product);
    const id = await aConversation(product.query, userId);
    const item = `/admin/coaching/${id}`;
    const first = { ...aScore("yes"), one: "no", feedback: "First words" };
    expect((await admin.form(item, first)).status).toBe(200);
    expect(await other.page("/admin/coaching")).toContain(`href="${item}"`);
    expect(await other.page(item)).not.toContain("First words");
    expect(await (await other.get(`${item}.data`)).text()).not.toContain("First words");
    expect(await admin.page("/admin/coaching")).toContain("Not known yet");
    const second = { ...aScore("yes"), one: "no", feedback: "Second words" };
    expect((await other.form(item, second)).status).toBe(200);
    expect(await other.page(item)).toContain("First words");
    expect(await admin.page(item)).toContain("Second words");
    expect(await admin.page("/admin/coaching")).toContain("Kappa 1.00 over the last conversation");
  });

  test("PRAC-6 nothing is stored of what is empty, endless or one too many, and no one scores their own", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const status = async (conversation: string) =>
      (await visitor.form(OWN, { conversation, names: "" })).status;
    expect(await status("one line")).toBe(400);
    expect(await status("x\n".repeat(200))).toBe(400);
    expect(await status("x".repeat(12_001))).toBe(400);
    for (const name of ["a", "b", "c"]) expect(await status(`Me: ${name}\nThem: hi`)).toBe(302);
    expect(await status("Me: d\nThem: hi")).toBe(409);
    const admin = await product.admin();
    const { userId } = (await (await admin.get("/account/session")).json()) as { userId: string };
    const own = await aConversation(product.query, userId);
    const score = { ...aScore("yes"), feedback: "Great." };
    expect((await admin.form(`/admin/coaching/${own}`, score)).status).toBe(409);
    expect((await admin.form(`/admin/coaching/${crypto.randomUUID()}`, score)).status).toBe(404);
  });
});

describe("messages that were not understood", () => {
  const COACHING = "/admin/coaching";
  const FILE = "/admin/coaching/messages.txt";
  const label = (message: string, changes: object = {}) => ({
    intent: "label",
    message,
    label: "ask-location",
    second: "",
    ...changes,
  });

  test("PRAC-2 are labeled by a coach of the trainee, once, counted and exported, and change no run", async () => {
    const product = await startForTest();
    const { userId } = await product.signedIn();
    const other = await product.signedIn(await product.createTrainee("Otto", "Other"));
    const admin = await product.admin();
    for (const message of ["Blue | elephants\nsleep", "Any age?", "Any age?"])
      await anUnreadMessage(product.query, userId, message);
    await anUnreadMessage(product.query, other.userId, "Of another");
    const made = await product.signedIn(await product.createTrainee("Carla", "Coach"));
    const coach = product.visitor();
    await coach.signIn(await giveRole(product, "coach", made.userId));
    await assignCoach(product, { userId }, made);
    const before = await product.query("select * from practice_runs order by attempt");
    const page = await coach.page(COACHING);
    expect(page).toContain("Written 2 times");
    expect(page).not.toContain("Of another");
    expect(await admin.page(COACHING)).toContain("Of another");

    expect((await coach.form(COACHING, label("Of another"))).status).toBe(409);
    expect((await coach.form(COACHING, label("Nobody wrote this"))).status).toBe(409);
    expect((await coach.form(COACHING, label("Any age?", { label: "ask-dog" }))).status).toBe(400);
    const both = { label: "none", second: "ask-age" };
    expect((await coach.form(COACHING, label("Any age?", both))).status).toBe(400);
    const right = label("Any age?", { label: "ask-age", second: "ask-location" });
    expect((await coach.form(COACHING, right)).status).toBe(200);
    expect((await admin.form(COACHING, right)).status, "labeled already").toBe(409);
    await coach.form(COACHING, label("Blue | elephants\nsleep"));
    await admin.form(COACHING, label("Of another", { label: "none" }));
    expect(await (await coach.get(FILE)).text()).toBe(
      "ask-age, ask-location | Any age?\nask-location | Blue / elephants sleep\n",
    );
    expect(await coach.page(COACHING)).toContain("Every message was understood.");
    expect(await product.query("select * from practice_runs order by attempt")).toEqual(before);
    await admin.form("/admin/personal-data", { intent: "erase", kind: "trainee", id: userId });
    expect(await product.query("select message from message_labels")).toEqual([
      { message: "Of another" },
    ]);
  });
});
