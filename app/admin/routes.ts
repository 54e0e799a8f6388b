import { type RouteConfigEntry, route } from "@react-router/dev/routes";

/** Pages inside the portal's layout; `dialogs` open over the panel, under addresses that begin with its own. */
export function adminPages(dialogs: RouteConfigEntry[]): RouteConfigEntry[] {
  return [
    route("training/adminpanel", "admin/panel-page.tsx", dialogs),
    route("admin/log", "admin/log-page.tsx"),
  ];
}

export const adminActions = [
  route("admin", "admin/panel-address.ts"),
  route("training/admin", "admin/panel-address.ts", { id: "admin/panel-training-address" }),
  route("admin/trainees.csv", "admin/trainees-csv.ts"),
  route("admin/progress.csv", "admin/progress-csv.ts"),
  route("api/functions/create-training-user", "admin/create-training-user.ts"),
];
