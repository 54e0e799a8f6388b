/** Who tells of somebody else is told what to do, and who tells of themselves is told what helps them (SUP-2). */
import { describe, expect, test } from "vitest";
import { shippedWords } from "../../tests/kit/shipped-words";
import { searchedAnswer, wholeAnswer } from "./answers.server";
import type { Audience } from "./copy/topics";
import { helpPagesOf } from "./help-pages.server";

const answerTo = (question: string, audience: Audience = "setter") =>
  searchedAnswer(question, helpPagesOf(shippedWords, audience));
const idsOf = (question: string, audience?: Audience) =>
  answerTo(question, audience).passages.map(({ id }) => id);

describe("SUP-2 a setter who tells of a prospect", () => {
  test.each([
    ["i think a lead is underage what do i do", "under-age"],
    ["a prospect told me she's 16, do i keep going", "under-age"],
    ["my lead said he wants to kill himself what do i do", "crisis-help"],
    ["a lead called me a stupid bitch", "report-abuse"],
  ])("is told when a conversation ends, before the fixed answer: %s", (question, fixed) => {
    expect(answerTo(question).verdict).toBe("fixed");
    expect(idsOf(question)).toEqual(["end-a-conversation", fixed]);
  });
  test.each(["what if the person im texting is 15", "a lead told me to stop messaging him"])(
    "finds it without a concern, too: %s",
    (question) => {
      expect(idsOf(question)[0]).toBe("end-a-conversation");
    },
  );
  test("reads what each case takes, with the hotlines", () => {
    const [passage] = answerTo("a lead is 16 what do i do").passages;
    const words = [passage?.text, ...(passage?.points ?? [])].join(" ");
    for (const each of ["under 18", "988", "911", "1-800-799-7233", "team lead", "screenshot"])
      expect(words).toContain(each);
  });
});

describe("SUP-2 who tells of themselves", () => {
  test.each([
    ["im 17 can i message prospects", "under-age"],
    ["can my 16 year old apply", "under-age"],
    ["a lead cancelled again and i want to kill myself", "crisis-help"],
    ["my lead left me on read i want to die", "crisis-help"],
    ["i want to kill myself", "crisis-help"],
    ["you scammers, your leads are fake, fuck you", "report-abuse"],
    ["stop messaging me", "stop-contact"],
  ])("is given the fixed answer, signed in or not: %s", (question, id) => {
    expect(idsOf(question)[0]).toBe(id);
    expect(idsOf(question, "visitor")[0]).toBe(id);
  });
  test("and a setter's page is never shown to anyone who is not a setter", () => {
    const question = "i think a lead is underage what do i do";
    for (const audience of ["visitor", "applicant"] as const)
      expect(idsOf(question, audience)).toEqual(["under-age"]);
    const [passage] = answerTo(question, "visitor").passages;
    expect(passage?.points.join(" ")).toContain("someone you write to");
  });
});

describe("SUP-2 how many messages is no question of hours", () => {
  test.each(["how many dms should i send a day", "how many people should i message per day"])(
    "and is answered with their number: %s",
    (question) => {
      expect(answerTo(question)).toMatchObject({ verdict: "sure" });
      expect(idsOf(question)[0]).toBe("what-does-a-setter-do");
      expect(answerTo(question).passages[0]?.text).toContain("100 to 150");
      expect(answerTo(question, "visitor").verdict).not.toBe("sure");
    },
  );
  test.each([
    ["how many hours a day should i put in", "daily-hours"],
    ["how much time do i need for messages each day", "daily-hours"],
  ])("and hours are: %s", (question, id) => {
    expect(idsOf(question)[0]).toBe(id);
  });
});

describe("HELP-1 trainees and visitors alike are told that a phone alone is not enough", () => {
  test.each([
    "is it ok if i only have a phone",
    "can i do this from my iphone only",
    "i just have my phone is that fine",
  ])("%s", (question) => {
    for (const audience of ["visitor", "applicant", "setter"] as const) {
      const [passage] = answerTo(question, audience).passages;
      expect(passage).toMatchObject({ id: "equipment", text: expect.stringMatching(/^No\. /) });
    }
  });
  test.each(["can i watch the lessons on my phone", "can i open the portal on my phone"])(
    "and watching on one is fine: %s",
    (question) => {
      const [passage] = answerTo(question, "visitor").passages;
      expect(passage).toMatchObject({
        id: "watch-on-phone",
        text: expect.stringMatching(/^Yes\. /),
      });
    },
  );
});

test("SUP-2 another program gets the hotlines with the fixed answer, and of others the text alone", async () => {
  const whole = async (question: string) => {
    const end = answerTo(question);
    async function* events() {
      yield { end };
    }
    return (await wholeAnswer(events()))?.answer ?? "";
  };
  const crisis = await whole("i want to die");
  for (const number of ["911", "988"]) expect(crisis).toContain(number);
  const price = answerTo("how much is the program").passages[0];
  expect(await whole("how much is the program")).toBe(price?.text);
});
