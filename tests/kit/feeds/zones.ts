/** The ways in which calendars name a time zone, and what each means. */
import type { Random } from "./random";

export type ZoneName = {
  /** The value of TZID; null where times are in UTC or have no zone. */
  written: string | null;
  /** The zone that is meant, for `Intl`. */
  iana: string;
  /** VTIMEZONE, line by line, if the file describes the zone. */
  definition: string[];
};

/** Times that end in Z. */
export const IN_UTC: ZoneName = { written: null, iana: "UTC", definition: [] };

const IANA = [
  "America/New_York",
  "America/Chicago",
  "America/Los_Angeles",
  "America/Phoenix",
  "America/St_Johns",
  "America/Argentina/Buenos_Aires",
  "America/Sao_Paulo",
  "US/Eastern",
  "Europe/Berlin",
  "Europe/London",
  "Europe/Kyiv",
  "Africa/Johannesburg",
  "Asia/Kolkata",
  "Asia/Calcutta",
  "Asia/Tokyo",
  "Asia/Kathmandu",
  "Asia/Manila",
  "Australia/Sydney",
  "Australia/Lord_Howe",
  "Pacific/Auckland",
  "Pacific/Honolulu",
  "Africa/Lagos",
];

/** Rows of the CLDR table of Windows zones (territory 001). */
const WINDOWS: readonly (readonly [string, string])[] = [
  ["Eastern Standard Time", "America/New_York"],
  ["Central Standard Time", "America/Chicago"],
  ["Mountain Standard Time", "America/Denver"],
  ["US Mountain Standard Time", "America/Phoenix"],
  ["Pacific Standard Time", "America/Los_Angeles"],
  ["Alaskan Standard Time", "America/Anchorage"],
  ["Hawaiian Standard Time", "Pacific/Honolulu"],
  ["Atlantic Standard Time", "America/Halifax"],
  ["Newfoundland Standard Time", "America/St_Johns"],
  ["Canada Central Standard Time", "America/Regina"],
  ["Central Standard Time (Mexico)", "America/Mexico_City"],
  ["SA Pacific Standard Time", "America/Bogota"],
  ["E. South America Standard Time", "America/Sao_Paulo"],
  ["GMT Standard Time", "Europe/London"],
  ["Greenwich Standard Time", "Atlantic/Reykjavik"],
  ["W. Europe Standard Time", "Europe/Berlin"],
  ["Romance Standard Time", "Europe/Paris"],
  ["Central European Standard Time", "Europe/Warsaw"],
  ["Central Europe Standard Time", "Europe/Budapest"],
  ["FLE Standard Time", "Europe/Kyiv"],
  ["GTB Standard Time", "Europe/Bucharest"],
  ["Turkey Standard Time", "Europe/Istanbul"],
  ["South Africa Standard Time", "Africa/Johannesburg"],
  ["W. Central Africa Standard Time", "Africa/Lagos"],
  ["Arabian Standard Time", "Asia/Dubai"],
  ["India Standard Time", "Asia/Kolkata"],
  ["Nepal Standard Time", "Asia/Kathmandu"],
  ["China Standard Time", "Asia/Shanghai"],
  ["Singapore Standard Time", "Asia/Singapore"],
  ["Tokyo Standard Time", "Asia/Tokyo"],
  ["AUS Eastern Standard Time", "Australia/Sydney"],
  ["E. Australia Standard Time", "Australia/Brisbane"],
  ["Lord Howe Standard Time", "Australia/Lord_Howe"],
  ["New Zealand Standard Time", "Pacific/Auckland"],
  ["UTC", "UTC"],
  ["UTC-02", "Etc/GMT+2"],
  ["UTC+12", "Etc/GMT-12"],
];

const PREFIXES = [
  "/",
  "/freeassociation.sourceforge.net/",
  "/freeassociation.sourceforge.net/Tzfile/",
  "/citadel.org/20250101_1/",
  "/mozilla.org/20050126_1/",
  "/mozilla.org/20070129_1/",
  "/softwarestudio.org/Olson_20011030_5/",
  "/softwarestudio.org/Tzfile/",
];

/** Names as Windows shows them to people; each is right only if daylight saving time is known, too. */
export const SHOWN_NAMES: readonly (readonly [string, string])[] = [
  ["(UTC-05:00) Eastern Time (US & Canada)", "America/New_York"],
  ["(UTC-05:00) Eastern Time (US and Canada)", "America/New_York"],
  ["(UTC-06:00) Central Time (US & Canada)", "America/Chicago"],
  ["(UTC-08:00) Pacific Time (US & Canada)", "America/Los_Angeles"],
  ["(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna", "Europe/Berlin"],
  ["(UTC+00:00) Dublin, Edinburgh, Lisbon, London", "Europe/London"],
  ["(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi", "Asia/Kolkata"],
];

export const UNKNOWN_NAMES = [
  "Customized Time Zone 1",
  "tzone://Microsoft/Custom",
  "Mars/Olympus_Mons",
  "My Office",
  "Zeitzone der Zentrale",
];

type Change = { saving: string; standard: string; rules: "us" | "eu" | "none"; hour: number };

/** Zones that a file may describe in a few lines, true since 2007. */
const DESCRIBED: Record<string, Change> = {
  "America/New_York": { saving: "-0400", standard: "-0500", rules: "us", hour: 2 },
  "America/Chicago": { saving: "-0500", standard: "-0600", rules: "us", hour: 2 },
  "America/Los_Angeles": { saving: "-0700", standard: "-0800", rules: "us", hour: 2 },
  "Europe/Berlin": { saving: "+0200", standard: "+0100", rules: "eu", hour: 2 },
  "Europe/Paris": { saving: "+0200", standard: "+0100", rules: "eu", hour: 2 },
  "Europe/London": { saving: "+0100", standard: "+0000", rules: "eu", hour: 1 },
  "Asia/Kolkata": { saving: "", standard: "+0530", rules: "none", hour: 0 },
  "Asia/Tokyo": { saving: "", standard: "+0900", rules: "none", hour: 0 },
  "America/Phoenix": { saving: "", standard: "-0700", rules: "none", hour: 0 },
};

const DESCRIBED_ZONES = Object.keys(DESCRIBED);

/** VTIMEZONE of a zone under any name; `since1601` as Outlook writes it. */
function describedAs(name: string, iana: string, since1601: boolean): string[] {
  const change = DESCRIBED[iana];
  if (!change) throw new Error(`No description of ${iana}`);
  const part = (type: string, from: string, to: string, start: string, rule: string[]) => [
    `BEGIN:${type}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `DTSTART:${start}`,
    ...rule,
    `END:${type}`,
  ];
  const { saving, standard, rules, hour } = change;
  const at = (day: string, clock: number) => `${since1601 ? "16010101" : day}T0${clock}0000`;
  const yearly = (month: number, weekday: string) => [
    `RRULE:FREQ=YEARLY;BYMONTH=${month};BYDAY=${weekday}`,
  ];
  const parts = {
    none: () => part("STANDARD", standard, standard, at("19700101", 0), []),
    us: () => [
      ...part("STANDARD", saving, standard, at("20071104", hour), yearly(11, "1SU")),
      ...part("DAYLIGHT", standard, saving, at("20070311", hour), yearly(3, "2SU")),
    ],
    eu: () => [
      ...part("DAYLIGHT", standard, saving, at("19960331", hour), yearly(3, "-1SU")),
      ...part("STANDARD", saving, standard, at("19961027", hour + 1), yearly(10, "-1SU")),
    ],
  };
  return ["BEGIN:VTIMEZONE", `TZID:${name}`, ...parts[rules](), "END:VTIMEZONE"];
}

/** A zone by its IANA name, described or not, or UTC. */
export function plainZone(random: Random): ZoneName {
  if (random.chance(0.1)) return IN_UTC;
  if (random.chance(0.3)) return described(random, (iana) => iana);
  const iana = random.of(IANA);
  return { written: iana, iana, definition: [] };
}

export function windowsZone(random: Random): ZoneName {
  const [written, iana] = random.of(WINDOWS);
  const isDescribed = iana in DESCRIBED && random.chance(0.3);
  const definition = isDescribed ? describedAs(written, iana, random.chance(0.7)) : [];
  return { written, iana, definition };
}

export function prefixedZone(random: Random): ZoneName {
  if (random.chance(0.15)) return { written: "tzone://Microsoft/Utc", iana: "UTC", definition: [] };
  const prefix = random.of(PREFIXES);
  if (random.chance(0.3)) return described(random, (iana) => `${prefix}${iana}`);
  const iana = random.of(IANA);
  return { written: `${prefix}${iana}`, iana, definition: [] };
}

/** A name that nobody knows, with a description that decides; the number tells it from others in the file. */
export function describedZone(random: Random, number: number): ZoneName {
  return described(random, () => random.of([`Customized Time Zone ${number}`, `Office ${number}`]));
}

function described(random: Random, nameOf: (iana: string) => string): ZoneName {
  const iana = random.of(DESCRIBED_ZONES);
  const written = nameOf(iana);
  return { written, iana, definition: describedAs(written, iana, random.chance(0.4)) };
}
