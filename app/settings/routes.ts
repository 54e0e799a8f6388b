import { type RouteConfigEntry, route } from "@react-router/dev/routes";

export const settingsFiles: RouteConfigEntry[] = [
  route("logo/:file", "settings/logo-file.ts"),
  route("favicon.ico", "settings/favicon.ts"),
];
