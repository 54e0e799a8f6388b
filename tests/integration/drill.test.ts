/** The objection drill: today's objections of a trainee, graded and scheduled by the server (PRAC-4). */
import { describe, expect, test } from "vitest";
import { OBJECTIONS } from "../../app/script/script.server";
import { publish } from "../kit/publish";
import { shippedWords } from "../kit/shipped-words";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const PAGE = "/training/practice/objections";
const { objections } = shippedWords.of(OBJECTIONS);
const RIGHT: Readonly<Record<string, string>> = {
  "too-good-to-be-true":
    "I get why you say it. It's work and paid by results. What part sounds off to you?",
  "is-it-a-scam": "Smart to ask. Look at our site before you decide. What made you careful?",
};

const rowsOf = ({ query }: TestProduct) =>
  query<{ objection: string; grade: string; tries: number; zone: string; day: string }>(
    "select objection, grade, tries, zone, day::text from drill_reviews order by replied_at",
  );

function shownIn(page: string) {
  const field = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? "";
  return { objection: field("objection"), tries: field("tries") };
}

/** Sends a reply to what the page shows. */
async function reply(visitor: Visitor, text: string, zone = "America/Chicago") {
  const shown = shownIn(await visitor.page(PAGE));
  return { shown, response: await visitor.form(PAGE, { ...shown, zone, reply: text }) };
}

/** As if everything so far had happened this many days ago. */
const turnBack = ({ query }: TestProduct, days: number) =>
  query("update drill_reviews set day = day - $1::integer", [days]);

describe("the objection drill", () => {
  test("PRAC-4 grades a typed reply by rule, shows what is missing and a better one, and counts a double send once", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const page = await visitor.page(PAGE);
    expect(page).toMatch(/<label[^>]*>Your reply<\/label>/);
    expect(page).toContain(">Check</button>");
    expect(page.replaceAll("<!-- -->", "")).toContain("10 more wait until tomorrow");
    expect(shownIn(page).objection).toBe("too-good-to-be-true");

    const { shown, response } = await reply(visitor, "Just trust me, I guarantee it.");
    expect(response.status).toBe(302);
    const result = await visitor.page(response.headers.get("Location") ?? "");
    expect(result).toContain("Not yet");
    expect(result).toContain("People listen once they know they were heard.");
    expect(result).toContain("Acknowledge it first.");
    expect(result, "not before it is asked for").not.toContain("nobody can guarantee you a number");
    const shownReply = await visitor.page(`${PAGE}?shown=too-good-to-be-true&better`);
    expect(shownReply).toContain("nobody can guarantee you a number");

    const again = { ...shown, zone: "", reply: RIGHT["too-good-to-be-true"] ?? "" };
    expect((await visitor.form(PAGE, again)).status).toBe(302);
    expect(await rowsOf(product)).toMatchObject([{ grade: "wrong", tries: 1 }]);
    expect(shownIn(await visitor.page(PAGE)).objection, "the others come first").toBe(
      "is-it-a-scam",
    );

    await visitor.form(PAGE, { ...again, tries: "1" });
    await reply(visitor, RIGHT["is-it-a-scam"] ?? "");
    expect(await rowsOf(product)).toMatchObject([
      { objection: "too-good-to-be-true", grade: "late", tries: 2, zone: "America/Chicago" },
      { objection: "is-it-a-scam", grade: "right", tries: 1 },
    ]);
  });

  test("PRAC-4 brings at most twelve a day even to someone who asks for more, and all of them in the end", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    for (let sent = 0; sent < 24; sent += 1) {
      const { response } = await reply(visitor, "No.");
      expect(response.status, `reply ${sent + 1}`).toBe(302);
    }
    expect(await rowsOf(product)).toHaveLength(12);
    const done = await visitor.page(PAGE);
    expect(done).toContain("Done for today");
    expect(await visitor.page("/training")).toContain("practice</a><span> is done");
    const more = { objection: "reschedule", tries: "0", zone: "", reply: "No." };
    expect((await visitor.form(PAGE, more)).status).toBe(409);
    expect(await rowsOf(product)).toHaveLength(12);

    await turnBack(product, 1);
    const next = await visitor.page(PAGE);
    expect(shownIn(next).objection, "what was wrong comes before what is new").toBe(
      "too-good-to-be-true",
    );
    expect(next).toContain("10 more wait until tomorrow");
  });

  test("PRAC-4 counts the day in the trainee's zone, and gives none twice to who travels", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    await reply(visitor, RIGHT["too-good-to-be-true"] ?? "", "Pacific/Kiritimati");
    const [east] = await rowsOf(product);
    const day = (zone: string) => new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format();
    expect(east?.day).toBe(day("Pacific/Kiritimati"));
    await reply(visitor, RIGHT["is-it-a-scam"] ?? "", "Pacific/Pago_Pago");
    expect((await rowsOf(product)).map((row) => row.day)).toEqual([east?.day, east?.day]);
    await reply(visitor, "No.", "Nowhere/At all");
    expect((await rowsOf(product)).at(-1)?.zone).toBe("Pacific/Pago_Pago");
  });

  test("PRAC-4 changes nothing for an empty or endless reply, or an objection that there is not", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const sent = { objection: "is-it-a-scam", tries: "0", zone: "", reply: "No." };
    for (const [status, changed] of [
      [400, { reply: "  " }],
      [400, { reply: "a".repeat(1_001) }],
      [400, { tries: "7" }],
      [409, { objection: "no-such" }],
    ] as const)
      expect((await visitor.form(PAGE, { ...sent, ...changed })).status).toBe(status);
    expect(await rowsOf(product)).toEqual([]);
  });

  test("PRAC-4 two tabs that reply at once are counted as one day", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const sent = { objection: "is-it-a-scam", tries: "0", zone: "", reply: "No." };
    await Promise.all(Array.from({ length: 5 }, () => visitor.form(PAGE, sent)));
    expect(await rowsOf(product)).toMatchObject([{ tries: 1, grade: "wrong" }]);
  });

  test("PRAC-4 another reply from a second tab is told that it was not checked, and the first counts; one that was sent twice is told nothing", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const sent = { objection: "is-it-a-scam", tries: "0", zone: "", reply: "No." };
    const resultOf = async (reply: string) => {
      const { headers } = await visitor.form(PAGE, { ...sent, reply });
      return visitor.page(headers.get("Location") ?? "");
    };
    const told = "What you wrote here was not checked.";
    expect(await resultOf("No.")).not.toContain(told);
    expect(await resultOf("No.")).not.toContain(told);
    const second = await resultOf("Fair question. What made you ask?");
    expect(second).toContain(told);
    expect(second).toContain(">No.</p>");
    expect(await rowsOf(product)).toMatchObject([{ tries: 1, grade: "wrong" }]);
  });

  test("READ-9 a wrong reply can be tried again at once, which counts as late, and the better reply waits to be asked for", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const { response } = await reply(visitor, "Just trust me.");
    const result = await visitor.page(response.headers.get("Location") ?? "");
    for (const words of [">Try again</a>", ">Show the reply</a>"]) expect(result).toContain(words);
    const again = await visitor.page(`${PAGE}?again=too-good-to-be-true`);
    expect(shownIn(again)).toEqual({ objection: "too-good-to-be-true", tries: "1" });
    expect(again).toContain("Acknowledge it first.");
    expect(again).toContain("Just trust me.</textarea>");
    expect(again).not.toContain("nobody can guarantee you a number");
    const sent = { ...shownIn(again), zone: "", reply: RIGHT["too-good-to-be-true"] ?? "" };
    const second = await visitor.form(PAGE, sent);
    const right = await visitor.page(second.headers.get("Location") ?? "");
    expect(right).toContain("Right on the second try");
    expect(right).toContain("nobody can guarantee you a number");
    expect(right).not.toContain(">Try again</a>");
    expect(await rowsOf(product)).toMatchObject([{ grade: "late", tries: 2 }]);
    const closed = await visitor.page(`${PAGE}?again=too-good-to-be-true`);
    expect(shownIn(closed).objection, "only what is open").toBe("is-it-a-scam");
  });

  test("READ-9 the company's own reply is right, however long the company has made it", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const objection = objections[0];
    if (!objection) throw new Error("There are no objections");
    const answer = `${objection.answer} ${"It is work, and it pays by results. ".repeat(8)}`.trim();
    await publish(product, "objections", { "objections.too-good-to-be-true.answer": answer });
    const own = [objection.acknowledge, answer, objection.ask].join(" ");
    await reply(visitor, own);
    expect(await rowsOf(product)).toMatchObject([{ grade: "right", tries: 1 }]);
  });
});
