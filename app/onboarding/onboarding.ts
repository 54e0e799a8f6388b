/** Entry file of the onboarding slice. */
import type { IntakeForm } from "~/forms/forms";
import { COMPANY_EMAIL, COMPANY_FACEBOOK, CRM, LEGAL } from "./requests/request-forms";
import { WELCOME } from "./welcome/welcome-form";

/** Every form of this slice. */
export const ONBOARDING_FORMS: readonly IntakeForm[] = [
  ...[COMPANY_EMAIL, COMPANY_FACEBOOK, CRM, LEGAL].map(({ form }) => form),
  WELCOME,
];
