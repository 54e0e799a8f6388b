import type { PublicPage } from "~/platform/pages/public-page";
import { PRIVACY } from "./content/privacy";
import { LegalText } from "./legal-text";

export const handle = {
  page: {
    title: "Privacy Policy",
    description:
      "What we collect, why and for how long, who receives it, and the rights you have over it.",
    changed: "2026-11-21",
    alive: "never",
  } satisfies PublicPage,
};

export default function PrivacyPage() {
  return <LegalText title="Privacy Policy" sections={PRIVACY} />;
}
