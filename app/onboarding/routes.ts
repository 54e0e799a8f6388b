import { type RouteConfigEntry, route } from "@react-router/dev/routes";

export const onboardingPages: RouteConfigEntry[] = [
  route("onboarding", "onboarding/group-onboarding-page.tsx"),
  route("setup", "onboarding/setup-page.tsx"),
  route("onboarding-setup", "onboarding/setup-page.tsx", { id: "onboarding-setup" }),
  route("request-company-email", "onboarding/requests/company-email-page.tsx"),
  route("request-company-facebook", "onboarding/requests/company-facebook-page.tsx"),
  route("crm-request", "onboarding/requests/crm-page.tsx"),
  route("legal-team-form", "onboarding/requests/legal-page.tsx"),
  route("demo-agreement", "onboarding/agreement/agreement-page.tsx"),
  route("join-slack", "onboarding/welcome/welcome-page.tsx"),
];

export const onboardingActions = [
  route("demo-agreement/document", "onboarding/agreement/agreement-document.ts"),
];
