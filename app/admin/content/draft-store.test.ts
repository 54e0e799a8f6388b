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
import { contentDocument, group, list, text } from "~/content/content.server";
import { DraftStore, NOTHING, type Unsent } from "./draft-store";

const { root, shippedFields } = contentDocument({
  key: "page",
  label: "Page",
  pages: ["/page"],
  schema: z.strictObject({
    heading: text("Heading"),
    people: list("People", group("Person", { name: text("Name"), role: text("Role") })),
  }),
  shipped: {
    heading: "Hello",
    people: [
      { name: "Ann", role: "Coach" },
      { name: "Ben", role: "Setter" },
    ],
  },
});

/** The server as an editor meets it: stores by the rules of `merged`, and counts what was replaced unseen. */
class Server {
  fields: Fields = shippedFields;
  lost: string[] = [];

  save(changes: Changes) {
    const before = this.fields;
    const { written, refused } = merged(root, before, changes);
    this.fields = { ...before, ...written };
    for (const { path, marks } of changes.values)
      if (path in written && !marks.includes(markOf(before[path] ?? ""))) this.lost.push(path);
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
    for (const [path, value] of fieldsOfItem(before, `people.${id}`))
      if (value && !isSeen(path, value)) this.lost.push(path);
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
  const kind = below(7);
  if (kind === 0) store.type("heading", word);
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
        if (path in store.shown() && path in wanted && store.value(path) !== wanted[path])
          faults.push(`seed ${seed}: ${path} lost ${wanted[path]} to ${value}`);
        store.keepMine(path);
      }
    }
    if (browsers.some(({ store }) => store.hasUnsent())) faults.push(`seed ${seed}: not sent`);
    faults.push(...server.lost.map((path) => `seed ${seed}: ${path} was replaced unseen`));
  }
  expect(faults.slice(0, 5)).toEqual([]);
}, 60_000);

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
  expect(store.hasUnsent()).toBe(false);
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
  expect(theirs.hasUnsent()).toBe(false);
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
  if (sent) store.refuse(sent, { heading: "Too long" });
  expect(store.fault("heading")).toBe("Too long");
  expect(store.take()).toBeNull();
  store.type("heading", "short");
  expect(store.fault("heading")).toBeUndefined();
  expect(store.take()?.values).toHaveLength(1);
});
