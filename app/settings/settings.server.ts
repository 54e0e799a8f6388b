/** The door of the settings slice: what a company has put on the product, in memory and current on every instance. */
import type { Logger } from "pino";
import { createContext, type RouterContextProvider } from "react-router";
import type { Db } from "~/platform/db/database.server";
import type { Embed } from "~/platform/embeds/embed";
import type { LiveHub } from "~/platform/realtime/live-hub.server";
import { type Brand, brandFrom } from "./brand";
import { type Calendar, type CalendarName, type Calendars, calendarsFrom } from "./calendars";
import { linksFrom, type OwnLinks } from "./links";
import { type Pixel, pixelFrom, SHIPPED_PIXEL } from "./pixel";
import { type SlotName, type Slots, slotsFrom } from "./slots";
import { settings } from "./tables";
import { SHIPPED_TRACKER, type TrackerSettings, trackerFrom } from "./tracker-settings";

export type { Brand, Calendar, CalendarName };

/** `version` changes with every change of the settings; it is 0 while everything is as shipped. */
export type Settings = Readonly<{
  version: number;
  changedAt: Date | null;
  brand: Brand;
  tracker: TrackerSettings;
  links: OwnLinks;
  slots: Slots;
  calendars: Calendars;
  pixel: Pixel;
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

/** What a company has put into a slot; null where our own stands there (SLOT-1). */
export function slotOf(context: Readonly<RouterContextProvider>, name: SlotName): Embed | null {
  return context.get(settingsContext).slots[name] ?? null;
}

/** When a kind of meeting can be booked, as of this request. */
export function calendarOf(context: Readonly<RouterContextProvider>, name: CalendarName): Calendar {
  return context.get(settingsContext).calendars[name];
}

/** The advertising pixel as of this request (PIX-1). */
export function pixelOf(context: Readonly<RouterContextProvider>): Pixel {
  return context.get(settingsContext).pixel;
}

/** The invitation to the team's Slack, where there is one (ONB-2). */
export function slackInviteOf(context: Readonly<RouterContextProvider>): string | null {
  return context.get(settingsContext).links.slackInvite;
}

async function readSettings(db: Db, log: Logger): Promise<Settings> {
  const [row] = await db.select().from(settings);
  const { brand, ...brandRead } = brandFrom(row?.brand);
  const { links, ...linksRead } = linksFrom(row?.links);
  const { slots, ...slotsRead } = slotsFrom(row?.slots);
  const { calendars, ...calendarsRead } = calendarsFrom(row?.calendars);
  const tracker = trackerFrom(row?.tracker);
  const pixel = pixelFrom(row?.pixel);
  const fields = [brandRead, linksRead, slotsRead, calendarsRead].flatMap((read) => read.ignored);
  if (tracker === null) fields.push("tracker");
  if (pixel === null) fields.push("pixel");
  if (fields.length > 0) log.error({ fields }, "stored settings are not valid");
  return Object.freeze({
    version: row?.version ?? 0,
    changedAt: row?.changedAt ?? null,
    brand,
    tracker: tracker ?? SHIPPED_TRACKER,
    links,
    slots,
    calendars,
    pixel: pixel ?? SHIPPED_PIXEL,
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
