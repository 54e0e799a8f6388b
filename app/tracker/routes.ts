import { route } from "@react-router/dev/routes";

/** Pages inside the portal's layout. */
export const trackerPages = [
  route("tracker", "tracker/tracker-page.tsx"),
  route("tracker/removed", "tracker/removed-page.tsx"),
  route("tracker/import", "tracker/import-page.tsx"),
  route("tracker/today", "tracker/day/today-page.tsx"),
  route("tracker/run", "tracker/day/run-page.tsx"),
  route("tracker/outcomes", "tracker/my-outcomes-page.tsx"),
  route("tracker/outcomes-missing", "tracker/day/outcomes-missing-page.tsx"),
  route("tracker/pay", "tracker/pay/pay-page.tsx"),
  route("tracker/pay/statement", "tracker/pay/statement-page.tsx"),
  route("tracker/:prospect", "tracker/prospect-page.tsx"),
  route("tracker/:prospect/merge", "tracker/merge-page.tsx"),
];

export const trackerActions = [
  route("tracker/acts", "tracker/day/setter-acts.route.ts"),
  route("tracker/rows", "tracker/prospect-rows.route.ts"),
  route("tracker/duplicates", "tracker/prospect-duplicates.route.ts"),
  route("tracker/history/:id", "tracker/prospect-history.route.ts"),
  route("tracker/:prospect/call.ics", "tracker/call-file.route.ts"),
  route("tracker/:prospect/line", "tracker/prospect-line.route.ts"),
  route("tracker/prospects.csv", "tracker/prospects-csv.route.ts"),
  route("tracker/pay/statement.csv", "tracker/pay/statement-csv.route.ts"),
  route("tracker/pay/statement.pdf", "tracker/pay/statement-pdf.route.ts"),
  route("admin/pay/month.csv", "tracker/pay-office/month-csv.route.ts"),
];

/** Pages inside the portal's layout. */
export const payOfficePages = [route("admin/pay", "tracker/pay-office/pay-page.tsx")];
