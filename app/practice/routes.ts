import { route } from "@react-router/dev/routes";

/** Pages inside the portal's layout. */
export const practicePages = [
  route("training/coaching", "practice/coaching-own-page.tsx"),
  route("training/readiness", "practice/readiness-page.tsx"),
  route("admin/coaching", "practice/coaching-queue-page.tsx"),
  route("admin/coaching/:id", "practice/coaching-page.tsx"),
  route("admin/readiness", "practice/readiness-list-page.tsx"),
  route("training/practice", "practice/practice-page.tsx"),
  route("training/practice/objections", "practice/drill-page.tsx"),
  route("training/practice/:prospect", "practice/prospect-page.tsx"),
];

export const practiceActions = [
  route("training/practice/save", "practice/save-run.route.ts"),
  route("training/practice/figures", "practice/figures.route.ts"),
  route("admin/coaching/messages.txt", "practice/labeled-set.route.ts"),
];
