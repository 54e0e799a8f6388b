import { route } from "@react-router/dev/routes";

/** Pages inside the portal's layout. */
export const authPages = [
  route("auth", "auth/sign-in-page.tsx"),
  route("auth/link", "auth/link-page.tsx"),
];

export const authActions = [
  route("auth/sign-out", "auth/sign-out.ts"),
  route("auth/theme", "auth/theme-choice.ts"),
  route("admin-login", "auth/admin-login.ts"),
  route("admin/login", "auth/admin-login.ts", { id: "auth/admin-login-address" }),
];
