import { describe, expect, test } from "vitest";
import { PUBLIC_FIGURES, unbackedFigures } from "~/figures/figures.server";
import { OBJECTIONS, sentMessage } from "~/script/script.server";
import { drillReplies } from "../../tests/kit/drill-replies";
import { shippedWords } from "../../tests/kit/shipped-words";
import { betterReply, missingMoves } from "./drill-grade";
import type { Move } from "./drill-moves";

const { objections } = shippedWords.of(OBJECTIONS);
const LINKS = {
  website: "our site",
  testimonials: "their stories",
  booking: "the link",
  support: "our help",
};

function lacks(id: string, reply: string): Move[] {
  const objection = objections.find((each) => each.id === id);
  if (!objection) throw new Error(`There is no objection ${id}`);
  return missingMoves(reply, objection, unbackedFigures(reply, shippedWords.of(PUBLIC_FIGURES)));
}

describe("PRAC-4 READ-9 the company's own replies", () => {
  test.each(objections.map((objection) => [objection.id, objection] as const))(
    "%s has every move",
    (_id, objection) => {
      const reply = sentMessage(betterReply(objection), LINKS);
      expect(lacks(objection.id, reply)).toEqual([]);
    },
  );
});

describe("PRAC-4 a typed reply", () => {
  test.each([
    [
      "no-time",
      "I hear you, that's how most people feel. You can spread it over evenings and weekends. Would that be there in your week?",
    ],
    [
      "no-time",
      "totally get that!! its about 15 hrs a week, evenings count too. what does a normal week look like for you" +
        "?",
    ],
    [
      "ask-partner",
      "Makes sense, I'd want to talk it over too. Bring them along so you both hear the same thing. Would Thursday evening work?",
    ],
    [
      "is-it-a-scam",
      "Smart to ask. Have a look at our site first, and I'll never ask for card details here. What made you careful?",
    ],
    [
      "guarantee-income",
      "Fair question. I can't promise you a number, results vary with the work you put in. What would make it worth it?",
    ],
    [
      "hate-phone",
      "You're not alone with that! You only write messagse here, somebody else takes the calls. Would writing suit you better?",
    ],
    ["not-interested", "All good, thanks for telling me. I won't message you again. Take care."],
    [
      "tried-before",
      "That sounds frustrating. Usually people were left alone with a login. What went wrong for you?",
    ],
    [
      "proof",
      "Of course, I'd want that too. I can put you in touch with one of our setters. Would that help?",
    ],
    [
      "proof",
      "Totally fair. You can speak with a setter who does this every day, ask her anything. When would suit you?",
    ],
    [
      "proof",
      "yeah for sure! ill connect you w someone on the team who does it, what would you ask them?",
    ],
    [
      "commission-only",
      "I respect that. You get $100 per qualified call, so before anything is sold. Would that change it for you?",
    ],
  ])("is right for %s: %s", (id, reply) => {
    expect(lacks(id, reply)).toEqual([]);
  });

  test.each<[string, string, Move[]]>([
    [
      "no-time",
      "It takes 15 hours a week, evenings and weekends are fine. Is that there?",
      ["acknowledges"],
    ],
    ["no-time", "I hear you. Want to give it a try anyway?", ["point"]],
    ["no-time", "I hear you. You can spread it over evenings and weekends.", ["asks"]],
    ["no-time", "I hear you. Is it evenings? Is it weekends? Is it money?", ["asks"]],
    [
      "guarantee-income",
      "Fair question. I guarantee you results depend on your work. What would make it worth it?",
      ["honest"],
    ],
    [
      "guarantee-income",
      "Fair question. Results vary, but you will make money fast. What would make it worth it?",
      ["honest"],
    ],
    [
      "guarantee-income",
      "Fair question. Results vary, most make $25,000 a month. What would make it worth it?",
      ["honest"],
    ],
    [
      "not-interested",
      "Thanks for telling me, I won't message you again. Why not? Is it the money? Is it the time?",
      ["asks"],
    ],
    [
      "no-time",
      `I hear you. Evenings and weekends. ${"Take all the time you need for it. ".repeat(7)}Is that there?`,
      ["short"],
    ],
    ["no-time", "asdf", ["acknowledges", "point", "asks"]],
    ["is-it-a-scam", "lol no its not a scam", ["acknowledges", "point", "asks"]],
    ["no-time", "...", ["acknowledges", "point", "asks", "short"]],
  ])("for %s lacks what it lacks: %s", (id, reply, moves) => {
    expect(lacks(id, reply)).toEqual(moves);
  });

  test("is graded by a company's own objection without points too", () => {
    const own = {
      id: "own",
      title: "Too expensive",
      says: ["Too expensive"],
      points: [],
      acknowledge: "That's a real sum.",
      answer: "The price is shown in writing before anybody pays, and leaving is free until then.",
      ask: "Which part of the price worries you?",
    };
    const reply =
      "That's a real sum. You see the price in writing before you pay. What worries you?";
    expect(missingMoves(reply, own, [])).toEqual([]);
    expect(missingMoves("That's a real sum. What worries you?", own, [])).toEqual(["point"]);
  });
});

describe("READ-9 replies as trainees write them", () => {
  const good = drillReplies("good");
  const bad = drillReplies("bad");
  const rights = (replies: readonly { objection: string; reply: string }[]) =>
    replies.filter(({ objection, reply }) => lacks(objection, reply).length === 0);

  test.each(good.seen.map(({ objection, reply }) => [objection, reply] as const))(
    "READ-9 is right by its meaning for %s: %s",
    (objection, reply) => {
      expect(lacks(objection, reply)).toEqual([]);
    },
  );

  test.each([...bad.seen].map(({ objection, reply }) => [objection, reply] as const))(
    "READ-9 is not right for %s: %s",
    (objection, reply) => {
      expect(lacks(objection, reply)).not.toEqual([]);
    },
  );

  test("READ-9 of the replies that nobody looked at, nine in ten of the good ones are right and none of the bad", () => {
    expect(good.held.length).toBeGreaterThanOrEqual(30);
    expect(bad.held.length).toBeGreaterThanOrEqual(20);
    expect(rights(good.held).length / good.held.length).toBeGreaterThanOrEqual(0.9);
    expect(rights(bad.held).length / bad.held.length).toBeLessThanOrEqual(0.05);
  });

  test("READ-9 what answers one objection seldom answers another", () => {
    const others = [...good.seen, ...good.held].flatMap(({ objection, reply }) =>
      objections.filter(({ id }) => id !== objection).map(({ id }) => lacks(id, reply)),
    );
    const pointed = others.filter((moves) => !moves.includes("point"));
    expect(pointed.length / others.length).toBeLessThanOrEqual(0.1);
  });

  test.each<[string, string, Move]>([
    ["no-money", "I hear you. The call costs a bit of money up front. Is that okay?", "point"],
    ["no-money", "Thanks for telling me. The call isn't free. Is that okay?", "point"],
    ["have-a-job", "I get it. You would have to quit right away. Would you do that?", "point"],
    ["proof", "I get that. I can't connect you with anyone. Is that okay?", "point"],
    ["proof", "I understand. Is setter you a with speak can day ask every does this?", "written"],
    [
      "proof",
      "I understand. Is setter you a with speak can day ask every does this?",
      "acknowledges",
    ],
    ["no-money", "I understand. Is free call writing price apply say no?", "written"],
  ])("READ-9 for %s the opposite or a heap of words does not pass: %s", (id, reply, move) => {
    expect(lacks(id, reply)).toContain(move);
  });
});
