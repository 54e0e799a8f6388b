/** The door of the settings slice: what a company has put on the product, in memory and current on every instance. */
import type { Logger } from "pino";
import { createContext, type RouterContextProvider } from "react-router";
import type { Db } from "~/platform/db/database.server";
import type { LiveHub } from "~/platform/realtime/live-hub.server";
import { type Brand, brandFrom } from "./brand";
import { settings } from "./tables";
import { SHIPPED_TRACKER, type TrackerSettings, trackerFrom } from "./tracker-settings";

export type { Brand };

/** `version` changes with every change of the settings; it is 0 while everything is as shipped. */
export type Settings = Readonly<{
  version: number;
  changedAt: Date | null;
  brand: Brand;
  tracker: TrackerSettings;
}>;

export type SettingsStore = { current: () => Settings };

export const settingsContext = createContext<Settings>();

/** Reads the settings, and again whenever an instance has changed them. Open it before the hub listens. */
export async function openSettings(db: Db, hub: LiveHub, log: Logger): Promise<SettingsStore> {
  let current = await readSettings(db, log);
  let reading = Promise.resolve();
  const readAgain = () => {
    reading = reading
      .then(async () => {
        const read = await readSettings(db, log);
        // The same settings stay the same object: what was made of them is still good.
        if (
          read.version !== current.version ||
          +(read.changedAt ?? 0) !== +(current.changedAt ?? 0)
        )
          current = read;
      })
      .catch((error) => log.error({ err: error }, "settings could not be read"));
  };
  hub.on("settings", readAgain);
  hub.onConnection((connected) => connected && readAgain());
  return { current: () => current };
}

/** The brand as of this request. */
export function brandOf(context: Readonly<RouterContextProvider>): Brand {
  return context.get(settingsContext).brand;
}

/** How the prospect tracker is set as of this request. */
export function trackerSettingsOf(context: Readonly<RouterContextProvider>): TrackerSettings {
  return context.get(settingsContext).tracker;
}

async function readSettings(db: Db, log: Logger): Promise<Settings> {
  const [row] = await db.select().from(settings);
  const { brand, ignored } = brandFrom(row?.brand);
  const tracker = trackerFrom(row?.tracker);
  const fields = tracker === null ? [...ignored, "tracker"] : ignored;
  if (fields.length > 0) log.error({ fields }, "stored settings are not valid");
  return Object.freeze({
    version: row?.version ?? 0,
    changedAt: row?.changedAt ?? null,
    brand,
    tracker: tracker ?? SHIPPED_TRACKER,
  });
}

/** What a setter sends to prospects, and prospects look at. */
export type Links = { website: string; linkedIn: string; testimonials: string; booking: string };

/** The links in force; `baseUrl` is the product's public address. */
export function currentLinks(baseUrl: string): Links {
  return {
    website: `${baseUrl}/`,
    linkedIn: "https://www.linkedin.com/company/setpoint-example",
    testimonials: `${baseUrl}/#testimonials`,
    booking: `${baseUrl}/book`,
  };
}
