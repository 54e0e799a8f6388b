import { route } from "@react-router/dev/routes";

/** Pages inside the portal's layout. */
export const trackerPages = [
  route("tracker", "tracker/tracker-page.tsx"),
  route("tracker/removed", "tracker/removed-page.tsx"),
  route("tracker/import", "tracker/import/import-page.tsx"),
  route("tracker/today", "tracker/day/today-page.tsx"),
  route("tracker/:prospect", "tracker/prospect-page.tsx"),
  route("tracker/:prospect/merge", "tracker/merge-page.tsx"),
];

export const trackerActions = [
  route("tracker/acts", "tracker/day/setter-acts.ts"),
  route("tracker/rows", "tracker/prospect-rows.ts"),
  route("tracker/duplicates", "tracker/prospect-duplicates.ts"),
  route("tracker/history/:id", "tracker/prospect-history.ts"),
  route("tracker/prospects.csv", "tracker/prospects-csv.ts"),
];
