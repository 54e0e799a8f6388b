import type { PublicPage } from "~/platform/pages/public-page";
import { TERMS } from "./content/terms";
import { LegalText } from "./legal-text";

export const handle = {
  page: {
    title: "Terms & Conditions",
    description:
      "The rules for using the site, the training program and the portal: who may use them, earnings, access codes, messages, fees and liability.",
    changed: "2026-11-21",
    alive: "never",
  } satisfies PublicPage,
};

export default function TermsPage() {
  return <LegalText title="Terms & Conditions" sections={TERMS} />;
}
