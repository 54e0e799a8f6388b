import type { IntakeField } from "~/intake/intake";

export const PHONE: IntakeField = {
  name: "phone",
  label: "Phone",
  kind: "tel",
  autoComplete: "tel",
};
