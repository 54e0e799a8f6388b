import { route } from "@react-router/dev/routes";

/** Pages inside the portal's layout. */
export const teamPages = [
  route("admin/cohorts", "team/cohorts/cohorts-page.tsx"),
  route("admin/nudges", "team/nudges/nudges-page.tsx"),
  route("admin/cohorts/:id", "team/cohorts/cohort-page.tsx"),
];
