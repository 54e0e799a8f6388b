/** The questions for applicants, as shipped, and which answers fit the role (HIRE-1). */
import type { IntakeForm } from "~/forms/forms";

type Question = {
  name: string;
  label: string;
  options: readonly { value: string; label: string; suits: boolean }[];
};

/** Each needs a suitable answer. */
export const QUESTIONS: readonly Question[] = [
  {
    name: "citizenship",
    label: "Are you a citizen of the US or Canada?",
    options: [
      { value: "us", label: "United States", suits: true },
      { value: "ca", label: "Canada", suits: true },
      { value: "other", label: "Neither", suits: false },
    ],
  },
  {
    name: "age",
    label: "How old are you?",
    options: [
      { value: "adult", label: "{leastAge} or older", suits: true },
      { value: "minor", label: "Under {leastAge}", suits: false },
    ],
  },
  {
    name: "hours",
    label: "How many hours a day do you have for this?",
    options: [
      { value: "under-4", label: "Fewer than 4", suits: false },
      { value: "4-to-6", label: "4 to 6", suits: true },
      { value: "over-6", label: "More than 6", suits: true },
    ],
  },
  {
    name: "equipment",
    label: "Do you have a computer, stable internet and a quiet space?",
    options: [
      { value: "all", label: "Yes, all three", suits: true },
      { value: "some", label: "Not all three", suits: false },
    ],
  },
];

export const APPLICATION: IntakeForm = {
  name: "application",
  title: "Application as a setter",
  submit: "Apply and book your interview",
  fields: [
    ...QUESTIONS.map(({ name, label, options }) => ({
      name,
      label,
      kind: "radio" as const,
      required: true,
      options: options.map(({ value, label }) => ({ value, label })),
    })),
    {
      name: "name",
      label: "Your name",
      kind: "text",
      sender: "name",
      required: true,
      maxLength: 120,
      autoComplete: "name",
    },
    {
      name: "email",
      label: "Your email address",
      kind: "email",
      sender: "mail",
      required: true,
      autoComplete: "email",
    },
    { name: "phone", label: "Phone number", kind: "tel", autoComplete: "tel", maxLength: 40 },
    {
      name: "experience",
      label: "Your experience so far",
      kind: "long",
      maxLength: 1_500,
      hint: "Two or three sentences: sales, service, or any job where you listened to people.",
    },
  ],
  receipt: {
    heading: "We have your application",
    text: "If your answers meet the requirements, you can pick an interview time on the page you saw after applying. If they do not, apply again when something changes.",
  },
};
