/** The settings forms that are rows of fields, each with an example. */

export const SECTION_NAMES = ["brand", "links", "pixel", "tracker", "practice", "privacy"] as const;

export type SectionName = (typeof SECTION_NAMES)[number];

export type SectionField = {
  name: string;
  label: string;
  example: string;
  kind: "text" | "email" | "url" | "digits" | "hue" | "choice";
  /** For a choice: values and labels. */
  options?: readonly (readonly [value: string, words: string])[];
};

type SectionForm = { title: string; text: string; fields: readonly SectionField[] };

export const SECTION_FORMS: Readonly<Record<SectionName, SectionForm>> = {
  brand: {
    title: "Brand",
    text: "What the company is called and how it looks, on every page and in every email.",
    fields: [
      { name: "name", label: "Company name", kind: "text", example: "Example: North Desk" },
      {
        name: "legalName",
        label: "Legal name",
        kind: "text",
        example: "In the footer and the legal texts. Example: North Desk Sales LLC",
      },
      {
        name: "address",
        label: "Address",
        kind: "text",
        example: "Example: 20 Harbor Road, Suite 4, Tampa, FL 33602",
      },
      {
        name: "supportMail",
        label: "Support email",
        kind: "email",
        example: "Requests are emailed here. Example: support@northdesk.com",
      },
      {
        name: "hue",
        label: "Hue",
        kind: "hue",
        example: "Degrees on the color wheel, 0 to 360: 30 is orange, 150 green, 262 blue",
      },
      {
        name: "wordmark",
        label: "Name next to the logo",
        kind: "choice",
        example: "A wordmark is a logo that contains the name",
        options: [
          ["no", "Show the name"],
          ["yes", "The logo contains it"],
        ],
      },
    ],
  },
  links: {
    title: "Links",
    text: "What setters copy along with the script, and where new setters meet. Leave a field empty to use the built-in page.",
    fields: [
      {
        name: "website",
        label: "Company website",
        kind: "url",
        example: "Example: https://www.northdesk.com. Leave empty to use the front page",
      },
      {
        name: "linkedIn",
        label: "Company LinkedIn",
        kind: "url",
        example:
          "Example: https://www.linkedin.com/company/north-desk. If empty, a sample link that leads nowhere",
      },
      {
        name: "testimonials",
        label: "Testimonials",
        kind: "url",
        example:
          "Example: https://www.northdesk.com/stories. Leave empty to use the testimonials on the front page",
      },
      {
        name: "booking",
        label: "Booking link",
        kind: "url",
        example: "Example: https://calendly.com/north-desk/discovery. Leave empty to use /book",
      },
      {
        name: "slackInvite",
        label: "Slack invite",
        kind: "url",
        example:
          "Example: https://join.slack.com/t/north-desk/shared_invite/zt-2ab3c4d5. Shown at the end of /join-slack",
      },
    ],
  },
  pixel: {
    title: "Advertising pixel",
    text: "Loaded on /book, /book/next-steps, /thank-you and /disqualified, and nowhere else.",
    fields: [
      {
        name: "id",
        label: "Pixel id",
        kind: "digits",
        example:
          "The digits from your advertising account. Example: 123456789012345. Leave empty for no pixel",
      },
      {
        name: "askConsent",
        label: "Consent",
        kind: "choice",
        example: "Where the law asks for consent, as in Europe and California, keep the question",
        options: [
          ["yes", "Ask visitors first"],
          ["no", "Load it without asking"],
        ],
      },
    ],
  },
  tracker: {
    title: "Prospect tracker",
    text: "Who can see what prospects earn, setters' daily targets, and where end-of-day reports go.",
    fields: [
      {
        name: "maskFinances",
        label: "Income and credit score of a prospect",
        kind: "choice",
        example: "Anyone signed in can open the tracker; these two columns are personal",
        options: [
          ["yes", "For the person who added the prospect, and administrators"],
          ["no", "For everyone signed in"],
        ],
      },
      {
        name: "accounts",
        label: "Accounts a setter writes from",
        kind: "digits",
        example:
          "Platforms slow down or block an account that writes to many strangers, so each account limits the targets below",
      },
      {
        name: "conversations",
        label: "New conversations per day",
        kind: "digits",
        example:
          "For each setter, shown next to their own number. At most 50 per account. Leave empty for no target",
      },
      { name: "replies", label: "Replies per day", kind: "digits", example: "Example: 15" },
      {
        name: "followUps",
        label: "Follow-ups per day",
        kind: "digits",
        example: "At most 100 per account. Example: 40",
      },
      { name: "booked", label: "Calls booked per day", kind: "digits", example: "Example: 2" },
      {
        name: "shown",
        label: "Calls shown per day",
        kind: "digits",
        example: "Prospects who came to their call. Example: 1",
      },
      {
        name: "nameSetters",
        label: "Setters in the outcomes",
        kind: "choice",
        example: "Only if the team agreed: outcomes then list shows and deals by name",
        options: [
          ["no", "Not named"],
          ["yes", "By name"],
        ],
      },
      {
        name: "slackWebhook",
        label: "Slack webhook",
        kind: "url",
        example:
          "An incoming webhook, https://hooks.slack.com/services/…; setters send their end-of-day report there. Leave empty and they copy it instead",
      },
    ],
  },
  practice: {
    title: "Practice",
    text: "What lessons require, and what it takes to be cleared to set.",
    fields: [
      {
        name: "completion",
        label: "What completes a lesson",
        kind: "choice",
        example:
          "Switching changes everyone's percentages right away. Completed lessons stay completed, and what was watched before seconds were recorded counts up to its furthest point",
        options: [
          ["furthest", "The furthest point: 90 percent of the video reached"],
          ["coverage", "Seconds watched: skipped parts do not count"],
        ],
      },
      {
        name: "watchedPercent",
        label: "Percent of seconds to watch",
        kind: "digits",
        example: "Only counts with seconds watched. 90 leaves room for greetings and closing words",
      },
      {
        name: "questionsRequired",
        label: "Questions after a lesson",
        kind: "choice",
        example: "Lessons already completed stay completed",
        options: [
          ["no", "Offered; a lesson is completed by watching"],
          ["yes", "Required; a lesson is completed with its questions"],
        ],
      },
      part("lessons", "All lessons completed", "Every lesson that trainees are shown"),
      part("questions", "All questions answered right", "For every lesson"),
      part("drill", "Objections answered right", "Each one at least once, with no misses since"),
      part(
        "practice",
        "Three prospects passed in a row",
        "New conversations with different prospects: two calls booked, one let go kindly",
      ),
      part("agreement", "A coach agrees", "A reviewed conversation the coach marked as ready"),
      part("attendance", "Live session attended", "At least one group session, by link or call"),
      {
        name: "signOff",
        label: "Who clears a trainee",
        kind: "choice",
        example: "Cleared to set can be revoked at any time, with a reason",
        options: [
          ["no", "Automatic, once everything above is met"],
          ["yes", "A person, once everything above is met"],
        ],
      },
    ],
  },
  privacy: {
    title: "Privacy",
    text: "How long personal data of applicants and the record of what was done are kept. Employers in the United States keep applications for at least a year. Export or erase one person at any time under Admin, Personal data.",
    fields: [
      {
        name: "applicantMonths",
        label: "Months to keep declined and withdrawn applicants",
        kind: "digits",
        example:
          "After that, name, email address, answers, interview, notes and emails are removed for good, and only counts stay. 0 keeps everything",
      },
      {
        name: "eventMonths",
        label: "Months to keep the record of what was done",
        kind: "digits",
        example:
          "After that, completed lessons, arrived forms and confirmed meetings leave the record; the rows they are about stay. The audit log, prospects and pay are always kept. 0 keeps everything",
      },
    ],
  },
};

function part(name: string, label: string, example: string): SectionField {
  const options = [
    ["yes", "Counts for readiness"],
    ["no", "Does not count"],
  ] as const;
  return { name, label, kind: "choice", example, options };
}
