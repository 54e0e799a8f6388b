/** Generated lives of a document's editor: the real code of the browser over any network, for any document. */
import fc from "fast-check";
import { type Changes, itemPath, newItemId } from "../../app/content/changes";
import { type ContentDocument, liveFields } from "../../app/content/content.server";
import { DraftSender } from "../../app/content/editor/draft-sender";
import { DraftStore } from "../../app/content/editor/draft-store";
import { NOTHING, type Unsent, usable } from "../../app/content/editor/unsent";
import { type Fields, fieldAt, placedFields } from "../../app/content/fields";

/** What happens to a request: `unheard` is stored, but its response is lost. */
const WEATHERS = ["fine", "lost", "unheard", "busy", "failing"] as const;

/** An act of an editor; `at` picks the list, the item or the field. */
export type EditorAct = {
  kind: "add" | "remove" | "undo" | "move" | "type" | "wait" | "publish" | "reload" | "weather";
  at: number;
  text: keyof typeof TEXTS;
};

/** What no document stores, and what every text field stores. */
export const UNSTORABLE = "not\0this";

const TEXTS = {
  empty: "",
  word: "A word",
  lines: "Some words\nin two lines",
  marks: "{company} & <b>",
  unstorable: UNSTORABLE,
  long: "y".repeat(20_001),
};
const TEXT_NAMES = Object.keys(TEXTS) as (keyof typeof TEXTS)[];
const WAITS_MS = [0, 100, 600, 2_500, 40_000];

/** A removal is often undone, at once or a while later. */
export const lives = fc.array(
  fc.record({
    kind: fc.constantFrom<EditorAct["kind"]>(
      ...(["add", "remove", "remove", "undo", "undo", "move", "type", "type"] as const),
      ...(["wait", "wait", "publish", "reload", "weather"] as const),
    ),
    at: fc.nat(10_000),
    text: fc.constantFrom(...TEXT_NAMES),
  }),
  { minLength: 6, maxLength: 24 },
);

/** The server at the other end: it stores changes, publishes, and tells what it has. */
export type Server = {
  save: (changes: Changes) => Promise<Response>;
  publish: () => Promise<unknown>;
  read: () => Promise<Fields>;
};

let pages = 0;

/** The time of a page: its timers run when someone lets time pass, and what they set off is waited for. */
class PageTime {
  #now = 0;
  #last = 0;
  readonly #timers = new Map<number, { at: number; run: () => void }>();
  readonly #requests = new Set<Promise<unknown>>();

  /** What code of a browser finds in its `window`; it never hears of a connection. */
  readonly window = {
    setTimeout: (run: () => void, ms: number) => {
      this.#last += 1;
      this.#timers.set(this.#last, { at: this.#now + ms, run });
      return this.#last;
    },
    clearTimeout: (timer: number | undefined) => {
      if (timer !== undefined) this.#timers.delete(timer);
    },
    addEventListener() {},
    removeEventListener() {},
  };

  /** Waits for a request in no time of the page. */
  wait<Value>(request: Promise<Value>): Promise<Value> {
    this.#requests.add(request);
    const end = () => void this.#requests.delete(request);
    request.then(end, end);
    return request;
  }

  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      await this.#settled();
      const [next] = [...this.#timers].toSorted(([, one], [, other]) => one.at - other.at);
      if (!next || next[1].at > end) break;
      const [id, { at, run }] = next;
      this.#timers.delete(id);
      this.#now = at;
      run();
    }
    this.#now = end;
  }

  async #settled(): Promise<void> {
    do {
      await Promise.allSettled(this.#requests);
      await new Promise((resolve) => setImmediate(resolve));
    } while (this.#requests.size > 0);
  }
}

/** One browser that edits one document; a reload keeps nothing but its storage. */
export class EditorLife {
  #kept: Unsent = NOTHING;
  /** The open page's own; a page that was left sends nothing and keeps nothing anymore. */
  #address = "";
  #weather: (typeof WEATHERS)[number] = "fine";
  #undo: { act: () => void; path: string; before: Fields; isUntouched: boolean } | null = null;
  #page: { store: DraftStore; sender: DraftSender } | null = null;
  /** What went wrong, in words. */
  readonly faults: string[] = [];

  private constructor(
    private readonly document: ContentDocument,
    private readonly server: Server,
    private readonly time: PageTime,
  ) {}

  /** `become`: makes these the globals of the page's code. */
  static async begin(
    document: ContentDocument,
    server: Server,
    become: (name: "window" | "document" | "fetch", value: unknown) => void,
  ): Promise<EditorLife> {
    const time = new PageTime();
    become("window", time.window);
    become("document", time.window);
    const life = new EditorLife(document, server, time);
    become("fetch", (address: unknown, init: { body: string }) =>
      time.wait(life.#send(address, init)),
    );
    life.#openPage(await server.read());
    return life;
  }

  async #send(address: unknown, { body }: { body: string }): Promise<Response> {
    const weather = address === this.#address ? this.#weather : "lost";
    if (weather === "busy") return Response.json({ error: "Too many" }, { status: 429 });
    if (weather === "failing") return new Response("", { status: 500 });
    if (weather === "lost") throw new TypeError("Failed to fetch");
    const response = await this.server.save(JSON.parse(body) as Changes);
    if (weather === "unheard") throw new TypeError("Failed to fetch");
    return response;
  }

  async run(acts: readonly EditorAct[]): Promise<void> {
    for (const act of acts) await this.#act(act);
  }

  /** The network is good again, and what was refused is given up: everything else must be stored. */
  async end(): Promise<void> {
    this.#weather = "fine";
    // What is under way may still fail; its retry does not.
    await this.time.pass(60_000);
    const sent = await this.#passing(this.sender.flush());
    if (!sent) this.faults.push(`something stands in the way: ${this.sender.state}`);
    for (const path of this.store.disputes().keys())
      this.faults.push(`${path} is disputed with no one`);
    for (const [path, fault] of Object.entries(this.store.refused())) {
      const value = this.store.value(path);
      if (value !== UNSTORABLE && value.length <= 20_000)
        this.faults.push(`${path} was refused: ${fault}`);
      this.store.drop(path);
    }
    await this.time.pass(5_000);
    if (this.sender.state !== "saved") this.faults.push(`the bar ends on ${this.sender.state}`);
    if (this.store.hasSendable()) this.faults.push("something was never sent");
    if (Object.keys(this.#kept.values).length + this.#kept.lists.length > 0)
      this.faults.push("the browser keeps what is stored");
    const stored = await this.server.read();
    this.#compare(stored, "the server has");
    this.store.load(stored);
    this.#compare(stored, "a fresh load shows");
  }

  #compare(stored: Fields, who: string): void {
    const shown = liveFields(this.document, this.store.shown());
    for (const path of new Set([...Object.keys(stored), ...Object.keys(shown)]))
      if ((stored[path] ?? "") !== (shown[path] ?? ""))
        this.faults.push(`${who} ${path} as ${stored[path]}, the page as ${shown[path]}`);
  }

  get store(): DraftStore {
    if (!this.#page) throw new Error("No page is open");
    return this.#page.store;
  }

  get sender(): DraftSender {
    if (!this.#page) throw new Error("No page is open");
    return this.#page.sender;
  }

  #openPage(fields: Fields): void {
    pages += 1;
    const address = `/admin/content/${this.document.key}/draft?page=${pages}`;
    this.#address = address;
    const store = new DraftStore(fields, {
      read: () => usable(this.document.root, JSON.parse(JSON.stringify(this.#kept))),
      write: (unsent) => {
        if (address === this.#address) this.#kept = unsent;
      },
    });
    const sender = new DraftSender(store, address, () => {});
    this.#page = { store, sender };
    sender.attach();
  }

  async #act({ kind, at, text }: EditorAct): Promise<void> {
    const { store } = this;
    if (kind === "wait") await this.time.pass(WAITS_MS[at % WAITS_MS.length] ?? 0);
    else if (kind === "weather") this.#weather = WEATHERS[at % WEATHERS.length] ?? "fine";
    else if (kind === "undo") this.#undoRemoval();
    else if (kind === "publish") {
      const isSent = await this.#passing(this.sender.flush());
      if (isSent) await this.server.publish();
      store.load(await this.server.read());
    } else if (kind === "reload") {
      this.#openPage(await this.server.read());
      this.#undo = null;
    } else if (kind === "type") {
      const path = this.#pick("value", at);
      if (path !== undefined) store.type(path, TEXTS[text]);
      this.#touch();
    } else this.#actOnList(kind, at);
  }

  #actOnList(kind: "add" | "remove" | "move", at: number): void {
    const { store, document } = this;
    const path = this.#pick("list", at);
    const list = path === undefined ? null : fieldAt(document.root, path);
    if (path === undefined || list?.kind !== "list") return;
    const ids = store.items(path).split(" ").filter(Boolean);
    const id = ids[at % Math.max(1, ids.length)];
    if (kind === "add" && ids.length < list.max) {
      store.add(path, newItemId(list, path, store.shown()), ids[(at >> 2) % (ids.length + 1)]);
      this.#touch();
    }
    if (id === undefined || kind === "add") return;
    if (kind === "move") {
      store.move(path, id, ids[(at >> 3) % (ids.length + 1)]);
      this.#touch();
      return;
    }
    const before = liveFields(document, store.shown());
    this.#undo = {
      act: store.remove(path, id),
      path: itemPath({ path, id }),
      before,
      isUntouched: true,
    };
  }

  #undoRemoval(): void {
    const undo = this.#undo;
    this.#undo = null;
    if (!undo) return;
    undo.act();
    const after = liveFields(this.document, this.store.shown());
    if (!undo.isUntouched) return;
    for (const path of new Set([...Object.keys(undo.before), ...Object.keys(after)]))
      if (undo.before[path] !== after[path])
        this.faults.push(
          `undoing ${undo.path} made ${path} ${after[path]}, not ${undo.before[path]}`,
        );
  }

  #touch(): void {
    if (this.#undo) this.#undo.isUntouched = false;
  }

  #pick(kind: "list" | "value", at: number): string | undefined {
    const placed = placedFields(this.document.root, this.store.shown()).filter(({ field }) =>
      kind === "list" ? field.kind === "list" : field.kind !== "list" && field.kind !== "group",
    );
    return placed[at % Math.max(1, placed.length)]?.path;
  }

  /** Lets time pass until something is done; a minute is enough for anything. */
  async #passing<Value>(work: Promise<Value>): Promise<Value | null> {
    let done: { value: Value } | null = null;
    void work.then((value) => {
      done = { value };
    });
    for (let turn = 0; turn < 600 && done === null; turn += 1) await this.time.pass(100);
    if (done === null) this.faults.push("it hangs");
    return (done as { value: Value } | null)?.value ?? null;
  }
}
