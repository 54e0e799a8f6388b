import { layout, type RouteConfig } from "@react-router/dev/routes";
import { adminActions, adminPages } from "./admin/routes";
import { authActions, authPages } from "./auth/routes";
import { bookingPages } from "./booking/routes";
import { operationsActions, operationsPages } from "./operations/routes";
import { reportActions, reportDialogs, reportPages } from "./reports/routes";
import { scriptActions, scriptPages } from "./script/routes";
import { siteFiles, sitePages, unknownPages } from "./site/routes";
import { trackerActions, trackerPages } from "./tracker/routes";
import { trainingActions, trainingPages } from "./training/routes";

export default [
  layout("site/public-layout.tsx", { id: "public" }, [
    layout("site/site-layout.tsx", { id: "site" }, [
      ...sitePages,
      ...bookingPages,
      ...unknownPages,
    ]),
    ...scriptPages,
  ]),
  layout("auth/portal-layout.tsx", { id: "portal" }, [
    ...authPages,
    ...trainingPages,
    ...trackerPages,
    ...adminPages(reportDialogs),
    ...reportPages,
  ]),
  layout("operations/board-layout.tsx", { id: "board" }, operationsPages),
  ...siteFiles,
  ...authActions,
  ...trainingActions,
  ...trackerActions,
  ...adminActions,
  ...scriptActions,
  ...reportActions,
  ...operationsActions,
] satisfies RouteConfig;
