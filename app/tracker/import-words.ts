// cspell:ignore pais asisti interesad cerrad vendid pendiente agendad
/** What people call platforms and how a lead stands, in a sheet (LEAD-2, LEAD-5). Pure; runs anywhere. */

import { oneLine } from "~/platform/text/one-line";
import { plainText } from "~/platform/text/plain-text";
import { PLATFORMS, type Platform, STATUSES, type Status } from "./prospect";

/** A status of a prospect, or that the call took place. */
export type SheetStatus = Status | "showed";

const words = (text: string) => text.split(", ");

const PLATFORM_NAMES: Partial<Record<Platform, readonly string[]>> = {
  Instagram: words(
    "instagram, insta, ig, insta dm, ig dm, ig dms, ig story, ig reel, instagram dm",
  ),
  LinkedIn: words("linkedin, linked in, li"),
  Facebook: words(
    "facebook, fb, fb group, facebook group, fb messenger, messenger, facebook messenger, fb ads, fb dm",
  ),
  TikTok: words("tiktok, tik tok, tt, tiktok live"),
  X: words("x, twitter, twitter x, x twitter, x dm"),
  WhatsApp: words("whatsapp, whats app, wa, wsp"),
  Other: words(
    "other, snap, snapchat, threads, youtube, yt, telegram, discord, reddit, pinterest, text, sms, email, referral, referred, website, skool, google, phone, in person, friend, podcast",
  ),
};

/** Null if it names none. */
export function readPlatform(cell: string): Platform | null {
  const text = plain(cell);
  const exact = PLATFORMS.find((each) => PLATFORM_NAMES[each]?.includes(text));
  if (exact || text.split(" ").length > 3) return exact ?? null;
  const [first = ""] = text.split(" ");
  return (
    PLATFORMS.find(
      (each) => each !== "Other" && first.length > 1 && PLATFORM_NAMES[each]?.includes(first),
    ) ?? null
  );
}

/** The first that fits counts. Words that only say that someone is quiet or kind decide nothing. */
const STATUS_FORMS: readonly (readonly [SheetStatus, RegExp])[] = [
  [
    "no_show",
    /^(?:no[ -]?show(?:ed|s)?|noshow(?:ed)?|did ?n['o]?t show(?: up)?|ns|no asisti[oó])\b/,
  ],
  [
    "not_interested",
    /^(?:not (?:interested|int|a fit for (?:him|her|them)|for (?:me|him|her|them))|uninterested|ni|no thanks?(?: you)?|passed|hard no|said no|declined|turned (?:it |us )?down|opted out|no (?:le )?interesad[ao])\b/,
  ],
  [
    "rescheduled",
    /^(?:re-?sched(?:uled?)?|resched?|re[- ]?booked|moved(?: to| the call)?|postponed|pushed)\b/,
  ],
  [
    "closed",
    /^(?:closed(?! lost)|closed won|won|sold|paid|pif|deal|bought|signed(?: up)?|enrolled|client|cerrad[ao]|vendid[ao])\b/,
  ],
  [
    "showed",
    /^(?:showed(?: up)?|show|attended|held|call (?:held|done|completed)|took (?:the )?call|completed)\b/,
  ],
  ["disqualified", /^(?:disqualified|dq(?:'?d|ed)?|unqualified|not qualified)\b/],
  [
    "pending",
    /^(?:pending|(?:call )?booked|call (?:is )?(?:booked|set|scheduled)|scheduled|waiting|appointment set|appt set|set|confirmed|pendiente|agendad[ao])\b/,
  ],
];
/** Words after which a status is no longer plain. */
const DOUBTS =
  /\?|\b(?:maybe|almost|might|should|soon|lost|or|but|then|tentative|not|unbooked|rebook)\b/;

/** Null if the words do not say it clearly. */
export function readStatus(cell: string): SheetStatus | null {
  // Signs that a file could not hold became question marks.
  const text = plainText(cell.replace(/\s\?{2,}/g, " "))
    .replace(/[^\p{L}\p{N}'?$,.-]+/gu, " ")
    .trim();
  const label = Object.entries(STATUSES).find(([, each]) => each.toLowerCase() === text);
  // A key of STATUSES.
  if (label) return label[0] as Status;
  const found = STATUS_FORMS.find(([, form]) => form.test(text));
  if (!found) return null;
  const rest = text.replace(found[1], "");
  return DOUBTS.test(rest) && found[0] !== "not_interested" ? null : found[0];
}

/** The words for the day in a status such as `Booked for 12/3`. */
export function bookedFor(cell: string): string | null {
  return /\b(?:booked|set|scheduled) (?:for |on )?(\S.{2,30})$/i.exec(cell)?.[1] ?? null;
}

/** What is compared of a word of a status, so that one answer counts for all. */
export function plain(cell: string): string {
  return plainText(cell)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** `@ann`, `IG: ann`, `ann (insta)`. */
export function namedHandle(cell: string) {
  const text = oneLine(cell.replace(/^['"]+(?=[@\w])/, "")).replace(/["']$/, "");
  const [, before, rest] = /^([a-z ]{1,10}?)\s*[:\-–]\s*(@?\S+)$/i.exec(text) ?? [];
  const [, bare, after] = /^(@?\S+)\s*(?:\(|on\s|-\s)\s*([a-z ]+)\)?$/i.exec(text) ?? [];
  const platform = readPlatform(before ?? after ?? "");
  const named = platform ? (rest ?? bare ?? text) : text;
  return { handle: named.replace(/^@+\s*/, ""), platform };
}

/** Not of a town or a state. */
export function saysCountry(heading = ""): boolean {
  return /\b(?:country|nation|land|pais|pays)\b/.test(plain(heading));
}
