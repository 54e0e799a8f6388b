/** Questions after a lesson: offered, graded on the server, and required only if the company says so (PRAC-5). */
import { describe, expect, test } from "vitest";
import { publish } from "../kit/publish";
import { save } from "../kit/settings-form";
import { aSave, startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const RIGHT = { "1": "two", "2": "Change one thing and keep the rest the same" };
const LESSON = "/training/lesson10";

const answer = (visitor: Visitor, question: string, words: string) =>
  visitor.form(LESSON, { question, answer: words });

async function completed(product: TestProduct, userId: string) {
  const rows = await product.query<{ completed: boolean }>(
    "select completed from lesson_progress where user_id = $1 and lesson_number = 10",
    [userId],
  );
  return rows[0]?.completed;
}

async function watched(visitor: Visitor, userId: string) {
  const saved = {
    lessonNumber: 10,
    progressSeconds: 95,
    positionSeconds: 95,
    durationSeconds: 100,
  };
  expect((await visitor.json("/training/progress", aSave(userId, saved))).status).toBe(204);
}

async function requireQuestions(product: TestProduct) {
  const admin = await product.admin();
  const kept = { lessons: "yes", questions: "yes", drill: "yes", practice: "yes" };
  const fields = { ...kept, agreement: "no", signOff: "no", questionsRequired: "yes" };
  const form = { path: "/admin/settings/practice", part: "practice", fields };
  expect((await save(admin, form)).status).toBe(303);
}

describe("questions after a lesson", () => {
  test("PRAC-5 are offered with their reason after an answer, and watching alone completes the lesson", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const before = await visitor.page(LESSON);
    expect(before).toContain("How many follow-ups do you send at most?");
    expect(before).not.toContain("the last one closes the loop, and you keep");
    expect(await (await visitor.get("/training/lesson10.data")).text()).not.toMatch(
      /Two at most, days apart/,
    );

    const wrong = await (await answer(visitor, "1", "five")).text();
    expect(wrong).toContain("Not quite");
    expect(wrong).toContain("Two at most, days apart");
    const right = await (await answer(visitor, "1", "At most two")).text();
    expect(right).toContain("At most two");
    await answer(visitor, "1", "five");
    expect(await product.query("select question, answer, is_right from lesson_answers")).toEqual([
      { question: "1", answer: "At most two", is_right: true },
    ]);

    await watched(visitor, userId);
    expect(await completed(product, userId)).toBe(true);
  });

  test("PRAC-5 hold the completion back where the company requires them, and complete it with the last right answer", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    await requireQuestions(product);
    await watched(visitor, userId);
    expect(await completed(product, userId)).toBe(false);
    await answer(visitor, "1", RIGHT["1"]);
    await answer(visitor, "2", "Send twice as many");
    expect(await completed(product, userId)).toBe(false);
    expect(await visitor.page(LESSON)).toContain("Answer these to complete the lesson");
    await answer(visitor, "2", RIGHT["2"]);
    expect(await completed(product, userId)).toBe(true);
    const events = "select verb from events where verb = 'lessons.complete'";
    expect(await product.query(events)).toHaveLength(1);
  });

  test("PRAC-5 OWN-3 belong to their lesson: they survive another title, and change with their words", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    await publish(product, "lessons", { "lessons.10.title": "How we follow up" });
    expect(await visitor.page(LESSON)).toContain("How many follow-ups do you send at most?");
    await publish(product, "lessons", {
      "lessons.10.title": "How we follow up",
      "lessons.10.questions.1.question": "How many do we send?",
    });
    const page = await visitor.page(LESSON);
    expect(page).toContain("How many do we send?");
    expect(page).not.toContain("How many follow-ups do you send at most?");
  });

  test("PRAC-5 answered before the video is watched, it completes by watching", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    await requireQuestions(product);
    for (const [question, words] of Object.entries(RIGHT)) await answer(visitor, question, words);
    expect(await completed(product, userId)).toBeUndefined();
    await watched(visitor, userId);
    expect(await completed(product, userId)).toBe(true);
  });

  test("PRAC-5 an empty or endless answer, and one to no question, changes nothing", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    expect((await answer(visitor, "1", " ")).status).toBe(400);
    expect((await answer(visitor, "1", "a".repeat(301))).status).toBe(400);
    expect((await answer(visitor, "77", "two")).status).toBe(409);
    expect(await product.query("select * from lesson_answers")).toEqual([]);
  });
});
