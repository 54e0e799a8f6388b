/** The row of settings, and how it becomes valid settings, whatever was stored. */
import { asc } from "drizzle-orm";
import type { Logger } from "pino";
import type { Db } from "~/platform/db/database.server";
import { byName } from "~/platform/queries/lists.server";
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
  const rows = await db
    .select()
    .from(hosts)
    .orderBy(asc(byName(hosts.name)), asc(hosts.createdAt));
  return rows.map(({ version: _, createdAt: __, ...row }) => hostFrom(row));
}

/** In place of an unreadable setting. */
const REMOVES_NOTHING = { ...SHIPPED_PRIVACY, applicantMonths: 0, eventMonths: 0 };

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
  const ignored = [brandRead, linksRead, slotsRead, calendarsRead].flatMap((read) => read.ignored);
  /** A part that is valid as a whole or not at all. */
  const whole = <Part>(name: string, part: Part | null, instead: NoInfer<Part>): Part => {
    if (part === null) ignored.push(name);
    return part ?? instead;
  };
  const read = Object.freeze({
    version: row?.version ?? 0,
    changedAt: row?.changedAt ?? null,
    brand: { ...brand, logo: logoMark(logos, brand.wordmark), favicon: iconMark(logos) },
    logos,
    tracker: whole("tracker", trackerFrom(row?.tracker), SHIPPED_TRACKER),
    links,
    slots,
    calendars,
    pixel: whole("pixel", pixelFrom(row?.pixel), SHIPPED_PIXEL),
    practice: whole("practice", practiceFrom(row?.practice), SHIPPED_PRACTICE),
    privacy: whole("privacy", privacyFrom(row?.privacy), REMOVES_NOTHING),
    connections: whole("connections", connectionsFrom(row?.connections), {}),
    hosts,
  });
  return { settings: read, ignored };
}
