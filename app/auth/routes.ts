import { route } from "@react-router/dev/routes";

/** Pages inside the portal's layout. */
export const authPages = [
  route("auth", "auth/sign-in-page.tsx"),
  route("auth/link", "auth/link-page.tsx"),
  route("auth/confirm", "auth/confirm-page.tsx"),
  route("auth/mail", "auth/mail-page.tsx"),
  route("account", "auth/account/account-page.tsx"),
  route("admin/administrators", "auth/administrators-page.tsx"),
];

export const authActions = [
  route("auth/company", "auth/sign-on.ts"),
  route("auth/sign-out", "auth/sign-out.ts"),
  route("auth/theme", "auth/theme-choice.ts"),
  route(".well-known/jwks.json", "auth/account/jwks.ts"),
  route("account/token", "auth/account/token.ts"),
  route("account/session", "auth/session-state.ts"),
  route("account/reauthentication", "auth/account/reauthentication.ts"),
  route("admin-login", "auth/admin-login.ts"),
  route("admin/login", "auth/admin-login.ts", { id: "auth/admin-login-address" }),
];
