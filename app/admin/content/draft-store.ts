/** A draft in its editor: what the server has, and what was typed here and is not acknowledged yet (CONT-3). */
import {
  type Changes,
  changedList,
  type Dispute,
  type Fields,
  fieldsOfItem,
  itemIds,
  itemPath,
  type ListChange,
  markOf,
  type SavedDraft,
} from "~/content/content";

/** `marks`: of the value it was typed over, and of those the server may have by now. */
export type Typed = { value: string; marks: readonly string[] };

export type Unsent = { values: Readonly<Record<string, Typed>>; lists: readonly ListChange[] };

export const NOTHING: Unsent = { values: {}, lists: [] };

const MOST_MARKS = 100;

type Remembered = { read: () => Unsent; write: (unsent: Unsent) => void };

export class DraftStore {
  #seen: Fields;
  #unsent: Unsent;
  #disputes: ReadonlyMap<string, Dispute> = new Map();
  #faults: Fields = {};
  /** The previous values of fields stored since the last load: a load already under way still returns them. */
  readonly #replaced = new Map<string, string>();
  readonly #listeners = new Set<() => void>();

  /** `kept`: what this browser remembers. `sent`: what a form without a script could not store. */
  constructor(
    seen: Fields,
    private readonly kept: Remembered,
    sent?: { unsent: Unsent; disputes: readonly Dispute[]; faults: Fields },
  ) {
    this.#seen = seen;
    this.#unsent = sent?.unsent ?? NOTHING;
    this.#disputes = byPath(sent?.disputes ?? []);
    this.#setFaults(sent?.faults ?? {});
  }

  /** Picks up what earlier pages of this browser left behind, for example after a crash. */
  restore(): void {
    const { values, lists } = this.kept.read();
    if (Object.keys(values).length + lists.length === 0) return;
    const [own, kept] = [this.#unsent, { values, lists }];
    this.#set({ values: { ...kept.values, ...own.values }, lists: [...kept.lists, ...own.lists] });
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly value = (path: string): string =>
    this.#unsent.values[path]?.value ?? this.#seen[path] ?? "";

  /** The ids of a list's items, as one string. */
  readonly items = (path: string): string =>
    this.#unsent.lists
      .filter((change) => change.path === path)
      .reduce(changedList, itemIds(this.#seen, path))
      .join(" ");

  readonly dispute = (path: string): Dispute | undefined => this.#disputes.get(path);

  readonly fault = (path: string): string | undefined => this.#faults[path];

  readonly faults = (): Fields => this.#faults;

  readonly disputes = (): ReadonlyMap<string, Dispute> => this.#disputes;

  readonly hasUnsent = (): boolean =>
    this.#unsent.lists.length + Object.keys(this.#unsent.values).length > 0;

  /** Every field as shown. */
  shown(): Fields {
    const typed = Object.entries(this.#unsent.values).map(([path, { value }]) => [path, value]);
    const lists = this.#unsent.lists.map(({ path }) => [path, this.items(path)]);
    return { ...this.#seen, ...Object.fromEntries([...typed, ...lists]) };
  }

  type(path: string, value: string): void {
    const marks = this.#unsent.values[path]?.marks ?? [markOf(this.#seen[path] ?? "")];
    this.#setFaults({ ...this.#faults, [path]: "" });
    this.#set({ ...this.#unsent, values: { ...this.#unsent.values, [path]: { value, marks } } });
  }

  add(path: string, id: string, before?: string): void {
    this.#act({ path, act: "add", id, before });
  }

  move(path: string, id: string, before: string | undefined): void {
    this.#act({ path, act: "move", id, before });
  }

  /** Returns a function that restores the item. */
  remove(path: string, id: string): () => void {
    const item = itemPath({ path, id });
    const ids = this.items(path).split(" ");
    const before = ids[ids.indexOf(id) + 1];
    const was = fieldsOfItem(this.shown(), item).filter(([, value]) => value !== "");
    const mine = fieldsOfItem(textsOf(this.#unsent), item).map(([each]) => each);
    const marks = Object.fromEntries(
      fieldsOfItem({ ...this.#seen, ...textsOf(this.#unsent) }, item).map(([each]) => [
        each,
        this.#unsent.values[each]?.marks ?? [markOf(this.#seen[each] ?? "")],
      ]),
    );
    const values = without(this.#unsent.values, mine);
    this.#set({ values, lists: [...this.#unsent.lists, { path, act: "remove", id, marks }] });
    return () => {
      this.add(path, id, before);
      for (const [each, value] of was) if (this.value(each) !== value) this.type(each, value);
    };
  }

  /** What to send now; null if nothing. Whatever happens to the request, the server may have it. */
  take(): Changes | null {
    const values = Object.entries(this.#unsent.values).filter(
      ([path]) => !this.#disputes.has(path) && !this.#faults[path],
    );
    const { lists } = this.#unsent;
    if (values.length + lists.length === 0) return null;
    const sent = values.map(([path, { value, marks }]) => [
      path,
      { value, marks: withMark(marks, markOf(value)) },
    ]);
    this.#set({ lists, values: { ...this.#unsent.values, ...Object.fromEntries(sent) } });
    return { lists, values: values.map(([path, typed]) => ({ path, ...typed })) };
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
    this.#set({ values, lists: this.#unsent.lists.filter((each) => !sent.lists.includes(each)) });
  }

  /** The server stored nothing: what it names waits until it changes. */
  refuse(sent: Changes, faults: Fields): void {
    this.#setFaults(faults);
    this.#set({
      ...this.#unsent,
      lists: this.#unsent.lists.filter((each) => !sent.lists.includes(each) || !faults[each.path]),
    });
  }

  /** What the server had a moment ago, if someone else may have changed it. False: it is older than the last save. */
  load(fields: Fields): boolean {
    const late = [...this.#replaced].filter(
      ([path, old]) => old !== this.#seen[path] && (fields[path] ?? "") === old,
    );
    const own = late.map(([path]) => [path, this.#seen[path] ?? ""]);
    this.#replaced.clear();
    this.#seen = { ...fields, ...Object.fromEntries(own) };
    this.#changed();
    return late.length === 0;
  }

  /** Drops what was not sent: the draft was discarded. */
  forget(): void {
    this.#disputes = new Map();
    this.#setFaults({});
    this.#replaced.clear();
    this.#set(NOTHING);
  }

  /** A publication's faults, by path. */
  showFaults(faults: Fields): void {
    this.#setFaults(faults);
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

  #act(change: ListChange): void {
    this.#set({ ...this.#unsent, lists: [...this.#unsent.lists, change] });
  }

  #setFaults(faults: Fields): void {
    this.#faults = Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));
  }

  #set(unsent: Unsent): void {
    this.#unsent = unsent;
    this.kept.write(unsent);
    this.#changed();
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}

function byPath(disputes: readonly Dispute[]): ReadonlyMap<string, Dispute> {
  return new Map(disputes.map((each) => [each.path, each]));
}

function textsOf({ values }: Unsent): Fields {
  return Object.fromEntries(Object.entries(values).map(([path, { value }]) => [path, value]));
}

function without<Value>(all: Readonly<Record<string, Value>>, paths: readonly string[]) {
  return Object.fromEntries(Object.entries(all).filter(([path]) => !paths.includes(path)));
}

/** The first mark is the one it was shown with; of the others, the newest are kept. */
function withMark(marks: readonly string[], mark: string): readonly string[] {
  if (marks.includes(mark)) return marks;
  return [...marks.slice(0, 1), ...marks.slice(1).slice(2 - MOST_MARKS), mark];
}
