/** Whether they may work for another company too, as many people would ask it (HELP-1). */
// cspell:disable
import { describe, expect, test } from "vitest";
import { shippedWords } from "../../tests/kit/shipped-words";
import { searchedAnswer } from "./answers.server";
import { helpPagesOf } from "./help-pages.server";
import { asksForOtherCompanies } from "./other-companies";

const pages = helpPagesOf(shippedWords, "applicant");

describe("HELP-1 who asks to work for another company too", () => {
  test.each([
    "can i be setter for two companies",
    "can i be a setter for two companies",
    "can i set for 2 companies at once lol",
    "Can I work with you and another company?",
    "can i set for a competitor",
    "is it ok if i set for another company as well",
    "am i exclusive to you guys",
    "is it exclusive",
    "u got a noncompete",
    "do yall make me sign a non compete?",
    "i work for another setting agency can i still apply, am i allowed to work for both companies",
    "can i represent more than one company",
    "can i close for another brand while im a setter here, can i work for two brands",
    "would it be allowed to work for a second firm",
    "Does the contractor agreement contain an exclusivity clause?",
    "May I contract with several firms?",
    "puedo trabajar para otra empresa",
    "pwede ba ako mag work sa dalawang company",
    "do i have to work only for you",
    "can i have two setter jobs",
  ])("is told of the agreement, and gets no sure yes: %s", (question) => {
    expect(asksForOtherCompanies(question)).toBe(true);
    const { verdict, passages } = searchedAnswer(question, pages);
    if (verdict === "sure") expect(passages[0]?.text).not.toMatch(/^(?:Yes|No)\b/);
    expect(passages.map(({ id }) => id)).toContain("contractor");
  });
  test.each([
    "can i keep my day job",
    "i have two jobs can i still do it",
    "do you sell my data to other companies",
    "will other companies call me",
    "can i do this with a 9 to 5",
    "do you place me with other companies",
    "can two people share one account",
    "can my wife and i both be setters",
    "how many companies do you work with",
    "is it w2 or 1099",
    "i own a company can i hire setters",
    "which companies hire your graduates",
    "can i book two calls",
    "can i work from another state",
    "can i work two hours a day",
    "is the training exclusive content",
    "can I use another computer to work",
    "did you work with another company before",
    "can i set another time for my call",
    "do setters work for one coach",
  ])("and this asks something else: %s", (question) => {
    expect(asksForOtherCompanies(question)).toBe(false);
  });
});
