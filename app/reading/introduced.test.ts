/** An age that somebody says after a name is a minor's; other numbers after a word are none (READ-3). */
// cspell:disable
import { describe, expect, test } from "vitest";
import { concernIn } from "./concerns";

describe("READ-3 somebody who says a name and an age", () => {
  test.each([
    "hi im jay 15 from tampa",
    "im jay 15 from tampa",
    "hey its mia 16 from ohio",
    "hi its mia 16 here",
    "my name is leo 17 from texas",
    "hi, im ana 17 de mexico",
    "soy ana 16 de miami",
    "im tom 13 and i live in ohio",
    "hey this is kyle 15 from dallas tx",
    "hi im jay 15",
  ])("READ-3 is a minor: %s", (text) => {
    expect(concernIn(text)).toBe("minor");
  });
  test.each([
    "15 from tampa signed up",
    "jay, 15 min from tampa",
    "im jay 15 miles from tampa",
    "hi im jay 25 from tampa",
    "im jay, 15 people from tampa signed up with me",
    "im jay 15 years in sales",
    "im mike 16 hours a week is what i have",
    "im on page 15 from the guide",
    "im number 15 from the list",
    "im down 15 from last year",
    "hi im jay the 15 from your list",
    "im free 15 and 16 of may",
    "its route 15 from here",
    "im driving 15 from tampa",
    "im married 16 and happy",
    "its like 15 from here",
    "hi im free 10 in the morning",
  ])("READ-3 is none: %s", (text) => {
    expect(concernIn(text)).toBeNull();
  });
});
