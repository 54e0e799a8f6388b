/**
 * Sends what `raise_live` wrote: one instance at a time, and the next one within a second of its death. It takes notices
 * every 25 ms, so a thousand commits cost one notification. While none comes it sleeps, and holds a lock that tells
 * writers so; the first of them notifies it.
 */
import type { Logger } from "pino";
import type { Engine, Session } from "../db/engine";
import { holdFreeLock, probeEvery, releaseLock } from "../db/locks.server";
import { endWhenSilent } from "../db/server.server";
import { forRequest } from "../log/request-log.server";
import { counter } from "../metrics/metrics.server";
import type { LiveBus } from "./live-bus.server";

const EVERY_MS = 25;
/** How many times nothing must have been waiting before it sleeps. */
const IDLE_ROUNDS = 4;
/** How long it sleeps at most, which also shows it that its connection is gone. */
const PULSE_MS = 1_000;
const SILENCE_MS = 5_000;
const STANDBY_MS = 500;
/** A transaction that was open for this long may commit a notice whose number has been passed. */
const OVERTAKEN_MS = 1_000;
const PROBES = { idle: 1, interval: 1, count: 1 };

const sent = counter({
  name: "live_payloads_sent_total",
  help: "Packed changes that this process sent to all instances.",
});

type Parts = Pick<Engine, "withSession"> & { bus: LiveBus; log: Logger };

/** Returns a stop function; what is still waiting then is left to another instance, or to the next start. */
export function startLiveSender({ withSession, bus, log }: Parts): () => Promise<void> {
  const nap = createNap();
  let isTold = false;
  const serving = async () => {
    while (!nap.isOver()) {
      try {
        await withSession((session) => serve(session, bus, nap));
        isTold = false;
      } catch (error) {
        if (!isTold) log.warn({ err: error }, "changes cannot be sent");
        isTold = true;
      }
      await nap.rest(STANDBY_MS);
    }
  };
  const served = forRequest(null, serving);
  return async () => {
    nap.end();
    await served;
  };
}

/** Waits for its turn, then sends until the connection is lost, which throws, or the product stops. */
async function serve(session: Session, bus: LiveBus, nap: Nap): Promise<void> {
  endWhenSilent(session, SILENCE_MS);
  await probeEvery(session, PROBES);
  // Nothing here needs the disk, and the number of rows is never what the statistics say.
  await session.query("set synchronous_commit = off; set enable_seqscan = off");
  // What its process has given up ends, or it would keep the lock: between two statements it is silent for a pulse at most,
  // also where something that is still there answers the probes. Some systems cannot check the connection.
  await session.query(
    "set statement_timeout = '4s'; set idle_session_timeout = '5s'; set idle_in_transaction_session_timeout = '5s'",
  );
  await session.query("set client_connection_check_interval = '1s'").catch(() => undefined);
  while (!(await holdFreeLock(session, "live-sender"))) {
    await nap.rest(STANDBY_MS);
    if (nap.isOver()) return;
  }
  session.on("notification", nap.wake);
  session.on("end", nap.wake);
  await session.query("listen live_wake");
  const take = createTaking(session, bus);
  let idle = 0;
  let asleep = false;
  while (!nap.isOver()) {
    idle = (await take()) ? 0 : idle + 1;
    if (idle < IDLE_ROUNDS && !asleep) await nap.rest(EVERY_MS);
    else if (!asleep) {
      // Not while a transaction is open that found it awake. What came before the lock is taken once more.
      asleep = await holdFreeLock(session, "live-asleep");
      if (!asleep) await nap.rest(EVERY_MS);
    } else if (idle === 0 || (await nap.rest(PULSE_MS))) {
      await releaseLock(session, "live-asleep");
      asleep = false;
      idle = 0;
    }
  }
}

/** Sends what waits; false if nothing did. Most rounds look only behind the last number, one a second at everything. */
function createTaking(session: Session, bus: LiveBus): () => Promise<boolean> {
  let [seen, newest] = ["0", "0"];
  let wholeAt = 0;
  return async () => {
    const now = performance.now();
    const isWhole = now - wholeAt > OVERTAKEN_MS;
    const { rows: waiting } = await session.query("select from live_outbox where id > $1 limit 1", [
      isWhole ? "0" : seen,
    ]);
    const payloads: string[] = [];
    if (waiting.length > 0) {
      await session.query("begin");
      const { rows } = await session.query<{ payload: string; newest: string }>(
        "select payload, newest from take_live($1)",
        [isWhole ? "0" : seen],
      );
      payloads.push(...rows.map(({ payload }) => payload));
      await bus.publish(session, payloads);
      await session.query("commit");
      newest = rows.at(-1)?.newest ?? newest;
      sent.add({}, payloads.length);
    }
    if (isWhole) {
      // Numbers that were given in the last second may still be uncommitted.
      seen = newest;
      wholeAt = now;
    }
    return payloads.length > 0;
  };
}

type Nap = ReturnType<typeof createNap>;

/** Pauses that can be cut short. */
function createNap() {
  let isOver = false;
  let isWoken = false;
  let rise = () => {};
  const wake = () => {
    isWoken = true;
    rise();
  };
  return {
    wake,
    end(): void {
      isOver = true;
      wake();
    },
    isOver: () => isOver,
    /** Waits; true if something woke it, in the meantime or since the last time. */
    rest(ms: number): Promise<boolean> {
      return new Promise((resolve) => {
        if (isWoken || isOver) {
          isWoken = false;
          return resolve(true);
        }
        const timer = setTimeout(() => rise(), ms);
        rise = () => {
          clearTimeout(timer);
          resolve(isWoken);
          isWoken = false;
          rise = () => {};
        };
      });
    },
  };
}
