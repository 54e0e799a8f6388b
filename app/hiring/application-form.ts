/** The application form that the questions make (HIRE-1, OWN-4). */
import type { IntakeField, IntakeForm } from "~/forms/forms";
import type { Application, Question } from "./copy/application.server";
import { latestDay } from "./questions/answer-bounds";

const YES_OR_NO = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

const KINDS = {
  choice: { kind: "radio" },
  yesno: { kind: "radio", options: YES_OR_NO },
  number: { kind: "number", maxLength: 20 },
  date: { kind: "date" },
  place: { kind: "text", maxLength: 120 },
  text: { kind: "text" },
  long: { kind: "long", maxLength: 1_500 },
} as const satisfies Record<Question["kind"], Partial<IntakeField>>;

export function formOf({ form, questions, contact }: Application, today = new Date()): IntakeForm {
  const { name, email, phone } = contact;
  return {
    name: "application",
    ...form,
    fields: [
      ...questions.map((question) => fieldOf(question, today)),
      {
        ...worded("name", name),
        kind: "text",
        sender: "name",
        required: true,
        maxLength: 120,
        autoComplete: "name",
      },
      {
        ...worded("email", email),
        kind: "email",
        sender: "mail",
        required: true,
        autoComplete: "email",
      },
      ...(phone.need === "no"
        ? []
        : [
            {
              ...worded("phone", phone),
              kind: "tel" as const,
              required: phone.need === "required",
              autoComplete: "tel",
              maxLength: 40,
            },
          ]),
    ],
  };
}

function fieldOf(question: Question, today: Date): IntakeField {
  const { id, text, hint, kind, required, answers, accepted } = question;
  const latest = kind === "date" ? latestDay(accepted, today) : null;
  const chosen = kind === "choice" && answers.map((each) => ({ value: each.id, label: each.text }));
  return {
    ...worded(id, { label: text, hint }),
    ...KINDS[kind],
    ...(chosen && { options: chosen }),
    ...(latest && { latest }),
    required,
  };
}

function worded(name: string, { label, hint }: { label: string; hint: string | null }) {
  return { name, label, ...(hint && { hint }) };
}
