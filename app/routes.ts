import { layout, type RouteConfig } from "@react-router/dev/routes";
import { adminActions, adminPages } from "./admin/routes";
import { authActions, authPages } from "./auth/routes";
import { sitePages } from "./site/routes";
import { trainingActions, trainingPages } from "./training/routes";

export default [
  layout("auth/portal-layout.tsx", { id: "portal" }, [
    ...authPages,
    ...trainingPages,
    ...adminPages,
  ]),
  ...authActions,
  ...trainingActions,
  ...adminActions,
  ...sitePages,
] satisfies RouteConfig;
