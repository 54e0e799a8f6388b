/** Two editors of one document, and a server between them. */
import { z } from "zod";
import { type Changes, fieldsOfItem, markOf, merged } from "../../app/content/changes";
import { contentDocument, group, list, text } from "../../app/content/content.server";
import { DraftStore } from "../../app/content/editor/draft-store";
import { NOTHING, type Unsent } from "../../app/content/editor/unsent";
import { type Fields, itemIds, listsAt } from "../../app/content/fields";

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
export class Server {
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
export function aBrowser(server: Server) {
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

/**
 * Interleaved lives of two editors with lost requests, responses and crashes, from these seeds: what was lost, said to be
 * stored although it was not, or never sent.
 */
export function faultsOfEditors({ from, count }: { from: number; count: number }): string[] {
  const faults: string[] = [];
  for (let seed = from; seed < from + count; seed += 1) {
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
  return faults;
}

export { root };
