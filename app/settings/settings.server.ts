/** Door of the settings room: a company's own settings, in memory and current on every instance. */
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Logger } from "pino";
import { createContext, type RouterContextProvider } from "react-router";
import { contentOf } from "~/content/content.server";
import type { Config } from "~/platform/config/config.server";
import type { Db } from "~/platform/db/database.server";
import type { FramedEmbed } from "~/platform/embeds/embed";
import { framed } from "~/platform/embeds/frame.server";
import type { LiveHub } from "~/platform/realtime/live-hub.server";
import { requestContext } from "~/platform/web/request-context.server";
import { type Brand, SHIPPED_BRAND } from "./brand";
import { type Calendar, calendarIn, calendarNames, type Question, SHIPPED_ZONE } from "./calendars";
import { markOf, type Overtaken, overtaken } from "./change-settings.server";
import {
  effectiveConfig,
  resealedConnections,
  type Vault,
} from "./connections/stored-connections.server";
import { ADVERTISING, type AdvertisingWords } from "./copy/advertising.server";
import { chosenHosts, type Host } from "./hosts";
import type { CalendarName } from "./kinds/kinds";
import { SAMPLE_LINKED_IN } from "./links";
import { mailLook } from "./mail-look.server";
import type { Pixel } from "./pixel";
import type { PracticeSettings } from "./practice-settings";
import { providerTitle, SLOT_NAMES, SLOTS, type SlotName } from "./slots";
import { calendarsAndHosts, readSettings, type Settings } from "./stored-settings.server";
import type { TrackerSettings } from "./tracker-settings";

export type {
  Brand,
  Calendar,
  CalendarName,
  Host,
  Overtaken,
  PracticeSettings,
  Question,
  Settings,
};
export {
  ADVERTISING,
  calendarIn,
  calendarNames,
  calendarsAndHosts,
  chosenHosts,
  mailLook,
  markOf,
  overtaken,
  providerTitle,
  readSettings,
  resealedConnections,
  SHIPPED_BRAND,
  SHIPPED_ZONE,
};

/** Every slot with the kind of content it takes. */
export const SLOT_KINDS = SLOT_NAMES.map((name) => [name, SLOTS[name]] as const);

export type SettingsStore = {
  current: () => Settings;
  /** The environment with what is stored: what counts now. */
  config: () => Config;
  /** The environment alone, and what seals secrets. */
  base: { config: Config; vault: Vault };
  /** Calls back whenever others are current. */
  follow: (changed: () => void) => void;
  /** Reads the settings again; resolves once they are current here. */
  readAgain: () => Promise<void>;
};

export const settingsContext = createContext<Settings>();

/**
 * Runs `use` with the number of a calendar's meetings ahead, and lets no one book until that is done; the room that knows
 * them says so at the root.
 */
export const upcomingMeetingsContext =
  createContext<
    <T>(db: Db, calendar: CalendarName, use: (tx: Db, ahead: number) => Promise<T>) => Promise<T>
  >();

/** How many meetings ahead stay outside the hours that now count for them, a session of several guests as one. */
export const outsideHoursContext =
  createContext<
    (context: Readonly<RouterContextProvider>, calendar: CalendarName) => Promise<number>
  >();

export const settingsStoreContext = createContext<SettingsStore>();

type SettingsParts = { db: Db; hub: LiveHub; log: Logger; config: Config; vault: Vault };

/** Reads the settings, and again whenever an instance has changed them. Open it before the hub listens. */
export async function openSettings(parts: SettingsParts): Promise<SettingsStore> {
  const { db, hub, log, vault } = parts;
  const configOf = (read: Settings) =>
    effectiveConfig(parts.config, read.connections, { vault, log });
  let current = await readSettings(db, log);
  let config = configOf(current);
  const followers: (() => void)[] = [];
  let reading = Promise.resolve();
  const readAgain = (): Promise<void> => {
    reading = reading
      .then(async () => {
        const read = await readSettings(db, log);
        // The same settings stay the same object: what was derived from them is still valid.
        if (
          read.version !== current.version ||
          +(read.changedAt ?? 0) !== +(current.changedAt ?? 0) ||
          !isDeepStrictEqual(read.hosts, current.hosts)
        ) {
          current = read;
          config = configOf(current);
          for (const changed of followers) changed();
        }
      })
      .catch((error) => {
        // A product that stops may be told of a change when its database is closed already.
        if (!hub.hasEnded()) log.error({ err: error }, "failed to read settings");
      });
    return reading;
  };
  hub.on("settings", readAgain);
  hub.onConnection((connected) => connected && readAgain());
  return {
    current: () => current,
    config: () => config,
    base: { config: parts.config, vault },
    follow: (changed) => followers.push(changed),
    readAgain,
  };
}

export function brandOf(context: Readonly<RouterContextProvider>): Brand {
  return context.get(settingsContext).brand;
}

export function practiceSettingsOf(context: Readonly<RouterContextProvider>): PracticeSettings {
  return context.get(settingsContext).practice;
}

/** How the prospect tracker is set as of this request. */
export function trackerSettingsOf(context: Readonly<RouterContextProvider>): TrackerSettings {
  return context.get(settingsContext).tracker;
}

/** A company's content for a slot, with its iframe; null if ours is used, as for every added calendar (SLOT-1). */
export function slotOf(
  context: Readonly<RouterContextProvider>,
  name: SlotName | CalendarName,
): FramedEmbed | null {
  const slot = SLOT_NAMES.find((each) => each === name);
  const embed = slot && context.get(settingsContext).slots[slot];
  return embed ? framed(embed) : null;
}

/** When a kind of meeting can be booked, as of this request. */
export function calendarOf(context: Readonly<RouterContextProvider>, name: CalendarName): Calendar {
  return calendarIn(context.get(settingsContext).calendars, name);
}

/** The advertising pixel as of this request, with what visitors are asked; none without a pixel (PIX-1). */
export function pixelOf(
  context: Readonly<RouterContextProvider>,
): Pixel & { words: AdvertisingWords | null } {
  const { pixel } = context.get(settingsContext);
  return { ...pixel, words: pixel.id === null ? null : contentOf(context, ADVERTISING) };
}

/** The id of an advertising pixel's event: the same for the same thing, and for nothing else (FUN-2). */
export function pixelEventId(of: string): string {
  return createHash("sha256").update(`advertising ${of}`).digest("base64url").slice(0, 16);
}

/** The invitation to the team's Slack, if there is one (ONB-2). */
export function slackInviteOf(context: Readonly<RouterContextProvider>): string | null {
  return context.get(settingsContext).links.slackInvite;
}

/** What a setter sends to prospects, and prospects look at. `support`: our page, on which a person reads what is reported. */
export type Links = Record<"website" | "linkedIn" | "testimonials" | "booking" | "support", string>;

/** The current links: a company's own, and our pages if it has none. LinkedIn has no page of ours: the shipped one is a sample. */
export function currentLinks(context: Readonly<RouterContextProvider>): Links {
  const { baseUrl } = context.get(requestContext).config;
  const { website, linkedIn, testimonials, booking } = context.get(settingsContext).links;
  return {
    website: website ?? `${baseUrl}/`,
    linkedIn: linkedIn ?? SAMPLE_LINKED_IN,
    testimonials: testimonials ?? `${baseUrl}/#testimonials`,
    booking: booking ?? `${baseUrl}/book`,
    support: `${baseUrl}/support`,
  };
}
