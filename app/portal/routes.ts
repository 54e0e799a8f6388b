import { route } from "@react-router/dev/routes";

export const portalActions = [
  route("auth/theme", "portal/theme-choice.route.ts"),
  route("account/session", "portal/session-state.route.ts"),
];
