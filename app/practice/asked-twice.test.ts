/** Nothing is asked twice, passed over or answered by a reading that is unsure (READ-7). */
// cspell:ignore whats youd
import { describe, expect, test } from "vitest";
import { prospects } from "../../tests/kit/practice-words";
import { read } from "./message-classifier";
import { step } from "./prospect";
import { doing } from "./prospect-checks";
import { reply } from "./prospect-reply";
import { begin } from "./prospect-state";
import { play } from "./run";

const called = (id: string) => prospects.filter((each) => each.id === id);
const cuesOf = (id: string, ...said: string[]) =>
  called(id).flatMap((prospect) => play(prospect, 3, said).exchanges.at(-1)?.cues ?? []);

describe("READ-7 asked twice", () => {
  test.each(prospects)(
    "READ-7 $id: one question that reads as two is about what is new",
    (prospect) => {
      for (const known of prospect.facts)
        for (const fresh of prospect.facts) {
          if (known === fresh) continue;
          const before = { ...begin(prospect, 1), known: [known.id], trust: 10 };
          const asks = doing(fresh.ask, known.ask, "give-reason");
          const kinds = step(prospect, before, asks).cues.map(({ kind }) => kind);
          expect(kinds).not.toContain("known");
          expect(kinds).toContain("fact");
          const both = step(prospect, before, { ...asks, questions: 2 });
          expect(both.cues.map(({ kind }) => kind)).toContain("known");
        }
    },
  );
  test.each(prospects)(
    "READ-7 $id: an unsure reading asks nothing twice, a sure one does",
    (prospect) => {
      for (const { id, ask } of prospect.facts) {
        const before = { ...begin(prospect, 1), known: [id] };
        const kindsOf = (unsure: readonly (typeof ask)[]) =>
          step(prospect, before, { ...doing(ask), unsure }).cues.map(({ kind }) => kind);
        expect(kindsOf([ask])).not.toContain("known");
        expect(kindsOf([])).toContain("known");
      }
    },
  );
  test("READ-7 a worry that was told is not asked for by why they are looking", () => {
    const said = [
      "what worries you most about it?",
      "and whats making you look for something else?",
    ];
    expect(cuesOf("burned-by-a-scam", ...said)).toContainEqual({ kind: "fact", id: "why" });
    expect(cuesOf("burned-by-a-scam", ...said)).not.toContainEqual({ kind: "known", id: "worry" });
    const twice = ["what worries you most about it?", "what worries you most about it?"];
    expect(cuesOf("burned-by-a-scam", ...twice)).toContainEqual({ kind: "known", id: "worry" });
  });
});

describe("READ-7 a fear", () => {
  const FEARED = ["where are you based?", "want to hop on a free call with the team tomorrow?"];
  test.each([
    "do u have any other questions before then?",
    "any questions?",
    "got any more questions for me?",
    "is there anything else youd like to know?",
  ])("READ-7 is not calmed by leave to ask: %s", (said) => {
    expect(cuesOf("eager-beginner", ...FEARED)).toContainEqual({
      kind: "objection",
      id: "not-good-enough",
    });
    const kinds = cuesOf("eager-beginner", ...FEARED, said).map(({ kind }) => kind);
    expect(kinds).not.toContain("settled");
  });
  test.each(["what worries you most about it?", "what scares you about the selling part?"])(
    "READ-7 is heard by who asks about it: %s",
    (said) => {
      const kinds = cuesOf("eager-beginner", ...FEARED, said).map(({ kind }) => kind);
      expect(kinds).toContain("settled");
    },
  );
  test("READ-7 leave to ask is no unsure reading of another question", () => {
    expect(read("any other questions? and where are you based?").unsure).not.toContain(
      "ask-location",
    );
  });
});

describe("READ-7 what is open", () => {
  test.each(prospects)(
    "READ-7 $id: an objection is said in its own words, whatever else is",
    (prospect) => {
      for (const { id, says } of prospect.objections) {
        const cues = [
          ...(["pushed", "promise", "private"] as const).map((kind) => ({ kind })),
          ...prospect.facts.slice(0, 2).map((fact) => ({ kind: "fact" as const, id: fact.id })),
          { kind: "objection" as const, id },
        ];
        const told = prospect.facts.map(({ answer }) => answer);
        expect(reply(prospect, { turn: 1, mood: "calm" }, cues, { seed: 1, said: told })).toContain(
          says,
        );
      }
    },
  );
  test("READ-7 who has told what was asked for a reason does not ask what it is for", () => {
    for (const prospect of called("suspicious-of-mlm")) {
      const before = { ...begin(prospect, 1), trust: 10 };
      const { state } = step(prospect, before, doing("ask-credit", "give-reason"));
      expect(state.ahead).not.toContain("credit");
      expect(step(prospect, before, doing("ask-credit")).state.ahead).toContain("credit");
    }
  });
});
