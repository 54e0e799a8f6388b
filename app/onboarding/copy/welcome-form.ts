import { type IntakeField, type IntakeForm, SENDER_MAIL, SENDER_NAME } from "~/forms/forms";

export const PHONE: IntakeField = {
  name: "phone",
  label: "Phone",
  kind: "tel",
  autoComplete: "tel",
};

const ZONES = [
  "Newfoundland",
  "Atlantic",
  "Eastern",
  "Central",
  "Mountain",
  "Pacific",
  "Alaska",
  "Hawaii",
  "Other",
];

/** The first step of the welcome page (ONB-2). */
export const WELCOME: IntakeForm = {
  name: "welcome",
  title: "Welcome form",
  submit: "Send and continue",
  fields: [
    SENDER_NAME,
    SENDER_MAIL,
    { ...PHONE, required: true, hint: "For your team lead. Include the country code." },
    {
      name: "zone",
      label: "Your time zone",
      kind: "select",
      required: true,
      options: ZONES.map((zone) => ({ value: zone, label: zone })),
    },
    { name: "start", label: "When can you start?", kind: "date", required: true },
    {
      name: "slackMail",
      label: "Email address for Slack",
      kind: "email",
      hint: "Only if it is different from the one above.",
    },
    {
      name: "rules",
      label:
        "I will follow the community rules: respect for everyone, no advertising, no client data outside the team.",
      kind: "checkbox",
      required: true,
    },
  ],
  receipt: { heading: "Your welcome form has arrived", text: "Next, join the team on Slack." },
};
