/** A draft in its editor: what the server has, and what was typed here and is not acknowledged yet (CONT-3). */

import {
  type Changes,
  type Dispute,
  fieldsOfItem,
  itemPath,
  type ListChange,
  markOf,
  type SavedDraft,
  withActs,
} from "../changes";
import { type Fields, itemIds } from "../fields";

import {
  fitting,
  MOST_CHANGES,
  NOTHING,
  refusalsIn,
  type Typed,
  textsOf,
  type Unsent,
  withMark,
  without,
  withStored,
} from "./unsent";

type Remembered = { read: () => Unsent; write: (unsent: Unsent) => void };

type Sent = {
  unsent?: Unsent;
  disputes?: readonly Dispute[];
  faults?: Fields | undefined;
};

export class DraftStore {
  #seen: Fields;
  #unsent: Unsent;
  /** What the server has once it has stored the acts on lists. */
  #expected: Fields;
  #disputes: ReadonlyMap<string, Dispute> = new Map();
  /** Why the server does not store a typed value: it is set aside until it changes, and the rest goes on. */
  #refused: Fields;
  /** Of the last publication, and of acts on lists that could not be stored. */
  #faults: Fields;
  #shownFaults: Fields = {};
  /** The previous values of fields stored since the last load: a load already under way still returns them. */
  readonly #replaced = new Map<string, string>();
  readonly #listeners = new Set<() => void>();

  /** `kept`: what this browser remembers. `sent`: what a form without a script could not store. */
  constructor(
    seen: Fields,
    private readonly kept: Remembered,
    { unsent = NOTHING, disputes = [], faults: told = {} }: Sent = {},
  ) {
    this.#seen = seen;
    this.#unsent = unsent;
    this.#expected = withActs(this.#seen, this.#unsent.lists);
    this.#disputes = byPath(disputes);
    const faults = Object.entries(told);
    const isTyped = ([path]: readonly [string, string]) => path in this.#unsent.values;
    this.#refused = Object.fromEntries(faults.filter(isTyped));
    this.#faults = Object.fromEntries(faults.filter((each) => !isTyped(each)));
    this.#shownFaults = { ...this.#faults, ...this.#refused };
  }

  /** Picks up what earlier pages of this browser left behind, for example after a crash. */
  restore(): void {
    const { values, lists } = this.kept.read();
    if (Object.keys(values).length + lists.length === 0) return;
    const own = this.#unsent;
    this.#set({ values: { ...values, ...own.values }, lists: [...lists, ...own.lists] });
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly value = (path: string): string =>
    this.#unsent.values[path]?.value ?? this.#expected[path] ?? "";

  /** The ids of a list's items, as one string. */
  readonly items = (path: string): string => itemIds(this.#expected, path).join(" ");

  readonly dispute = (path: string): Dispute | undefined => this.#disputes.get(path);

  readonly fault = (path: string): string | undefined => this.#shownFaults[path];

  readonly faults = (): Fields => this.#shownFaults;

  /** The typed values that the server does not store, and why. */
  readonly refused = (): Fields => this.#refused;

  readonly disputes = (): ReadonlyMap<string, Dispute> => this.#disputes;

  /** Whether there is anything that may be sent now. */
  readonly hasSendable = (): boolean =>
    this.#unsent.lists.length > 0 || this.#sendable().length > 0;

  /** Every field as shown. */
  shown(): Fields {
    return { ...this.#expected, ...textsOf(this.#unsent) };
  }

  type(path: string, value: string): void {
    const marks = this.#unsent.values[path]?.marks ?? [markOf(this.#expected[path] ?? "")];
    this.#clearFaults([path]);
    this.#set({ ...this.#unsent, values: { ...this.#unsent.values, [path]: { value, marks } } });
  }

  add(path: string, id: string, before?: string): void {
    this.#act({ path, act: "add", id, before });
  }

  move(path: string, id: string, before: string | undefined): void {
    this.#act({ path, act: "move", id, before });
  }

  /** An act that was made elsewhere, with values that go with it. */
  act(change: ListChange, values: Fields = {}): void {
    this.#act(change);
    for (const [path, value] of Object.entries(values)) this.type(path, value);
  }

  /** Returns a function that brings the item back: its fields, its lists, its place, and what was typed in it. */
  remove(path: string, id: string): () => void {
    const item = itemPath({ path, id });
    const ids = itemIds(this.#expected, path);
    const after = ids.slice(ids.indexOf(id) + 1);
    const fields = Object.fromEntries(fieldsOfItem(this.#expected, item));
    const isOwn = (each: string) => each === item || each.startsWith(`${item}.`);
    const typed: Record<string, Typed> = Object.fromEntries(
      Object.entries(this.#unsent.values).filter(([each]) => isOwn(each)),
    );
    const marks = Object.fromEntries(
      Object.keys({ ...fields, ...typed }).map((each) => [
        each,
        typed[each]?.marks ?? [markOf(fields[each] ?? "")],
      ]),
    );
    this.#disputes = new Map([...this.#disputes].filter(([each]) => !isOwn(each)));
    this.#clearFaults(Object.keys(this.#shownFaults).filter(isOwn));
    this.#act({ path, act: "remove", id, marks }, without(this.#unsent.values, Object.keys(typed)));
    return () => {
      const now = itemIds(this.#expected, path);
      const before = after.find((each) => now.includes(each));
      const values = { ...typed, ...this.#unsent.values };
      this.#act({ path, act: "restore", id, before, fields }, values);
    };
  }

  /** What to send now, at most `most` changes; null if nothing. Whatever happens to the request, the server may have it. */
  take(most = MOST_CHANGES): Changes | null {
    const lists = fitting(this.#unsent.lists, most);
    const isAll = lists.length === this.#unsent.lists.length;
    const values = isAll ? fitting(this.#sendable(), most - lists.length) : [];
    if (values.length + lists.length === 0) return null;
    const sent = values.map(({ path, value, marks }) => [
      path,
      { value, marks: withMark(marks, markOf(value)) },
    ]);
    const { values: typed, lists: acts } = this.#unsent;
    this.#set({ lists: acts, values: { ...typed, ...Object.fromEntries(sent) } });
    return { lists, values };
  }

  /** `sent` is stored, except for what is disputed. */
  acknowledge(sent: Changes, { fields, disputes }: SavedDraft): void {
    this.#disputes = new Map([...this.#disputes, ...byPath(disputes)]);
    for (const path of Object.keys(fields)) this.#replaced.set(path, this.#seen[path] ?? "");
    this.#seen = { ...this.#seen, ...fields };
    const stored = sent.values.filter(({ path }) => !this.#disputes.has(path));
    const values = { ...this.#unsent.values };
    for (const { path, value } of stored) {
      const typed = values[path];
      if (typed?.value === value) delete values[path];
      else if (typed) values[path] = { ...typed, marks: [markOf(value)] };
    }
    const left = this.#unsent.lists.filter((each) => !sent.lists.includes(each));
    // What was stored in an item since its removal comes back with it.
    this.#set({ values, lists: left.map((act) => withStored(act, fields)) });
  }

  /**
   * The server stored nothing of `sent`: the values it names are set aside with its reason, and the acts on lists it
   * names are given up. A single change needs no name. False: none was named, so fewer must be sent.
   */
  refuse(sent: Changes, faults: Fields, reason: string): boolean {
    const { acts, values } = refusalsIn(sent, faults, reason);
    for (const { act, fault } of acts) this.#faults = { ...this.#faults, [act.path]: fault };
    // What was typed since has not been refused.
    for (const { path, value, fault } of values)
      if (this.#unsent.values[path]?.value === value)
        this.#refused = { ...this.#refused, [path]: fault };
    const lists = this.#unsent.lists.filter((each) => !acts.some(({ act }) => act === each));
    this.#set({ ...this.#unsent, lists });
    return acts.length + values.length > 0;
  }

  /** Lets what was set aside be sent once more: the reason may be gone. */
  retry(): void {
    if (Object.keys(this.#refused).length === 0) return;
    this.#refused = {};
    this.#changed();
  }

  /** Gives up a typed value. */
  drop(path: string): void {
    this.#clearFaults([path]);
    this.#set({ ...this.#unsent, values: without(this.#unsent.values, [path]) });
  }

  /** What the server had a moment ago, if someone else may have changed it. False: it is older than the last save. */
  load(fields: Fields): boolean {
    const late = [...this.#replaced].filter(
      ([path, old]) => old !== this.#seen[path] && (fields[path] ?? "") === old,
    );
    const own = late.map(([path]) => [path, this.#seen[path] ?? ""]);
    this.#replaced.clear();
    // A load from before an item came back knows none of its fields.
    const known = late.length > 0 ? this.#seen : {};
    this.#seen = { ...known, ...fields, ...Object.fromEntries(own) };
    this.#changed();
    return late.length === 0;
  }

  /** Drops what was not sent: the draft was discarded. */
  forget(): void {
    this.#disputes = new Map();
    this.#refused = {};
    this.#faults = {};
    this.#replaced.clear();
    this.#set(NOTHING);
  }

  /** A publication's faults, by path. */
  showFaults(faults: Fields): void {
    this.#faults = Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));
    this.#changed();
  }

  keepMine(path: string): void {
    const theirs = this.#settled(path);
    const values = { ...this.#unsent.values };
    const typed = values[path];
    if (typed && theirs)
      values[path] = { ...typed, marks: withMark(typed.marks, markOf(theirs.value)) };
    this.#set({ ...this.#unsent, values });
  }

  takeTheirs(path: string): void {
    const theirs = this.#settled(path);
    if (theirs) this.#seen = { ...this.#seen, [path]: theirs.value };
    this.#set({ ...this.#unsent, values: without(this.#unsent.values, [path]) });
  }

  #settled(path: string): Dispute | undefined {
    const theirs = this.#disputes.get(path);
    this.#disputes = new Map([...this.#disputes].filter(([each]) => each !== path));
    return theirs;
  }

  #sendable(): Changes["values"] {
    return Object.entries(this.#unsent.values)
      .filter(([path]) => !this.#disputes.has(path) && !this.#refused[path])
      .map(([path, { value, marks }]) => ({ path, value, marks }));
  }

  #act(change: ListChange, values = this.#unsent.values): void {
    this.#clearFaults([change.path]);
    this.#set({ values, lists: [...this.#unsent.lists, change] });
  }

  #clearFaults(paths: readonly string[]): void {
    this.#refused = without(this.#refused, paths);
    this.#faults = without(this.#faults, paths);
  }

  #set(unsent: Unsent): void {
    this.#unsent = unsent;
    this.kept.write(unsent);
    this.#changed();
  }

  #changed(): void {
    this.#expected = withActs(this.#seen, this.#unsent.lists);
    this.#shownFaults = { ...this.#faults, ...this.#refused };
    for (const listener of this.#listeners) listener();
  }
}

function byPath(disputes: readonly Dispute[]): ReadonlyMap<string, Dispute> {
  return new Map(disputes.map((each) => [each.path, each]));
}
