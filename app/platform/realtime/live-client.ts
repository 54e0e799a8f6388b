/**
 * Live updates in the browser. The tabs of one browser share one stream, because browsers open at most six connections
 * to a host: the tab that holds a Web Lock listens to all topics that any tab needs, and passes
 * everything on over a BroadcastChannel. Without Web Locks, each tab has its own stream.
 */

import { atMostAgo, type Instant, instantNow, PAGE_REQUESTED } from "../time/elapsed";
import { leadAmongTabs } from "../web/tab-leader";
import { type LiveChange, LiveConnection, type Subscription } from "./live-connection";

export type LiveHandlers = {
  change: (change: LiveChange) => void;
  /** What the page shows may be old: a change may have been missed, or this browser has lost a right. */
  refresh: () => void;
};

type Listener = LiveHandlers & { readonly topics: readonly string[] };

/** All topics a tab needs, none when it closes. `joined`: part of its page has just started to listen. */
type Want = {
  type: "want";
  from: string;
  topics: readonly string[];
  /** How long ago its page was requested: what it shows is at least that new. */
  ageMs: number;
  joined: boolean;
};
/** What the leading tab passes on; a refresh with `to` is for one tab. */
type News =
  | { type: "refresh"; to?: string }
  | { type: "refused"; topics: readonly string[] }
  | { type: "change"; change: LiveChange };
type Message = Want | News | { type: "who" };

const NAME = "live";
const TAKEOVER_PAUSE_MS = 1_000;

/** Listens until the returned function is called. Continues after a loss, after sleep and after the back-forward cache. */
export function openLive(topics: readonly string[], handlers: LiveHandlers): () => void {
  return thisTab.join(topics, handlers);
}

/** What the parts of one tab's page listen to, and what this tab does for the others while it leads. */
export class LiveTab {
  readonly #id = Math.random().toString(36).slice(2);
  readonly #listeners = new Set<Listener>();
  /** Topics that the server has refused since a part of the page last began to listen to them. */
  readonly #refused = new Set<string>();
  /** The topics of other tabs, by tab id. */
  readonly #elsewhere = new Map<string, { want: Want; at: Instant }>();
  #announced = "";
  #stopping: AbortController | null = null;
  #channel: BroadcastChannel | null = null;
  #connection: LiveConnection | null = null;

  constructor(private readonly requested = PAGE_REQUESTED) {}

  join(topics: readonly string[], handlers: LiveHandlers): () => void {
    const listener = { ...handlers, topics };
    this.#listeners.add(listener);
    for (const topic of topics) this.#refused.delete(topic);
    if (this.#stopping === null) this.#start();
    else this.#announce(true);
    return () => {
      this.#listeners.delete(listener);
      // The next page's parts join in the same moment in which the last page's leave.
      queueMicrotask(() => this.#shrink());
    };
  }

  #start(): void {
    this.#stopping = new AbortController();
    const { signal } = this.#stopping;
    if (navigator.locks) {
      this.#channel = new BroadcastChannel(NAME);
      this.#channel.onmessage = ({ data }: MessageEvent<Message>) => this.#hear(data);
    }
    window.addEventListener("pagehide", () => this.#sleep(), { signal });
    window.addEventListener("online", () => this.#wake(), { signal });
    document.addEventListener("visibilitychange", () => this.#wake(), { signal });
    this.#announce(true);
    leadAmongTabs(
      NAME,
      signal,
      () => this.#lead(),
      () => this.#takeOver(signal),
    );
  }

  #stop(): void {
    this.#post({ ...this.#want(false), topics: [] });
    this.#stopping?.abort();
    this.#connection?.close();
    this.#channel?.close();
    this.#stopping = this.#connection = this.#channel = null;
    this.#elsewhere.clear();
  }

  /** The page is left, perhaps into the back-forward cache. */
  #sleep(): void {
    this.#stop();
    const comeBack = () => {
      if (this.#listeners.size > 0 && this.#stopping === null) this.#start();
    };
    window.addEventListener("pageshow", comeBack, { once: true });
  }

  /** Retries failed or refused topics when the page becomes visible. */
  #wake(): void {
    if (document.visibilityState !== "visible") return;
    this.#refused.clear();
    this.#announce(false);
  }

  #shrink(): void {
    if (this.#stopping === null) return;
    if (this.#listeners.size === 0) this.#stop();
    else if (this.#want(false).topics.join() !== this.#announced) this.#announce(false);
  }

  #want(joined: boolean): Want {
    const topics = new Set([...this.#listeners].flatMap((listener) => listener.topics));
    return {
      type: "want",
      from: this.#id,
      topics: [...topics].filter((topic) => !this.#refused.has(topic)).sort(),
      ageMs: atMostAgo(this.requested),
      joined,
    };
  }

  #announce(joined: boolean): void {
    const want = this.#want(joined);
    this.#announced = want.topics.join();
    this.#post(want);
    this.#serve(want);
  }

  #lead(): void {
    this.#connection = new LiveConnection(() => this.#wantedByAll(), {
      change: (change) => this.#share({ type: "change", change }),
      refresh: () => this.#share({ type: "refresh" }),
      refused: (topics) => this.#share({ type: "refused", topics }),
    });
    this.#post({ type: "who" });
    this.#serve(this.#want(false));
  }

  /** The previous leader may have gone because the session is over: the page finds that out first. */
  #takeOver(signal: AbortSignal): void {
    this.#refresh();
    setTimeout(() => signal.aborted || this.#lead(), TAKEOVER_PAUSE_MS);
  }

  /** The topics of all tabs together. */
  #wantedByAll(): Subscription {
    const others = [...this.#elsewhere.values()].map(({ want, at }) => ({
      ...want,
      ageMs: want.ageMs + atMostAgo(at),
    }));
    const wants = [this.#want(false), ...others];
    return {
      topics: [...new Set(wants.flatMap(({ topics }) => topics))].sort(),
      ageMs: Math.max(...wants.map(({ ageMs }) => ageMs)),
    };
  }

  /** As the leading tab: makes the stream cover a tab's topics. */
  #serve({ from, topics, ageMs, joined }: Want): void {
    const wasOpen = this.#connection?.coverWanted();
    if (!wasOpen || !joined || this.#connection?.hasNoNews(topics, ageMs)) return;
    if (from === this.#id) this.#refresh();
    else this.#post({ type: "refresh", to: from });
  }

  #post(message: Message): void {
    this.#channel?.postMessage(message);
  }

  #share(message: News): void {
    this.#post(message);
    this.#deliver(message);
  }

  #hear(message: Message): void {
    if (message.type === "who") this.#announce(false);
    else if (message.type === "want") this.#note(message);
    else this.#deliver(message);
  }

  #note(want: Want): void {
    if (want.topics.length === 0) this.#elsewhere.delete(want.from);
    else this.#elsewhere.set(want.from, { want, at: instantNow() });
    this.#serve(want);
  }

  #deliver(message: News): void {
    if (message.type === "change") this.#change(message.change);
    if (message.type === "refresh" && (message.to ?? this.#id) === this.#id) this.#refresh();
    if (message.type === "refused") this.#drop(message.topics);
  }

  #change(change: LiveChange): void {
    for (const listener of [...this.#listeners])
      if (change.topics.some((topic) => listener.topics.includes(topic))) listener.change(change);
  }

  #refresh(): void {
    for (const listener of [...this.#listeners]) listener.refresh();
  }

  /** Losing one permission may change what every page shows. */
  #drop(topics: readonly string[]): void {
    for (const topic of topics) this.#refused.add(topic);
    for (const [tab, { want, at }] of this.#elsewhere) {
      const left = want.topics.filter((topic) => !topics.includes(topic));
      this.#elsewhere.set(tab, { want: { ...want, topics: left }, at });
    }
    this.#announced = this.#want(false).topics.join();
    this.#refresh();
  }
}

const thisTab = new LiveTab();
