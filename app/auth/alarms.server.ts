/** Guessing, as an operator sees it: one log line and a count for the metrics (AUTH-1). Never a code, an address or an id. */
import type { Logger } from "pino";
import type { Db } from "~/platform/db/database.server";
import { bucketOf, type Limit, reserve, usedBuckets } from "~/platform/limits/limits.server";
import { counter } from "~/platform/metrics/metrics.server";
import { DAY_SECONDS } from "~/platform/time/durations";
import type { CodeVault } from "./code-vault.server";

const KINDS = ["device", "new-devices"] as const;
const HASH_LENGTH = 12;
/** The tenth wrong code raises an alarm if they come from three networks, at most once a day. */
const UNNOTICED = { name: "sign-in-alarm-unnoticed", most: 9, seconds: DAY_SECONDS };
const NETWORKS = 3;
const ALARMS = { name: "sign-in-alarm", most: 1, seconds: DAY_SECONDS };

const alarms = counter({
  name: "sign_in_alarms_total",
  help: "Many wrong access codes: for one person on a known device, or from several networks on new devices.",
  labels: { kind: KINDS },
});

export type AlarmSource = { db: Db; vault: CodeVault; log: Logger };

/** A person's wrong codes for the day, on a device that knows them, are used up. */
export function alarmOfDevice(
  { vault, log }: Pick<AlarmSource, "vault" | "log">,
  { device, userId }: { device: string; userId: string },
): void {
  alarms.add({ kind: "device" });
  const hashed = (text: string) => vault.hmac(`alarm ${text}`).slice(0, HASH_LENGTH);
  const facts = { alarm: "device", device: hashed(device), person: hashed(userId) };
  log.warn(facts, "many wrong access codes on a known device");
}

/** Counts a wrong code from a new device. `perNetwork`: the limit of each network. */
export async function watchNewDevices(
  { db, vault, log }: AlarmSource,
  perNetwork: Pick<Limit, "name">,
): Promise<void> {
  const { hmac } = vault;
  if ((await reserve(db, [bucketOf(hmac, UNNOTICED)])) === null) return;
  const { used: networks } = await usedBuckets(db, perNetwork);
  if (networks < NETWORKS || (await reserve(db, [bucketOf(hmac, ALARMS)]))) return;
  alarms.add({ kind: "new-devices" });
  log.warn(
    { alarm: "new-devices", networks },
    "many wrong access codes on new devices, from several networks",
  );
}
