import { describe, expect, test } from "vitest";
import { aCard } from "../../tests/kit/a-card";
import { type Card, type CardText, inOrder } from "./card";
import {
  type CardEdit,
  cardsNow,
  changedIn,
  divided,
  type HeardChange,
  type OwnChange,
  withHeard,
} from "./live-board";

const LOADED = {
  revision: 10,
  cards: inOrder([
    aCard("a", { position: 1 }),
    aCard("b", { position: 2 }),
    aCard("c", { position: 3 }),
    aCard("t", { day_column: "Tuesday", position: 1 }),
  ]),
};

function heardOf(id: string, revision: number, card: Partial<Card> | null): HeardChange {
  return { id, revision, removed: card === null, card: card && aCard(id, { revision, ...card }) };
}

function shown(cards: readonly Card[]): string {
  return cards.map(({ id, day_column }) => `${day_column[0]}${id}`).join(" ");
}

describe("what is heard (RT-1)", () => {
  test("a later change counts, in any order of arrival", () => {
    const [first, second] = [
      heardOf("a", 11, { position: 9 }),
      heardOf("a", 12, { position: 2.5 }),
    ];
    for (const order of [
      [first, second],
      [second, first],
    ]) {
      const heard = order.reduce<HeardChange[]>((all, each) => withHeard(all, each, 10), []);
      expect(shown(cardsNow(LOADED, heard, []))).toBe("Mb Ma Mc Tt");
    }
  });
  test("a removed card stays away, whatever older change comes after", () => {
    const heard = [heardOf("b", 13, null), heardOf("b", 12, { position: 0 })].reduce<HeardChange[]>(
      (all, each) => withHeard(all, each, 10),
      [],
    );
    expect(shown(cardsNow(LOADED, heard, []))).toBe("Ma Mc Tt");
  });
  test("what the loaded board has seen is ignored, and is forgotten", () => {
    const old = heardOf("a", 9, { position: 9 });
    expect(shown(cardsNow(LOADED, [old], []))).toBe("Ma Mb Mc Tt");
    expect(withHeard([old], heardOf("b", 11, null), 10)).toHaveLength(1);
  });
  test("a card too long for a notification stays as loaded until it is fetched", () => {
    const long = { id: "a", revision: 11, removed: false, card: null };
    expect(shown(cardsNow(LOADED, [long], []))).toBe("Ma Mb Mc Tt");
  });
});

describe("an edit of a card that someone else has changed (OPS-3, D8)", () => {
  const [base] = LOADED.cards as [Card];
  const edit: CardEdit = {
    kind: "update",
    id: base.id,
    words: { title: "Mine", notes: "Mine" },
    place: { day_column: "Friday" },
    base,
  };
  test("keeps what both did, and leaves the same field open", () => {
    const theirs: Card = { ...base, title: "Theirs", status: "complete", revision: 99 };
    expect(divided(edit, theirs)).toEqual({
      free: { ...edit, words: { notes: "Mine" }, base: theirs },
      disputed: { ...edit, words: { title: "Mine" }, place: null, base: theirs },
    });
  });
  test("is not in dispute over what both changed to the same", () => {
    const theirs: Card = { ...base, title: "Mine", revision: 99 };
    expect(divided(edit, theirs)).toEqual({ free: { ...edit, base: theirs }, disputed: null });
  });
  test("that was moved twice leaves only its day open", () => {
    const theirs: Card = { ...base, day_column: "Thursday", revision: 99 };
    const { free, disputed } = divided(edit, theirs);
    expect([free?.words, free?.place, disputed?.words, disputed?.place]).toEqual([
      edit.words,
      null,
      {},
      edit.place,
    ]);
  });
  test("is what its form changed, and nothing if that says the same", () => {
    const { title, description, status, notes, day_column } = base;
    const same: CardText = { title, description, status, notes, tags: [] };
    const untagged = { ...base, tags: null };
    expect(changedIn(untagged, same, day_column)).toBeNull();
    expect(changedIn(untagged, { ...same, notes: "N" }, "Friday")).toEqual({
      kind: "update",
      id: base.id,
      words: { notes: "N" },
      place: { day_column: "Friday" },
      base: untagged,
    });
  });
});

describe("own changes are shown right away (OPS-3)", () => {
  const words: CardText = {
    title: "N",
    description: null,
    status: "incomplete",
    tags: [],
    notes: null,
  };
  test.each<[string, OwnChange, string]>([
    [
      "behind a card",
      {
        kind: "update",
        id: "a",
        words: {},
        place: { day_column: "Monday", after_id: "b", before_id: "c" },
      },
      "Mb Ma Mc Tt",
    ],
    [
      "before one, where the other has gone",
      {
        kind: "update",
        id: "c",
        words: {},
        place: { day_column: "Monday", after_id: "x", before_id: "b" },
      },
      "Ma Mc Mb Tt",
    ],
    [
      "first of another day",
      {
        kind: "update",
        id: "c",
        words: {},
        place: { day_column: "Tuesday", after_id: null, before_id: null },
      },
      "Ma Mb Tc Tt",
    ],
    [
      "last of another day",
      { kind: "update", id: "a", words: {}, place: { day_column: "Tuesday" } },
      "Mb Mc Tt Ta",
    ],
    [
      "into an empty day",
      {
        kind: "update",
        id: "a",
        words: {},
        place: { day_column: "Friday", after_id: null, before_id: null },
      },
      "Mb Mc Tt Fa",
    ],
    ["away", { kind: "delete", id: "b" }, "Ma Mc Tt"],
    ["new", { kind: "create", id: "n", words, place: { day_column: "Monday" } }, "Ma Mb Mc Mn Tt"],
    ["a card that is gone", { kind: "update", id: "x", words: {}, place: null }, "Ma Mb Mc Tt"],
  ])("%s", (_name, change, result) => {
    expect(shown(cardsNow(LOADED, [], [change]))).toBe(result);
  });
  test("words change where the card is", () => {
    const change: OwnChange = { kind: "update", id: "b", words: { title: "Other" }, place: null };
    expect(cardsNow(LOADED, [], [change])[1]).toMatchObject({ id: "b", title: "Other" });
  });
});
