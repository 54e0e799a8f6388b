import { isMailAddress, looksLikeAddress } from "~/platform/mail/names";
import { knownZone } from "~/platform/time/zones";

export const LONGEST_MESSAGE = 1_000;

const UNLIKELY_NAME = /[\p{Cc}<>]/u;

type Guest = { name: string; mail: string; zone: string; message: string };
export type GuestFaults = Partial<Record<keyof Guest, string>>;

/**
 * Who books, checked the same on both sides (SLOT-2): in the one way that it is kept, or what is wrong by field. A
 * trainee's name is the account's, whatever it looks like.
 */
export function checkGuest(
  given: URLSearchParams,
  isTrainee: boolean,
): { guest: Guest; faults: null } | { guest: null; faults: GuestFaults } {
  const text = (name: keyof Guest) => (given.get(name) ?? "").trim();
  const zone = knownZone(text("zone"));
  const [name, mail, message] = [text("name"), text("mail"), text("message")];
  const found = {
    name: !isTrainee && faultOfName(name),
    mail: faultOfMail(mail),
    zone: zone === null && "Please choose a time zone from the list",
    message: message.length > LONGEST_MESSAGE && "Please use at most 1,000 characters",
  };
  const faults = Object.fromEntries(Object.entries(found).filter(([, fault]) => fault));
  if (zone === null || Object.keys(faults).length > 0) return { guest: null, faults };
  return { guest: { name, mail, zone, message }, faults: null };
}

function faultOfName(name: string): string | false {
  if (name === "") return "Please enter your name";
  if (name.length > 80) return "Please use at most 80 characters";
  // It goes out in mails of ours, where an address would become a link (S9).
  if (UNLIKELY_NAME.test(name) || looksLikeAddress(name))
    return "Please enter your name without an address: no @, no colon, no slash, and a space after a dot";
  return false;
}

function faultOfMail(mail: string): string | false {
  if (mail.length > 200) return "Please use at most 200 characters";
  return !isMailAddress(mail) && "Please enter an email address such as name@example.com";
}

/** An instant as addresses and forms carry it, in milliseconds; null where it is none. */
export function instantIn(text: string | null | undefined): number | null {
  if (!text || !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(text)) return null;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}
