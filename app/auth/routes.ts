import { route } from "@react-router/dev/routes";

/** In the portal's frame, for those who are not signed in: they load nothing that others see around a page. */
export const entrancePages = [
  route("auth", "auth/sign-in-page.tsx"),
  route("auth/mail", "auth/mail-page.tsx"),
];

/** Pages inside the portal's layout, two of them for anyone: the signed in may be switching accounts. */
export const authPages = [
  route("auth/link", "auth/link-page.tsx"),
  route("auth/confirm", "auth/confirm-page.tsx"),
  route("auth/announcements/:token", "auth/announcements-page.tsx"),
  route("account", "auth/account/account-page.tsx"),
  route("admin/administrators", "auth/administrators/administrators-page.tsx"),
];

export const authActions = [
  route("auth/company", "auth/sign-on.route.ts"),
  route("auth/sign-out", "auth/sign-out.route.ts"),
  route(".well-known/jwks.json", "auth/account/jwks.route.ts"),
  route("photos/:file", "auth/photo-file.route.ts"),
  route("account/token", "auth/account/token.route.ts"),
  route("account/reauthentication", "auth/account/reauthentication.route.ts"),
  route("admin-login", "auth/admin-login.route.ts"),
  route("admin/login", "auth/admin-login.route.ts", { id: "auth/admin-login-address" }),
];
