import { route } from "@react-router/dev/routes";

export const applyPages = [route("apply/:token", "applicants/apply-page.tsx")];

export const applyActions = [route("apply/:token/bookings", "applicants/apply-bookings.route.ts")];

/** Pages inside the portal's layout. */
export const staffPages = [
  route("admin/applicants", "applicants/staff/applicants-page.tsx"),
  route("admin/applicants/:id", "applicants/staff/applicant-page.tsx"),
];
