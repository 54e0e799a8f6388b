import { describe, expect, test } from "vitest";
import { PROSPECTS } from "./copy/prospects.server";
import type { Move, Reading } from "./message-classifier";
import type { Prospect } from "./practice";
import { EARNS, step } from "./prospect";
import { bestMessage, doing, prospectFaults } from "./prospect-checks";
import { reply } from "./prospect-reply";
import { begin, type State } from "./prospect-state";
import { play } from "./run";
import { drawn, nextSeed } from "./seeds";

const { prospects } = PROSPECTS.schema.parse(PROSPECTS.shipped);

function prospectCalled(id: string): Prospect {
  const found = prospects.find((each) => each.id === id);
  if (!found) throw new Error(`No prospect ${id}`);
  return found;
}

/** Brings a prepared conversation to its end. */
const LAST: Record<Prospect["right"], readonly Move[]> = {
  booked: ["offer-call", "name-time"],
  declined: ["kind-no"],
  later: ["follow-up"],
};

/** The end of a conversation in which every message is one of these. */
function endOf(prospect: Prospect, seed: number, next: (state: State) => Reading): State {
  let state = begin(prospect, seed);
  while (state.ending === null) state = step(prospect, state, next(state)).state;
  return state;
}

describe.each(prospects)("PRAC-1 $id", (prospect) => {
  const last = doing(...LAST[prospect.right]);

  test("is won by a conversation without a mistake, on every seed", () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const won = endOf(prospect, seed, (state) => bestMessage(prospect, state) ?? last);
      expect(won.ending, `seed ${seed}`).toBe(prospect.right);
    }
  });
  test("is lost by pressure, by nonsense and by an insult", () => {
    expect(endOf(prospect, 1, () => doing("pressure")).ending).toBe("left");
    expect(endOf(prospect, 1, () => doing()).ending).toBe("left");
    expect(endOf(prospect, 1, () => doing("insult")).ending).toBe("left");
  });
  test("leads from every state to its right end or to the door: no dead end", () => {
    const { states, steps } = graphOf(prospect);
    expect(states.size).toBeGreaterThan(50);
    const ended = [...states].filter(([, { ending }]) => ending !== null);
    const endings = new Set(ended.map(([, { ending }]) => ending));
    expect(endings).toContain(prospect.right);
    expect(endings).toContain("left");
    const leading = new Set(ended.map(([key]) => key));
    for (let before = 0; before < leading.size; ) {
      before = leading.size;
      for (const [from, to] of steps) if (to.some((key) => leading.has(key))) leading.add(from);
    }
    expect(states.size - leading.size).toBe(0);
  });
});

/** Every state this prospect can reach with little patience, three facts and those that rule it out. */
function graphOf(prospect: Prospect) {
  const facts = prospect.facts.filter(({ rulesOut }, at) => at < 3 || rulesOut);
  const small = { ...prospect, patience: 1, facts };
  const moves: (readonly Move[])[] = [
    ...facts.map(({ ask }) => [ask, "give-reason"] as const),
    ...prospect.objections.map(({ answer }) => [answer] as const),
    ...([["explain-call"], ["pressure"], ["offer-call"], ["name-time"]] as const),
    ...([["kind-no"], ["follow-up"], []] as const),
  ];
  const readings = moves.map((each) => doing(...each));
  const first = cut(begin(small, 7));
  const states = new Map([[keyOf(first), first]]);
  const steps = new Map<string, string[]>();
  for (const [key, state] of states) {
    const next = readings.map((reading) => cut(step(small, state, reading).state));
    steps.set(key, next.map(keyOf));
    for (const each of next) if (!states.has(keyOf(each))) states.set(keyOf(each), each);
  }
  return { states, steps };
}

/** Without the message counters. */
function cut(state: State): State {
  return { ...state, turn: 0, known: state.known.toSorted(), once: state.once.toSorted() };
}

function keyOf(state: State): string {
  return state.ending ?? JSON.stringify(Object.values(state));
}

test("PRAC-1 nobody opens an answer with the word that it begins with, in any mood", () => {
  const moods = ["calm", "hurt", "annoyed", "relieved"] as const;
  for (const prospect of prospects)
    for (const { id } of prospect.facts)
      for (const mood of moods)
        for (let seed = 1; seed <= 12; seed += 1) {
          const cues = [{ kind: "fact" as const, id }];
          const words = reply(prospect, { turn: 1, mood }, cues, { seed, said: [] });
          expect(words.toLowerCase()).not.toMatch(/^(\w+)\W+\1\b/);
        }
});

describe("PRAC-1 empty flattery", () => {
  const PRAISE = [
    "love your energy!!",
    "you are amazing honestly",
    "such an inspiring person",
    "I'm so impressed by your profile",
    "wow, you'd be a natural",
  ];
  const OFFERS = [
    "want to hop on a call?",
    "let's book you in tomorrow at 3pm eastern",
    "here is the link, pick a time",
    "hop on a call thursday at 5 pm your time",
  ];

  test("books no call in 10,000 random orders of praise and offers", () => {
    let seed = 12;
    const any = (lines: readonly string[]) => {
      seed = nextSeed(seed);
      return lines[drawn(seed, lines.length)] ?? "";
    };
    const readings = new Map<string, Reading>();
    const known = (line: string) => {
      const reading =
        readings.get(line) ?? play(prospectCalled("ghosting"), 1, [line]).exchanges[0]?.reading;
      if (!reading) throw new Error(`Not read: ${line}`);
      readings.set(line, reading);
      return reading;
    };
    for (let order = 0; order < 10_000; order += 1) {
      const prospect = prospects[order % prospects.length] as Prospect;
      const end = endOf(prospect, order + 1, () => known(any([...PRAISE, ...OFFERS])));
      expect(end.ending, `${prospect.id} ${order}`).not.toBe("booked");
    }
  });
});

describe("READY-2 a prospect is refused", () => {
  const maya = prospectCalled("eager-beginner");
  const [fact] = maya.facts;
  if (!fact) throw new Error("No fact");

  test.each<[what: string, change: Partial<Prospect>, field: string, says: string]>([
    [
      "that asks for more trust than can be earned",
      { facts: [], objections: [], startTrust: 0, trustNeeded: 10 },
      "trustNeeded",
      "Cannot be won",
    ],
    ["that anyone books", { startTrust: 6, objections: [] }, "trustNeeded", "Cannot be lost"],
    ["that is let go for no reason", { right: "declined" }, "right", "Cannot be won"],
    [
      "that is booked although a fact rules it out",
      { facts: [{ ...fact, rulesOut: true }] },
      `facts.${fact.id}.rulesOut`,
      "cannot be the right end",
    ],
    [
      "that answers one question twice",
      { facts: [fact, { ...fact, id: "again" }] },
      "facts.again.ask",
      "already",
    ],
    [
      "that tells nobody",
      { facts: [{ ...fact, trust: 10 }], startTrust: 0, objections: [] },
      `facts.${fact.id}.trust`,
      "Cannot be won",
    ],
  ])("%s", (_, change, field, says) => {
    expect(prospectFaults({ ...maya, ...change })).toMatchObject({
      [field]: expect.stringContaining(says),
    });
  });
  test("never among those that are shipped", () => {
    for (const prospect of prospects) expect(prospectFaults(prospect), prospect.id).toEqual({});
    expect(prospects).toHaveLength(12);
    expect(EARNS.length).toBeGreaterThan(5);
  });
});

describe("READ-7 what is said to somebody is heard", () => {
  const cody = prospectCalled("ghosting");
  test.each([
    "ok. come back when ur done w work, ill be here. meanwhile how old r u",
    "if it turns out you're under 18 i can't take you further. how old are you?",
    "this isn't for everyone and maybe not the right fit, so where are you based?",
  ])("a question besides is answered, and lets nobody go: %s", (said) => {
    const [exchange] = play(cody, 3, [said]).exchanges;
    expect(exchange?.state.ending).toBeNull();
    expect(exchange?.cues.map(({ kind }) => kind)).toContain("fact");
  });
  test.each([
    "it isn't the right time for you, come back when things are calm. all the best!",
    "then i won't take you further, take care. any questions, just ask",
  ])("a goodbye is one: %s", (said) => {
    expect(play(cody, 3, ["how old are you?", said]).ending).toBe("declined");
  });
});
