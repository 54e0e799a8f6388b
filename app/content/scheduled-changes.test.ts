/** Generated pairs of publications of one document: what was scheduled, and what others published before its time (CONT-5). */
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { contentDocument, group, list, liveFields, text } from "./content.server";
import { type Fields, itemIds } from "./fields";
import { changesBetween, movedPaths, withChanges } from "./scheduled-changes";

const DOCUMENT = contentDocument({
  key: "page",
  label: "Page",
  pages: ["/page"],
  schema: z.strictObject({
    heading: text("Heading"),
    subline: text("Subline"),
    people: list(
      "People",
      group("Person", { name: text("Name"), skills: list("Skills", text("Skill")) }),
    ),
  }),
  shipped: {
    heading: "Hello",
    subline: "You",
    people: [
      { name: "Ann", skills: ["Listening", "Asking"] },
      { name: "Ben", skills: [] },
      { name: "Cleo", skills: ["Writing"] },
    ],
  },
});
const { root } = DOCUMENT;
const SHIPPED = liveFields(DOCUMENT, {});

type Edit = { kind: "text" | "add" | "remove" | "move"; at: number; word: string };

const edits = (who: string) =>
  fc.array(
    fc.record({
      kind: fc.constantFrom<Edit["kind"]>("text", "text", "add", "remove", "move"),
      at: fc.nat(1_000),
      word: fc.constantFrom("x", "y", `${who}1`, `${who}2`),
    }),
    { maxLength: 5 },
  );

/** A person's edits of a draft on these fields, published whole. */
function edited(fields: Fields, all: readonly Edit[]): Fields {
  return liveFields(DOCUMENT, all.reduce(oneEdit, fields));
}

function oneEdit(fields: Fields, { kind, at, word }: Edit): Fields {
  const lists = Object.keys(fields).filter((path) => path === "people" || path.endsWith(".skills"));
  const texts = Object.keys(fields).filter((path) => !lists.includes(path));
  if (kind === "text") return { ...fields, [texts[at % texts.length] ?? "heading"]: word };
  const path = lists[at % lists.length] ?? "people";
  const ids = itemIds(fields, path);
  const id = ids[at % Math.max(1, ids.length)];
  if (kind === "add") {
    if (ids.includes(word)) return fields;
    const item =
      path === "people" ? { [`${path}.${word}.name`]: word } : { [`${path}.${word}`]: word };
    return liveFields(DOCUMENT, { ...fields, ...item, [path]: [word, ...ids].join(" ") });
  }
  if (id === undefined) return fields;
  const others = ids.filter((each) => each !== id);
  if (kind === "move") others.push(id);
  return liveFields(DOCUMENT, { ...fields, [path]: others.join(" ") });
}

/** The paths that differ, by the model: nothing but two whole documents side by side. */
function differing(one: Fields, other: Fields): Set<string> {
  const all = Object.keys({ ...one, ...other });
  return new Set(all.filter((path) => one[path] !== other[path]));
}

test("CONT-5 a scheduled publication changes its own paths alone, and stops if and only if one of them has another value by then", () => {
  fc.assert(
    fc.property(edits("a"), edits("b"), (mine, theirs) => {
      const scheduled = edited(SHIPPED, mine);
      const live = edited(SHIPPED, theirs);
      const changes = changesBetween(root, SHIPPED, scheduled);
      const own = differing(SHIPPED, scheduled);
      expect(new Set(Object.keys(changes))).toEqual(own);
      const clash = [...own].filter(
        (path) => live[path] !== SHIPPED[path] && live[path] !== scheduled[path],
      );
      expect(movedPaths(changes, live).sort()).toEqual(clash.sort());
      if (clash.length > 0) return;
      const result = liveFields(DOCUMENT, withChanges(root, { live, origin: SHIPPED }, changes));
      for (const path of new Set([...Object.keys(result), ...Object.keys(live)]))
        expect(result[path], path).toBe(own.has(path) ? scheduled[path] : live[path]);
    }),
    { numRuns: 3_000, seed: 5 },
  );
});

test("CONT-5 published anyway, every text it changes is live, and what others added stays", () => {
  fc.assert(
    fc.property(edits("a"), edits("b"), (mine, theirs) => {
      const scheduled = edited(SHIPPED, mine);
      const live = edited(SHIPPED, theirs);
      const changes = changesBetween(root, SHIPPED, scheduled);
      const result = liveFields(DOCUMENT, withChanges(root, { live, origin: SHIPPED }, changes));
      for (const [path, { after }] of Object.entries(changes))
        if (after !== null && path !== "people" && !path.endsWith(".skills"))
          expect(result[path], path).toBe(after);
      const ids = (fields: Fields) => itemIds(fields, "people");
      const removed = ids(SHIPPED).filter((id) => !ids(scheduled).includes(id));
      for (const id of ids(live).filter((each) => !ids(SHIPPED).includes(each)))
        expect(ids(result)).toContain(id);
      const isWanted = (id: string) =>
        Object.keys(changes).some((path) => path.startsWith(`people.${id}.`));
      for (const id of removed) if (!isWanted(id)) expect(ids(result)).not.toContain(id);
      expect(new Set(ids(result)).size).toBe(ids(result).length);
    }),
    { numRuns: 3_000, seed: 6 },
  );
});

test("CONT-5 a publication after another one takes its words, and those before it if that one was canceled", () => {
  const summer = { ...SHIPPED, heading: "Summer" };
  const fall = { ...SHIPPED, heading: "Fall" };
  const changes = changesBetween(root, SHIPPED, fall, [summer]);
  expect(movedPaths(changes, summer)).toEqual([]);
  expect(movedPaths(changes, SHIPPED)).toEqual([]);
  expect(movedPaths(changes, { ...SHIPPED, heading: "Winter" })).toEqual(["heading"]);
  const more = edited(SHIPPED, [{ kind: "add", at: 0, word: "new" }]);
  const back = changesBetween(root, SHIPPED, { ...SHIPPED, people: "3 2 1" }, [more]);
  const after = withChanges(root, { live: more, origin: SHIPPED }, back);
  expect(after.people, "what the first added and the second does not have").toBe("3 2 1");
});

test("CONT-5 what a publication scheduled before it removes comes back no more than what is removed by hand", () => {
  const removals: Edit[] = [0, 1, 2].map((at) => ({ kind: "remove", at, word: "" }));
  const earlier = fc
    .tuple(edits("a"), fc.subarray(removals, { minLength: 1 }))
    .map((each) => each.flat());
  fc.assert(
    fc.property(earlier, edits("b"), (first, second) => {
      const removing = edited(SHIPPED, first);
      const scheduled = edited(SHIPPED, second);
      const changes = changesBetween(root, SHIPPED, scheduled, [removing]);
      const gone = Object.keys(SHIPPED).filter((path) => !(path in removing));
      const isGone = (path: string) => gone.includes(path) && path in scheduled;
      const byHand = movedPaths(changesBetween(root, SHIPPED, scheduled), removing);
      const moved = movedPaths(changes, removing);
      expect(moved.filter(isGone).sort()).toEqual(byHand.filter(isGone).sort());
      if (moved.length > 0) return;
      const result = withChanges(root, { live: removing, origin: SHIPPED }, changes);
      expect(Object.keys(liveFields(DOCUMENT, result)).filter(isGone)).toEqual([]);
    }),
    { numRuns: 3_000, seed: 7 },
  );
});

test("CONT-5 neither new words nor a new order of the list brings an item back that was to be removed before", () => {
  const removing = liveFields(DOCUMENT, { ...SHIPPED, people: "1 2" });
  for (const [change, path] of [
    [{ "people.3.name": "Cleopatra" }, "people.3.name"],
    [{ "people.3.skills": "" }, "people.3.skills"],
    [{ people: "3 1 2" }, "people"],
  ] as const) {
    const changes = changesBetween(root, SHIPPED, edited({ ...SHIPPED, ...change }, []), [
      removing,
    ]);
    expect(movedPaths(changes, removing)).toContain(path);
    expect(movedPaths(changes, SHIPPED), "if the removal was canceled").toEqual([]);
  }
  const asQueued = { "people.3.name": { before: ["Cleo", null], after: "Cleopatra" } };
  expect(movedPaths(asQueued, removing), "queued by the release before").toEqual(["people.3.name"]);
});

test("CONT-5 an item that a publication adds and a later one removes does not come back with a third", () => {
  const adding = edited(SHIPPED, [{ kind: "add", at: 0, word: "new" }]);
  const changes = changesBetween(root, SHIPPED, { ...adding, "people.new.name": "Newer" }, [
    adding,
    SHIPPED,
  ]);
  expect(movedPaths(changes, adding)).toEqual([]);
  expect(movedPaths(changes, SHIPPED)).toContain("people.new.name");
});

test("CONT-5 an item that someone has removed comes back whole if it is published anyway", () => {
  const changes = changesBetween(root, SHIPPED, { ...SHIPPED, "people.1.name": "Anna" });
  const live = edited(SHIPPED, [{ kind: "remove", at: 0, word: "x" }]);
  expect(itemIds(live, "people")).toEqual(["2", "3"]);
  expect(movedPaths(changes, live)).toEqual(["people.1.name"]);
  const result = withChanges(root, { live, origin: SHIPPED }, changes);
  expect(itemIds(result, "people")).toEqual(["2", "3", "1"]);
  expect(result).toMatchObject({ "people.1.name": "Anna", "people.1.skills": "1 2" });
});
