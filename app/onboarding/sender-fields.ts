/** What every form of this slice asks of its sender. */
import type { IntakeField } from "~/intake/intake";

export const NAME: IntakeField = {
  name: "name",
  label: "Your name",
  kind: "text",
  required: true,
  maxLength: 100,
  autoComplete: "name",
  sender: "name",
};
export const MAIL: IntakeField = {
  name: "mail",
  label: "Your e-mail address",
  kind: "email",
  required: true,
  hint: "Our answer goes there.",
  autoComplete: "email",
  sender: "mail",
};
export const PHONE: IntakeField = {
  name: "phone",
  label: "Phone",
  kind: "tel",
  autoComplete: "tel",
};
