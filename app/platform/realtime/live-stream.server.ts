/** One event stream over SSE: heartbeats, coalescing, back-pressure and a longest life (RT-1). */
import { counter, gauge } from "../metrics/metrics.server";
import type { LiveHub, LiveNotification } from "./live-hub.server";

const HEARTBEAT_MS = 15_000;
const LONGEST_LIFE_MS = 60 * 60_000;
const COALESCE_MS = 25;
const MOST_PENDING = 500;
const MOST_STREAMS_PER_OWNER = 40;
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
export type LiveAdmission = {
  topics: readonly string[];
  owner: string | null;
  stillAdmitted: () => Promise<boolean>;
};

/**
 * Answers with an event stream of the admitted topics. Events: `refresh` (at the start and whenever
 * something may have been missed), `change` ({event, key, data}), `beat` every 15 s, and `ended`
 * when the owner's permission is gone. 429 past 40 streams of one owner, 503 while stopping.
 */
export function liveStream(hub: LiveHub, admission: LiveAdmission): Response {
  const { owner } = admission;
  if (owner !== null && hub.streamsOf(owner) >= MOST_STREAMS_PER_OWNER) {
    return new Response("Too many open streams", { status: 429, headers: { "Retry-After": "10" } });
  }
  if (hub.hasEnded())
    return new Response("Stopping", { status: 503, headers: { "Retry-After": "2" } });
  let close = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      close = openStream(hub, admission, controller);
    },
    pull() {},
    cancel() {
      close();
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store, no-transform",
      "X-Accel-Buffering": "no",
    },
  });
}

function openStream(
  hub: LiveHub,
  admission: LiveAdmission,
  controller: ReadableStreamDefaultController<Uint8Array>,
): () => void {
  const pending = new Map<string, LiveNotification>();
  let flushing: NodeJS.Timeout | undefined;
  let closed = false;

  const send = (event: string, data: unknown = {}) => {
    if (!closed)
      controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  };
  const empty = () => {
    waiting.add({}, -pending.size);
    pending.clear();
  };
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
    if ((controller.desiredSize ?? 0) < -64) {
      flushing = setTimeout(flush, COALESCE_MS * 10);
      return;
    }
    if (pending.size > MOST_PENDING) send("refresh");
    else {
      for (const { event, key, data } of pending.values()) send("change", { event, key, data });
      delivered.add({}, pending.size);
    }
    empty();
  };

  const unsubscribe = hub.subscribe({
    topics: admission.topics,
    owner: admission.owner,
    change(notification) {
      const slot = `${notification.event}:${notification.key}`;
      if (!pending.delete(slot)) waiting.add({}, 1);
      pending.set(slot, notification);
      flushing ??= setTimeout(flush, COALESCE_MS);
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
