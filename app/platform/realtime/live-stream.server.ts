/** One event stream over SSE: heartbeats, coalescing, back-pressure and a maximum lifetime (RT-1). */
import { counter, gauge } from "../metrics/metrics.server";
import { HOUR_MS } from "../time/durations";
import { jsonError, streamed } from "../web/responses.server";
import type { LiveHub, LiveNotification, StreamOrigin } from "./live-hub.server";

const HEARTBEAT_MS = 15_000;
const LONGEST_LIFE_MS = HOUR_MS;
const COALESCE_MS = 25;
/** A stream with many changes is written at most this often: hundreds of writers must not cost each reader a write apiece. */
const BUSY_MS = 100;
/** How many writes a reader may be behind before changes wait for it. */
const MOST_BEHIND = 16;
const MOST_PENDING = 500;
/** A page's data may be older than its browser reports by this much. */
const LONGEST_WAY_MS = 10_000;
/**
 * How many streams may be open at the same time; the tabs of one browser share one. `ofAddressBlocks`: from one /64,
 * /56 and /48, or from one IPv4 address.
 */
export const MOST_STREAMS = { ofOwner: 40, ofAddressBlocks: [100, 200, 400], ofVisitors: 2_000 };
const SSE_HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
};
const encoder = new TextEncoder();

const delivered = counter({
  name: "live_changes_delivered_total",
  help: "Changes that were written to event streams.",
});
const waiting = gauge({
  name: "live_changes_waiting",
  help: "Changes that wait for their event streams to take them.",
});

/** Topics by the names that browsers know them by, such as `progress:<id>` by `progress`. */
export type Topics = ReadonlyMap<string, string>;

/** A stream's topics, and how to check later which ones are still allowed. */
export type LiveAdmission = StreamOrigin & {
  topics: Topics;
  /** Names that were asked for and are not for this browser. */
  refused: readonly string[];
  /** How long ago the stream's page was requested. */
  ageMs: number;
  admittedNow: () => Promise<Topics>;
};

/**
 * Returns an event stream of the admitted topics. Events: `refresh` (whenever something may have been missed, initially
 * since the page was requested), `change` ({topics, event, key, data}), `beat` every 15 s, `refused` ({topics}) for
 * those that are not or no longer admitted, and `ended` when none is left. 429 or 503 if too many are open, 503 while
 * stopping.
 */
export function liveStream(hub: LiveHub, request: Request, admission: LiveAdmission): Response {
  const refused = refusal(hub, admission);
  if (refused) return refused;
  let stream: OpenStream | null = null;
  const open = () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        stream = new OpenStream(hub, admission, controller);
      },
      pull() {},
      cancel() {
        stream?.close();
      },
    });
  return streamed(request, SSE_HEADERS, open);
}

/** Visitors never use up what signed-in people need: each kind is counted separately. */
function refusal(hub: LiveHub, { owner, addressBlocks }: StreamOrigin): Response | null {
  if (hub.hasEnded()) return jsonError(503, "The server is stopping", { "Retry-After": "2" });
  const tooMany = (status: number) =>
    jsonError(status, "Too many open streams", { "Retry-After": "10" });
  if (owner !== null) return hub.streamsOf(owner) >= MOST_STREAMS.ofOwner ? tooMany(429) : null;
  const near = addressBlocks.map((block) => hub.visitorStreams(block));
  if (near.some((open, at) => open >= (MOST_STREAMS.ofAddressBlocks[at] ?? 0))) return tooMany(429);
  return hub.visitorStreams() >= MOST_STREAMS.ofVisitors ? tooMany(503) : null;
}

class OpenStream {
  readonly #pending = new Map<string, LiveNotification>();
  readonly #beat: NodeJS.Timeout;
  readonly #life: NodeJS.Timeout;
  #topics: Topics;
  #leave: (() => void) | null;
  #flushing: NodeJS.Timeout | undefined;
  #flushedAt = Number.NEGATIVE_INFINITY;
  #isClosed = false;

  constructor(
    private readonly hub: LiveHub,
    private readonly admission: LiveAdmission,
    private readonly controller: ReadableStreamDefaultController<Uint8Array>,
  ) {
    this.#topics = admission.topics;
    this.#leave = this.#subscribe();
    this.#beat = setInterval(() => this.#send("beat"), HEARTBEAT_MS);
    this.#life = setTimeout(() => this.close(), LONGEST_LIFE_MS);
    if (this.#leave === null) this.close();
    if (admission.refused.length > 0) this.#send("refused", { topics: admission.refused });
    const ageMs = admission.ageMs + LONGEST_WAY_MS;
    this.#send(hub.mayHaveChanged([...this.#topics.values()], ageMs) ? "refresh" : "beat");
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearInterval(this.#beat);
    clearTimeout(this.#life);
    this.#unsubscribe();
    try {
      this.controller.close();
    } catch {
      // A stream canceled by its reader is already closed.
    }
  }

  #subscribe(): (() => void) | null {
    return this.hub.subscribe({
      topics: [...this.#topics.values()],
      owner: this.admission.owner,
      addressBlocks: this.admission.addressBlocks,
      change: (notification) => this.#note(notification),
      refresh: () => this.#send("refresh"),
      recheck: () =>
        void this.admission.admittedNow().then(
          (admitted) => this.#narrow(admitted),
          () => this.close(),
        ),
      end: () => this.close(),
    });
  }

  #unsubscribe(): void {
    this.#leave?.();
    clearTimeout(this.#flushing);
    this.#flushing = undefined;
    this.#empty();
  }

  /** Only ever to fewer topics: an earlier check's result may come later. */
  #narrow(admitted: Topics): void {
    const topics = [...this.#topics].filter(([name, topic]) => admitted.get(name) === topic);
    if (this.#isClosed || topics.length === this.#topics.size) return;
    if (topics.length === 0) {
      this.#send("ended");
      this.close();
      return;
    }
    const left = new Map(topics);
    const lost = [...this.#topics.keys()].filter((name) => !left.has(name));
    this.#unsubscribe();
    this.#topics = left;
    this.#leave = this.#subscribe();
    this.#send("refused", { topics: lost });
  }

  #note(notification: LiveNotification): void {
    const slot = `${notification.event}:${notification.key}`;
    if (!this.#pending.delete(slot)) waiting.add({}, 1);
    this.#pending.set(slot, notification);
    const wait = Math.max(COALESCE_MS, this.#flushedAt + BUSY_MS - performance.now());
    this.#flushing ??= setTimeout(() => this.#flush(), wait);
  }

  #flush(): void {
    this.#flushing = undefined;
    // A reader that does not keep up gets the newest of each key later, not everything.
    if ((this.controller.desiredSize ?? 0) < -MOST_BEHIND) {
      this.#flushing = setTimeout(() => this.#flush(), COALESCE_MS * 10);
      return;
    }
    if (this.#pending.size > MOST_PENDING) this.#send("refresh");
    else {
      this.#write([...this.#pending.values()].map(changeFrame).join(""));
      delivered.add({}, this.#pending.size);
    }
    this.#empty();
    this.#flushedAt = performance.now();
  }

  #empty(): void {
    waiting.add({}, -this.#pending.size);
    this.#pending.clear();
  }

  #send(event: string, data: unknown = {}): void {
    this.#write(frame(event, data));
  }

  #write(frames: string): void {
    if (!this.#isClosed) this.controller.enqueue(encoder.encode(frames));
  }
}

const changeFrames = new WeakMap<LiveNotification, string>();

/** Serialized once, however many streams carry it: topics by name, without their owner. */
function changeFrame(notification: LiveNotification): string {
  const written = changeFrames.get(notification);
  if (written !== undefined) return written;
  const { event, key, data } = notification;
  const topics = notification.topics.map((topic) => topic.split(":", 1)[0]);
  const text = frame("change", { topics, event, key, data });
  changeFrames.set(notification, text);
  return text;
}

function frame(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
