/** Harassment by our own people, told by someone it was done to (READ-3), and a partner who tracks a phone. */
// cspell:disable
import { describe, expect, test } from "vitest";
import { isByOurs } from "./concern-rules";
import { concernIn } from "./concerns";

const linesOf = (text: string) => text.trim().split("\n");

const BY_OURS = linesOf(`
My boss at your company keeps texting me at night and calling me sweetheart
your recruiter keeps asking me for pics
one of your closers wont stop calling me babe
my coach asked me out twice and gets mean when i say no
the setter who booked me keeps messaging my sister
a guy from your team followed me home
my manager at setpoint makes comments about my body
someone on your staff is stalking me on instagram
your trainer yells at me in front of everyone and calls me stupid
team lead called me worthless on the call
the interviewer from your company asked what i was wearing
u guys have a rep who sends me dirty pictures
`);

/** Said to us, or about others: the reply to an insult or a threat stays. */
const NOT_BY_OURS = linesOf(`
fuck you and your team
you people are scum
your recruiter texted me again, i will find you and hurt you
fuck off and tell your closers to die
you are all idiots
your coach is a scammer and i hope you all rot
im coming for you and your boss
`);

describe("READ-3 harassment by one of our own people", () => {
  test.each(BY_OURS)("is abuse by ours: %s", (said) => {
    expect(concernIn(said)).toBe("abuse");
    expect(isByOurs(said)).toBe(true);
  });
  test.each(NOT_BY_OURS)("is not: %s", (said) => {
    expect(isByOurs(said)).toBe(false);
  });
});

describe("READ-3 a partner who tracks a phone", () => {
  test.each(
    linesOf(`
my ex is tracking my phone so i can only talk at night
my husband tracks my location
my boyfriend put an airtag in my car
he is tracking my phone
My ex-husband has been monitoring my texts
my phone is being tracked by my ex
my partner hacked into my phone
my gf has been spying on my texts so i delete this
my bf tracks where i go
`),
  )("is danger: %s", (said) => {
    expect(concernIn(said)).toBe("danger");
  });
  test.each(
    linesOf(`
my husband is tracking my package for me
i am tracking my hours in an app
my wife tracks our phone bill
my partner tracks my workouts with me
how do you track my calls
my boyfriend helped me track my phone after i lost it
is my phone number tracked by you
my ex works in sales too
`),
  )("is none: %s", (said) => {
    expect(concernIn(said)).not.toBe("danger");
  });
});
