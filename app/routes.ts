import { layout, type RouteConfig } from "@react-router/dev/routes";
import { adminActions, adminPages } from "./admin/routes";
import { applyActions, applyPages } from "./applicants/routes";
import { authActions, authPages } from "./auth/routes";
import { bookingActions, bookingFiles, bookingPages, sessionPages } from "./booking/routes";
import { contentFiles } from "./content/routes";
import { intakeActions } from "./forms/routes";
import { hiringPages } from "./hiring/routes";
import { onboardingActions, onboardingPages } from "./onboarding/routes";
import { operationsActions, operationsPages } from "./operations/routes";
import { portalPages } from "./portal/routes";
import { practiceActions, practicePages } from "./practice/routes";
import { reportActions, reportDialogs, reportPages } from "./reports/routes";
import { scriptActions, scriptPages } from "./script/routes";
import { settingsFiles } from "./settings/routes";
import { siteFiles, sitePages, unknownPages } from "./site/routes";
import { supportActions, supportPages } from "./support/routes";
import { trackerActions, trackerPages } from "./tracker/routes";
import { trainingActions, trainingPages } from "./training/routes";

export default [
  layout("site/public-layout.tsx", { id: "public" }, [
    layout("site/site-layout.tsx", { id: "site" }, [...sitePages, ...unknownPages]),
    layout("site/site-layout.tsx", { id: "journey" }, [
      ...hiringPages,
      ...applyPages,
      ...bookingPages,
      ...onboardingPages,
      ...supportPages,
    ]),
    ...scriptPages,
  ]),
  layout("auth/portal-layout.tsx", { id: "portal" }, [
    ...authPages,
    ...trainingPages,
    ...practicePages,
    ...sessionPages,
    ...trackerPages,
    ...adminPages(reportDialogs),
    ...reportPages,
    ...portalPages,
  ]),
  layout("operations/board-layout.tsx", { id: "board" }, operationsPages),
  ...siteFiles,
  ...settingsFiles,
  ...contentFiles,
  ...intakeActions,
  ...applyActions,
  ...bookingActions,
  ...bookingFiles,
  ...onboardingActions,
  ...authActions,
  ...trainingActions,
  ...practiceActions,
  ...trackerActions,
  ...adminActions,
  ...scriptActions,
  ...supportActions,
  ...reportActions,
  ...operationsActions,
] satisfies RouteConfig;
