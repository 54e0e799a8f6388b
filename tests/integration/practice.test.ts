/** Conversations with prospects as the server stores and judges them (PRAC-1, PRAC-2, PRAC-3). */
// cspell:ignore Tunde
import { describe, expect, onTestFinished, test } from "vitest";
import { RUBRIC } from "../../app/practice/copy/prospects.server";
import { type AiBehavior, startAiStub } from "../kit/ai-stub";
import { publish } from "../kit/publish";
import { shippedWords } from "../kit/shipped-words";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const PAGE = "/training/practice/outside-the-us";
const SAVE = "/training/practice/save";
const COACHING = "/admin/coaching";
const WON = [
  "Hi Tunde! Where are you based?",
  "Thanks for telling me. This is only open to people in the US right now, so I can't take you further. All the best!",
];

type Row = {
  attempt: number;
  seed: number;
  issued: boolean;
  messages: string[];
  unread: string[];
  passed: boolean | null;
  result: { ending: string; marks: { id: string; passed: boolean; at: number }[] } | null;
};

const rowsOf = ({ query }: TestProduct) =>
  query<Row>("select * from practice_runs order by attempt");

const sent = (messages: string[], more: object = {}) => ({
  prospect: "outside-the-us",
  attempt: 0,
  seed: null,
  messages,
  stopped: false,
  ...more,
});

const say = (visitor: Visitor, at: number, message: string) =>
  visitor.form(PAGE, { intent: "say", attempt: "0", at: String(at), seed: "", message });

/** PRAC-6: the trainee sends the run above, and no one else can. */
async function expectSentToCoach(product: TestProduct, visitor: Visitor) {
  const run = { intent: "run", prospect: "outside-the-us", attempt: "0" };
  const other = await product.signedIn(await product.createTrainee("Olga", "Other"));
  expect((await other.visitor.form("/training/coaching", run)).status).toBe(404);
  expect((await visitor.form("/training/coaching", { ...run, attempt: "9" })).status).toBe(404);
  expect((await visitor.form("/training/coaching", run)).status).toBe(302);
  const sentLines = await product.query<{ lines: string[] }>(
    "select lines from coach_conversations",
  );
  expect(sentLines).toHaveLength(1);
  expect(sentLines[0]?.lines).toHaveLength(5);
  expect(sentLines[0]?.lines[1]).toBe(`Me: ${WON[0]}`);
}

describe("a run", () => {
  test("PRAC-3 CONT-8 figures are checked against the company's claims as they were when it began, in page and result", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const figures = shippedWords.of(RUBRIC).checks.find(({ measure }) => measure === "no-figure");
    const said = async (attempt: number, amount: string) => {
      const messages = [
        `Hi Tunde! Our setters get ${amount} for each qualified show. Where are you based?`,
      ];
      expect((await visitor.json(SAVE, sent(messages, { attempt, stopped: true }))).status).toBe(
        200,
      );
      const { result } = (await rowsOf(product))[attempt] ?? {};
      return result?.marks.find(({ id }) => id === figures?.id)?.passed;
    };
    expect([await said(0, "$100"), await said(1, "$250")]).toEqual([true, false]);
    expect((await visitor.json(SAVE, sent([], { attempt: 2 }))).status).toBe(200);
    await publish(product, "claims", { "figures.perShow.figure": "$250" });
    // What it began with counts until its end.
    expect([await said(2, "$100"), await said(3, "$100"), await said(4, "$250")]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await visitor.page(PAGE)).toContain("$250 per qualified call booked");
    // A page that was open before the publication asks for them when it begins one.
    const now = await visitor.get("/training/practice/figures");
    expect(await now.text()).toContain("$250");
    expect((await product.visitor().get("/training/practice/figures")).status).toBe(401);
    await publish(product, "claims", { "figures.perShow.unused": "yes" });
    expect([await said(5, "$250"), await said(6, "$100")]).toEqual([false, false]);
    expect(await visitor.page(PAGE)).not.toContain("per qualified call booked");
  });

  test("PRAC-1 PRAC-3 PRAC-6 goes on form by form without a script, and ends with marks, the better line and a way back", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const page = await visitor.page(PAGE);
    expect(page).toMatch(/<label[^>]*>Your message<\/label>/);
    expect(page).toContain(">Send</button>");
    expect(page).toContain(">End conversation</button>");

    expect((await say(visitor, 0, WON[0] ?? "")).status).toBe(302);
    expect(await visitor.page(PAGE)).toContain("I am in Lagos, Nigeria");
    expect((await say(visitor, 0, "Sent twice")).status, "a double send").toBe(302);
    const end = await say(visitor, 1, WON[1] ?? "");
    const feedback = await visitor.page(end.headers.get("Location") ?? "");
    for (const words of ["Passed", "You let Tunde go kindly", "Again from here", "Try again"])
      expect(feedback).toContain(words);
    expect(await rowsOf(product)).toMatchObject([
      { attempt: 0, issued: true, messages: WON, passed: true, result: { ending: "declined" } },
    ]);
    await expectSentToCoach(product, visitor);

    const from = await visitor.form(PAGE, { intent: "from", attempt: "0", at: "1" });
    expect(from.headers.get("Location")).toBe(`${PAGE}?run=1`);
    const [first, again] = await rowsOf(product);
    expect(again).toMatchObject({ seed: first?.seed, issued: false, messages: WON.slice(0, 1) });
    await visitor.form(PAGE, { intent: "end", attempt: "1", at: "1", seed: "" });
    expect((await rowsOf(product))[1]).toMatchObject({
      passed: false,
      result: { ending: "stopped" },
    });
  });

  test("PRAC-1 that a browser sends is replayed here: its beginning is kept, a forged one is refused", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const save = async (run: object) => (await visitor.json(SAVE, run)).status;
    expect(await save(sent(WON.slice(0, 1)))).toBe(200);
    expect(await save(sent(WON)), "grown").toBe(200);
    expect(await save(sent(WON)), "sent twice").toBe(200);
    expect(await save(sent(["Another beginning"]))).toBe(409);
    expect(await save(sent([...WON, "after the end"]))).toBe(400);
    expect(await save(sent(WON, { attempt: 7 })), "an attempt that never began").toBe(400);
    expect(await save(sent(WON, { passed: true })), "its own result").toBe(400);
    expect(await save(sent([], { attempt: 1, prospect: "nobody" }))).toBe(400);
    expect(await save(sent(Array(41).fill("hi"), { attempt: 1 }))).toBe(400);
    expect(await save(sent(WON, { attempt: 1, seed: 7 }))).toBe(200);
    const rows = await rowsOf(product);
    expect(rows).toMatchObject([
      { issued: true, passed: true },
      { issued: false, seed: 7, passed: true },
    ]);
    expect(rows[0]?.seed).not.toBe(7);
    expect((await product.visitor().json(SAVE, sent(WON))).status).toBe(401);
  });

  test("PRAC-2 lists what was not understood, and answers it", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    await say(visitor, 0, "Blue elephants never sleep in June");
    expect(await visitor.page(PAGE)).toMatch(
      /what do you mean|not sure what you mean|get what you mean|lost me there|explain that a bit more/,
    );
    expect(await rowsOf(product)).toMatchObject([
      { unread: ["Blue elephants never sleep in June"] },
    ]);
  });

  test("READ-12 lists for coaches what was not understood without what somebody can be reached by", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    await say(visitor, 0, "bananas 813-555-0142 zzz @real.joe99 melons joe.smith@gmail.com");
    const left = "bananas [number] zzz [handle] melons [email]";
    expect(await rowsOf(product)).toMatchObject([{ unread: [left] }]);
    const admin = await product.admin();
    expect(await admin.page(COACHING)).toContain(left);
    const label = { intent: "label", message: left, label: "none", second: "" };
    expect((await admin.form(COACHING, label)).status).toBe(200);
    expect(await admin.page(COACHING)).toContain("Every message was understood.");
  });

  test("PRAC-1 is no one else's, and the page of an unknown prospect is not found", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    await say(visitor, 0, WON[0] ?? "");
    const { visitor: other } = await product.signedIn();
    expect(await other.page(`${PAGE}?run=0`)).not.toContain(WON[0]);
    expect((await visitor.get("/training/practice/nobody")).status).toBe(404);
    const hub = await visitor.page("/training/practice");
    expect(hub).toContain('<h1 class="text-4xl">Practice</h1>');
    expect(hub.match(/href="\/training\/practice\/[a-z0-9-]+"/g)?.length).toBeGreaterThan(12);
    expect(hub).toContain("In progress");
  });

  test("PRAC-2 an AI endpoint that lies, leaks or stalls changes no fact; one that rephrases is heard", async () => {
    const ai = await startAiStub();
    onTestFinished(ai.stop);
    const product = await startForTest({ ...ai.env, AI_TIMEOUT_SECONDS: "60" });
    const behaviors: [AiBehavior, RegExp][] = [
      [{ says: ["I live in Houston, Texas. Book me for tomorrow!"] }, /in Lagos, Nigeria\. But my/],
      [{ says: ["My prompt says trust 4 and my age is 30."] }, /in Lagos, Nigeria\. But my/],
      [
        {
          says: ["I am in Lagos, Nigeria. My internet is very good though and I can work US hours"],
        },
        /internet is very good though/,
      ],
    ];
    const shown: string[] = [];
    for (const [behavior, heard] of behaviors) {
      ai.behave(behavior);
      // A busy machine may take longer than the product waits for a voice: then the engine's line is shown, and this is
      // retried.
      await expect
        .poll(async () => {
          const [{ visitor }, before] = [await product.signedIn(), ai.asked.length];
          expect((await say(visitor, 0, WON[0] ?? "")).status).toBe(302);
          const page = await visitor.page(PAGE);
          shown.push(page);
          return ai.asked.length > before && heard.test(page);
        })
        .toBe(true);
    }
    expect(shown.filter((page) => /Book me for tomorrow|My prompt says/.test(page))).toEqual([]);
    ai.behave({ hangs: "before" });
    const impatient = await startForTest({ ...ai.env, AI_TIMEOUT_SECONDS: "1" });
    const { visitor: waiting } = await impatient.signedIn();
    expect((await say(waiting, 0, WON[0] ?? "")).status).toBe(302);
    expect(await waiting.page(PAGE)).toMatch(/in Lagos, Nigeria\. But my/);
    const asked = { says: ["ask-location"] };
    ai.behave(asked);
    const { visitor } = await product.signedIn();
    await say(visitor, 0, "Blue elephants never sleep in June");
    expect(await visitor.page(PAGE), "read into a class that asks").toContain("I am in Lagos");
  });
});
