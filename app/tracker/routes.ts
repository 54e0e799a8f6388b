import { route } from "@react-router/dev/routes";

/** Pages inside the portal's layout. */
export const trackerPages = [route("tracker", "tracker/tracker-page.tsx")];

export const trackerActions = [
  route("tracker/rows", "tracker/list/prospect-rows.ts"),
  route("tracker/duplicates", "tracker/prospect/prospect-duplicates.ts"),
  route("tracker/history/:id", "tracker/change/prospect-history.ts"),
  route("tracker/prospects.csv", "tracker/list/prospects-csv.ts"),
];
