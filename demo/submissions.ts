import { submissions } from "../app/forms/tables";
import type { Db } from "../app/platform/db/database.server";
import { HOUR_MS } from "../app/platform/time/durations";

const PEOPLE = ["Alma Example (sample)", "Bruno Specimen (sample)"];
const HOURS_APART = 7;
const STATUSES = ["new", "open", "done"] as const;
const INVENTED = "Invented for the demonstration (sample).";
const NOTE = { label: "Anything else we should know", value: INVENTED };

/** What the sample people entered, after their name and email address. */
const FORMS = [
  {
    form: "company-email",
    fields: [
      { label: "What your address should start with", value: "sample" },
      { label: "Your role", value: "Triager" },
      {
        label: "I will use the mailbox for company work only and keep two-step sign-in on.",
        value: "Yes",
      },
      NOTE,
    ],
  },
  {
    form: "company-facebook",
    fields: [
      { label: "Your own Facebook profile", value: "https://example.com/sample" },
      { label: "How old is that profile?", value: "More than two years" },
      { label: "Has it been restricted or locked in the past year?", value: "No" },
      NOTE,
    ],
  },
  {
    form: "crm",
    fields: [
      { label: "Your role", value: "Appointment setter" },
      { label: "What do you need?", value: "First-time access" },
      { label: "In your own words", value: INVENTED },
    ],
  },
  {
    form: "legal",
    fields: [
      { label: "Phone", value: "+1 555 010 0100" },
      { label: "Your postal address", value: INVENTED },
      { label: "What is it about?", value: "I want to sign the agreement" },
      { label: "I agree to receive and sign the agreement electronically.", value: "Yes" },
      NOTE,
    ],
  },
  {
    form: "welcome",
    fields: [
      { label: "Phone", value: "+1 555 010 0100" },
      { label: "Your time zone", value: "Central" },
      { label: "Email address for Slack", value: "" },
      {
        label:
          "I will follow the community rules: respect for everyone, no advertising, no client data outside the team.",
        value: "Yes",
      },
    ],
  },
];

/** Clearly invented submissions, two of each form, over the last days. */
export async function addSampleSubmissions(db: Db): Promise<void> {
  const rows = FORMS.flatMap(({ form, fields }, place) =>
    PEOPLE.map((senderName, person) => {
      const number = place * PEOPLE.length + person;
      const senderMail = `${senderName.split(" ").slice(0, 2).join(".").toLowerCase()}@example.com`;
      const sender = [
        { label: "Your name", value: senderName },
        { label: "Your email address", value: senderMail },
      ];
      return {
        id: crypto.randomUUID(),
        form,
        senderName,
        senderMail,
        fields: [...sender, ...fields],
        caller: "sample",
        status: STATUSES[number % STATUSES.length] ?? "new",
        createdAt: new Date(Date.now() - (number * HOURS_APART + 1) * HOUR_MS),
      };
    }),
  );
  await db.insert(submissions).values(rows);
}
