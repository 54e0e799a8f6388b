import { describe, expect, test } from "vitest";
import { MINUTE_MS } from "~/platform/time/durations";
import { type CallEvent, callOf, ownersOf, staysOf } from "./calls";

const START = Date.parse("2027-03-03T19:00:00Z");
const ENDS = 90;

/** The same sequence of numbers for the same seed. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Told = Partial<CallEvent> & Pick<CallEvent, "kind">;

function told({ kind, at = 0, ...more }: Told): CallEvent {
  return {
    kind,
    meeting: "m1",
    stay: kind === "ended" ? "" : "1",
    participant: "",
    registrant: "",
    name: "",
    mail: "",
    ...more,
    at: START + at * MINUTE_MS,
  };
}

/** Up to three stays of a person, apart from each other or at once, and every minute they were there. */
function aPerson(next: (below: number) => number, who: string) {
  const minutes = new Set<number>();
  const events = Array.from({ length: 1 + next(3) }, (_, stay) => {
    const from = next(ENDS);
    const until = next(4) === 0 ? ENDS : from + next(ENDS - from);
    for (let minute = from; minute < until; minute += 1) minutes.add(minute);
    const own = { stay: `${who}${stay}`, mail: `${who}@example.com`, name: who };
    const left = until === ENDS ? [] : [told({ kind: "left", at: until, ...own })];
    return [told({ kind: "joined", at: from, ...own }), ...left];
  });
  return { who, events: events.flat(), minutes: minutes.size };
}

function shuffled<One>(list: readonly One[], next: (below: number) => number): One[] {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = next(at + 1);
    [mixed[at], mixed[other]] = [mixed[other] as One, mixed[at] as One];
  }
  return mixed;
}

function minutesOf(events: readonly CallEvent[], mail: string): number | undefined {
  return callOf(staysOf(events).filter((stay) => stay.mail === mail))?.minutes;
}

describe("WEEK-6 minutes in a call", () => {
  test("WEEK-6 are exact from events in any order, doubled and late", () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const next = numbers(seed);
      const people = ["ann", "bo", "cy"].map((who) => aPerson(next, who));
      const all = [...people.flatMap(({ events }) => events), told({ kind: "ended", at: ENDS })];
      const doubled = [...all, ...all.filter(() => next(3) === 0)];
      const order = shuffled(doubled, next);
      for (const { who, minutes } of people)
        expect(minutesOf(order, `${who}@example.com`), `seed ${seed}, ${who}`).toBe(minutes);
    }
  });

  test.each<[string, Told[], number | undefined]>([
    ["a leaving alone counts nothing", [{ kind: "left", at: 30 }], undefined],
    [
      "a leaving that was lost lasts until the call's end",
      [
        { kind: "joined", at: 10 },
        { kind: "ended", at: 60 },
      ],
      50,
    ],
    [
      "without that, until the last that was heard of the call",
      [
        { kind: "joined", at: 10 },
        { kind: "left", at: 40, stay: "2" },
      ],
      30,
    ],
    [
      "another call with the same connection's number is another stay",
      [
        { kind: "joined", at: 0 },
        { kind: "ended", at: 10 },
        { kind: "joined", at: 20, meeting: "m2" },
        { kind: "left", at: 25, meeting: "m2" },
      ],
      15,
    ],
    [
      "a connection that ends and begins at once goes on",
      [
        { kind: "joined", at: 0 },
        { kind: "left", at: 20 },
        { kind: "joined", at: 20 },
        { kind: "left", at: 45 },
      ],
      45,
    ],
  ])("WEEK-6 %s", (_, events, minutes) => {
    expect(callOf(staysOf(events.map(told)))?.minutes).toBe(minutes);
  });
});

describe("WEEK-6 who a participant is", () => {
  const guests = [
    { booking: "a", mails: ["ann@example.com"], names: ["Ann Lee"] },
    { booking: "b", mails: ["bo@example.com"], names: ["Bo Ray"] },
    { booking: "c", mails: ["cy@example.com"], names: ["Bo Ray"] },
  ];
  const registrants = new Map([
    ["1 ann", { mail: "Ann@example.com", name: "A. L." }],
    ["1 home", { mail: "ann@home.example", name: "Ann Lee" }],
    ["1 both", { mail: "", name: "Bo Ray" }],
  ]);
  const ownerOf = (own: Partial<CallEvent>) => {
    const stays = staysOf([told({ kind: "joined", ...own })]);
    return ownersOf(stays, guests, { byHand: new Map(), registrants }).get(stays[0]?.key ?? "");
  };

  test.each([
    ["by address, whatever the name", { mail: "BO@example.com", name: "Ann Lee" }, "b"],
    ["by a name that one has", { name: "ann lee" }, "a"],
    ["by a name with other blanks", { name: " ANN  Lee" }, "a"],
    ["by name if the address is another", { mail: "ann@home.example", name: "Ann Lee" }, "a"],
    ["not by a name that two have", { name: "Bo Ray" }, undefined],
    ["not without a name", { name: "" }, undefined],
    ["by the address of a registration", { registrant: "1 ann", name: "iPhone" }, "a"],
    ["by the name of a registration", { registrant: "1 home", name: "iPhone" }, "a"],
    ["rather by a registration", { registrant: "1 ann", mail: "bo@example.com" }, "a"],
    [
      "by address if the registration fits two",
      { registrant: "1 both", mail: "cy@example.com" },
      "c",
    ],
    ["by name if the registration is not known", { registrant: "1 new", name: "Ann Lee" }, "a"],
  ])("WEEK-6 %s", (_, own, booking) => {
    expect(ownerOf(own)).toBe(booking);
  });

  test("WEEK-6 what was said by hand holds for all connections of a participant", () => {
    const stays = staysOf([
      told({ kind: "joined", stay: "1", participant: "p", name: "iPhone" }),
      told({ kind: "joined", stay: "2", participant: "p", name: "iPhone", at: 5 }),
    ]);
    const byHand = new Map([[stays[0]?.key ?? "", "c"]]);
    const owners = ownersOf(stays, guests, { byHand, registrants });
    expect(stays.map(({ key }) => owners.get(key))).toEqual(["c", "c"]);
  });
});
