/** Passes database notifications to open streams: each receives only the topics it is authorized for. */
import type { Logger } from "pino";
import { z } from "zod";
import type { ListenHandlers } from "../db/engine";
import { counter } from "../metrics/metrics.server";
import { level, type Probe } from "../metrics/probes.server";
import { parsedJson } from "../web/json";
import { createRowReader, type ReadRows } from "./row-reader.server";

const notification = z.object({
  topics: z.array(z.string()).min(1),
  event: z.string(),
  key: z.string(),
  data: z.record(z.string(), z.unknown()),
});
const packed = z.array(notification).min(1);

/** One change: its kind, which earlier change it replaces, and its data. */
export type LiveNotification = z.output<typeof notification>;

/** Whose permission a stream rests on: null for a visitor, who is known only by address blocks. */
export type StreamOrigin = {
  readonly owner: string | null;
  readonly addressBlocks: readonly string[];
};

export type LiveSubscriber = StreamOrigin & {
  readonly topics: readonly string[];
  change(notification: LiveNotification): void;
  /** Something may have been missed: fetch again. */
  refresh(): void;
  /** The owner's permission may have changed: check it and end the stream if it was revoked. */
  recheck(): void;
  end(): void;
};

const heardNotifications = counter({
  name: "live_notifications_total",
  help: "Changes that this process heard of from the database.",
});
const losses = counter({
  name: "live_listener_losses_total",
  help: "How often the connection was lost over which the database tells changes.",
});

export type LiveHub = ReturnType<typeof createLiveHub>;

/** A hub with no stream yet; connect it with `bus.subscribe(hub.handlers)`. */
export function createLiveHub(log: Logger) {
  const subscribers = new Set<LiveSubscriber>();
  const byTopic = new Map<string, Set<LiveSubscriber>>();
  const listeners = new Map<string, Set<(data: LiveNotification["data"]) => void>>();
  const readers = new Map<string, (notification: LiveNotification) => void>();
  const connectionListeners = new Set<(connected: boolean) => void>();
  const times = createChangeTimes();
  let ended = false;
  let listening = false;

  const handlers: ListenHandlers = {
    connected() {
      listening = true;
      times.begin();
      for (const heard of connectionListeners) heard(true);
      for (const subscriber of subscribers) {
        subscriber.refresh();
        subscriber.recheck();
      }
    },
    lost() {
      listening = false;
      times.end();
      losses.add({});
      for (const heard of connectionListeners) heard(false);
    },
    notified(payload) {
      const parsed = packed.safeParse(parsedJson(payload));
      if (!parsed.success) return log.error("unreadable live notification");
      heardNotifications.add({}, parsed.data.length);
      for (const change of parsed.data) take(change);
    },
  };

  const take = (change: LiveNotification) => {
    times.note(change.topics);
    for (const heard of listeners.get(change.event) ?? []) heard(change.data);
    const pass = readers.get(change.event) ?? deliver;
    if (hearersOf(change.topics).size > 0) pass(change);
  };

  const hearersOf = (topics: readonly string[]) =>
    new Set(topics.flatMap((topic) => [...(byTopic.get(topic) ?? [])]));
  const deliver = (notification: LiveNotification) => {
    for (const subscriber of hearersOf(notification.topics)) subscriber.change(notification);
  };

  const count = (holds: (stream: StreamOrigin) => boolean) => {
    let found = 0;
    for (const subscriber of subscribers) if (holds(subscriber)) found += 1;
    return found;
  };

  return {
    handlers,
    /** Adds a stream until the returned function is called; null once the hub has ended. */
    subscribe(subscriber: LiveSubscriber): (() => void) | null {
      if (ended) return null;
      subscribers.add(subscriber);
      for (const topic of subscriber.topics) {
        byTopic.set(topic, (byTopic.get(topic) ?? new Set()).add(subscriber));
      }
      return () => {
        subscribers.delete(subscriber);
        for (const topic of subscriber.topics) {
          const others = byTopic.get(topic);
          others?.delete(subscriber);
          if (others?.size === 0) byTopic.delete(topic);
        }
      };
    },
    /** Calls back on this server for every notification of one event. */
    on(event: string, heard: (data: LiveNotification["data"]) => void): void {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(heard));
    },
    /** Reads the rows of one event before its notifications go out: those name rows by key. */
    readRows(event: string, read: ReadRows): void {
      const failed = (topics: readonly string[], error: unknown) => {
        log.warn({ err: error }, "changed rows could not be read for the live streams");
        for (const subscriber of hearersOf(topics)) subscriber.refresh();
      };
      readers.set(event, createRowReader(read, { deliver, failed }));
    },
    /** Calls back when notifications start (again) or are interrupted. */
    onConnection(heard: (connected: boolean) => void): void {
      connectionListeners.add(heard);
    },
    /** Makes every stream of one owner recheck its permission. */
    recheck(owner: string): void {
      for (const subscriber of subscribers) if (subscriber.owner === owner) subscriber.recheck();
    },
    mayHaveChanged: times.mayHaveChanged,
    /** Whether changes reach this process. */
    isListening: () => listening,
    /** True once no stream is admitted anymore. */
    hasEnded: () => ended,
    streamsOf(owner: string): number {
      return count((stream) => stream.owner === owner);
    },
    /** Streams of visitors: in all, or of one address block. */
    visitorStreams(addressBlock?: string): number {
      return count(
        (stream) =>
          stream.owner === null &&
          (addressBlock === undefined || stream.addressBlocks.includes(addressBlock)),
      );
    },
    probe: streamProbe(byTopic, () => listening),
    /** Ends every stream and admits no more. */
    end(): void {
      ended = true;
      for (const subscriber of [...subscribers]) subscriber.end();
    },
  };
}

const MOST_TIMES = 50_000;

/** When each topic's latest change arrived, as long as none can have been missed. */
function createChangeTimes() {
  const heardAt = new Map<string, number>();
  let knownSince = Number.POSITIVE_INFINITY;
  const begin = () => {
    heardAt.clear();
    knownSince = performance.now();
  };
  return {
    begin,
    end() {
      knownSince = Number.POSITIVE_INFINITY;
    },
    note(topics: readonly string[]) {
      if (heardAt.size > MOST_TIMES) begin();
      for (const topic of topics) heardAt.set(topic, performance.now());
    },
    /** Whether one of the topics may have changed in the last `ms`. */
    mayHaveChanged(topics: readonly string[], ms: number): boolean {
      const since = performance.now() - ms;
      return !(since > knownSince) || topics.some((topic) => (heardAt.get(topic) ?? 0) >= since);
    },
  };
}

/** Topics by kind only: the part after the colon is a person's id. */
function streamProbe(
  byTopic: ReadonlyMap<string, ReadonlySet<LiveSubscriber>>,
  isListening: () => boolean,
): Probe {
  return () => {
    const open = new Map<string, number>();
    for (const [topic, { size }] of byTopic) {
      const [kind = ""] = topic.split(":");
      open.set(kind, (open.get(kind) ?? 0) + size);
    }
    const samples = [...open].map(([topic, value]) => ({ labels: { topic }, value }));
    return [
      level(
        "live_listener_connected",
        "1 while the database can tell changes to this process.",
        isListening() ? 1 : 0,
      ),
      level(
        "live_streams",
        "Open event streams, by what they listen to; one may listen to several.",
        samples,
      ),
    ];
  };
}
