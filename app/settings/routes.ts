import { index, layout, prefix, type RouteConfigEntry, route } from "@react-router/dev/routes";

export const settingsFiles: RouteConfigEntry[] = [
  route("logo/:file", "settings/logo-file.route.ts"),
  route("favicon.ico", "settings/favicon.route.ts"),
];

/** Each has one form or more of what the product connects to. */
const CONNECTION_PAGES = ["mail", "ai", "access", "videos", "webhooks", "backups"];

/** Pages inside the portal's layout; `others` share the layout of the settings. */
export function settingsPages(others: RouteConfigEntry[]): RouteConfigEntry[] {
  return [
    layout("settings/pages/settings-layout.tsx", [
      ...prefix("admin/settings", [
        index("settings/pages/overview-page.tsx"),
        route("slots", "settings/pages/slots-page.tsx"),
        ...CONNECTION_PAGES.map((page) =>
          route(page, "settings/pages/connections-page.tsx", { id: `settings/${page}` }),
        ),
        route("calendars/:calendar?", "settings/pages/calendars-page.tsx"),
        route(":section", "settings/pages/section-page.tsx"),
      ]),
      ...others,
    ]),
  ];
}
