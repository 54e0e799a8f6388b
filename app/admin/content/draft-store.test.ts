import { expect, test } from "vitest";
import { z } from "zod";
import {
  type Changes,
  type Fields,
  fieldsOfItem,
  itemIds,
  markOf,
  merged,
} from "~/content/content";
import { contentDocument, group, list, listsAt, text } from "~/content/content.server";
import { DraftStore } from "./draft-store";
import { NOTHING, type Unsent, usable } from "./unsent";

const { root, shippedFields } = contentDocument({
  key: "page",
  label: "Page",
  pages: ["/page"],
  schema: z.strictObject({
    heading: text("Heading"),
    people: list(
      "People",
      group("Person", {
        name: text("Name"),
        role: text("Role"),
        skills: list("Skills", text("Skill")),
      }),
    ),
  }),
  shipped: {
    heading: "Hello",
    people: [
      { name: "Ann", role: "Coach", skills: ["Listening", "Asking"] },
      { name: "Ben", role: "Setter", skills: [] },
    ],
  },
});

function isLive(fields: Fields, path: string): boolean {
  return listsAt(root, path).every((at) => itemIds(fields, at.path).includes(at.id));
}

/** The server as an editor meets it: stores by the rules of `merged`, and counts what was replaced unseen. */
class Server {
  fields: Fields = shippedFields;
  lost: string[] = [];

  save(changes: Changes) {
    const before = this.fields;
    const { written, refused } = merged(root, before, changes);
    this.fields = { ...before, ...written };
    for (const { path, marks } of changes.values)
      if (path in written && isLive(before, path) && !marks.includes(markOf(before[path] ?? "")))
        this.lost.push(path);
    for (const id of itemIds(before, "people"))
      if (!itemIds(this.fields, "people").includes(id)) this.#lookForUnseen(changes, before, id);
    const disputes = refused.map((path) => ({
      path,
      value: this.fields[path] ?? "",
      author: null,
    }));
    const asked = [...changes.lists, ...changes.values].map(({ path }) => path);
    const shown = [...asked, ...Object.keys(written)].map((path) => [
      path,
      this.fields[path] ?? "",
    ]);
    return { disputes, fields: Object.fromEntries(shown) };
  }

  #lookForUnseen({ lists }: Changes, before: Fields, id: string): void {
    const isSeen = (path: string, value: string) =>
      lists.some((act) => act.act === "remove" && act.marks[path]?.includes(markOf(value)));
    // The order of a list is no text.
    for (const [path, value] of fieldsOfItem(before, `people.${id}`))
      if (value && !path.endsWith(".skills") && isLive(before, path) && !isSeen(path, value))
        this.lost.push(path);
  }
}

/** A browser: its storage outlives its pages. */
function aBrowser(server: Server) {
  let kept: Unsent = NOTHING;
  const open = () => {
    const store = new DraftStore(server.fields, {
      read: () => kept,
      write: (unsent) => (kept = unsent),
    });
    store.restore();
    return store;
  };
  return { open, store: open() };
}

/** Same seed, same numbers, so a failure can be rerun. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Below = (below: number) => number;

function edit(store: DraftStore, below: Below, word: string): void {
  const ids = store.items("people").split(" ").filter(Boolean);
  const id = ids[below(ids.length)];
  const kind = below(10);
  const skills = `people.${id}.skills`;
  const skill = store.items(skills).split(" ")[0];
  if (kind === 7) store.add(skills, word);
  else if (kind === 8 && skill) store.type(`${skills}.${skill}`, word);
  else if (kind === 9 && skill) {
    const undo = store.remove(skills, skill);
    if (below(2) === 0) undo();
  } else if (kind === 0) store.type("heading", word);
  else if (kind === 1) store.add("people", word, id);
  else if (id === undefined) return;
  else if (kind < 5) store.type(`people.${id}.${kind === 2 ? "name" : "role"}`, word);
  else if (kind === 5) store.move("people", id, ids[below(ids.length)]);
  else {
    const undo = store.remove("people", id);
    if (below(2) === 0) undo();
  }
}

/** A request that may or may not arrive, and a response that may or may not. Someone may type in between. */
function send(server: Server, store: DraftStore, below: Below, word: string): void {
  const changes = store.take();
  if (!changes || below(4) === 0) return;
  const response = server.save(changes);
  if (below(3) === 0) edit(store, below, word);
  if (below(3) === 0) return;
  store.acknowledge(changes, response);
  store.load(server.fields);
  for (const path of store.disputes().keys())
    if (below(2) === 0) store.keepMine(path);
    else store.takeTheirs(path);
}

test("CONT-3 10,000 interleaved lives of two editors with lost requests, responses and crashes lose nothing", () => {
  const faults: string[] = [];
  for (let seed = 1; seed <= 10_000; seed += 1) {
    const below = numbers(seed);
    const server = new Server();
    const browsers = [aBrowser(server), aBrowser(server)] as const;
    const writer = () => browsers[below(2) === 0 ? 0 : 1];
    for (let step = 0; step < 16; step += 1) {
      const browser = writer();
      const word = `w${step}`;
      const act = below(8);
      if (act < 4) edit(browser.store, below, word);
      else if (act < 7) send(server, browser.store, below, `${word}z`);
      else browser.store = browser.open();
    }
    // The connection is good again: everything left goes out, and each dispute is settled by its editor.
    for (const { store } of [...browsers, ...browsers, ...browsers]) {
      const wanted = store.shown();
      const changes = store.take();
      if (!changes) continue;
      store.acknowledge(changes, server.save(changes));
      for (const { path, value } of changes.values)
        if (!store.disputes().has(path) && server.fields[path] !== value)
          faults.push(`seed ${seed}: ${path} was said to be stored`);
      for (const [path, { value }] of store.disputes()) {
        const isTyped = changes.values.some((each) => each.path === path);
        if (isTyped && path in wanted && store.value(path) !== wanted[path])
          faults.push(`seed ${seed}: ${path} lost ${wanted[path]} to ${value}`);
        store.keepMine(path);
      }
    }
    if (browsers.some(({ store }) => store.hasSendable())) faults.push(`seed ${seed}: not sent`);
    faults.push(...server.lost.map((path) => `seed ${seed}: ${path} was replaced unseen`));
  }
  expect(faults.slice(0, 5)).toEqual([]);
}, 120_000);

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
