/** What prospects write that asks nothing, as five people write it (READ-3). */
// cspell:disable
import { describe, expect, test } from "vitest";
import { shippedWords } from "../../tests/kit/shipped-words";
import { OBJECTIONS, SCRIPT } from "./copy/script.server";
import { momentIn } from "./moments";
import { repliesOf } from "./script-reply";
import { nodeOf } from "./walk";

const script = { version: 0, nodes: shippedWords.of(SCRIPT).nodes, ...shippedWords.of(OBJECTIONS) };
const replyTo = repliesOf(script).now();

describe("READ-3 a prospect who names a time", () => {
  test.each([
    ["thurs at 6 works but im in central time", "Thursday at 6 Central. Is that in the morning"],
    ["ok tomorrow 3pm est", "tomorrow at 3 pm Eastern it is"],
    ["see u monday at 10 am eastern", "Monday at 10 am Eastern it is"],
    ["friday 2pm pst?", "Friday at 2 pm Pacific it is"],
    ["sun 1030am ct works", "Sunday at 10:30 am Central it is"],
    ["tmrw at noon is good", "tomorrow at noon. Which time zone"],
    ["can we do wed at 4", "Wednesday at 4. Which time zone"],
    ["tomorrow at 5 then", "tomorrow at 5. Which time zone"],
    ["Today is good, after 5", "today after 5. Which time zone"],
    ["yes 5pm works for me", "5 pm works. Which day"],
    ["im on the clock cant talk till 8", "talk at 8"],
    ["im busy rn, text me after 7", "talk after 7"],
    ["driving, hmu at 9 tonight", "talk tonight at 9"],
  ])("gets it confirmed, and is asked for what is missing: %s", (said, words) => {
    const reply = replyTo(said, null);
    expect(reply).toMatchObject({ verdict: "sure", id: "time" });
    expect(reply.text).toContain(words);
  });
  test.each([
    "I work until 6 every day",
    "i make 15 an hour",
    "i only have 3 hours",
    "im 19",
    "dont call before noon",
    "my credit is 650",
    "how much is it",
    "i sleep till noon no matter what",
  ])("is another than one who tells of other hours and numbers: %s", (said) => {
    expect(momentIn(said)).toBeNull();
  });
});

describe("READ-3 a company's own words for what is no question", () => {
  const moments = {
    low: { title: "Low", text: "I hear you, {firstName}.", forSetter: "Wait" },
    time: {
      whole: "{when}: {bookingLink}",
      noZone: "{when}, in which zone?",
      noDay: "{when}, which day?",
      half: "{when}, morning or evening?",
      halfNoZone: "{when}, morning or evening, in which zone?",
      noHour: "{when}, at what time?",
      which: "Which one?",
      later: "Later: {when}",
    },
    check: { acknowledge: "Thank you.", answer: "I will ask." },
    warm: "So kind of you.",
  };
  const ownReply = repliesOf({ ...script, objections: [...script.objections], moments }).now();
  test.each([
    ["ok tomorrow 3pm est", "tomorrow at 3 pm Eastern: {bookingLink}"],
    ["can we do wed at 4", "Wednesday at 4, in which zone?"],
    ["yes 5pm works for me", "5 pm, which day?"],
    ["im busy rn, text me after 7", "Later: after 7"],
    ["thu or fri at 4", "Which one?"],
    ["I feel like a failure", "I hear you."],
    ["asdf qwer zxcv", "Thank you. I will ask."],
  ])("are sent as they wrote them: %s", (said, text) => {
    expect(ownReply(said, null).text.trim()).toBe(text);
  });
  test("begin a friendlier draft", () => {
    const { text } = ownReply("how much does it cost", null, { style: "friendlier" });
    expect(text).toMatch(/^So kind of you\. /);
  });
});

describe("READ-3 a prospect who says nothing to answer", () => {
  test.each(["k", "👍", "ok cool", "lol", "haha ok thanks", "🔥🔥", "gotcha"])(
    "%s is met with the question that is open",
    (said) => {
      const { verdict, text } = replyTo(said, null);
      expect(verdict).toBe("nothing");
      expect(text).toMatch(/\?$/);
      expect(text).not.toMatch(/proper answer|thanks for getting back/);
    },
  );
  test("is taken at their word where the message offers something", () => {
    const offer = nodeOf(script, "compensation");
    expect(replyTo("ok cool", offer).text).toContain("next step is a call");
    expect(replyTo("👍", offer).text).toContain("next step is a call");
  });
  test.each(["ok but how much", "lol is this a scam", "k?", "no"])(
    "and one who asks: %s",
    (said) => {
      expect(replyTo(said, null).verdict).not.toBe("nothing");
    },
  );
});

describe("READ-3 a prospect who is low", () => {
  test.each([
    "im feeling really down lately idk if i can do anything",
    "feeling so low lately",
    "I feel like a failure",
    "been so down on myself",
  ])("is sold nothing, by no AI either: %s", (said) => {
    const { verdict, text } = replyTo(said, nodeOf(script, "compensation"));
    expect(verdict).toBe("low");
    expect(text).not.toMatch(/call|role|pay|setter/i);
  });
  test.each([
    "im down",
    "im so down for this",
    "i feel empty handed after that course",
    "sales are down",
  ])("is another than one who agrees: %s", (said) => {
    expect(momentIn(said)?.kind).not.toBe("low");
  });
});
