/** Times that prospects offer, and those that they refuse in the same breath (READ-3). */
// cspell:disable
import { describe, expect, test } from "vitest";
import { offeredTime } from "./offered-times";

describe("READ-3 a time that is refused is not the time", () => {
  test.each([
    ["cant do tmrw, how about fri around 6 my time", "Friday at 6 your time"],
    ["cant do tmrw how about fri around 6 my time", "Friday at 6 your time"],
    ["mon doesnt work, tues 2?", "Tuesday at 2"],
    ["not tmrw but thurs 4pm est is good", "Thursday at 4 pm Eastern"],
    ["i cant saturday, sunday 10am ct?", "Sunday at 10 am Central"],
    ["fri not thurs, 5 pacific", "Friday at 5 Pacific"],
    ["any day but wed, say 7pm", "7 pm"],
    ["anything but monday, like 5pm est", "5 pm Eastern"],
    ["instead of wed can we do sat 11am", "Saturday at 11 am"],
    ["can we do sat 11am instead of wed", "Saturday at 11 am"],
    ["rather than thursday lets do friday 3pm pst", "Friday at 3 pm Pacific"],
    ["friday at 3 est is better than thursday", "Friday at 3 Eastern"],
    ["tuesday won't work for me. wednesday at 1 pm central?", "Wednesday at 1 pm Central"],
    ["im busy tmrw, sat at noon est works", "Saturday at noon Eastern"],
    ["thursday is bad, mon 9am mt?", "Monday at 9 am Mountain"],
    ["tmrw im working but sunday 4pm est is fine", "Sunday at 4 pm Eastern"],
    ["i'm booked friday so how about saturday at 10 am eastern", "Saturday at 10 am Eastern"],
    ["no mondays, tuesday 6pm est", "Tuesday at 6 pm Eastern"],
    ["out of town sunday, can do monday at 8pm", "Monday at 8 pm"],
    ["except friday i'm free, 2pm est", "2 pm Eastern"],
    ["wed no good - thu 530pm ct ok", "Thursday at 5:30 pm Central"],
    ["can't make tomorrow, thursday at 4 est instead?", "Thursday at 4 Eastern"],
    ["never on a sunday lol, mon 12pm est works", "Monday at 12 pm Eastern"],
    ["scratch tuesday, friday at 5 p.m. est", "Friday at 5 pm Eastern"],
    ["6 doesnt work, fri 7 est is good", "Friday at 7 Eastern"],
    ["cant at 3, 5pm on thurs est works", "Thursday at 5 pm Eastern"],
    ["i cannot do today, maybe tomorrow 9am pacific", "tomorrow at 9 am Pacific"],
    ["not available wednesday. thursday 10am est works great", "Thursday at 10 am Eastern"],
    ["cant wait! fri at 3 est", "Friday at 3 Eastern"],
    ["why not friday 3pm est", "Friday at 3 pm Eastern"],
    ["no problem, tmrw 5pm est works", "tomorrow at 5 pm Eastern"],
    ["dont worry friday at 1 ct is fine", "Friday at 1 Central"],
    ["after friday, so mon at 3 est works", "Monday at 3 Eastern"],
  ])("and the other one is: %s", (said, when) => {
    const offered = offeredTime(said);
    expect(offered?.when).toBe(when);
    const isOpen = / at [67] /.test(` ${when} `) && !/[ap]m/.test(when);
    expect(isOpen ? ["half"] : ["whole", "noZone", "noDay"]).toContain(offered?.reply);
  });
  test.each([
    ["Can't do 6, could we do Thursday morning instead?", "Thursday morning"],
    ["6 doesnt work, can we do friday", "Friday"],
    ["cant at 3, how about tomorrow evening", "tomorrow evening"],
  ])("and the day they name is not asked for again: %s", (said, when) => {
    expect(offeredTime(said.toLowerCase())).toEqual({ reply: "noHour", when });
  });
  test.each([
    "thu or fri at 4",
    "thurs or fri?",
    "either sat or sun works for me",
    "could do mon or tues, 3pm est",
    "fri at 3 or 4 est works",
    "mon/tues 2 est works",
    "is good tmrw 5pm or wed 5pm est",
    "cant mon tues or wed at 4",
    "cant do tmrw fri 6 est",
    "fri not thurs 5 pacific",
    "fri at 6 doesnt work, 7 is better",
    "not tomorrow at 6",
    "sometime after fri like mon 3 est",
    "day after tomorrow at 3 est works",
    "i can do wed 1pm or thursday 2pm",
  ])("and they are asked where several are left, or none is sure: %s", (said) => {
    expect(offeredTime(said)).toEqual({ reply: "which", when: "" });
  });
  test.each([
    "tmrw doesnt work",
    "cant do friday",
    "not this week",
    "im not paying 5 bucks",
    "i work mon to fri 9 to 5",
    "dont call before noon",
    "i sleep till noon no matter what",
    "can we reschedule friday at 3",
    "i cant make it friday at 3, cancel it",
    "my shift is mon or tues",
    "is the call thu or fri?",
    "not interested",
    "i have 2 kids and cant do 8 hours",
    "no",
    "never heard of it",
  ])("and who offers none is not told of one: %s", (said) => {
    expect(offeredTime(said)).toBeNull();
  });
});

describe("READ-3 a whole time is not asked for again", () => {
  test.each([
    "thurs at 5pm eastern",
    "thursday at five pm eastern",
    "thursday at five o'clock pm eastern",
    "thurs at 5pm eastern my number is 813 555 0134",
    "thurs at 5pm eastern, (813) 555-0134",
    "i get off at 4 so thurs at 5pm eastern",
    "im done at 3:30 so lets do thurs at 5pm eastern",
    "home by 4, thursday 5pm est",
    "would thurs at 5pm eastern be ok",
    "hi its maria thurs at 5pm eastern is good",
  ])("and this is one: %s", (said) => {
    expect(offeredTime(said)).toEqual({ reply: "whole", when: "Thursday at 5 pm Eastern" });
  });
  test.each([
    "my grandson turned 5 today",
    "my daughter turns 7 tomorrow",
    "my son is 9 today",
    "my number is 813 555 0134",
    "i have five kids",
    "call me at 813 555 0134 tomorrow",
  ])("and this is none: %s", (said) => {
    expect(offeredTime(said)).toBeNull();
  });
});

describe("READ-3 morning or evening", () => {
  test.each([
    ["sure tomorrow at 6 works, i'm in denver", "half", "tomorrow at 6 Denver time"],
    ["thursday at 10 works", "halfNoZone", "Thursday at 10"],
    ["friday 8:30 est is good", "half", "Friday at 8:30 Eastern"],
  ])("is asked where it is open: %s", (said, reply, when) => {
    expect(offeredTime(said)).toEqual({ reply, when });
  });
  test.each([
    ["sure tomorrow at 6 in the evening works, i'm in denver", "tomorrow at 6 pm Denver time"],
    ["friday morning at 9 est works", "Friday at 9 am Eastern"],
    ["friday at 3 est works", "Friday at 3 Eastern"],
    ["tonight at 8 est works", "tonight at 8 pm Eastern"],
    ["friday at 6pm est works", "Friday at 6 pm Eastern"],
  ])("and not where it is said or plain: %s", (said, when) => {
    expect(offeredTime(said)).toEqual({ reply: "whole", when });
  });
});

describe("READ-3 who is ill has other hours than other people", () => {
  test.each([
    "I take methotrexate Fridays and I'm no good till Sunday noon.",
    "sleep apnea got me noddin off by 2pm every day no cap so mornings only",
    "my meds knock me out by 7pm",
    "dialysis mon wed fri at 6am, i'm wiped after",
    "chemo is tuesday at 9, don't know how i'll be wednesday",
    "migraines start around 3pm most days",
  ])("and offers none: %s", (said) => {
    expect(offeredTime(said)).toBeNull();
  });
  test.each([
    ["still in pain but friday at 3 est works", "Friday at 3 Eastern"],
    ["treatment is over, tomorrow 10am pst is perfect", "tomorrow at 10 am Pacific"],
  ])("or offers the one they say: %s", (said, when) => {
    expect(offeredTime(said)?.when).toBe(when);
  });
});

describe("READ-3 a time at which they are busy is never confirmed", () => {
  test.each([
    "ill be driving at 3 so call me at half past",
    "got class thurs 6pm",
    "dentist tmrw 2pm",
    "im driving around 3 text me",
    "cant talk after 8",
    "im busy after 3, call me before",
    "yeah i'm at the gym at 5pm tmrw",
    "picking my son up at 3 on fri, text me",
    "driving thurs at 3 so call me at 5",
    "i'm off sundays only, after church so like 1",
    "free on saturdays, text me around 2 im off",
    "call me at quarter past, im busy now",
    "friday in 2 weeks at 3 works",
  ])("and they are asked which one it is: %s", (said) => {
    expect(offeredTime(said)).toEqual({ reply: "which", when: "" });
  });
  test.each([
    ["ill be driving at 3 so call me at 5", "at 5"],
    ["im in class at 2 text me at 4", "at 4"],
    ["dinner at 6, hmu at 7 tonight", "tonight at 7"],
    ["driving till 3, call me then", "at 3"],
    ["call me at 3, im driving", "at 3"],
    ["at work at 5 text me after 6", "after 6"],
    ["i have a meeting at 1, message me at half past 3", "at 3:30"],
  ])("and the hour after it is: %s", (said, when) => {
    expect(offeredTime(said)).toEqual({ reply: "later", when });
  });
  test.each([
    ["not this week, next wed maybe 11ish mountain", "next Wednesday at 11 Mountain"],
    ["this week is bad, next friday 3pm est works", "next Friday at 3 pm Eastern"],
    ["busy this week but tues next week at 4 ct is good", "Tuesday next week at 4 Central"],
    ["next week is bad, wed at 3 pst", "Wednesday at 3 Pacific"],
    ["this thurs 2ish est works", "Thursday at 2 Eastern"],
    ["tmrw at half past 3 est works", "tomorrow at 3:30 Eastern"],
    ["friday at quarter past 10 am est is good", "Friday at 10:15 am Eastern"],
    ["church sun at 10 but sun 1pm est is good", "Sunday at 1 pm Eastern"],
    ["sat after class at 5 est works", "Saturday at 5 Eastern"],
    ["im off work at 5 est friday, lets do 6 est friday", ""],
  ])("and the week and the minutes they say are kept: %s", (said, when) => {
    expect(offeredTime(said)?.when ?? "").toBe(when);
  });
});

test.each(["mondays at 5 i have class ok", "fridays at 6 im free usually"])(
  "READ-3 how their weeks are is no offer: %s",
  (said) => {
    expect(offeredTime(said)?.when ?? "").not.toMatch(/Monday|Friday/);
  },
);
