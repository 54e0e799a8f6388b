import { route } from "@react-router/dev/routes";

/** Dialogs over the admin panel. */
export const reportDialogs = [route("report/:userId", "reports/report-page.tsx")];

/** Pages inside the portal's layout. */
export const reportPages = [route("generate-evidence", "reports/evidence-page.tsx")];

export const reportActions = [
  route("admin/reports/:picture", "reports/report-picture-address.route.ts"),
];
