/** Every email that the product sends, as a document: subject and text, with names in braces that are filled in on sending. */
import { z } from "zod";
import { type ContentValue, contentDocument } from "./document.server";
import { group, paragraph, text } from "./kinds.server";
import type { Content } from "./published.server";

type Shipped = {
  label: string;
  /** What replaces each name, in the form's words. */
  names: Readonly<Record<string, string>>;
  subject: string;
  text: string;
};

const WHO = "the first line, with the name where that is safe";

const SHIPPED = {
  signInCode: {
    label: "Sign-in code",
    names: { code: "the code" },
    subject: "Your sign-in code for {company}",
    text: `Your sign-in code for {company} is {code}.

It works once, within ten minutes. We will never ask you for it.
If you did not request a code, someone else entered your address. You can ignore this email.`,
  },
  confirmAddress: {
    label: "Confirm an address",
    names: { code: "the code" },
    subject: "Confirm your address for {company}",
    text: `Enter the code {code} on your account page in {company} to confirm this address.

It works once, within ten minutes. If you did not request it, ignore this email.`,
  },
  newDevice: {
    label: "New sign-in",
    names: { device: "browser and system", network: "the network", time: "when" },
    subject: "New sign-in to your account",
    text: `New sign-in to your account: {device}, from the address {network}, on {time}.

If this was you, you can ignore this email. If it was not, end that session on your account page and get a new access code.`,
  },
  wrongCodes: {
    label: "Wrong access codes",
    names: { attempts: "how many", time: "when" },
    subject: "Many wrong access codes were entered for your account",
    text: `Many wrong access codes were entered for your account: {attempts} attempts, on {time}.

If this was you, you can ignore this email. If it was not, get a new access code.`,
  },
  message: {
    label: "Announcement or nudge",
    names: { greeting: WHO, title: "its title", text: "its text", link: "the training" },
    subject: "{title}",
    text: `{greeting}

{text}

Open your training: {link}

{company}`,
  },
  accepted: {
    label: "Application accepted",
    names: { greeting: WHO, link: "the sign-in link" },
    subject: "Your training at {company} is ready",
    text: `{greeting}

Your application was accepted. This link signs you in:

Open your training: {link}

It works once, within 24 hours. Do not share it. If it has expired, ask us for a new one.

{company}`,
  },
  confirmBooking: {
    label: "Confirm a booking",
    names: {
      title: "the meeting",
      meeting: "the meeting, within a sentence",
      when: "day and time",
      link: "where to confirm",
      until: "until when the time is held",
    },
    subject: "Please confirm: {title}, {when}",
    text: `Hello,

Someone, probably you, chose this time for a {meeting} with {company}:

{when}

It is not booked yet. To book it, open this page and confirm:

Confirm the meeting: {link}

We hold the time until {until}. After that, it opens up for others.
If this was not you, ignore this email and nothing will be booked.

{company}`,
  },
  booked: meetingMail("Meeting booked", "Booked", "is booked."),
  moved: meetingMail("Meeting moved", "Moved", "has a new time."),
  cancelled: {
    label: "Meeting canceled",
    names: meetingNames("where to book another time"),
    subject: "Canceled: {title}, {when}",
    text: `{greeting}

Your {meeting} is canceled. It was planned for:

{when}

Book another time: {link}

{company}`,
  },
  reminder: {
    label: "Reminder of a meeting",
    names: {
      greeting: WHO,
      title: "the meeting",
      meeting: "the meeting, within a sentence",
      when: "day and time",
      where: "with whom and where, on separate lines",
      confirm: "where to confirm",
      move: "where to move it",
      cancel: "where to cancel it",
    },
    subject: "Reminder: {title}, {when}",
    text: `{greeting}

Your {meeting} with {company} is coming up:

{when}{where}

Will you be there?

Confirm: {confirm}
Move: {move}
Cancel: {cancel}

{company}`,
  },
  followUp: {
    label: "After a missed meeting",
    names: {
      greeting: WHO,
      title: "the meeting",
      meeting: "the meeting, within a sentence",
      when: "when it was planned for",
      times: "the next free times, one a line",
      link: "where to book another time",
    },
    subject: "We missed you: {title}",
    text: `{greeting}

We missed you at your {meeting} on {when}. If you still want to talk, pick a new time:

{times}
All free times: {link}

{company}`,
  },
  meetingForCompany: {
    label: "Meeting, to the company",
    names: {
      title: "the meeting",
      news: "booked, moved or canceled",
      when: "day and time in the calendar's zone",
      before: "the previous time, on a separate line",
      guest: "the guest's name",
      mail: "the guest's address",
      where: "with whom and where, on separate lines",
      phone: "the guest's phone number, on a separate line",
      zone: "the guest's time zone and time",
      message: "what the guest answered and wrote",
      inbox: "the inbox",
    },
    subject: "{title} {news}: {guest}, {when}",
    text: `{title}: {news}
{when}{before}{where}

Name: {guest}
Email: {mail}{phone}
Time zone: {zone}{message}

Inbox: {inbox}`,
  },
  formForCompany: {
    label: "Form, to the company",
    names: { form: "the form, with its sender", entries: "what was entered", inbox: "the inbox" },
    subject: "{form}",
    text: `{entries}

In the inbox: {inbox}`,
  },
  formReceipt: {
    label: "Receipt of a form",
    names: { form: "the form", receipt: "its receipt", reference: "the reference" },
    subject: "We got your form: {form}",
    text: `{receipt}

Your reference: {reference}
If you did not send us this form, someone entered your address by mistake. You can ignore this email.

{company}
{supportMail}`,
  },
  applicationQualified: {
    label: "Application that qualifies",
    names: {
      link: "the applicant's page",
      days: "how many days it works",
      reference: "the reference",
    },
    subject: "Your application at {company}: book your interview",
    text: `We have your application, and you meet the requirements. The next step is a short interview.

Book your interview: {link}

The same page shows where your application stands, and lets you move the interview or withdraw. It is yours alone and works for {days} days.

Your reference: {reference}
If you did not apply, someone entered your address by mistake. You can ignore this email.

{company}
{supportMail}`,
  },
  applicationNotQualified: {
    label: "Application that does not qualify",
    names: { reference: "the reference" },
    subject: "Your application at {company}",
    text: `We have your application. Your answers do not meet the requirements of this role right now, so there is no interview to book.

This is about fit, not about you. You are welcome to apply again when something changes.

Your reference: {reference}
If you did not apply, someone entered your address by mistake. You can ignore this email.

{company}
{supportMail}`,
  },
  applicationDeclined: {
    label: "Application declined",
    names: { greeting: WHO },
    subject: "Your application at {company}",
    text: `{greeting}

Thank you for your time and your interest in the role. We have decided to move forward with other applicants.

You are welcome to apply again when something changes.

{company}`,
  },
  applicationLink: {
    label: "New link to an application",
    names: { link: "the applicant's page", days: "how many days it works" },
    subject: "Your application at {company}",
    text: `Here is a new link to your application. It is yours alone and works for {days} days.

Open your application: {link}

If you did not ask for it, you can ignore this email.

{company}`,
  },
} as const satisfies Record<string, Shipped>;

type Mails = typeof SHIPPED;
export type MailName = keyof Mails;

const PARTS = Object.entries<Shipped>(SHIPPED);

export const MAILS = contentDocument({
  key: "mails",
  label: "Mails",
  figures: "with-note",
  pages: [],
  names: Object.fromEntries(PARTS.map(([name, { names }]) => [name, Object.keys(names)])),
  schema: z.strictObject(
    forEachMail(({ label, names }) =>
      group(
        label,
        { subject: text("Subject", { max: 200 }), text: paragraph("Text", { max: 4_000 }) },
        helpOn(names),
      ),
    ),
  ),
  shipped: forEachMail(({ subject, text }) => ({ subject, text })),
});

type Words = { subject: string; text: string };

/** An email in the published words, with the values of its names. */
export function mailContent<Name extends MailName>(
  content: Content,
  name: Name,
  values: Readonly<Record<keyof Mails[Name]["names"], string>>,
): Words {
  return filled(content.of(MAILS)[name], new Map(Object.entries<string>(values)));
}

function filled({ subject, text }: Words, values: ReadonlyMap<string, string>): Words {
  const fill = (template: string) =>
    template.replace(/\{([a-z]+)\}/gi, (whole, each: string) => values.get(each) ?? whole);
  return { subject: fill(subject), text: fill(text) };
}

/** The values of names in a preview; a path is one of the product's own addresses. */
const SAMPLES: Readonly<Record<NameIn<Mails[MailName]>, string>> = {
  code: "482913",
  device: "Firefox on Linux",
  network: "192.0.2.17",
  attempts: "12",
  days: "60",
  time: "Mon, 23 Nov 2026 14:05:00 GMT",
  greeting: "Hello Jordan Sample,",
  title: "Discovery call",
  text: "The live session moves to Thursday at 3 PM.",
  meeting: "discovery call",
  when: "Monday, November 23, 2026 at 3:00 PM EST",
  until: "2:35 PM EST",
  where: "\n\nWith: Dana Sample\nWhere: https://meet.example.com/dana",
  phone: "\nPhone: +1 555 010 0199",
  prepare: "- Find a quiet place with a stable connection.\n- Write down your questions.",
  link: "/booking/sample",
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
  form: "Company email request from Jordan Sample",
  entries: "Name: Jordan Sample\nWhat do you need? A mailbox",
  receipt: "We got your request and reply within 24 hours.",
  reference: "K7QM-2R",
};

type NameIn<Mail> = Mail extends { names: infer Names } ? keyof Names : never;

/** The email with this name and sample values; null if there is none. `words`: of the document, as read. */
export function sampleMail(
  words: ContentValue<typeof MAILS>,
  name: string,
  origin: string,
): (Words & { label: string }) | null {
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

function forEachMail<Value>(make: (mail: Shipped) => Value): Record<MailName, Value> {
  return Object.fromEntries(PARTS.map(([name, mail]) => [name, make(mail)])) as Record<
    MailName,
    Value
  >;
}

function helpOn(names: Shipped["names"]): string {
  const each = Object.entries(names).map(([name, meaning]) => `{${name}}: ${meaning}`);
  return `Filled in on sending: ${each.join("; ")}.`;
}

function meetingNames(link: string) {
  return {
    greeting: WHO,
    title: "the meeting",
    meeting: "the meeting, within a sentence",
    when: "day and time",
    where: "with whom and where, on separate lines",
    prepare: "what to do until then",
    link,
  };
}

function meetingMail(label: string, begin: string, what: string) {
  return {
    label,
    names: meetingNames("where to move or cancel it"),
    subject: `${begin}: {title}, {when}`,
    text: `{greeting}

Your {meeting} ${what}

{when}{where}

How to prepare:
{prepare}

Move or cancel: {link}

{company}`,
  };
}
