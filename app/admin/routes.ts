import { index, layout, prefix, type RouteConfigEntry, route } from "@react-router/dev/routes";

/** Pages inside the portal's layout; `dialogs` open over the panel, under addresses that extend its own. */
export function adminPages(dialogs: RouteConfigEntry[]): RouteConfigEntry[] {
  return [
    route("training/adminpanel", "admin/panel/panel-page.tsx", dialogs),
    route("admin/log", "admin/log-page.tsx"),
    route("admin/personal-data", "admin/people/personal-data-page.tsx"),
    route("admin/people/import", "admin/people/people-import-page.tsx"),
    route("admin/inbox", "admin/inbox/inbox-page.tsx"),
    route("admin/inbox/:kind/:id", "admin/inbox/item-page.tsx"),
    route("admin/funnel", "admin/funnel-page.tsx"),
    route("admin/outcomes", "admin/outcomes-page.tsx"),
    route("admin/applicants", "admin/applicants/applicants-page.tsx"),
    route("admin/applicants/:id", "admin/applicants/applicant-page.tsx"),
    route("admin/content", "admin/content/contents-page.tsx"),
    route("admin/content/:key", "admin/content/document-page.tsx"),
    route("admin/mail", "admin/mail-page.tsx"),
    route("admin/content/import", "admin/content/import-page.tsx"),
    route("admin/content/publish", "admin/content/publish-page.tsx"),
    route("admin/hosts", "admin/hosts/hosts-page.tsx"),
    route("admin/hosts/:host", "admin/hosts/host-page.tsx"),
    route("admin/agenda", "admin/agenda/agenda-page.tsx"),
    route("admin/jobs", "admin/jobs-page.tsx"),
    route("admin/backups", "admin/backups-page.tsx"),
    route("admin/pay", "admin/pay/pay-page.tsx"),
    route("admin/cohorts", "admin/team/cohorts-page.tsx"),
    route("admin/nudges", "admin/nudges/nudges-page.tsx"),
    route("admin/cohorts/:id", "admin/team/cohort-page.tsx"),
    route("admin/content/mails/preview/:mail", "admin/content/mail-preview-page.tsx"),
    route("admin/content/:key/schedule", "admin/content/schedule-page.tsx"),
    route("admin/content/:key/history", "admin/content/history-page.tsx"),
    layout("admin/settings/settings-layout.tsx", [
      ...prefix("admin/settings", [
        index("admin/settings/overview-page.tsx"),
        route("slots", "admin/settings/slots-page.tsx"),
        route("calendars/:calendar?", "admin/settings/calendars-page.tsx"),
        route(":section", "admin/settings/section-page.tsx"),
      ]),
      route("admin/launch", "admin/settings/launch-page.tsx"),
    ]),
  ];
}

export const adminActions = [
  route("admin", "admin/panel-address.ts"),
  route("training/admin", "admin/panel-address.ts", { id: "admin/panel-training-address" }),
  route("admin/content.json", "admin/content/export-file.ts"),
  route("admin/content/:key/draft", "admin/content/save-draft.ts"),
  route("admin/content/:key/preview", "admin/content/page-preview.ts"),
  // After the addresses that all documents have: among equal ones the first wins.
  route("admin/content/lessons/:number", "admin/content/lesson-address.ts"),
  route("admin/trainees.csv", "admin/panel/panel-file.ts"),
  route("admin/progress.csv", "admin/panel/panel-file.ts", { id: "admin/panel/progress-file" }),
  route("admin/inbox.csv", "admin/inbox/inbox-csv.ts"),
  route("admin/inbox-items", "admin/inbox/inbox-items.ts"),
  route("admin/content/pictures", "admin/content/picture-upload.ts"),
  route("api/functions/create-training-user", "admin/create-training-user.ts"),
];
