// cspell:ignore rendez vous complet nome completo volledige naam prenom voornaam cognome sobrenome achternaam famille reddito annuo renda jaarinkomen inkomen cita fecha llamada appuntamento chiamata agendamento ligacao afspraak proximo contacto contato prossimo contatto prochain volgend observacoes osservazioni opmerking opmerkingen anual notiz notizen bemerkung paese jahreseinkommen einkommen jahresgehalt gehalt ingresos ingreso anuales revenu annuel revenus gesprachstermin anruf wiedervorlage nachster kontakt benutzername usuario plattform netzwerk plataforma telefon telefonnummer handynummer mobil mobilnummer telefono celular correo termin pais
/** Every field of a prospect that a column of a sheet may fill, and the headings that people give it (DAY-4, LEAD-2). Pure; runs anywhere. */

import type { Column } from "~/imports/imports.server";
import { typedKeys } from "~/platform/web/typed-keys";
import { readIncome, readScore } from "~/reading/amounts";
import { looksLikeDay } from "~/reading/days";
import { readPlace } from "~/reading/places";
import { readPlatform, readStatus } from "./import-words";
import { looksLikeProfile } from "./profile-address";
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

function isName(cell: string): boolean {
  return (
    /\p{L}/u.test(cell) &&
    !/^@|https?:|\d{4}/.test(cell) &&
    !isEmail(cell) &&
    !looksLikeProfile(cell)
  );
}

export function isEmail(cell: string): boolean {
  return /^[\w.+'-]+@[\w-]+\.[\w.-]+$/.test(cell.trim());
}

/** With what people write between its digits, so no number of anything else. */
function isPhone(cell: string): boolean {
  const digits = cell.replace(/\D/g, "").length;
  const isWritten = /^\+?[\d\s().-]{10,20}$/.test(cell.trim()) && /[+()\s-]/.test(cell.trim());
  return isWritten && digits >= 10 && digits <= 15 && !looksLikeDay(cell);
}

function isPhoneOrEmail(cell: string): boolean {
  return isEmail(cell) || /^(?:p:|tel:)?\+?[\d\s().-]{7,20}(?:x\d+)?$/.test(cell.trim());
}

/** What a column of handles on each platform is called. */
export const PLATFORM_HEADINGS: readonly { platform: Platform; words: readonly string[] }[] =
  typedKeys(PLATFORM_WORDS).map((platform) => ({
    platform,
    words: PLATFORM_WORDS[platform].flatMap((name) => [
      name,
      ...PROFILE_WORDS.map((each) => `${name} ${each}`),
    ]),
  }));

/** Some write the network before it: `IG: @ann`. */
function looksLikeHandle(cell: string): boolean {
  const bare = cell.trim().replace(/^\p{L}{1,10}\s?[:-]\s?(?=@)/u, "");
  return (
    /^'?@?[\p{L}\p{M}\p{N}_.-]+$/u.test(bare) &&
    !/^[\d.-]+$/.test(bare) &&
    readPlatform(cell) === null
  );
}

export const COLUMNS = {
  name: {
    label: "Whole name",
    words: words(
      "name, full name, whole name, contact name, prospect, prospect name, lead, contact, client, client name, customer, customer name, person, display name, who, names, leads, nom, nome, naam, nom complet, nome completo, nombre completo, nombre y apellidos, volledige naam",
    ),
    parts: words("name, full name, lead name, who"),
    cells: isName,
  },
  firstName: {
    label: "First name",
    words: words(
      "first name, first, firstname, fname, given name, forename, vorname, nombre, prenom, voornaam",
    ),
    parts: words("first name, given name"),
    cells: isName,
  },
  lastName: {
    label: "Last name",
    words: words(
      "last name, last, lastname, lname, surname, family name, nachname, apellido, apellidos, cognome, sobrenome, achternaam, nom de famille",
    ),
    parts: words("last name, surname, family name"),
    cells: isName,
  },
  country: {
    label: "Country",
    words: words(
      "country, country name, country of residence, nation, land, state, pais, pays, paese",
    ),
    parts: words(
      "country, state, location, located, lives in, living in, lives, based, where, city, region, hometown, from, residence",
    ),
    cells: (cell: string) => readPlace(cell) !== null,
    sure: (cell: string) => readPlace(cell) !== null && !/^\w?[a-z]$/.test(cell),
    several: true,
  },
  annualIncome: {
    label: "Annual income",
    words: words(
      "annual income, yearly income, income, income per year, income a year, household income, annual household income, salary, annual salary, yearly salary, earnings, annual earnings, yearly earnings, jahreseinkommen, einkommen, jahresgehalt, gehalt, ingresos, ingreso anual, ingresos anuales, revenu annuel, revenus, reddito, reddito annuo, renda, renda anual, jaarinkomen, inkomen",
    ),
    parts: words(
      "income, salary, makes, make, earns, earning, earnings, per year, a year, yr, yearly, annual, annually, wage, wages, dollars yr, dollars year, dollars, pay, money",
    ),
    cells: (cell: string) => readIncome(cell) !== null || /\d\s*k\b|\$/i.test(cell),
  },
  score: {
    label: "Credit score",
    words: words("credit score, creditscore, credit, credit rating, score, fico, fico score, cs"),
    parts: words("credit, fico, score"),
    cells: (cell: string) => readScore(cell) !== null || /\b[3-8]\d\d/.test(cell),
  },
  callDate: {
    label: "Call date",
    words: words(
      "call date, date of call, call day, appointment, appointment date, meeting, meeting date, booked for, scheduled for, termin, gesprachstermin, anruf, cita, fecha de llamada, rendez vous, rdv, appuntamento, data chiamata, agendamento, data da ligacao, afspraak",
    ),
    parts: words(
      "date, call, appointment, appt, meeting, booked for, call date, scheduled, day to call",
    ),
    cells: looksLikeDay,
  },
  nextContact: {
    label: "Next contact",
    words: words(
      "next contact, next follow up, next followup, follow up, followup, follow up date, next, next step, next msg, next message, next touch, next dm, hit up again, due, due date, reminder, wiedervorlage, nachster kontakt, proximo contacto, proximo contato, prossimo contatto, prochain contact, volgend contact, remind me, check back, circle back, callback, call back, contact again, message again, dm again",
    ),
    parts: words(
      "follow up, followup, follow ups, next, again, remind, reminder, reach out, touch, check in, check back, circle back, ping, nudge, chase, f u, fu, next contact, next follow up, next activity, next task, next call, call back, hit up",
    ),
    cells: looksLikeDay,
  },
  status: {
    label: "Status",
    words: words(
      "status, dm status, stage, outcome, result, call outcome, call result, convo status, lead status, disposition, pipeline stage, where we at, where are we, where were at",
    ),
    parts: words(
      "status, stage, outcome, result, disposition, call outcome, call status, we at, are we at, happened",
    ),
    cells: (cell: string) => readStatus(cell) !== null,
    sure: (cell: string) => readStatus(cell) !== null,
  },
  handle: {
    label: "Handle",
    words: [
      ...PROFILE_WORDS.filter((each) => !["name", "id", "contact"].includes(each)),
      ...words("social, socials, social media, social profile, social link, social handle"),
      ...words("contact, contact info, how to reach, where to reach, benutzername, usuario"),
      ...words("link to profile, website, web page, at, at handle, the at"),
      ...PLATFORM_HEADINGS.flatMap((each) => each.words),
    ],
    parts: words(
      "handle, username, user name, insta, instagram, ig, facebook, fb, tiktok, tik tok, linkedin, twitter, social, socials, account, tt",
    ),
    cells: (cell: string) => looksLikeProfile(cell) || looksLikeHandle(cell),
    sure: (cell: string) => /^'?@[\w.-]+$/.test(cell.trim()),
    mixed: looksLikeProfile,
  },
  profile: {
    label: "Profile address",
    words: words("profile address, profile page, address of profile"),
    parts: words("url, link, links, profile, page"),
    cells: looksLikeProfile,
    sure: looksLikeProfile,
    several: true,
  },
  platform: {
    label: "Platform",
    words: words(
      "platform, social platform, channel, source, lead source, network, social network, app, plattform, netzwerk, plataforma",
    ),
    parts: words("platform, channel, source, network, app, where, from, found, came from"),
    cells: (cell: string) => readPlatform(cell) !== null,
    sure: (cell: string) => readPlatform(cell) !== null,
  },
  dealAmount: {
    label: "Deal amount",
    words: words("deal amount, deal, deal size, amount closed, cash collected"),
  },
  rescheduledDate: { label: "Rescheduled date", words: words("rescheduled date") },
  showed: { label: "Showed up", words: words("showed up") },
  reach: {
    label: "Phone, email or other, into Notes",
    words: words(
      "email, e mail, email address, phone, phone number, mobile, mobile phone, cell phone, telefon, telefonnummer, handy, handynummer, mobil, mobilnummer, telefono, celular, correo, portable",
    ),
    parts: words("email, e mail, mail, phone, mobile, telephone, tel"),
    cells: isPhoneOrEmail,
    sure: (cell: string) => isEmail(cell) || isPhone(cell),
    several: true,
    beside: true,
  },
  notes: {
    label: "Notes",
    words: words(
      "notes, note, comment, comments, remark, remarks, details, description, notas, comentarios, notiz, notizen, bemerkung, observacoes, osservazioni, opmerking, opmerkingen, message, msg",
    ),
    parts: words(
      "note, notes, comment, comments, remarks, details, tea, about, bio, biography, thoughts, convo, said, info, situation, story",
    ),
    sure: (cell: string) => /\p{L}/u.test(cell) && cell.trim().split(/\s+/).length > 2,
    varied: true,
    several: true,
  },
} as const satisfies Record<string, Column>;
export type ColumnName = keyof typeof COLUMNS;

/** How a row is matched to an existing prospect. */
export const KEYS = { handle: "Handle", name: "Name and country" } as const;
export type KeyName = keyof typeof KEYS;
export const KEY_NAMES = typedKeys(KEYS);

/** What undoing an import would do, without what it would not. */
export function undoingText({ added, updated }: { added: number; updated: number }): string {
  const parts = [
    counted(added, ["added prospect is removed", "added prospects are removed"]),
    counted(updated, [
      "updated one gets its earlier values back",
      "updated ones get their earlier values back",
    ]),
  ];
  return `${parts.flat().join(", and ")}. Anything that someone has edited since stays as it is.`;
}

function counted(count: number, [one, several]: readonly [string, string]): string[] {
  return count === 0 ? [] : [`${count.toLocaleString("en-US")} ${count === 1 ? one : several}`];
}
