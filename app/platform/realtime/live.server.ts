/** Notices between instances: the bus, the sender of those that the database holds, and the proof that they arrive. */
import { createHash, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database, Db } from "../db/database.server";
import { forRequest } from "../log/request-log.server";
import { MINUTE_MS } from "../time/durations";
import { type LiveBus, postgresBus } from "./live-bus.server";
import type { LiveHub } from "./live-hub.server";
import { startLiveSender } from "./live-sender.server";
import type { NatsAddress } from "./nats-bus.server";

const PROVEN_EVERY_MS = MINUTE_MS;
const ARRIVES_WITHIN_MS = 5_000;
const PROBE = "probe";
const NOT_ARRIVING =
  "changes do not arrive, so open pages show them only when they are loaded again:";
const SEE = "(docs/operators.md, Many instances)";

/** `secret`: what the instances of one installation share, and those of another do not. */
type Parts = {
  database: Database;
  hub: LiveHub;
  log: Logger;
  secret: string;
  natsUrl: string | undefined;
};

/** Connects the hub to the other instances; returns a function that ends that. */
export async function openLive(parts: Parts): Promise<() => Promise<void>> {
  const { database, hub, log, secret, natsUrl } = parts;
  const bus =
    natsUrl === undefined
      ? postgresBus(database)
      : await overNats({ servers: natsUrl.split(","), subject: subjectOf(secret) }, log);
  await bus.subscribe(hub.handlers);
  const { withSession, sharesSessions } = database;
  // Whose sessions are shared can keep no lock, and would leave settings of its own to others.
  const stopSending = sharesSessions
    ? async () => undefined
    : startLiveSender({ withSession, bus, log });
  const stopProving = proveArrival(parts);
  return async () => {
    stopProving();
    await stopSending();
    await bus.close();
  };
}

/** Loaded only where it is used. */
async function overNats(address: NatsAddress, log: Logger): Promise<LiveBus> {
  const { natsBus } = await import("./nats-bus.server");
  return natsBus(address, log);
}

/** Installations that share a NATS server hear only their own changes. */
function subjectOf(secret: string): string {
  return `live.${createHash("sha256").update(`live ${secret}`).digest("hex").slice(0, 32)}`;
}

/**
 * Sends a notice to itself now and then: a pooler accepts a listener to whom it never passes anything on, and a sender
 * may hang. While none arrives, the hub counts as not connected.
 */
function proveArrival(parts: Parts): () => void {
  const { database, hub, log } = parts;
  const ending = new AbortController();
  const { signal } = ending;
  let heard = (_id: unknown) => {};
  let isArriving = true;
  hub.on(PROBE, ({ id }) => heard(id));
  const arrives = (id: string) =>
    new Promise<boolean>((resolve) => {
      const late = setTimeout(resolve, ARRIVES_WITHIN_MS, false).unref();
      heard = (each) => {
        if (each !== id) return;
        clearTimeout(late);
        resolve(true);
      };
    });
  const tried = async () => {
    const id = randomUUID();
    const arrival = arrives(id);
    await raiseProbe(database.db, id);
    return arrival;
  };
  const prove = async () => {
    // Twice: instances that start together may just be changing who sends.
    const arrived = (await tried()) || (await tried());
    if (signal.aborted || arrived === isArriving) return;
    isArriving = arrived;
    if (arrived) log.info("changes arrive again");
    else log.error(`${NOT_ARRIVING} ${whyNot(parts)} ${SEE}`);
    if (arrived) hub.handlers.connected();
    else hub.handlers.lost();
  };
  const proving = async () => {
    while (!signal.aborted) {
      // A database that is away is noticed by the listener.
      await prove().catch(() => undefined);
      const ms = isArriving ? PROVEN_EVERY_MS : ARRIVES_WITHIN_MS;
      await pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  void forRequest(null, proving);
  return () => ending.abort();
}

function whyNot({ database, natsUrl }: Parts): string {
  if (database.sharesSessions)
    return "the database's address leads to a pooler, so set DATABASE_DIRECT_URL to the server itself";
  if (natsUrl !== undefined)
    return "see whether the servers in NATS_URL run and admit this user, and whether an instance can reach them";
  return "see whether the database is reached at DATABASE_DIRECT_URL, or DATABASE_URL without it";
}

async function raiseProbe(db: Db, id: string): Promise<void> {
  await db.execute(
    sql`select raise_live(array[${PROBE}], ${PROBE}, ${id}, json_build_object('id', ${id}::text))`,
  );
}
