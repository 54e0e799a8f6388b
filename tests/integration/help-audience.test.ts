/** Whose questions are answered from which passages, and what an AI is given of a conversation (HELP-1). */
import { expect, onTestFinished, test } from "vitest";
import { startAiStub } from "../kit/ai-stub";
import { publish } from "../kit/publish";
import { startForTest } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const ADDRESS = "/api/functions/answer-help-question";
const INTERNAL = "What credit score does a prospect need?";

type Whole = { answer: string; verdict: string; passages: { id: string; text: string }[] };

async function ask(visitor: Visitor, body: object): Promise<Whole> {
  const answer = await visitor.json(ADDRESS, body);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Whole;
}

test("HELP-1 a setter's passages are for people who are signed in: not on the page, not in an answer", async () => {
  const product = await startForTest();
  const visitor = product.visitor();
  const { visitor: trainee } = await product.signedIn();
  for (const address of ["/help", `/help?q=${encodeURIComponent(INTERNAL)}`, "/support"])
    expect(await visitor.page(address), address).not.toContain("credit score of at least");
  expect(JSON.stringify(await ask(visitor, { question: INTERNAL }))).not.toContain("credit score");
  const refused = await visitor.json(ADDRESS, { question: INTERNAL, for: "setter" });
  expect(refused.status).toBe(401);
  expect(await refused.json()).toEqual({ error: expect.stringContaining("sign in") });
  const away = await visitor.get("/help?for=setter");
  expect([away.status, away.headers.get("Location")]).toEqual([
    302,
    `/auth?redirect=${encodeURIComponent("/help?for=setter")}`,
  ]);
  for (const body of [{ question: INTERNAL }, { question: INTERNAL, for: "setter" }])
    expect((await ask(trainee, body)).passages[0]?.id).toBe("tracker-qualified");
  const page = await trainee.page("/help?for=setter");
  expect(page).toContain("credit score of at least");
  expect(page).toContain('name="for" value="setter"');
});

test("HELP-1 a page asks within its own audience, and a bad one is refused", async () => {
  const visitor = (await startForTest()).visitor();
  const question = "Is it 1099 or W-2?";
  expect((await ask(visitor, { question, for: "applicant" })).passages[0]?.id).toBe("contractor");
  const among = await ask(visitor, { question, for: "visitor" });
  expect(among.passages.map(({ id }) => id)).not.toContain("contractor");
  expect(await visitor.page("/help?for=visitor")).not.toContain('id="contractor"');
  expect(await visitor.page("/help?for=nobody")).toContain('id="contractor"');
  const bad = await visitor.json(ADDRESS, { question, for: "nobody" });
  expect(bad.status).toBe(400);
});

test("HELP-1 a yes-or-no question gets a yes or a no first", async () => {
  const visitor = (await startForTest()).visitor();
  const answers = { "can i pay in installments?": "Yes. ", "is there a free trial": "No. " };
  for (const [question, first] of Object.entries(answers))
    expect((await ask(visitor, { question })).answer.startsWith(first), question).toBe(true);
});

test("HELP-1 words stored before there were audiences stay as they are, for everyone", async () => {
  const product = await startForTest();
  await publish(product, "help", {
    "topics.support.passages": "bicycle",
    "topics.support.passages.bicycle.title": "Where do I park my bicycle?",
    "topics.support.passages.bicycle.text": "Behind the gate.",
    "topics.support.passages.bicycle.also": "bike rack cycle",
  });
  const { answer } = await ask(product.visitor(), { question: "where is the bike rack" });
  expect(answer).toBe("Behind the gate.");
});

test("HELP-1 an AI gets the conversation so far, bounded, and still only the passages of the audience", async () => {
  const ai = await startAiStub();
  onTestFinished(ai.stop);
  ai.behave({ says: ["Yes [1]."] });
  const product = await startForTest({ ...ai.env });
  const visitor = product.visitor();
  const before = [{ question: "Do you offer payment plans?", answer: "Yes, in installments." }];
  await ask(visitor, { question: "and how much is each of them?", before });
  const { system = "", user = "" } = ai.asked[0] ?? {};
  expect(user).toContain("Q: Do you offer payment plans?\nA: Yes, in installments.");
  expect(system).toContain("Do you offer payment plans?");
  expect(system).toContain("Yes, No or It depends first");
  await ask(visitor, { question: INTERNAL });
  expect(ai.asked.at(-1)?.system).not.toContain("credit score of at least");
  const long = { question: "Q", answer: "x".repeat(1_001) };
  for (const bad of [[long], Array(5).fill(before[0]), "text", [{ question: "Q" }]])
    expect((await visitor.json(ADDRESS, { question: "Hi there", before: bad })).status).toBe(400);
});
