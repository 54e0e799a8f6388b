/** One event stream over SSE: heartbeats, coalescing, back-pressure and a longest life (RT-1). */
import { jsonError, streamed } from "../http/answers.server";
import { counter, gauge } from "../metrics/metrics.server";
import type { LiveHub, LiveNotification, StreamOrigin } from "./live-hub.server";

const HEARTBEAT_MS = 15_000;
const LONGEST_LIFE_MS = 60 * 60_000;
const COALESCE_MS = 25;
/** A stream of many changes is written at most this often: hundreds of writers must not cost each hearer a write apiece. */
const BUSY_MS = 100;
/** Writes that a reader may be behind before changes wait for it. */
const MOST_BEHIND = 16;
const MOST_PENDING = 500;
/** How many streams may be open at once; the tabs of one browser share one. */
export const MOST_STREAMS = { ofOwner: 40, ofAddressBlock: 100, ofVisitors: 2_000 };
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

/** What a stream may hear, and how to ask later whether it still may. */
export type LiveAdmission = StreamOrigin & {
  topics: readonly string[];
  stillAdmitted: () => Promise<boolean>;
};

/**
 * Returns an event stream of the admitted topics. Events: `refresh` (at the start and whenever
 * something may have been missed), `change` ({topics, event, key, data}), `beat` every 15 s, and `ended`
 * when the owner's permission is gone. 429 or 503 where too many are open, 503 while stopping.
 */
export function liveStream(hub: LiveHub, request: Request, admission: LiveAdmission): Response {
  const refused = refusal(hub, admission);
  if (refused) return refused;
  let close = () => {};
  const open = () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        close = openStream(hub, admission, controller);
      },
      pull() {},
      cancel() {
        close();
      },
    });
  return streamed(request, SSE_HEADERS, open);
}

/** Visitors never use up what signed-in people need: each kind is counted by itself. */
function refusal(hub: LiveHub, { owner, addressBlock }: StreamOrigin): Response | null {
  if (hub.hasEnded()) return jsonError(503, "The server is stopping", { "Retry-After": "2" });
  const tooMany = (status: number) =>
    jsonError(status, "Too many open streams", { "Retry-After": "10" });
  if (owner !== null) return hub.streamsOf(owner) >= MOST_STREAMS.ofOwner ? tooMany(429) : null;
  if (hub.visitorStreams(addressBlock) >= MOST_STREAMS.ofAddressBlock) return tooMany(429);
  return hub.visitorStreams() >= MOST_STREAMS.ofVisitors ? tooMany(503) : null;
}

function openStream(
  hub: LiveHub,
  admission: LiveAdmission,
  controller: ReadableStreamDefaultController<Uint8Array>,
): () => void {
  const pending = new Map<string, LiveNotification>();
  let flushing: NodeJS.Timeout | undefined;
  let flushedAt = Number.NEGATIVE_INFINITY;
  let closed = false;

  const write = (frames: string) => {
    if (!closed) controller.enqueue(encoder.encode(frames));
  };
  const empty = () => {
    waiting.add({}, -pending.size);
    pending.clear();
  };
  const send = (event: string) => write(frame(event, {}));
  const close = () => {
    if (closed) return;
    closed = true;
    clearInterval(beat);
    clearTimeout(life);
    clearTimeout(flushing);
    unsubscribe?.();
    empty();
    try {
      controller.close();
    } catch {
      // A stream that its reader has cancelled is closed already.
    }
  };
  const flush = () => {
    flushing = undefined;
    // A reader that does not keep up gets the newest of each key later, not everything at once.
    if ((controller.desiredSize ?? 0) < -MOST_BEHIND) {
      flushing = setTimeout(flush, COALESCE_MS * 10);
      return;
    }
    if (pending.size > MOST_PENDING) send("refresh");
    else {
      write([...pending.values()].map(changeFrame).join(""));
      delivered.add({}, pending.size);
    }
    empty();
    flushedAt = Date.now();
  };

  const unsubscribe = hub.subscribe({
    topics: admission.topics,
    owner: admission.owner,
    addressBlock: admission.addressBlock,
    change(notification) {
      const slot = `${notification.event}:${notification.key}`;
      if (!pending.delete(slot)) waiting.add({}, 1);
      pending.set(slot, notification);
      flushing ??= setTimeout(flush, Math.max(COALESCE_MS, flushedAt + BUSY_MS - Date.now()));
    },
    refresh: () => send("refresh"),
    recheck() {
      admission.stillAdmitted().then(
        (admitted) => {
          if (admitted) return;
          send("ended");
          close();
        },
        () => close(),
      );
    },
    end: close,
  });
  const beat = setInterval(() => send("beat"), HEARTBEAT_MS);
  const life = setTimeout(close, LONGEST_LIFE_MS);
  if (unsubscribe === null) close();
  else controller.enqueue(encoder.encode(`retry: ${1_000 + Math.floor(Math.random() * 2_000)}\n`));
  send("refresh");
  return close;
}

const changeFrames = new WeakMap<LiveNotification, string>();

/** Written once, however many streams carry it: of its topics the names, without whose they are. */
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
