import { route } from "@react-router/dev/routes";

/** Pages inside the portal's layout. */
export const portalPages = [route("portal/search", "portal/search/search-page.tsx")];

export const portalActions = [
  route("auth/theme", "portal/theme-choice.route.ts"),
  route("account/session", "portal/session-state.route.ts"),
];
