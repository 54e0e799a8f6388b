import { layout, type RouteConfig } from "@react-router/dev/routes";
import { applyActions, applyPages, staffPages } from "./applicants/routes";
import { authActions, authPages, entrancePages } from "./auth/routes";
import {
  bookingActions,
  bookingFiles,
  bookingPages,
  hostPages,
  sessionPages,
} from "./booking/routes";
import { contentFiles, editorActions, editorPages } from "./content/routes";
import { intakeActions } from "./forms/routes";
import { hiringPages } from "./hiring/routes";
import { launchPages, officeActions, officePages } from "./office/routes";
import { onboardingActions, onboardingPages } from "./onboarding/routes";
import { operationsActions, operationsPages } from "./operations/routes";
import { portalActions } from "./portal/routes";
import { practiceActions, practicePages } from "./practice/routes";
import { reportActions, reportDialogs, reportPages } from "./reports/routes";
import { scriptActions, scriptPages } from "./script/routes";
import { searchPages } from "./search/routes";
import { settingsFiles, settingsPages } from "./settings/routes";
import { siteFiles, sitePages, unknownPages } from "./site/routes";
import { supportActions, supportPages } from "./support/routes";
import { teamPages } from "./team/routes";
import { payOfficePages, trackerActions, trackerPages } from "./tracker/routes";
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
  layout("portal/portal-layout.tsx", { id: "portal" }, [
    layout("portal/page-boundary.tsx", { id: "entrance" }, entrancePages),
    layout("portal/signed-in-layout.tsx", { id: "signed-in" }, [
      layout("portal/page-boundary.tsx", { id: "page" }, [
        ...authPages,
        ...trainingPages,
        ...practicePages,
        ...sessionPages,
        ...trackerPages,
        ...officePages(reportDialogs),
        ...staffPages,
        ...editorPages,
        ...hostPages,
        ...payOfficePages,
        ...teamPages,
        ...settingsPages(launchPages),
        ...reportPages,
        ...searchPages,
      ]),
    ]),
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
  ...officeActions,
  ...editorActions,
  ...portalActions,
  ...scriptActions,
  ...supportActions,
  ...reportActions,
  ...operationsActions,
] satisfies RouteConfig;
