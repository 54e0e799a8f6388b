import { expect, test } from "vitest";
import { aBrowser, faultsOfEditors, root, Server } from "../../../tests/kit/two-editors";
import type { DraftStore } from "./draft-store";
import { usable } from "./unsent";

test("CONT-3 interleaved lives of two editors with lost requests, responses and crashes lose nothing", () => {
  // `npm run prove -- editor` lives many more.
  expect(faultsOfEditors({ from: 1, count: 1_500 }).slice(0, 5)).toEqual([]);
});

test("CONT-3 what is typed while a save is under way is sent by the next one, and is not a conflict", () => {
  const server = new Server();
  const { store } = aBrowser(server);
  store.type("heading", "H");
  const first = store.take();
  store.type("heading", "Hi");
  if (first) store.acknowledge(first, server.save(first));
  expect(store.value("heading")).toBe("Hi");
  const second = store.take();
  if (second) store.acknowledge(second, server.save(second));
  expect(server.fields.heading).toBe("Hi");
  expect([...store.disputes()]).toEqual([]);
  expect(store.hasSendable()).toBe(false);
});

test("CONT-3 a field that someone else has changed shows both values, and goes by the editor's choice", () => {
  const server = new Server();
  const [mine, theirs] = [aBrowser(server).store, aBrowser(server).store];
  const save = (store: DraftStore) => {
    const changes = store.take();
    if (changes) store.acknowledge(changes, server.save(changes));
  };
  theirs.type("heading", "Theirs");
  save(theirs);
  mine.type("heading", "Mine");
  save(mine);
  expect(server.fields.heading).toBe("Theirs");
  expect(mine.dispute("heading")?.value).toBe("Theirs");
  expect(mine.value("heading")).toBe("Mine");
  expect(mine.take()).toBeNull();
  mine.keepMine("heading");
  save(mine);
  expect(server.fields.heading).toBe("Mine");
  theirs.type("heading", "Again");
  save(theirs);
  theirs.takeTheirs("heading");
  expect(theirs.value("heading")).toBe("Mine");
  expect(theirs.hasSendable()).toBe(false);
});

test("CONT-3 a page that was read before the last save does not bring the old value back", () => {
  const server = new Server();
  const { store } = aBrowser(server);
  const before = server.fields;
  store.type("heading", "Hi");
  const sent = store.take();
  if (sent) store.acknowledge(sent, server.save(sent));
  expect(store.load(before)).toBe(false);
  expect(store.value("heading")).toBe("Hi");
  expect(store.load({ ...server.fields, heading: "Theirs" })).toBe(true);
  expect(store.value("heading")).toBe("Theirs");
});

test("CONT-3 faults wait at their fields until they are typed over", () => {
  const { store } = aBrowser(new Server());
  store.type("heading", "long");
  const sent = store.take();
  if (sent) store.refuse(sent, { heading: "Too long" }, "Nothing was saved");
  expect(store.fault("heading")).toBe("Too long");
  expect(store.take()).toBeNull();
  store.type("heading", "short");
  expect(store.fault("heading")).toBeUndefined();
  expect(store.take()?.values).toHaveLength(1);
});

test("CONT-2 a removal is undone with the item's list, its place and what was typed in it, also after a save and a publication", () => {
  const server = new Server();
  const { store } = aBrowser(server);
  const save = () => {
    const sent = store.take();
    if (sent) store.acknowledge(sent, server.save(sent));
  };
  store.type("people.1.name", "Anna");
  const undo = store.remove("people", "1");
  save();
  // A publication forgets what was removed.
  server.fields = Object.fromEntries(
    Object.entries(server.fields).filter(([path]) => !path.startsWith("people.1.")),
  );
  store.load(server.fields);
  undo();
  expect(store.items("people")).toBe("1 2");
  expect(store.items("people.1.skills")).toBe("1 2");
  save();
  expect(server.fields).toMatchObject({
    people: "1 2",
    "people.1.name": "Anna",
    "people.1.skills": "1 2",
    "people.1.skills.2": "Asking",
  });
  expect(store.hasSendable()).toBe(false);
});

test("CONT-2 two removals are undone in any order, each item at its place", () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const { store } = aBrowser(new Server());
    store.add("people", "new");
    const undone = [store.remove("people", "1"), store.remove("people", "2")];
    for (const each of order) undone[each]?.();
    expect(store.items("people")).toBe("1 2 new");
  }
});

test("CONT-3 a refused value is set aside with its reason, the rest is sent, and nothing is refused for it", () => {
  const server = new Server();
  const { store } = aBrowser(server);
  store.type("heading", "long");
  store.type("people.1.role", "Setter");
  store.add("people", "new");
  const sent = store.take();
  expect(sent && store.refuse(sent, {}, "Too large"), "no name, no one to set aside").toBe(false);
  const one = store.take(1);
  expect(one && store.refuse(one, {}, "Too large"), "a single change needs no name").toBe(true);
  expect(store.fault("people")).toBe("Too large");
  const two = store.take();
  if (two) store.refuse(two, { heading: "Too long" }, "Nothing was saved");
  expect(store.refused()).toEqual({ heading: "Too long" });
  const rest = store.take();
  expect(rest?.values.map(({ path }) => path)).toEqual(["people.1.role"]);
  if (rest) store.acknowledge(rest, server.save(rest));
  expect(store.hasSendable()).toBe(false);
  store.retry();
  expect(store.take()?.values.map(({ path }) => path)).toEqual(["heading"]);
});

test("CONT-3 what an earlier release kept is cleaned: no path that the document does not have is ever sent", () => {
  const typed = { value: "1 2", marks: ["a"] };
  const kept = {
    values: {
      heading: typed,
      "people.1.skills": typed,
      people: typed,
      "people.1.nope": typed,
      "": 1,
    },
    lists: [
      { path: "people", act: "add", id: "1", before: "2" },
      { path: "people.1", act: "add", id: "1" },
      { path: "people", act: "fly", id: "1" },
      { path: "people", act: "remove", id: "1", marks: null },
      { path: "people", act: "add", id: "A B" },
      null,
    ],
  };
  expect(usable(root, kept)).toEqual({ values: { heading: typed }, lists: [kept.lists[0]] });
  for (const nothing of [null, "x", 1, [], { values: [], lists: {} }])
    expect(usable(root, nothing)).toEqual({ values: {}, lists: [] });
});
