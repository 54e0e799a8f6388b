import { describe, expect, test } from "vitest";
import { conversation } from "./content/conversation";
import { objections, questions } from "./content/reply-bank";
import { STYLES } from "./draft";
import { nodeOf } from "./script";
import { replyFromScript } from "./script-reply";

const at = (id: string) => nodeOf(conversation, id);

describe("a reply out of the script", () => {
  test.each(
    [...questions, ...objections].flatMap((entry) =>
      entry.says.map((said) => [said, entry] as const),
    ),
  )("AI-2 %j is answered from the bank", (said, entry) => {
    expect(replyFromScript(said, null)).toContain(entry.answer);
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
    expect(replyFromScript(said, at(place))).toContain(words);
  });
  test("AI-2 what the script does not know leads back to its question and claims nothing", () => {
    expect(replyFromScript("zxqv ʘ 42", at("motivation"))).toBe(
      "Good point. I want to give you a proper answer and not a guess, so let me check that for you. More income, working from home, getting out of the job you have?",
    );
    expect(replyFromScript("zxqv", null)).toContain("not a guess");
  });
  test("AI-2 the styles change its length and tone", () => {
    const said = "is this a scam?";
    const plain = replyFromScript(said, null);
    const by = Object.fromEntries(
      STYLES.map((style) => [style, replyFromScript(said, null, style)]),
    );
    expect(by.shorter?.length).toBeLessThan(plain.length);
    expect(by.friendlier?.length).toBeGreaterThan(plain.length);
    expect(by["more-direct"]).not.toContain("Smart to ask");
    expect(plain).toContain("Smart to ask");
  });
  test("AI-2 nobody's name and no open name is in it", () => {
    for (const { text } of conversation.nodes.flatMap(({ options }) => options))
      expect(replyFromScript(text, null)).not.toMatch(/\{firstName\}|, \./);
  });
});

test("AI-2 a text of the longest length is searched in no time", () => {
  const started = performance.now();
  replyFromScript("money time call ".repeat(125), null);
  expect(performance.now() - started).toBeLessThan(200);
});
