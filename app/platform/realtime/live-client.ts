/**
 * The browser's end of the event stream. The tabs of one browser share one connection (browsers open
 * at most six to a host): the tab that holds a Web Lock listens for all topics that any tab wants
 * and passes everything on over a BroadcastChannel.
 */
import { leadAmongTabs } from "./tab-leader";

/** `topics`: the names of those that hear of it. */
export type LiveChange = { topics: readonly string[]; event: string; key: string; data: unknown };

export type LiveHandlers = {
  change: (change: LiveChange) => void;
  /** The stream was (re)opened: what the page shows may be old. */
  refresh: () => void;
  /** The server no longer admits this browser's session. */
  ended: () => void;
};

type Message =
  | { type: "want"; topics: readonly string[] }
  | { type: "who" }
  | { type: "change"; change: LiveChange }
  | { type: "refresh" | "ended" };

const SILENCE_MS = 40_000;
const RETRY_MS = 2_000;
const TAKEOVER_PAUSE_MS = 1_000;

/**
 * Listens until the returned function is called. Reopens after a loss, after sleep and after the back-forward cache.
 * Only tabs of one `circle` share a connection: the server refuses it where one of them wants what it may not hear.
 */
export function openLive(
  topics: readonly string[],
  handlers: LiveHandlers,
  circle = "live",
): () => void {
  let stop = start(circle, topics, handlers);
  const leave = () => stop();
  const comeBack = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    stop = start(circle, topics, handlers);
  };
  window.addEventListener("pagehide", leave);
  window.addEventListener("pageshow", comeBack);
  return () => {
    window.removeEventListener("pagehide", leave);
    window.removeEventListener("pageshow", comeBack);
    stop();
  };
}

function start(circle: string, topics: readonly string[], handlers: LiveHandlers): () => void {
  const channel = new BroadcastChannel(circle);
  const stopping = new AbortController();
  const wanted = new Set(topics);
  let connection: Connection | null = null;
  let taking: ReturnType<typeof setTimeout> | undefined;

  const deliver = (message: Message) => {
    // The connection carries what any tab, and any part of a page, wants.
    if (message.type === "change" && message.change.topics.some((topic) => topics.includes(topic)))
      handlers.change(message.change);
    if (message.type === "refresh") handlers.refresh();
    if (message.type === "ended") handlers.ended();
  };
  const share = (message: Message) => {
    channel.postMessage(message);
    deliver(message);
  };
  channel.onmessage = ({ data: message }: MessageEvent<Message>) => {
    if (message.type === "who") channel.postMessage({ type: "want", topics });
    else if (message.type !== "want") deliver(message);
    else {
      for (const topic of message.topics) wanted.add(topic);
      // A tab that joins a running stream may have missed a change since its page was rendered.
      if (connection?.covers(wanted)) channel.postMessage({ type: "refresh" });
      else connection?.reopen();
    }
  };
  const lead = () => {
    connection = new Connection(wanted, share);
    channel.postMessage({ type: "who" });
  };
  // The tab that led before may have gone because the session is over: the page finds that out first.
  const takeOver = () => {
    handlers.refresh();
    taking = setTimeout(lead, TAKEOVER_PAUSE_MS);
  };
  channel.postMessage({ type: "want", topics });
  leadAmongTabs(circle, stopping.signal, lead, takeOver);

  return () => {
    stopping.abort();
    clearTimeout(taking);
    connection?.close();
    channel.close();
  };
}

/** One EventSource that is opened again when its topics grow, when it fails for good and when it falls silent. */
class Connection {
  #source: EventSource | null = null;
  #covered = "";
  #watch: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly topics: ReadonlySet<string>,
    private readonly share: (message: Message) => void,
  ) {
    this.#open();
  }

  covers(wanted: ReadonlySet<string>): boolean {
    return [...wanted].sort().join() === this.#covered;
  }

  reopen(): void {
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#watch);
    this.#source?.close();
  }

  #open(): void {
    if (this.#closed) return;
    this.#source?.close();
    const names = [...this.topics].sort();
    this.#covered = names.join();
    const source = new EventSource(`/live?topics=${encodeURIComponent(this.#covered)}`);
    this.#source = source;
    const hear = (event: string, then: (data: string) => void) =>
      source.addEventListener(event, (message: MessageEvent<string>) => {
        this.#expectMore(SILENCE_MS);
        then(message.data);
      });
    hear("beat", () => undefined);
    hear("refresh", () => this.share({ type: "refresh" }));
    hear("change", (data) =>
      this.share({ type: "change", change: JSON.parse(data) as LiveChange }),
    );
    hear("ended", () => {
      source.close();
      this.share({ type: "ended" });
      this.#expectMore(SILENCE_MS);
    });
    source.onerror = () => {
      if (source.readyState !== EventSource.CLOSED) return;
      // The server refused: a dead session shows as a redirect on the next fetch, a busy server later answers.
      this.share({ type: "refresh" });
      this.#expectMore(RETRY_MS);
    };
    this.#expectMore(SILENCE_MS);
  }

  #expectMore(within: number): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#open(), within);
  }
}
