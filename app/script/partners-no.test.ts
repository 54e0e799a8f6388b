// cspell:disable
import { expect, test } from "vitest";
import { inEnglish } from "./mixed-words";
import { closeNo } from "./moments";

const noOf = (said: string) => closeNo(inEnglish(said));

test.each([
  "hubby says no",
  "my husband said no",
  "my wife doesn't want me to",
  "my wife said absolutely not",
  "Hubby's not having it sorry",
  "talked to my wife and its a no from her",
  "My husband is against it, so I will have to decline.",
  "boyfriend said hell no lol",
  "asked my husband he aint for it",
  "the wife shot it down",
  "my gf doesnt want me doing this",
  "my parents said no",
  "We discussed it and my spouse does not agree, unfortunately.",
  "my fiancé put his foot down",
  "my partner isn’t on board",
  "The husband has vetoed this, I am afraid.",
  "my man dont like the idea",
  "showed my wife and she said no",
  "husband says its a no go",
  "wife hates the idea",
  "mi esposo dice que no",
  "mi novio no quiere",
  "ayaw po ng husband ko eh",
])("READ-3 the no of someone close is a no: %s", (said) => {
  expect(noOf(said)).toEqual({ goesOn: false });
});
test.each([
  "my husband said no but i still want to do it",
  "wife says no however I'm going for it",
])("READ-3 and who wants to all the same is not let go: %s", (said) => {
  expect(noOf(said)).toEqual({ goesOn: true });
});
test.each([
  "my husband said no problem",
  "my wife said no worries go for it",
  "need to ask my wife first",
  "wife says its a scam",
  "my husband says no way this is legit",
  "my wife doesnt want me to work nights, is that needed",
  "my husband said no calls after 9",
  "my wife said no more than 200 bucks",
  "my husband doesnt want me to drive anymore so i need something remote",
  "i cant say no to my wife lol",
  "my boss said no to the raise",
  "what if my husband says no",
  "my wife doesnt mind",
  "my husband says no one gets paid for that",
  "my husband didn't say no",
  "will my wife be able to join",
  "no my husband is fine with it",
  "no, my wife works too",
])("READ-3 and this is none: %s", (said) => {
  expect(noOf(said)).toBeNull();
});
