/** What a question cannot mean although it has its words, and what comes before every other answer to it (HELP-1). */
import type { Finding } from "~/reading/find";
import { asksForAnother } from "./by-another";
import type { Passage } from "./copy/help.server";
import { QUESTION_LINES } from "./copy/question-lines";
import { asksFromAbroad } from "./from-abroad";
import { asksForOtherCompanies } from "./other-companies";
import { askedIn } from "./ways-to-ask";

/** How many messages are sent is no question of hours. */
const OF_HOURS: ReadonlySet<string> = new Set(["daily-hours", "weekly-hours", "10-in-60-timeline"]);
/**
 * No other answer to these is sure: what counts is where they are from; nobody else does the work or uses the account;
 * and whom else they may work for is in their agreement.
 */
const FIRST = [
  { asks: asksFromAbroad, id: "outside-us" },
  { asks: asksForAnother, id: "share-code" },
  { asks: asksForOtherCompanies, id: "contractor" },
];
const CHOICES = 3;
/** Somebody comes along to the call. */
const OF_COMPANY = "bring-someone";
/** Another person gets or does something, and comes along to nothing. */
const NOT_ALONG =
  /\b(?:apply|applies|applying|(?:call|phone|text|message|contact|charge|pay) (?:my|him|her|them)\b)/i;
const ALONG = /\b(?:join|come|bring|sit|listen|attend|be there|be on|present)\b/i;
/** Two who want the same for themselves … */
const BOTH =
  /\b(?:and (?:i|me|myself)|me and|both|together|couples?|be(?:come)?(?: an?| two)? setters?)\b/i;
/** … and not to come along to something. */
const TO_A_CALL =
  /\b(?:calls?|phone|zoom|video|meet(?:ing)?s?|talk|chat|conversation|interview|appointment|discovery|come|bring|sit|listen|attend|there|on|present|decide)\b/i;
/** A booking is canceled in another way than what is paid for. */
const OF_BOOKINGS: ReadonlySet<string> = new Set(["cancel-booking", "reschedule"]);
const CHARGES =
  /\b(?:charge[ds]?|charging|bill(?:ed|ing)?|subscriptions?|memberships?|debit(?:ed|ing)?)\b/i;
const A_NUMBER =
  /\b(?:how (?:many|much)|number of|what number|daily|weekly)\b.{0,20}\b(?:dms?|messages?|msgs?|texts?|people|persons|prospects?|leads?|bookings?|calls?|appointments?|conversations?|follow[ -]?ups?|chats?)\b/i;
const HOURS = /\b(?:hours?|hrs?|time|minutes?|long)\b/i;

function asksForANumber(question: string): boolean {
  return A_NUMBER.test(question) && !HOURS.test(question);
}

/** Somebody else is in it, and comes along to no call. */
function isForNoCall(question: string): boolean {
  if (NOT_ALONG.test(question) && !ALONG.test(question)) return true;
  return BOTH.test(question) && !TO_A_CALL.test(question);
}

/** What a question cannot mean, although it has its words. */
export function meantBy(question: string): (passage: Passage) => boolean {
  const [ofNumber, ofAnother, ofCharges] = [
    asksForANumber(question),
    asksForAnother(question) || isForNoCall(question),
    CHARGES.test(question),
  ];
  return ({ id }) =>
    !(
      (ofNumber && OF_HOURS.has(id)) ||
      (ofAnother && id === OF_COMPANY) ||
      (ofCharges && OF_BOOKINGS.has(id))
    );
}

/**
 * "Can I work from Peru?" is no question of whether the work is remote, to which the answer is yes. What a company writes
 * about that itself is.
 */
export function withFirst(
  question: string,
  found: Finding<Passage>,
  passages: readonly Passage[],
): Finding<Passage> {
  const about = FIRST.find(({ asks }) => asks(question));
  const first = passages.find(({ id }) => id === about?.id);
  if (!about || !first || found.verdict === "fixed") return found;
  const isAbout = (passage: Passage) => passage === first || isOwn(passage, about.asks);
  if (found.verdict === "sure" && isAbout(found.found)) return found;
  const near = found.verdict === "unknown" ? [] : found.near;
  return { verdict: "unsure", near: [...new Set([first, ...near])].slice(0, CHOICES) };
}

/** A company's own entry that asks the same. */
function isOwn(passage: Passage, asks: (question: string) => boolean): boolean {
  const asked = [passage.title, ...askedIn(passage).map(({ question }) => question)];
  return !Object.hasOwn(QUESTION_LINES, passage.id) && asked.some(asks);
}
