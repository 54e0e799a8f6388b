/**
 * What this browser has to send: kept until the server has it, after a crash too, and sent when the server can be
 * reached. What belongs together is a lane: its entries go out in their order, in one request at a time, by one tab at a
 * time. No lane waits for another.
 */
import { Attempts, whenBack } from "./attempts";
import { type Kept, KeptEntries } from "./kept-entries";
import { leadAmongTabs } from "./tab-leader";

export const GIVE_UP_MS = 10_000;
const RETRY_MS = 10_000;

/**
 * `stored` and `refused`: the server has it, or will never take it; both end it. `later`: it is sent again. `held`:
 * nothing goes out until something new comes or someone looks at the page again, as after a session has ended.
 */
export type Delivery = "stored" | "refused" | "later" | "held";

type Options<Content> = {
  /** What its keys begin with, the person included: nothing of one goes out under another's session. */
  name: string;
  /** One request. `leaving`: it has to outlive the page. */
  deliver: (entries: readonly Kept<Content>[], leaving: boolean) => Promise<Delivery>;
  /** After what was stored or refused is gone. */
  settled?: (entries: readonly Kept<Content>[], delivery: Delivery) => void;
  held?: () => void;
  /** All are in one lane, or each key is one of its own. */
  lanes: "one" | "each";
  /** Of one request. */
  most?: number;
  /** What takes the place of an entry with the same key; the newer one if nothing is said. */
  merged?: (earlier: Content, newer: Content) => Content;
  /** Between two requests of a lane: one tab sends for all, so all keep to it. */
  pauseMs?: number;
  /** Whether it goes out without that pause. */
  isUrgent?: (next: Content, last: Content) => boolean;
  /** How long what was stored can still be read. */
  lingerMs?: number;
  /** Whether there is something to send without an entry. */
  isDue?: () => boolean;
};

type Lane<Content> = {
  attempts: Attempts;
  startedAt: number;
  waitMs: number;
  last: Content | undefined;
  /** On its way in a request that outlives the page. */
  outliving: string | null;
};

const THE_ONE = "outbox";

export class Outbox<Content> {
  readonly #lanes = new Map<string, Lane<Content>>();
  readonly #listeners = new Set<() => void>();
  readonly #kept: KeptEntries<Content>;
  /** What was stored and lingers. */
  readonly #stored = new Map<string, string>();
  /** Ends with the last page that opened it. */
  #turn: { end: AbortController; others: BroadcastChannel | null; isMine: boolean } | null = null;
  #pages = 0;
  #isHeld = false;

  constructor(private readonly options: Options<Content>) {
    this.#kept = new KeptEntries(options.name);
  }

  /** Sends from now on; returns the function that ends that. What earlier pages could not send goes out first. */
  readonly open = (): (() => void) => {
    const heard = () => this.#tell();
    const end = whenBack(() => this.#retry());
    window.addEventListener("storage", heard);
    this.#pages += 1;
    if (this.#pages === 1) this.#begin();
    else this.wake();
    return () => {
      this.#pages -= 1;
      end();
      window.removeEventListener("storage", heard);
      if (this.#pages === 0) this.#end();
    };
  };

  /** For `useSyncExternalStore`: what is not stored yet, oldest first. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    const close = this.open();
    return () => {
      this.#listeners.delete(listener);
      close();
    };
  };

  readonly entries = (): readonly Kept<Content>[] => this.#kept.all();

  read(key: string): Content | null {
    return this.#kept.entry(key)?.content ?? null;
  }

  put(key: string, content: Content): void {
    this.#keep(key, content);
    this.#resume();
  }

  /** Keeps it and sends it at the same time, in a request that outlives the page. */
  putBeforeLeaving(key: string, content: Content): void {
    this.#sendLeaving(this.#keep(key, content));
  }

  /** The same for what is kept already: it may wait its turn, or be on its way in a request that ends with the page. */
  sendBeforeLeaving(key: string): void {
    const entry = this.#kept.entry(key);
    if (entry && !this.#isHeld) this.#sendLeaving(entry);
  }

  #sendLeaving(entry: Kept<Content>): void {
    const lane = this.#lane(this.#nameOf(entry.key));
    const text = this.#kept.text(entry.key);
    if (text !== null && text === lane.outliving) return;
    lane.outliving = text;
    void this.#send(lane, [entry], true).then(() => {
      if (lane.outliving === text) lane.outliving = null;
      this.#resume();
    });
  }

  #begin(): void {
    const { name, pauseMs } = this.options;
    const turn = {
      end: new AbortController(),
      others: pauseMs ? new BroadcastChannel(name) : null,
      isMine: !pauseMs,
    };
    this.#turn = turn;
    const lead = () => {
      turn.isMine = true;
      this.wake();
    };
    if (turn.others === null) {
      lead();
      return;
    }
    turn.others.onmessage = () => turn.isMine && this.#resume();
    leadAmongTabs(name, turn.end.signal, lead, lead);
  }

  #end(): void {
    this.#turn?.end.abort();
    this.#turn?.others?.close();
    this.#turn = null;
    for (const { attempts } of this.#lanes.values()) attempts.stop();
  }

  /** Something new has come, here or in the tab that sends for all. */
  #resume(): void {
    this.#isHeld = false;
    if (this.#turn?.isMine === false) this.#turn.others?.postMessage("put");
    this.wake();
  }

  /** Sends whatever may go out now. What only this page has, it sends itself. */
  wake(): void {
    if (!this.#turn?.isMine && !this.#kept.hasOwn()) return;
    const names = new Set(this.#kept.names().map((key) => this.#nameOf(key)));
    if (this.options.isDue?.()) names.add(THE_ONE);
    for (const name of names)
      this.#lane(name)
        .attempts.now()
        .catch((fault: unknown) => console.warn("not sent", fault));
  }

  /** The connection may be back: nothing waits for its next attempt. */
  #retry(): void {
    for (const lane of this.#lanes.values()) lane.waitMs = this.options.pauseMs ?? 0;
    this.#isHeld = false;
    this.wake();
  }

  /** Sends what a lane may send now; returns after how many ms it may send more. */
  async #attempt(name: string): Promise<number | null> {
    const lane = this.#lane(name);
    if (this.#isHeld || !this.#turn || !this.#hasMore(name)) return null;
    const left = this.#isUrgent(name) ? 0 : lane.startedAt + lane.waitMs - performance.now();
    if (left > 0) return left;
    // Another tab may have sent them in the meantime.
    const send = async () => {
      if (this.#hasMore(name)) await this.#send(lane, this.#next(name), false);
    };
    const lock = this.options.name + name;
    await (navigator.locks ? navigator.locks.request(lock, send) : send());
    return 0;
  }

  async #send(lane: Lane<Content>, entries: Kept<Content>[], leaving: boolean): Promise<void> {
    const sent = entries.map(({ key }) => [key, this.#kept.text(key)] as const);
    lane.startedAt = performance.now();
    lane.waitMs = this.options.pauseMs ?? 0;
    lane.last = entries.at(-1)?.content;
    const delivery = await this.options.deliver(entries, leaving);
    if (delivery === "later") lane.waitMs = RETRY_MS;
    else if (delivery === "held") this.#hold();
    else {
      for (const [key, text] of sent) this.#forget(key, text, delivery);
      this.#tell();
      this.options.settled?.(entries, delivery);
    }
  }

  #hold(): void {
    if (!this.#isHeld) this.options.held?.();
    this.#isHeld = true;
  }

  /** Unless something newer has taken its place. */
  #forget(key: string, text: string | null, delivery: Delivery): void {
    const { lingerMs } = this.options;
    const remove = () => {
      this.#stored.delete(key);
      if (text !== null && this.#kept.text(key) === text) this.#kept.remove(key);
    };
    if (text === null || delivery === "refused" || !lingerMs) {
      remove();
      return;
    }
    this.#stored.set(key, text);
    setTimeout(remove, lingerMs);
  }

  #hasMore(name: string): boolean {
    return this.#next(name).length > 0 || (name === THE_ONE && (this.options.isDue?.() ?? false));
  }

  #isUrgent(name: string): boolean {
    const { last } = this.#lane(name);
    const next = this.#next(name).at(-1)?.content;
    return next !== undefined && last !== undefined && !!this.options.isUrgent?.(next, last);
  }

  #next(name: string): Kept<Content>[] {
    return this.#kept
      .names()
      .filter((key) => this.#nameOf(key) === name && this.#stored.get(key) !== this.#kept.text(key))
      .slice(0, this.options.most)
      .flatMap((key) => this.#kept.entry(key) ?? []);
  }

  #nameOf(key: string): string {
    return this.options.lanes === "one" ? THE_ONE : key;
  }

  #lane(name: string): Lane<Content> {
    const known = this.#lanes.get(name);
    if (known) return known;
    const attempts = new Attempts(() => this.#attempt(name));
    const lane = { attempts, startedAt: 0, waitMs: 0, last: undefined, outliving: null };
    this.#lanes.set(name, lane);
    return lane;
  }

  #keep(key: string, content: Content): Kept<Content> {
    const earlier = this.read(key);
    const { merged } = this.options;
    const entry = this.#kept.keep(key, earlier && merged ? merged(earlier, content) : content);
    this.#tell();
    return entry;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
