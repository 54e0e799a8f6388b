/** One event stream from the server, reopened when it ends, fails or falls silent (RT-1). */
import { MINUTE_MS } from "../time/durations";
import { atLeastAgo, atMostAgo, type Instant, instantNow } from "../time/elapsed";
import { blocksIn, fetchWithin, parsedJson } from "../web/json";

/** `topics`: the names of those that carry the change. */
export type LiveChange = { topics: readonly string[]; event: string; key: string; data: unknown };

/** `ageMs`: how long ago the oldest page that the stream keeps up to date was requested, at most. */
export type Subscription = { topics: readonly string[]; ageMs: number };

export type StreamHandlers = {
  change: (change: LiveChange) => void;
  /** A change may have been missed: what pages show may be old. */
  refresh: () => void;
  /** This browser may not, or may no longer, subscribe to these topics. */
  refused: (topics: readonly string[]) => void;
};

/** The server ends a stream after an hour. */
const LONGEST_LIFE_MS = 65 * MINUTE_MS;
/** The server sends something every 15 s. */
const SILENCE_MS = 40_000;
/** The server's estimate of a request's longest trip when it works out what a page may have missed. */
const LONGEST_WAY_MS = 10_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

export class LiveConnection {
  #covered: ReadonlySet<string> = new Set();
  #openedAt: Instant | null = null;
  /** When each topic's latest change arrived. */
  readonly #changedAt = new Map<string, Instant>();
  #ending = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  constructor(
    private readonly wanted: () => Subscription,
    private readonly handlers: StreamHandlers,
  ) {}

  /** Opens the stream if it lacks a wanted topic or waits for its next attempt; returns whether it was open as wanted. */
  coverWanted(): boolean {
    const lacks = this.wanted().topics.some((topic) => !this.#covered.has(topic));
    const waits = this.#ending.signal.aborted && this.#covered.size > 0;
    if (lacks || waits) this.#open();
    return !lacks && !waits;
  }

  /** Whether a page requested so long ago shows everything: the stream was open, and had no change since. */
  hasNoNews(topics: readonly string[], ageMs: number): boolean {
    const isBefore = (at: Instant | null) => at !== null && atLeastAgo(at) > ageMs;
    const hasNews = (topic: string) => {
      const changedAt = this.#changedAt.get(topic);
      return changedAt !== undefined && !isBefore(changedAt);
    };
    return isBefore(this.#openedAt) && !topics.some(hasNews);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#ending.abort();
    this.#covered = new Set();
    this.#openedAt = null;
  }

  #open(): void {
    this.close();
    const { topics } = this.wanted();
    this.#covered = new Set(topics);
    this.#ending = new AbortController();
    if (topics.length > 0) void this.#read(topics, this.#ending);
  }

  async #read(names: readonly string[], ending: AbortController): Promise<void> {
    const expectMore = () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#fail(ending), SILENCE_MS);
    };
    expectMore();
    const askedAt = instantNow();
    const age = Math.max(0, Math.ceil(this.wanted().ageMs));
    const response = await fetchWithin(
      LONGEST_LIFE_MS,
      `/live?topics=${encodeURIComponent(names.join())}&age=${age}`,
      { headers: { Accept: "text/event-stream" }, cache: "no-store", signal: ending.signal },
    );
    if (ending.signal.aborted) return;
    if (response?.status === 401 || response?.status === 403) return this.#refuse(names);
    if (!response?.ok || !response.body || !isEventStream(response))
      return this.#fail(ending, Number(response?.headers.get("Retry-After") ?? 0) * 1_000);
    if (atMostAgo(askedAt) > LONGEST_WAY_MS) this.handlers.refresh();
    for await (const block of blocksIn(response.body)) {
      if (ending.signal.aborted) return;
      this.#failures = 0;
      this.#openedAt ??= instantNow();
      expectMore();
      this.#take(block);
    }
    this.#fail(ending);
  }

  #take(block: string): void {
    const event = /^event: (.*)$/m.exec(block)?.[1];
    const data = parsedJson<LiveChange>(/^data: (.*)$/m.exec(block)?.[1] ?? "");
    if (event === "refresh") this.handlers.refresh();
    if (event === "change" && data) this.#pass(data);
    if (event === "refused" && data) this.#refuse(data.topics);
    if (event === "ended") this.#refuse([...this.#covered]);
  }

  #pass(change: LiveChange): void {
    for (const topic of change.topics) this.#changedAt.set(topic, instantNow());
    this.handlers.change(change);
  }

  /** A refused topic is only requested again when someone subscribes to it again. */
  #refuse(topics: readonly string[]): void {
    this.#covered = new Set([...this.#covered].filter((topic) => !topics.includes(topic)));
    if (this.#covered.size === 0) this.close();
    this.handlers.refused(topics);
  }

  #fail(ending: AbortController, retryAfterMs = 0): void {
    if (ending.signal.aborted) return;
    ending.abort();
    clearTimeout(this.#timer);
    this.#openedAt = null;
    const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures);
    this.#failures += 1;
    // Spreads out the reconnects of browsers that lost their streams together.
    this.#timer = setTimeout(
      () => this.#open(),
      Math.max(wait, retryAfterMs) * (1 + Math.random()),
    );
  }
}

/** A proxy's own page is not the stream. */
function isEventStream(response: Response): boolean {
  return response.headers.get("Content-Type")?.startsWith("text/event-stream") ?? false;
}
