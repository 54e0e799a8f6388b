/** The gauges a scrape reads from a running product, in addition to its counters. */
import { readFileSync } from "node:fs";
import type { Auth } from "./auth/auth.server";
import { callsProbe } from "./platform/ai/call-limits.server";
import { proofProbe } from "./platform/backup/proofs.server";
import type { Config } from "./platform/config/config.server";
import type { Database } from "./platform/db/database.server";
import { outboxProbe } from "./platform/mail/mail-states.server";
import { databaseProbe } from "./platform/metrics/database-metrics.server";
import { level, type Probe } from "./platform/metrics/probes.server";
import { processProbe } from "./platform/metrics/process-metrics.server";
import type { LiveHub } from "./platform/realtime/live-hub.server";
import type { SettingsStore } from "./settings/settings.server";

type Parts = {
  config: Config;
  database: Database;
  hub: LiveHub;
  settings: SettingsStore;
  auth: Auth;
};

export function productProbes({ config, database, hub, settings, auth }: Parts): Probe[] {
  return [
    processProbe({ version: ownVersion() }),
    databaseProbe(database),
    hub.probe,
    auth.newDeviceProbe,
    outboxProbe(database.db),
    ...(settings.config().backup ? [proofProbe(database.db)] : []),
    callsProbe(database.db, config.aiDailyLimit),
    () => [
      level("settings_version", "Counts the changes of the settings.", settings.current().version),
    ],
  ];
}

function ownVersion(): string {
  // The package's own file, which has this shape.
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  return version;
}
