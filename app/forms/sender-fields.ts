/** What forms ask of their sender. */
import type { IntakeField } from "./form";

export const SENDER_NAME: IntakeField = {
  name: "name",
  label: "Your name",
  kind: "text",
  required: true,
  maxLength: 100,
  autoComplete: "name",
  sender: "name",
};
export const SENDER_MAIL: IntakeField = {
  name: "mail",
  label: "Your e-mail address",
  kind: "email",
  required: true,
  hint: "Our answer goes there.",
  autoComplete: "email",
  sender: "mail",
};
