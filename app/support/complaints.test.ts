/** An angry customer reaches a person; an insult and harassment do not become a complaint (READ-4). */
// cspell:disable
import { expect, test } from "vitest";
import { shippedWords } from "../../tests/kit/shipped-words";
import { searchedAnswer } from "./answers.server";
import { AUDIENCES } from "./copy/topics";
import { helpPagesOf } from "./help-pages.server";

const idsOf = (question: string, audience: (typeof AUDIENCES)[number] = "setter") =>
  searchedAnswer(question, helpPagesOf(shippedWords, audience)).passages.map(({ id }) => id);

const COMPLAINTS = `
i hate this. paid 2 grand and nobody answers my emails
you people stole from me, expect to hear from my attorney
i will report you to the bbb if i dont get my refund
lawyer up, u owe me 3000
I paid you three thousand dollars and have received nothing.
this is a joke i paid and nobody replies
yall took my money and ghosted me
I am extremely disappointed with this program and wish to speak to a manager
worst company ever, i want my money back
you guys scammed me out of 3k
i paid 4000 and my coach never shows up
nobody ever answers. im done. give me my money back or ill call my bank
im going to dispute the charge with my bank
you lied to me about the job, i want a refund
this is ridiculous, ive been emailing for two weeks
so mad right now, i paid and still no login
ur support is trash nobody helps
ive been charged and never got access
I shall be lodging a complaint with the ombudsman over the fee you took.
you ripped off my mom she paid 4k
`;
const ATTACKS = `
you are a fucking idiot
you piece of shit scammers
fuck you give me my money
i paid you and i will burn your office down
refund me or i will find you and hurt you
you stupid bitch where is my refund
i know where you live, pay me back
your coach touched me and nobody answers
someone on your team keeps texting me at night and its creepy
your closer called me names when i asked for a refund
`;
const linesOf = (text: string) => text.trim().split("\n");

test.each(linesOf(COMPLAINTS))("READ-4 an angry customer insults nobody: %s", (question) => {
  expect(idsOf(question)).not.toContain("report-abuse");
});
test.each(linesOf(COMPLAINTS).slice(0, 4))(
  "READ-4 and reads how to reach a person, and what becomes of the money: %s",
  (question) => {
    for (const audience of AUDIENCES)
      expect(idsOf(question, audience)).toEqual(["reach-support", "refund"]);
  },
);
test.each(linesOf(ATTACKS))(
  "READ-4 what was paid excuses no attack, by them or on them: %s",
  (question) => {
    expect(idsOf(question)).toEqual(["report-abuse"]);
  },
);
