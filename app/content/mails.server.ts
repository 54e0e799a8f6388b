/** Every email that the product sends, as a document: subject and text, with names in braces that are filled in on sending. */
import { z } from "zod";
import { SHIPPED_MAILS, type ShippedMail } from "./copy/mails";
import { type ContentValue, contentDocument } from "./document.server";
import { group, paragraph, text } from "./kinds.server";
import type { Content } from "./published.server";

type Mails = typeof SHIPPED_MAILS;
export type MailName = keyof Mails;

const PARTS = Object.entries<ShippedMail>(SHIPPED_MAILS);

/** What an end names: where someone refuses such emails. */
const STOP = "stop";

type Words = { subject: string; text: string; end?: string | undefined };

export const MAILS = contentDocument({
  key: "mails",
  label: "Mails",
  figures: "with-note",
  pages: [],
  names: Object.fromEntries(PARTS.map(([name, mail]) => [name, Object.keys(namesOf(mail))])),
  schema: z.strictObject(
    forEachMail((mail): z.ZodType<Words, Words> => {
      const parts = {
        subject: text("Subject", { max: 200 }),
        text: paragraph("Text", { max: 4_000 }),
      };
      const end = paragraph("Below, for those who may refuse such emails", { max: 400 });
      return group(mail.label, mail.end ? { ...parts, end } : parts, helpOn(namesOf(mail)));
    }),
  ),
  shipped: forEachMail(({ subject, text, end }) =>
    end ? { subject, text, end } : { subject, text },
  ),
});

/** An email in the published words, with the values of its names. `stop`: where its reader refuses such emails, if they may. */
export function mailContent<Name extends MailName>(
  content: Content,
  name: Name,
  values: Readonly<Record<keyof Mails[Name]["names"], string> & { stop?: string }>,
): Filled {
  return filled(content.of(MAILS)[name], new Map(Object.entries<string>(values)));
}

type Filled = { subject: string; text: string };

function filled({ subject, text, end }: Words, values: ReadonlyMap<string, string>): Filled {
  const fill = (template: string) =>
    template.replace(
      /\{([a-z]+)\}/gi,
      (whole, each: string) => values.get(each) ?? (each === STOP ? "" : whole),
    );
  const isEnded = end !== undefined && values.has(STOP);
  return {
    subject: fill(subject),
    text: isEnded ? `${fill(text)}\n\n${fill(withWayOut(end))}` : fill(text),
  };
}

/** The way out is there, whatever a company writes around it. */
function withWayOut(end: string): string {
  return end.includes(`{${STOP}}`) ? end : `${end} {${STOP}}`;
}

function namesOf({ names, end }: ShippedMail): ShippedMail["names"] {
  return end ? { ...names, [STOP]: "below the text, where its reader refuses such emails" } : names;
}

/** The values of names in a preview; a path is one of the product's own addresses. */
const SAMPLES: Readonly<Record<NameIn<Mails[MailName]> | typeof STOP, string>> = {
  code: "482913",
  by: "Dana Rivers",
  device: "Firefox on Linux",
  network: "192.0.2.17",
  attempts: "12",
  days: "60",
  time: "Mon, 23 Nov 2026 14:05:00 GMT",
  greeting: "Hello Jordan,",
  title: "Discovery call",
  text: "The live session moves to Thursday at 3 PM.",
  meeting: "discovery call",
  when: "Monday, November 23, 2026 at 3:00 PM EST",
  until: "2:35 PM EST",
  where: "\n\nWith: Dana Sample\nWhere: https://meet.example.com/dana",
  phone: "\nPhone: +1 555 010 0199",
  prepare: "- Find a quiet place with a stable connection.\n- Write down your questions.",
  link: "/booking/sample",
  again: "/auth/mail",
  confirm: "/booking/sample?ask=confirm",
  move: "/booking/sample?ask=move",
  cancel: "/booking/sample?ask=cancel",
  times:
    "Tuesday, November 24, 2026 at 10:00 AM EST: {origin}/schedule/discovery?at=1\nTuesday, November 24, 2026 at 10:30 AM EST: {origin}/schedule/discovery?at=2",
  news: "moved",
  before: "\nBefore: Friday, November 20, 2026 at 3:00 PM EST",
  guest: "Jordan Sample",
  mail: "jordan@guests.example",
  zone: "America/Chicago (Monday, November 23, 2026 at 2:00 PM CST)",
  message: "\n\nIs there a payment plan?",
  inbox: "/admin/inbox",
  agenda: "\n\nAgenda: {origin}/admin/agenda",
  guests: "Jordan Sample, jordan@guests.example, +1 555 010 0199",
  form: "Company email request from Jordan Sample",
  entries: "Name: Jordan Sample\nWhat do you need? A mailbox",
  receipt: "We got your request and reply within 24 hours.",
  start: " You start on Monday, November 30, 2026.",
  reasons: "\n\nWe hire in the United States and Canada.",
  reference: "02CD-31A0",
  stop: "/auth/announcements/sample",
};

type NameIn<Mail> = Mail extends { names: infer Names } ? keyof Names : never;

/** The email with this name and sample values; null if there is none. `words`: of the document, as read. */
export function sampleMail(
  words: ContentValue<typeof MAILS>,
  name: string,
  origin: string,
): (Filled & { label: string }) | null {
  const mail = PARTS.find(([each]) => each === name);
  if (!mail) return null;
  const values = Object.entries(SAMPLES).map(
    ([each, value]) =>
      [
        each,
        value.startsWith("/") ? origin + value : value.replaceAll("{origin}", origin),
      ] as const,
  );
  return { label: mail[1].label, ...filled(words[name as MailName], new Map(values)) };
}

function forEachMail<Value>(make: (mail: ShippedMail) => Value): Record<MailName, Value> {
  return Object.fromEntries(PARTS.map(([name, mail]) => [name, make(mail)])) as Record<
    MailName,
    Value
  >;
}

function helpOn(names: ShippedMail["names"]): string {
  const each = Object.entries(names).map(([name, meaning]) => `{${name}}: ${meaning}`);
  return `Filled in on sending: ${each.join("; ")}.`;
}
