/** An email as shipped; names in braces are filled in on sending. */
export type ShippedMail = {
  label: string;
  /** What replaces each name, in the form's words. */
  names: Readonly<Record<string, string>>;
  subject: string;
  text: string;
  /** What follows where its reader may refuse such emails: `{stop}` is the way. */
  end?: string;
};

const WHO = "the first line, with the first name where that is safe";

export const SHIPPED_MAILS = {
  signInCode: {
    label: "Sign-in link and code",
    names: { code: "the code", link: "the sign-in link" },
    subject: "Your sign-in link for {company}",
    text: `This link signs you in to {company}: {link}

Or enter this code where you asked for this email: {code}

The link works once, within 24 hours, and the code once, within ten minutes. We will never ask you for either.
If you did not ask for this, someone else entered your address. You can ignore this email.`,
  },
  signInLink: {
    label: "Sign-in link from staff",
    names: {
      greeting: WHO,
      link: "the sign-in link",
      again: "where to get another link by email",
    },
    subject: "Your sign-in link for {company}",
    text: `{greeting}

This link signs you in to {company}:

Sign in: {link}

It works once, within 24 hours. Keep it to yourself. Later, or on another device, get a new one by email:

New link: {again}

{company}`,
  },
  newCode: {
    label: "New access code",
    names: {
      greeting: WHO,
      code: "the access code",
      link: "the sign-in page",
    },
    subject: "Your new access code for {company}",
    text: `{greeting}

Your access code for {company} is now {code}. The one before no longer works.

Sign in: {link}

Keep the code to yourself.

{company}`,
  },
  confirmAddress: {
    label: "Confirm an address",
    names: { code: "the code" },
    subject: "Confirm your address for {company}",
    text: `Enter the code {code} on your account page in {company} to confirm this address.

It works once, within ten minutes. If you did not request it, ignore this email.`,
  },
  addressChanged: {
    label: "Address changed, to the one before",
    names: { time: "when" },
    subject: "Your account in {company} has another email address",
    text: `This address was taken off your account in {company} on {time}. Sign-in links and codes no longer come here.

If this was you, you can ignore this email. If it was not, someone else is in your account: reply to this email or write to the address below right away, and we will end their sessions and give you a new access code.`,
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
  secondStepOff: {
    label: "Two-step sign-in turned off",
    names: { by: "who turned it off", time: "when" },
    subject: "Two-step sign-in of your account was turned off",
    text: `{by} turned off two-step sign-in of your account in {company} on {time}. Your access code alone signs you in now, and your recovery codes no longer work.

If you expected this, set it up again on your account page once you have your new phone. If you did not, someone may be in an account that is not theirs: reply to this email or write to the address below right away.`,
  },
  message: {
    label: "Announcement or nudge",
    names: { greeting: WHO, title: "its title", text: "its text", link: "the training" },
    subject: "{title}",
    text: `{greeting}

{text}

Open your training: {link}

{company}`,
    end: "To get no more announcements by email: {stop}",
  },
  accepted: {
    label: "Application accepted",
    names: {
      greeting: WHO,
      link: "the sign-in link",
      code: "the access code",
      again: "where to get another link by email",
      start: "the day they start, if you choose one",
    },
    subject: "Your training at {company} is ready",
    text: `{greeting}

Your application was accepted.{start} This link signs you in:

Open your training: {link}

It works once, within 24 hours. On other devices, and later, sign in with your access code: {code}

Keep both to yourself. If you ever lose the code, you can get a new link by email:

New link: {again}

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

Please confirm the time you chose for a {meeting} with {company}:

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
  meetingForHost: {
    label: "Meeting, to its host",
    names: {
      greeting: WHO,
      title: "the meeting",
      news: "booked, moved, canceled or given to another host",
      when: "day and time in the host's zone",
      before: "the previous time, on a separate line",
      guest: "the guest's name",
      mail: "the guest's address",
      where: "where it takes place, on a separate line",
      phone: "the guest's phone number, on a separate line",
      zone: "the guest's time zone and time",
      message: "what the guest answered and wrote",
      agenda: "for a host with an account: the agenda, on separate lines",
    },
    subject: "{title} {news}: {guest}, {when}",
    text: `{greeting}

{title}: {news}
{when}{before}{where}

Name: {guest}
Email: {mail}{phone}
Time zone: {zone}{message}{agenda}

{company}`,
  },
  reminderForHost: {
    label: "Reminder of a meeting, to its host",
    names: {
      greeting: WHO,
      title: "the meeting",
      when: "day and time in the host's zone",
      where: "where it takes place, on a separate line",
      guests: "the guests with address, phone and whether they have confirmed, one a line",
      agenda: "for a host with an account: the agenda, on separate lines",
    },
    subject: "Reminder: {title}, {when}",
    text: `{greeting}

Coming up: {title}
{when}{where}

{guests}{agenda}

{company}`,
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
    names: {
      greeting: WHO,
      form: "the form",
      receipt: "its receipt",
      reference: "the reference",
    },
    subject: "We got your form: {form}",
    text: `{greeting}

{receipt}

Your reference: {reference}
If you did not send us this form, someone entered your address by mistake. You can ignore this email.

{company}`,
  },
  applicationQualified: {
    label: "Application that qualifies",
    names: {
      greeting: WHO,
      link: "the applicant's page",
      days: "how many days it works",
      reference: "the reference",
    },
    subject: "Your application at {company}: book your interview",
    text: `{greeting}

We have your application, and you meet the requirements. The next step is a short interview.

Book your interview: {link}

The same page shows where your application stands, and lets you move the interview or withdraw. It is yours alone and works for {days} days.

Your reference: {reference}
If you did not apply, someone entered your address by mistake. You can ignore this email.

{company}`,
  },
  applicationNotQualified: {
    label: "Application that does not qualify",
    names: {
      greeting: WHO,
      reasons: "what the questions say about the answers that did not qualify",
      reference: "the reference",
    },
    subject: "Your application at {company}",
    text: `{greeting}

We have your application. Your answers do not meet the requirements of this role right now, so there is no interview to book.{reasons}

This is about fit, not about you. You are welcome to apply again when something changes.

Your reference: {reference}
If you did not apply, someone entered your address by mistake. You can ignore this email.

{company}`,
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
    names: { greeting: WHO, link: "the applicant's page", days: "how many days it works" },
    subject: "Your application at {company}",
    text: `{greeting}

Here is a new link to your application. It is yours alone and works for {days} days.

Open your application: {link}

If you did not ask for it, you can ignore this email.

{company}`,
  },
} as const satisfies Record<string, ShippedMail>;

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
