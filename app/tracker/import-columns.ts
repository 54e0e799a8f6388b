/** Every field of a prospect that a column of a sheet may fill, and the headings that people give it (DAY-4). Pure; runs anywhere. */
import { typedKeys } from "~/platform/web/typed-keys";
import type { Platform } from "./prospect";

const words = (text: string) => text.split(", ");

/** How people call a platform, alone or before one of `PROFILE_WORDS`. */
const PLATFORM_WORDS = {
  Instagram: words("instagram, insta, ig"),
  LinkedIn: words("linkedin, linked in"),
  Facebook: words("facebook, fb"),
  TikTok: words("tiktok, tik tok"),
  X: words("x, twitter, twitter x, x twitter"),
  WhatsApp: words("whatsapp, whats app"),
} as const satisfies Partial<Record<Platform, readonly string[]>>;
const PROFILE_WORDS = words(
  "handle, username, user name, user, name, id, profile, profile link, profile url, link, url, account, page, contact",
);

/** What a column of handles on each platform is called. */
export const PLATFORM_HEADINGS: readonly { platform: Platform; words: readonly string[] }[] =
  typedKeys(PLATFORM_WORDS).map((platform) => ({
    platform,
    words: PLATFORM_WORDS[platform].flatMap((name) => [
      name,
      ...PROFILE_WORDS.map((each) => `${name} ${each}`),
    ]),
  }));

export const COLUMNS = {
  name: {
    label: "Whole name",
    words: words(
      "name, full name, whole name, prospect, prospect name, lead, lead name, contact, contact name, client, client name, customer, customer name, person, display name",
    ),
  },
  firstName: {
    label: "First name",
    words: words("first name, first, firstname, fname, given name, forename, vorname"),
  },
  lastName: {
    label: "Last name",
    words: words("last name, last, lastname, lname, surname, family name, nachname"),
  },
  country: {
    label: "Country",
    words: words("country, country name, country of residence, nation, land"),
  },
  annualIncome: {
    label: "Annual income",
    words: words(
      "annual income, yearly income, income, income per year, income a year, household income, annual household income, salary, annual salary, yearly salary, earnings, annual earnings, yearly earnings",
    ),
  },
  score: {
    label: "Credit score",
    words: words("credit score, creditscore, credit, credit rating, score, fico, fico score"),
  },
  callDate: {
    label: "Call date",
    words: words(
      "call date, date of call, call day, call, date, appointment, appointment date, meeting, meeting date, booked for, scheduled for",
    ),
  },
  handle: {
    label: "Handle",
    words: [
      ...PROFILE_WORDS.filter((each) => !["name", "id", "contact"].includes(each)),
      ...words("social, socials, social media, social profile, social link, social handle"),
      ...words("link to profile, website, web page"),
      ...PLATFORM_HEADINGS.flatMap((each) => each.words),
    ],
  },
  platform: {
    label: "Platform",
    words: words(
      "platform, social platform, channel, source, lead source, network, social network, app",
    ),
  },
  notes: {
    label: "Notes",
    words: words("notes, note, comment, comments, remark, remarks, details, description"),
  },
} as const satisfies Record<string, { label: string; words: readonly string[] }>;
export type ColumnName = keyof typeof COLUMNS;
export const COLUMN_NAMES = typedKeys(COLUMNS);

/** How a row is matched to an existing prospect. */
export const KEYS = { handle: "Handle", name: "Name and country" } as const;
export type KeyName = keyof typeof KEYS;
export const KEY_NAMES = typedKeys(KEYS);
