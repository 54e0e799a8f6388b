import { route } from "@react-router/dev/routes";

export const applyPages = [route("apply/:token", "applicants/apply-page.tsx")];

export const applyActions = [route("apply/:token/bookings", "applicants/apply-bookings.ts")];
