/** Questions that nothing in the company's words fits: collected with a count, and made into an entry. */
import { describe, expect, test } from "vitest";
import { markOf } from "../../app/content/changes";
import { aQuestion } from "../kit/content";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const REPLY = "/api/functions/generate-setter-response";
const HELP = "/api/functions/answer-help-question";
const LIST = "/admin/content/objections/unanswered";
const OBJECTIONS = "/admin/content/objections";

type Row = { kind: string; question: string; asked: number; words: string };

const rowsOf = ({ query }: TestProduct) =>
  query<Row>("select kind, question, asked, words from unanswered_questions order by kind, words");

async function said(visitor: Visitor, prospectResponse: string): Promise<string> {
  const response = await visitor.json(REPLY, { prospectResponse, path: "" });
  expect(response.status).toBe(200);
  return ((await response.json()) as { verdict: string }).verdict;
}

async function asked(visitor: Visitor, question: string): Promise<string> {
  const response = await visitor.json(HELP, { question });
  expect(response.status).toBe(200);
  return ((await response.json()) as { verdict: string }).verdict;
}

describe("questions nobody could answer", () => {
  test("READ-11 are counted once a day for each person, however they are written, without who asked", async () => {
    const product = await startForTest();
    const { visitor: setter, userId } = await product.signedIn();
    const stranger = product.visitor();
    expect(await said(setter, "My parrot yodels opera, 555-123-4567")).toBe("unknown");
    expect(await said(setter, "my parrot YODELS opera 555 123 4567!")).toBe("unknown");
    expect(await said(stranger, "My parrot yodels opera, 555-123-9999")).toBe("unknown");
    expect(await asked(stranger, "Do penguins knit?")).toBe("unknown");
    expect(await rowsOf(product)).toEqual([
      { kind: "help", question: "Do penguins knit?", asked: 1, words: "do penguins knit" },
      {
        kind: "reply",
        question: "My parrot yodels opera, [number]",
        asked: 2,
        words: expect.stringContaining("parrot yodels opera number"),
      },
    ]);
    const [stored] = await product.query("select * from unanswered_questions where kind = 'reply'");
    expect(JSON.stringify(stored)).not.toContain(userId);
  });

  test("READ-11 are counted from the page that works without scripts, too", async () => {
    const product = await startForTest();
    const stranger = product.visitor();
    for (const question of ["Do penguins knit?", "Do penguins knit?", "How do I sign in?"])
      expect((await stranger.get(`/help?q=${encodeURIComponent(question)}`)).status).toBe(200);
    expect(await rowsOf(product)).toEqual([
      { kind: "help", question: "Do penguins knit?", asked: 1, words: "do penguins knit" },
    ]);
  });

  test("READ-11 what has an answer, a choice or a fixed answer is not collected", async () => {
    const product = await startForTest();
    const visitor = product.visitor();
    expect(await said(visitor, "Is this an MLM?")).not.toBe("unknown");
    expect(await said(visitor, "I want to die")).toBe("fixed");
    expect(await asked(visitor, "I want to die")).toBe("fixed");
    expect(await asked(visitor, "How do I sign in?")).toBe("sure");
    expect(await rowsOf(product)).toEqual([]);
  });

  test("READ-11 of each kind a thousand are kept: the rarest and oldest go first", async () => {
    const product = await startForTest();
    await product.query(
      `insert into unanswered_questions (kind, words, question, asked, last_asked_at)
       select 'reply', 'w ' || n, 'w ' || n, case when n <= 999 then 2 else 1 end, now() - interval '1 day' * n
       from generate_series(1, 1001) n`,
    );
    await aQuestion(product.query, { question: "a help question", kind: "help" });
    expect(await said(product.visitor(), "zebras knit felony")).toBe("unknown");
    const words = (await rowsOf(product)).map((row) => row.words);
    expect(words).toHaveLength(1_001);
    for (const kept of ["zebras knit felony", "w 1", "w 999", "a help question"])
      expect(words).toContain(kept);
    expect(words).not.toContain("w 1000");
    expect(words).not.toContain("w 1001");
  });

  test("READ-11 the most asked stand on the document's page, the rest on theirs", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    expect(await admin.page(OBJECTIONS)).not.toContain("Asked but not answered");
    for (const at of [1, 2, 3, 4, 5, 6, 7])
      await aQuestion(product.query, { question: `Question ${at}?`, asked: at });
    await aQuestion(product.query, { question: "For the help?", kind: "help" });
    const page = await admin.page(OBJECTIONS);
    for (const words of [
      "Asked but not answered",
      "Question 7?",
      "Asked 7 times",
      "All 7 questions",
    ])
      expect(page).toContain(words);
    for (const words of ["Question 2?", "For the help?"]) expect(page).not.toContain(words);
    expect(await admin.page(LIST)).toContain("Question 2?");
    expect(await admin.page("/admin/content/help")).toContain("For the help?");
    expect((await admin.get("/admin/content/faq/unanswered")).status).toBe(404);
  });

  test("READ-11 an entry is a draft with the question, once, and publishing it takes the question off the list", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const question = "Do you take people with a felony?";
    const id = await aQuestion(product.query, { question, asked: 3 });
    const make = { intent: "entry", id, list: "questions" };
    const made = await admin.form(LIST, make);
    const to = made.headers.get("Location") ?? "";
    const [, entry = ""] = /open=(questions\.\w+)#/.exec(to) ?? [];
    expect([made.status, entry]).toEqual([303, expect.stringMatching(/^questions\.\w+$/)]);
    expect((await admin.form(LIST, make)).headers.get("Location"), "the same entry").toBe(to);
    const editor = await admin.page(to);
    expect(editor.split(question).length, "as name and as people say it").toBeGreaterThan(3);
    expect(editor).toContain("In the draft");
    const parts = {
      acknowledge: "Thanks for telling me.",
      answer: "That is for the team to say, and they will be straight with you.",
      ask: "Should I ask them?",
    };
    const values = Object.entries(parts).map(([name, value]) => ({
      path: `${entry}.${name}`,
      value,
      marks: [markOf("")],
    }));
    expect((await admin.json(`${OBJECTIONS}/draft`, { lists: [], values })).status).toBe(200);
    const published = { do: "publish", note: "", sure: "yes" };
    expect((await admin.form(OBJECTIONS, published)).status).toBe(303);
    expect(await admin.page(LIST)).toContain("Every question has found an answer");
    expect(await said(product.visitor(), question)).toBe("sure");
    const events = await product.query<{ verb: string; after: unknown }>(
      "select verb, after from events where verb like 'questions.%'",
    );
    expect(events).toEqual([{ verb: "questions.entry", after: { entry, asked: 3 } }]);
  });

  test("READ-11 an entry whose draft was discarded can be made again, and help's go to a topic", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const id = await aQuestion(product.query, { question: "Do penguins knit?", kind: "help" });
    const page = "/admin/content/help/unanswered";
    const [list = ""] = /topics\.[\w-]+\.passages/.exec(await admin.page(page)) ?? [];
    const make = { intent: "entry", id, list };
    expect((await admin.form(page, make)).status).toBe(303);
    expect(await admin.page("/admin/content/help")).toContain("In the draft");
    await product.query("delete from content_drafts");
    expect(await admin.page("/admin/content/help")).toContain("Make an entry");
    expect((await admin.form(page, make)).status).toBe(303);
    for (const list of ["topics", "fixed", "topics.99.passages", "heading"])
      expect((await admin.form(page, { ...make, list })).status, "it is in the draft").toBe(303);
    await product.query("delete from content_drafts");
    for (const list of ["topics", "fixed", "topics.99.passages", "heading"])
      expect((await admin.form(page, { ...make, list })).status, list).toBe(409);
  });

  test("READ-11 an entry of a long question has the fields that fit", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const id = await aQuestion(product.query, { question: "Is it okay? ".repeat(24).trim() });
    expect((await admin.form(LIST, { intent: "entry", id, list: "objections" })).status).toBe(303);
    const drafted = await product.query<{ path: string; length: number }>(
      "select path, length(value) from content_drafts where value like 'Is it okay?%' order by path",
    );
    expect(drafted).toMatchObject([{ length: 200 }, { length: 120 }]);
  });

  test("READ-11 what is not ours leaves the list for good, and counts on", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const id = await aQuestion(product.query, { question: "Do penguins knit?" });
    const sent = { intent: "dismiss", id };
    expect((await admin.form("/admin/content/help/unanswered", sent)).status, "of another").toBe(
      409,
    );
    expect((await admin.form(LIST, sent)).status).toBe(303);
    expect((await admin.form(LIST, sent)).status).toBe(409);
    await product.query("update unanswered_questions set words = 'do penguins knit'");
    expect(await said(product.visitor(), "do penguins knit")).toBe("unknown");
    expect(await rowsOf(product)).toMatchObject([{ asked: 2 }]);
    expect(await admin.page(LIST)).not.toContain("penguins");
    const verbs = await product.query("select verb from events where verb like 'questions.%'");
    expect(verbs).toEqual([{ verb: "questions.dismiss" }]);
  });
});
