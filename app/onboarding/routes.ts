import { type RouteConfigEntry, route } from "@react-router/dev/routes";

export const onboardingPages: RouteConfigEntry[] = [
  route("onboarding", "onboarding/group-onboarding-page.tsx"),
  route("setup", "onboarding/setup-page.tsx"),
  route("onboarding-setup", "onboarding/setup-page.tsx", { id: "onboarding-setup" }),
  route("request-company-email", "onboarding/company-email-page.tsx"),
  route("request-company-facebook", "onboarding/company-facebook-page.tsx"),
  route("crm-request", "onboarding/crm-page.tsx"),
  route("legal-team-form", "onboarding/legal-page.tsx"),
  route("demo-agreement", "onboarding/agreement-page.tsx"),
  route("join-slack", "onboarding/welcome-page.tsx"),
];

export const onboardingActions = [
  route("demo-agreement/document", "onboarding/agreement-document.route.tsx"),
];
