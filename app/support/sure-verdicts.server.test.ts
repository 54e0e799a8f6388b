// cspell:ignore bros dmss
/** A yes or a "no" is said only to what an entry answers, and a company's own entries are not contradicted (HELP-1, READ-4). */
import { describe, expect, test } from "vitest";
import { shippedWords } from "../../tests/kit/shipped-words";
import { contentAt } from "../content/content.server";
import { figureNames } from "../figures/figures.server";
import { searchedAnswer } from "./answers.server";
import { isYesOrNo } from "./asks-for-yes";
import { asksForAnother } from "./by-another";
import { HELP } from "./copy/help.server";
import { helpPagesOf } from "./help-pages.server";
import { askedIn } from "./ways-to-ask";
import { answering } from "./yes-or-no";

const pages = helpPagesOf(shippedWords, "applicant");
const answerTo = (question: string, read = pages) => {
  const { verdict, passages } = searchedAnswer(question, read);
  const [first] = passages;
  const isSure = verdict === "sure" || verdict === "fixed";
  return { id: first?.id, isSure, said: isSure ? (first?.text ?? "") : "" };
};
const YES_OR_NO = /^(?:Yes|No)[.,] /;

describe("HELP-1 no yes and no no without what an entry names", () => {
  test.each([
    "May I record the coaching sessions for personal use?",
    "Could you confirm whether a criminal conviction disqualifies an applicant?",
    "can i use my bros laptop n account",
    "did you lie when you said guaranteed job",
    "Is there an age limit",
    "i live in mexico but im a us citizen",
    "did i get the job",
    "did my booking go through",
    "did my form go through",
    "have i been paid everything",
    "can i cancel or are you gonna keep charging me",
    "are you charging me if i cancel my call",
    "iphone only works?",
    "library computer ok?",
    "webcam for the interview?",
    "do i need a webcam for the interview",
    "can i be a setter for two companies",
    "can i do the lessons at work on my boss's laptop",
    "can i use my company laptop for the portal",
  ])("%s", (question) => {
    expect(answerTo(question).said).not.toMatch(YES_OR_NO);
  });
  test.each([
    ["can i do the lessons at my own pace", "Yes"],
    ["May I reschedule my appointment?", "Yes"],
    ["can i cancel my appointment", "Yes"],
    ["will i lose my progress if i close the tab", "No"],
    ["am i too old", "No"],
    ["im 55 can i still apply", "Yes"],
    ["do i need a degree", "No"],
    ["are you a bot", "Yes"],
    ["has anyone actually made it", "Yes"],
    ["interview?", "Yes"],
    ["is there an interview", "Yes"],
    ["mac ok?", "Yes"],
    ["just wondering can i pay monthly", "Yes"],
    ["can i watch the lessons on my tablet", "Yes"],
    ["do i need to cold call", "No"],
    ["i only have a phone is that ok", "No"],
  ])("%s: %s", (question, said) => {
    expect(answerTo(question, helpPagesOf(shippedWords, "setter")).said).toMatch(
      new RegExp(`^${said}\\. `),
    );
  });
});

test("HELP-1 each shipped question that has a yes or a no gets it", () => {
  for (const passage of shippedWords.of(HELP).topics.flatMap(({ passages }) => passages))
    for (const { question, short } of askedIn(passage))
      if (short !== null && isYesOrNo(question))
        expect(answering(passage, question).text, question).toMatch(new RegExp(`^${short}\\. `));
});

test.each(["got cancer", "i have cancer, what now", "my mom has cancer"])(
  "HELP-1 an illness is no word mistyped: %s",
  (question) => {
    expect(answerTo(question).id).not.toBe("cancel-booking");
  },
);

const BY_ANOTHER = [
  "can my husband do half of the calls for me",
  "can my husband do the calls for me",
  "can my wife write the messages while i sleep",
  "is it ok if my son answers my dms",
  "can i hire a va to do the messages",
  "Would it be allowed for my assistant to send the messages on my behalf?",
  "my english is bad, can my daughter write for me",
  "can my brother sit in the interview instead of me",
  "could somebody else do my lessons",
  "can my partner and i split the work",
  "can I pay someone to book the calls for me",
  "can we both work with one code me and my wife",
  "Would I be permitted to engage a subcontractor to perform part of my duties?",
];
const OF_OTHERS = [
  "can my husband sit in on the call?",
  "can my wife join the call with me",
  "can i bring a friend to the call",
  "can my partner listen in",
  "can my wife ask questions on the call",
  "can my adult son apply",
  "do you help me set up the tools",
  "can someone read my conversations and give feedback",
  "can somebody from support do it for me",
  "does someone else close the calls for me",
  "can my friend do this job too",
  "can my wife and i both be setters",
];

describe("HELP-1 nobody reads that another may do their part", () => {
  test.each(BY_ANOTHER)("%s", (question) => {
    expect(asksForAnother(question)).toBe(true);
    expect(answerTo(question)).toMatchObject({ id: "share-code" });
    expect(answerTo(question).said).not.toMatch(/^Yes/);
  });
  test.each(OF_OTHERS)("and this asks something else: %s", (question) => {
    expect(asksForAnother(question)).toBe(false);
    expect(answerTo(question).id).not.toBe("share-code");
  });
  test.each([
    "can you call my husband",
    "my husband lost his job, can he apply",
    "can my wife and i both be setters",
    "can my sister and I join together",
    "could me and my brother both do this",
  ])("and nobody comes along to a call here: %s", (question) => {
    expect(answerTo(question)).not.toMatchObject({ id: "bring-someone", isSure: true });
  });
  test("and who may come along to the call may", () => {
    for (const question of OF_OTHERS.slice(0, 5))
      expect(answerTo(question)).toMatchObject({
        id: "bring-someone",
        said: expect.stringMatching(/^Yes\. /),
      });
  });
});

/** What a company publishes in the place of the shipped words. */
function ofCompany(fields: Record<string, string>, leastAge = "18") {
  const words = contentAt(
    {
      generation: 1,
      fields: new Map([[HELP.key, { ...HELP.shippedFields, ...fields }]]),
      changed: new Map(),
    },
    (read) => new Map([...figureNames(read, new Date()), ["leastAge", leastAge]]),
  );
  return helpPagesOf(words, "applicant");
}

describe("READ-4 what a company writes itself is not contradicted by what was shipped", () => {
  const AT = "topics.role.passages.outside-us";
  const OWN = "topics.role.passages.in-mexico";
  test("its other answer comes without the yes or no of the shipped one", () => {
    const read = ofCompany({ [`${AT}.text`]: "We also hire in Mexico and in the Philippines." });
    const asked = "i live in the philippines can i apply";
    expect(answerTo(asked).said).toMatch(/^No\. /);
    expect(answerTo(asked, read).said).toBe("We also hire in Mexico and in the Philippines.");
  });
  test("its yes is one to the countries that it names", () => {
    const read = ofCompany({ [`${AT}.text`]: "Yes. We also hire in Mexico." });
    expect(answerTo("can i work from mexico", read).said).toBe("Yes. We also hire in Mexico.");
    expect(answerTo("can i work from peru", read).said).not.toMatch(/^Yes/);
  });
  test("its own entry on a country is the answer, and comes before the shipped one", () => {
    const read = ofCompany({
      "topics.role.passages": `${HELP.shippedFields["topics.role.passages"]} in-mexico`,
      [`${OWN}.title`]: "Do you hire in Mexico?",
      [`${OWN}.text`]: "Yes. We have a team in Mexico City.",
      [`${OWN}.audience`]: "visitor",
      [`${OWN}.also`]: "can i work from mexico\ni live in mexico can i apply",
    });
    for (const asked of ["can i work from mexico", "i live in mexico, can i apply"])
      expect(answerTo(asked, read), asked).toMatchObject({ id: "in-mexico", isSure: true });
    expect(answerTo("can i work from peru", read)).not.toMatchObject({ id: "in-mexico" });
  });
  test("one that takes people from 16 on says so, and no sure no to all under 18", () => {
    const asked = "im 17 can i apply";
    expect(answerTo(asked).said).toMatch(/^No\. /);
    expect(answerTo(asked, ofCompany({}, "16")).said).toMatch(
      /^Our services and the setter role are not for anyone under 16/,
    );
  });
  test("one that takes people from 21 on says no yes to somebody of 19", () => {
    const asked = "my son is 19, can he apply";
    expect(answerTo(asked).said).toMatch(/^Yes\. /);
    expect(answerTo(asked, ofCompany({}, "21")).said).not.toMatch(/^Yes/);
    expect(answerTo("my son is 23, can he apply", ofCompany({}, "21")).said).toMatch(/^Yes\. /);
  });
});
