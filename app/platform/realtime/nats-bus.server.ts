/** Notices over NATS, for more instances or changes than one PostgreSQL can tell. */
import { connect, type NatsConnection } from "@nats-io/transport-node";
import type { Logger } from "pino";
import type { ListenHandlers } from "../db/engine";
import type { LiveBus } from "./live-bus.server";

const RECONNECT_MS = 500;
const FLUSHED_WITHIN_MS = 2_000;
const PING_MS = 5_000;

/** `servers`: addresses, all with the same user and password. */
export type NatsAddress = { servers: readonly string[]; subject: string };

/** Connects in the background, and again after every loss; until then nothing is published, so another instance sends. */
export function natsBus({ servers, subject }: NatsAddress, log: Logger): LiveBus {
  const url = URL.parse(servers[0] ?? "");
  const connecting = connect({
    servers: servers.map((each) => URL.parse(each)?.host ?? each),
    user: url?.username ? decodeURIComponent(url.username) : undefined,
    pass: url?.password ? decodeURIComponent(url.password) : undefined,
    tls: url?.protocol === "tls:" ? {} : undefined,
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_MS,
    pingInterval: PING_MS,
    maxPingOut: 1,
  });
  let connection: NatsConnection | null = null;
  let isConnected = false;
  void connecting.then(
    (opened) => {
      connection = opened;
      isConnected = true;
    },
    (error) => log.error({ err: error }, "NATS refuses the connection"),
  );
  return {
    async publish(_, payloads) {
      if (connection === null || !isConnected) throw new Error("NATS is not connected");
      for (const payload of payloads) connection.publish(subject, payload);
      await inTime(connection.flush());
    },
    async subscribe(handlers) {
      void connecting.then(
        (opened) => {
          opened.subscribe(subject, {
            callback: (_, message) => handlers.notified(message.string()),
          });
          void follow(opened, handlers, (up) => {
            isConnected = up;
            log.warn(up ? "NATS is connected again" : "NATS lost its connection");
          });
          return opened.flush().then(() => handlers.connected());
        },
        () => undefined,
      );
    },
    async close() {
      await connection?.close();
    },
  };
}

/** Tells of losses and reconnects, as long as the connection is kept. */
async function follow(
  connection: NatsConnection,
  handlers: ListenHandlers,
  note: (up: boolean) => void,
): Promise<void> {
  for await (const { type } of connection.status()) {
    if (type !== "disconnect" && type !== "reconnect") continue;
    note(type === "reconnect");
    if (type === "reconnect") handlers.connected();
    else handlers.lost();
  }
}

async function inTime(work: Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("NATS does not answer")), FLUSHED_WITHIN_MS);
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
