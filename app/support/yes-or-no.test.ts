import { expect, test } from "vitest";
import { isYesOrNo } from "./asks-for-yes";
import { askedIn } from "./ways-to-ask";
import { answering } from "./yes-or-no";

test.each([
  "can i start today",
  "so u guys offer refunds?",
  "im 40, is that ok",
  "hey do you have an app",
  "Is this a scam?",
  "i live in ohio can i apply",
  "refunds?",
  "do i need a degree or anything",
  "do i get paid when they do not come",
])("HELP-1 %j asks for a yes or a no", (question) => {
  expect(isYesOrNo(question)).toBe(true);
});

test.each([
  "how can i start",
  "what do i need",
  "when do you pay me?",
  "can you tell me how it works",
  "do you know when it starts",
  "is it hourly or commission",
  "zoom or phone?",
  "how many hours a week do i need",
  "i lost my code",
  "",
])("HELP-1 %j does not", (question) => {
  expect(isYesOrNo(question)).toBe(false);
});

const passage = (text: string, also: string) => ({
  id: "a",
  title: "Phones?",
  state: "live" as const,
  text,
  points: [],
  link: { href: null, label: null },
  audience: "visitor" as const,
  also,
});

test("HELP-1 the short answer is that of the question most like it, and replaces another", () => {
  const about = passage(
    "Yes. A computer it is.",
    "words only\nYes: do i need a laptop\nNo: can i use my phone",
  );
  const first = (question: string) => answering(about, question).text;
  expect(first("do i need a laptop?")).toBe("Yes. A computer it is.");
  expect(first("can i just use my phone")).toBe("No. A computer it is.");
  expect(first("which laptop")).toBe("Yes. A computer it is.");
});

test("HELP-1 no short answer is made up if no question is like it", () => {
  const about = passage("A computer.", "Yes: do i need a laptop\nNo: can i use my phone");
  expect(answering(about, "do you like cats?").text).toBe("A computer.");
  expect(answering(passage("A computer.", ""), "do i need one?").text).toBe("A computer.");
});

test("HELP-1 words stored before there were questions are one line of words", () => {
  expect(askedIn({ also: "laptop pc mac" })).toEqual([{ question: "laptop pc mac", short: null }]);
  expect(askedIn({ also: null })).toEqual([]);
});

test("HELP-1 a text that says itself that it depends is not told twice", () => {
  const asked = "It depends: can i work nights";
  const text = "Mostly. The role takes four hours a day.";
  expect(answering(passage(text, asked), "can i work nights").text).toBe(
    "It depends. The role takes four hours a day.",
  );
});

test.each([
  "my employer forbids side jobs, can i still do it",
  "i stutter, can i still do it",
  "can i do it while i get unemployment",
  "can i do it without internet at home",
  "Is it allowed if I had a felony?",
])("HELP-1 no yes is sure on a condition that nobody named: %s", (question) => {
  const about = passage(
    "Yes. There are sessions on weekends.",
    "Yes: can i do it\nYes: is it allowed\nYes: can i do it with internet at home",
  );
  expect(answering(about, question).text).toBe("There are sessions on weekends.");
});
test.each([
  "i have a job, can i still do it",
  "can i do it if i have a job",
  "can i do it without a degree",
  "My shift ends at five and the bus is slow, can I do it on weekends?",
])("HELP-1 it is where the condition is named or more is asked: %s", (question) => {
  const about = passage(
    "Yes. There are sessions on weekends.",
    "Yes: can i do it with a job\nYes: can i do it without a degree\nYes: can i do it on weekends",
  );
  expect(answering(about, question).text).toBe("Yes. There are sessions on weekends.");
});
