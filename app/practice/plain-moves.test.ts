/** What setters plainly do, in the words of people on a phone, and lines near it that stay what they are (PRAC-2). */
// cspell:disable
import { describe, expect, test } from "vitest";
import { read } from "./message-classifier";

const DOES: readonly (readonly [line: string, moves: string])[] = [
  ["u still there haha", "small-talk"],
  ["hey you still there?", "small-talk"],
  ["hmm ok. u still there haha", "small-talk"],
  ["still with me?", "small-talk"],
  ["did i lose u lol", "small-talk"],
  ["u around?", "small-talk"],
  ["you still there? where u based", "ask-location"],
  ["are you still in georgia?", "ask-location"],
  ["are you still at that job?", "ask-work"],
  ["u over 18 and in the states right", "ask-age, ask-location"],
  ["makes sense. u over 18 and in the states right", "ask-age, ask-location"],
  ["ok and you're over 18 and live in the us, right", "ask-age, ask-location"],
  ["youre at least 18 right", "ask-age"],
  ["and u live in the states yeah", "ask-location"],
  ["we only work with people over 18 in the us", "state-terms"],
  ["if you're over 18 and in the us we can talk", "state-terms"],
  ["since youre over 18 the next step is a call", "offer-call"],
  ["im so sorry youre going through that", "mirror"],
  ["hey im so sorry ur dealing w that. is it ok if i ask what happened", "ask-past, mirror"],
  ["man sorry to hear that. mind sharing what happened there", "ask-past, mirror"],
  ["sorry for the delay, what do you do for work?", "ask-work"],
  ["sorry but youre not a good fit", "kind-no"],
  ["hey cody, all good if now isnt the time", "give-space"],
  ["no worries at all if ur slammed rn", "give-space"],
  ["its totally fine if this isnt a good week", "give-space"],
  ["haha ok fair i ask alot. no pressure", "give-space"],
  ["this isn't the right time for you, take care of the rent first", "kind-no"],
  ["ok so next step is a short call w the team, free sya", "explain-call, offer-call"],
  ["ok call w the team thurs 10am ct, free 20min?", "explain-call, name-time, offer-call"],
  ["are you free for a call with the team tomorrow?", "offer-call"],
  ["do u have 2 min", "small-talk"],
  ["setters move up to closing", "explain-role"],
  ["k whats ur real income and score so team knows", "ask-credit, ask-income"],
];

describe("PRAC-2 what is plain needs no second reader", () => {
  test.each(DOES)("PRAC-2 %s: %s", (line, moves) => {
    expect(read(line).moves.toSorted().join(", ")).toBe(moves);
  });
  test("PRAC-2 a nudge asks nothing, in every wording", () => {
    const begins = ["", "hey ", "so ", "ok cool "];
    const nudges = [
      "u still there",
      "are you there",
      "still with me",
      "did i lose you",
      "you still here",
    ];
    const ends = ["", "?", " haha", " lol", "??"];
    const all = begins.flatMap((one) =>
      nudges.flatMap((nudge) => ends.map((end) => one + nudge + end)),
    );
    expect(all.filter((line) => read(line).moves.join() !== "small-talk")).toEqual([]);
  });
  test.each([
    "thurs 7pm ur time?",
    "thurs 7pm your time?",
    "wed at 7 georgia time ok",
    "fri 5pm new york time",
  ])("PRAC-2 %s has its zone", (line) => {
    expect(read(line)).toMatchObject({ day: true, time: true, zone: true });
  });
  test("PRAC-2 a day and a time alone have none", () => {
    expect(read("thurs 7pm?")).toMatchObject({ day: true, time: true, zone: false });
  });
});

describe("READ-7 someone who is invited before the call is offered", () => {
  const WHO = ["tom", "ur hubby", "your wife", "your mom", "maria", "the kids dad"];
  const INVITATIONS = [
    (who: string) => `bring ${who} along, he can ask whatever he wants`,
    (who: string) => `tell ${who} hes invited, he can ask whatever`,
    (who: string) => `sure bring ${who} along too`,
  ];
  test.each(WHO.flatMap((who) => INVITATIONS.map((invite) => [invite(who)])))("%s", (message) => {
    const { moves, scattered } = read(message);
    expect(moves).toContain("include-partner");
    expect(scattered).not.toContain("include-partner");
  });
  test.each([
    "take your id along",
    "bring your questions, they answer all of them",
    "bring your coffee and get comfy",
    "just bring it along when you come",
    "bring your lunch, i eat while i talk too",
    "bring those worries along, thats what the call is for",
    "bring your questions too",
    "dont bring anyone along, just you",
    "tell them the truth, that is all",
  ])("not: %s", (message) => {
    expect(read(message).moves).not.toContain("include-partner");
  });
});

describe("READ-2 a kind word, and a kind end, in few words", () => {
  test.each([
    ["mirror", "rent going up is so hard i am sorry"],
    ["mirror", "that's rotten, sorry."],
    ["give-space", "only say yes if your mind says yes"],
    ["kind-no", "no worries at all we'll leave it there, can i ask whats the main reason?"],
    ["kind-no", "this isnt for you and thats totally fine, mind telling me what put you off?"],
  ])("is %s: %s", (move, line) => {
    const { moves } = read(line);
    expect(moves).toContain(move);
    expect(moves).not.toContain("pressure");
    if (move === "mirror") expect(moves).not.toContain("kind-no");
  });
  test.each([
    ["mirror", "sorry it is a hard no from us"],
    ["give-space", "say yes now or forget it"],
    ["kind-no", "is it not for you?"],
    ["kind-no", "no is fine too, would you like a call?"],
  ])("is no %s: %s", (move, line) => {
    expect(read(line).moves).not.toContain(move);
  });
});

describe("READ-2 what they fear, denied, is no goodbye", () => {
  const WORDS = [
    "a step back",
    "a step down",
    "a bad move",
    "a bad idea",
    "a stupid question",
    "the wrong choice",
  ];
  const DENIALS = [
    (fear: string) => `it's not ${fear}`,
    (fear: string) => `honestly it isnt ${fear} at all`,
    (fear: string) => `i dont think its ${fear}`,
    (fear: string) => `fair. setters move up within months, so not ${fear}, more like a side door`,
  ];
  test.each(WORDS.flatMap((fear) => DENIALS.map((denial) => [denial(fear)])))("%s", (message) => {
    expect(read(message).moves).not.toContain("kind-no");
  });
  test.each([
    "it's not the right move for you, all the best",
    "it's not a step back, but it's not the right fit for you. all the best!",
    "not a good step for you right now, focus on rent first",
    "this isn't the right time for you",
  ])("%s lets them go", (message) => {
    expect(read(message).moves).toContain("kind-no");
  });
});

describe("READ-2 what cannot be missed on the street is no chance", () => {
  const THINGS = [
    "the house is bright yellow",
    "its the building w the bell",
    "look for the big sign",
  ];
  test.each(
    ["zero chance you miss it", "you cant miss it", "hard to miss"].flatMap((miss) =>
      THINGS.map((thing) => [`${miss}, ${thing}`]),
    ),
  )("%s", (message) => {
    expect(read(message).moves).not.toContain("pressure");
  });
  test.each([
    "you cant miss this chance",
    "dont miss out, the door is closing",
    "sign today or you lose the spot",
    "you have ten minutes before it goes to the next one",
  ])("%s is pressure", (message) => {
    expect(read(message).moves).toContain("pressure");
  });
});
