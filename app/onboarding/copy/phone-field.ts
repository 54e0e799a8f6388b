import type { IntakeField } from "~/forms/forms";

export const PHONE: IntakeField = {
  name: "phone",
  label: "Phone",
  kind: "tel",
  autoComplete: "tel",
};
