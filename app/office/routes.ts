import { type RouteConfigEntry, route } from "@react-router/dev/routes";

/** Pages inside the portal's layout; `dialogs` open over the panel, under addresses that extend its own. */
export function officePages(dialogs: RouteConfigEntry[]): RouteConfigEntry[] {
  return [
    route("admin", "office/home/home-page.tsx"),
    route("training/adminpanel", "office/panel/panel-page.tsx", dialogs),
    route("admin/log", "office/log/log-page.tsx"),
    route("admin/personal-data", "office/people/personal-data-page.tsx"),
    route("admin/people", "office/people/people-page.tsx"),
    route("admin/people/codes", "office/people/short-codes-page.tsx"),
    route("admin/people/import", "office/people/people-import-page.tsx"),
    route("admin/batches", "office/batches/batches-page.tsx"),
    route("admin/batches/:id", "office/batches/batch-page.tsx"),
    route("admin/inbox", "office/inbox/inbox-page.tsx"),
    route("admin/inbox/:kind/:id", "office/inbox/item-page.tsx"),
    route("admin/funnel", "office/funnel-page.tsx"),
    route("admin/outcomes", "office/outcomes-page.tsx"),
    route("admin/attendance", "office/attendance/attendance-page.tsx"),
    route("admin/mail", "office/mail-page.tsx"),
    route("admin/agenda", "office/agenda/agenda-page.tsx"),
    route("admin/jobs", "office/jobs-page.tsx"),
    route("admin/backups", "office/backups-page.tsx"),
  ];
}

/** Inside the settings' layout too. */
export const launchPages = [route("admin/launch", "office/launch/launch-page.tsx")];

export const officeActions = [
  route("training/admin", "office/panel-address.route.ts"),
  route("admin/trainees.csv", "office/panel/panel-file.route.ts"),
  route("admin/progress.csv", "office/panel/panel-file.route.ts", {
    id: "office/panel/progress-file",
  }),
  route("admin/pay/open", "office/open-pay.route.ts"),
  route("admin/attendance.csv", "office/attendance/attendance-csv.route.ts"),
  route("admin/inbox.csv", "office/inbox/inbox-csv.route.ts"),
  route("admin/inbox-items", "office/inbox/inbox-items.route.ts"),
  route("api/functions/create-training-user", "office/create-training-user.route.ts"),
];
