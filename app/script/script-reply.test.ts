// cspell:ignore ospital
import { describe, expect, test } from "vitest";
import { CONCERNS, concernIn } from "~/reading/concerns";
import { PROSPECT_LINES, scoreOf } from "../../tests/kit/asked-lines";
import { harmLines, shareOf } from "../../tests/kit/reading-harm";
import { shippedWords } from "../../tests/kit/shipped-words";
import { OBJECTIONS, SCRIPT } from "./copy/script.server";
import { STYLES } from "./draft";
import { repliesOf } from "./script-reply";
import { nodeOf } from "./walk";

const script = { version: 0, nodes: shippedWords.of(SCRIPT).nodes, ...shippedWords.of(OBJECTIONS) };
const conversation = { nodes: script.nodes };
const { questions, objections } = script;
const replyFromScript = repliesOf(script).now();

const at = (id: string) => nodeOf(conversation, id);

describe("a reply out of the script", () => {
  test.each(
    [...questions, ...objections].flatMap((entry) =>
      entry.says.map((said) => [said, entry] as const),
    ),
  )("AI-2 %j is answered from the bank", (said, entry) => {
    expect(replyFromScript(said, null).text).toContain(entry.answer);
  });
  test.each([
    ["is this some pyramid thing??", "compensation", "downline"],
    ["lol sounds like a scam bro", "motivation", "Look at us before you decide"],
    ["i live in michigan", "getting-started", "Perfect, that works"],
    ["I'm from Nigeria", "getting-started", "only open to people based in the US"],
    ["yeah sounds good to me", "compensation", "next step is a call"],
    ["ok yes", "no-obligation", "next step is a call"],
    ["does it cost anything", "realistic-expectations", "don't pay anything"],
    ["my wife would kill me, gotta ask her", "closing", "Bring them to the call"],
    ["how much can i make doing this", "motivation", "can't promise you a number"],
    ["not interested, please stop", "start", "won't keep messaging"],
    ["tomorrow morning", "closing", "pick the time that works best"],
  ])("AI-2 %j at %s is answered with “%s”", (said, place, words) => {
    expect(replyFromScript(said, at(place)).text).toContain(words);
  });
  test.each([
    "my girlfriend says this is a cult",
    "my gf is sus about this",
    "my husband would never do this, he says its fake",
    "wife says its some kind of cult lol",
    "my mom doesn't trust this",
    "my boyfriend thinks ur a fraud",
    "this is a cult",
  ])("READ-3 a partner who doubts us is no partner who decides: %s", (said) => {
    const reply = replyFromScript(said, null);
    const ids = reply.verdict === "unsure" ? reply.choices.map((each) => each.id) : [];
    if (reply.verdict === "sure") ids.push(reply.id);
    expect(ids).not.toContain("ask-partner");
    expect(ids).toContain("is-it-a-scam");
  });
  test.each([
    "i gotta ask my girlfriend",
    "my girlfriend decides on money stuff",
    "my wife would have to agree",
    "my wife thinks its sketchy so i need to talk to her first",
  ])("READ-3 and a partner who decides is: %s", (said) => {
    expect(replyFromScript(said, null)).toMatchObject({ verdict: "sure", id: "ask-partner" });
  });
  test.each([
    ["grieving", 90],
    ["ill", 65],
  ])(
    "READ-3 who is %s is answered with care, first or among three, and told of no crisis",
    (id, least) => {
      const lines = harmLines(`${id}-lines`, "held");
      expect(lines.length).toBeGreaterThan(30);
      const idsOf = (line: string) => {
        const reply = replyFromScript(line, null);
        if (reply.verdict === "unsure") return reply.choices.map((each) => each.id);
        return reply.verdict === "sure" ? [reply.id] : [];
      };
      expect(shareOf(lines, (line) => idsOf(line).includes(id))).toBeGreaterThanOrEqual(least);
      expect(shareOf(lines, (line) => concernIn(line) === null)).toBeGreaterThanOrEqual(95);
    },
  );
  test("AI-2 what the script does not know leads back to its question and claims nothing", () => {
    expect(replyFromScript("zxqv ʘ 42", at("motivation")).text).toBe(
      "Thanks for telling me. I want to give you a proper answer and not a guess, so let me check that for you. More income, working from home, getting out of the job you have?",
    );
    expect(replyFromScript("zxqv", null).text).toContain("not a guess");
  });
  test("READ-3 who may be ill or grieve is asked nothing of the script meanwhile", () => {
    const said = "sorry po busy ako, nasa ospital si mama";
    const reply = replyFromScript(said, at("motivation"));
    expect(reply.verdict === "unsure" && reply.choices.map(({ id }) => id)).toContain("ill");
    expect(reply.text).not.toContain("?");
  });
  test("AI-2 the styles change its length and tone", () => {
    const said = "is this a scam?";
    const plain = replyFromScript(said, null).text;
    const by = Object.fromEntries(
      STYLES.map((style) => [style, replyFromScript(said, null, { style }).text]),
    );
    expect(by.shorter?.length).toBeLessThan(plain.length);
    expect(by.friendlier?.length).toBeGreaterThan(plain.length);
    expect(by["more-direct"]).not.toContain("Smart to ask");
    expect(plain).toContain("Smart to ask");
  });
  test("AI-2 no one's name and no open name is in it", () => {
    for (const { text } of conversation.nodes.flatMap(({ options }) => options))
      expect(replyFromScript(text, null).text).not.toMatch(/\{firstName\}|, \./);
  });
});

test("AI-2 if it is not sure there are three to choose from", () => {
  const reply = replyFromScript("what about my situation with time and money", null);
  expect(reply.verdict === "unsure" && reply.choices.map(({ id }) => id)).toHaveLength(3);
});

test("AI-2 a text of the longest length is searched to its end", () => {
  const { verdict } = replyFromScript(`${"money time call ".repeat(120)}is this a scam?`, null);
  expect(["sure", "unsure"]).toContain(verdict);
});

describe("what prospects write", () => {
  test.each(["tuned", "heldOut"] as const)(
    "AI-2 of the %s lines at least 85 percent are right or openly unsure, more than half right, and all concerns caught",
    (part) => {
      const lines = PROSPECT_LINES[part];
      const { right, open, wrong, missed } = scoreOf(lines, (text) => replyFromScript(text, null));
      console.info(`prospects, ${part}: ${right} right, ${open} open, wrong: ${wrong.join(" | ")}`);
      expect(missed).toEqual([]);
      expect((right + open) / lines.length).toBeGreaterThanOrEqual(0.85);
      expect(right / lines.length).toBeGreaterThan(0.5);
    },
  );
  test("AI-2 two questions at once are not answered with one", () => {
    const reply = replyFromScript("how much is it and when does it start", null);
    expect(reply.verdict).toBe("unsure");
    const ids = reply.verdict === "unsure" ? reply.choices.map(({ id }) => id) : [];
    expect(ids).toEqual(expect.arrayContaining(["no-payment", "how-soon-start"]));
  });
  test("AI-2 a choice is the reply, and its styles change it", () => {
    const said = "how much is it and when does it start";
    const chosen = replyFromScript(said, null, { choice: "how-soon-start" });
    expect(chosen).toMatchObject({ verdict: "sure", id: "how-soon-start" });
    const shorter = replyFromScript(said, null, { choice: "how-soon-start", style: "shorter" });
    expect(shorter.text.length).toBeLessThan(chosen.text.length);
    expect(replyFromScript(said, null, { choice: "nothing" }).verdict).toBe("unsure");
    expect(replyFromScript("i want to die", null, { choice: "proof" }).verdict).toBe("fixed");
  });
  test("AI-2 at every message the fixed reply comes first, in any style, and leads nowhere", () => {
    const says = ["i want to kill myself", "my husband hits me", "im 16", "fuck you", "STOP"];
    for (const node of conversation.nodes)
      for (const [place, said] of says.entries())
        expect(replyFromScript(said, node, { style: "friendlier" })).toMatchObject({
          verdict: "fixed",
          concern: CONCERNS[place],
        });
    expect(replyFromScript("i want to kill myself", null).text).toContain("988");
    for (const said of says) expect(replyFromScript(said, null).text).not.toMatch(/\?$/);
  });
});

test.each([
  "he said no",
  "my bf wont let me do it",
  "The husband has vetoed this",
  "hubby says no",
])("READ-3 a partner's plain no is no danger: %s", (said) => {
  expect(replyFromScript(said, null)).not.toMatchObject({ verdict: "fixed" });
});
test.each([
  ["he said no and punched the wall next to my head", "danger"],
  ["my husband said no and he hits me", "danger"],
  ["my bf wont let me leave the house", "danger"],
])("READ-3 what someone does to them is: %s", (said, concern) => {
  expect(replyFromScript(said, null)).toMatchObject({ verdict: "fixed", concern });
});
