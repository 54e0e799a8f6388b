/** The row of settings, and how it becomes valid settings, whatever was stored. */
import { asc } from "drizzle-orm";
import type { Logger } from "pino";
import type { Db } from "~/platform/db/database.server";
import { type Brand, brandFrom, iconMark, logoMark } from "./brand";
import { type Calendars, calendarsFrom } from "./calendars";
import { connectionsFrom, type StoredConnections } from "./connections/stored-connections.server";
import { type Host, hostFrom } from "./hosts";
import { linksFrom, type OwnLinks } from "./links";
import type { Logos } from "./logo";
import { type Pixel, pixelFrom, SHIPPED_PIXEL } from "./pixel";
import { type PracticeSettings, practiceFrom, SHIPPED_PRACTICE } from "./practice-settings";
import { type Privacy, privacyFrom, SHIPPED_PRIVACY } from "./privacy";
import { type Slots, slotsFrom } from "./slots";
import { hosts, settings } from "./tables";
import { SHIPPED_TRACKER, type TrackerSettings, trackerFrom } from "./tracker-settings";

/**
 * `version` changes with every change of the settings; it is 0 while everything is as shipped. The bytes of the logos
 * are separate from the brand, so no page's data carries them.
 */
export type Settings = Readonly<{
  version: number;
  changedAt: Date | null;
  brand: Brand;
  logos: Logos;
  tracker: TrackerSettings;
  links: OwnLinks;
  slots: Slots;
  calendars: Calendars;
  pixel: Pixel;
  practice: PracticeSettings;
  privacy: Privacy;
  connections: StoredConnections;
  hosts: readonly Host[];
}>;

export type SettingsRow = typeof settings.$inferSelect;

/** The parts of the row that hold settings. */
export type SettingsColumn =
  | "brand"
  | "tracker"
  | "links"
  | "slots"
  | "calendars"
  | "pixel"
  | "practice"
  | "privacy"
  | "connections";

export async function settingsRow(db: Db): Promise<SettingsRow | undefined> {
  const [row] = await db.select().from(settings);
  return row;
}

/** The settings as they are stored now. Invalid stored values are logged, and replaced by the shipped ones. */
export async function readSettings(db: Db, log: Logger): Promise<Settings> {
  const { settings: read, ignored } = settingsFrom(await settingsRow(db), await hostsIn(db));
  if (ignored.length > 0) log.error({ fields: ignored }, "stored settings are not valid");
  return read;
}

/** What a booking depends on, as it is stored now. */
export async function calendarsAndHosts(db: Db): Promise<Pick<Settings, "calendars" | "hosts">> {
  const [row] = await db.select({ calendars: settings.calendars }).from(settings);
  return { ...calendarsFrom(row?.calendars), hosts: await hostsIn(db) };
}

export async function hostsIn(db: Db): Promise<Host[]> {
  const rows = await db.select().from(hosts).orderBy(asc(hosts.name), asc(hosts.createdAt));
  return rows.map(({ version: _, createdAt: __, ...row }) => hostFrom(row));
}

/** The settings in a row; `ignored` names invalid ones. */
export function settingsFrom(
  row: Partial<SettingsRow> | undefined,
  hosts: readonly Host[] = [],
): {
  settings: Settings;
  ignored: string[];
} {
  const { brand, logos, ...brandRead } = brandFrom(row?.brand);
  const { links, ...linksRead } = linksFrom(row?.links);
  const { slots, ...slotsRead } = slotsFrom(row?.slots);
  const { calendars, ...calendarsRead } = calendarsFrom(row?.calendars);
  const tracker = trackerFrom(row?.tracker);
  const pixel = pixelFrom(row?.pixel);
  const practice = practiceFrom(row?.practice);
  const privacy = privacyFrom(row?.privacy);
  const connections = connectionsFrom(row?.connections);
  const ignored = [brandRead, linksRead, slotsRead, calendarsRead].flatMap((read) => read.ignored);
  if (tracker === null) ignored.push("tracker");
  if (pixel === null) ignored.push("pixel");
  if (practice === null) ignored.push("practice");
  if (privacy === null) ignored.push("privacy");
  if (connections === null) ignored.push("connections");
  const read = Object.freeze({
    version: row?.version ?? 0,
    changedAt: row?.changedAt ?? null,
    brand: { ...brand, logo: logoMark(logos, brand.wordmark), favicon: iconMark(logos) },
    logos,
    tracker: tracker ?? SHIPPED_TRACKER,
    links,
    slots,
    calendars,
    pixel: pixel ?? SHIPPED_PIXEL,
    practice: practice ?? SHIPPED_PRACTICE,
    // An unreadable setting removes nothing.
    privacy: privacy ?? { ...SHIPPED_PRIVACY, applicantMonths: 0, eventMonths: 0 },
    connections: connections ?? {},
    hosts,
  });
  return { settings: read, ignored };
}
