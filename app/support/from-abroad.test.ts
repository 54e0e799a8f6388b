// cspell:ignore Cebu Medellin Manila Lagos Nairobi Rica
import { expect, test } from "vitest";
import { shippedWords } from "../../tests/kit/shipped-words";
import { asksFromAbroad } from "./from-abroad";
import { helpPagesOf } from "./help-pages.server";

const PLACES =
  "Peru, Chile, Spain, the Philippines, Cebu, Lima, Berlin, Manila, Lagos, Nairobi, Medellin, Dubai, Japan, South Africa, Costa Rica, London, Poland, Turkey, New Zealand, Toronto".split(
    ", ",
  );
const AT_HOME =
  "home, Florida, New York, Chicago, Texas, my truck, anywhere, a hotel, my phone, the US, Georgia, Ohio, Puerto Rico, bed, work".split(
    ", ",
  );
const QUESTIONS = [
  (place: string) => `can i work from ${place}`,
  (place: string) => `Could I do this from ${place}?`,
  (place: string) => `I live in ${place}, can I apply?`,
  (place: string) => `do you hire people in ${place}`,
  (place: string) => `im in ${place} can i still join`,
  (place: string) => `is it possible to work out of ${place} for a year`,
];

test.each(PLACES)("SUP-2 no sure yes to somebody who asks from %s", (place) => {
  for (const audience of ["applicant", "setter"] as const) {
    const { find } = helpPagesOf(shippedWords, audience);
    for (const ask of QUESTIONS) {
      const question = ask(place);
      expect(asksFromAbroad(question), question).toBe(true);
      const found = find(question);
      const first =
        found.verdict === "sure" ? found.found : found.verdict === "unsure" ? found.near[0] : null;
      expect(first?.id, question).toBe("outside-us");
    }
  }
});
test.each(AT_HOME)("SUP-2 %s is not abroad", (place) => {
  for (const ask of QUESTIONS) expect(asksFromAbroad(ask(place)), ask(place)).toBe(false);
});
test.each([
  "what is the capital of France",
  "who is the president of Brazil",
  "my prospect lives in Toronto, can I book a call",
  "how do I change the country of a lead in Spain",
  "I am in Spain, how do I reset my password",
  "do I get paid in Canadian dollars",
  "can I start in March",
  "how do I apply in time",
])("SUP-2 and neither is what is asked of something else: %s", (question) => {
  expect(asksFromAbroad(question)).toBe(false);
});
