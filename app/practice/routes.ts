import { route } from "@react-router/dev/routes";

/** Pages inside the portal's layout. */
export const practicePages = [
  route("training/practice", "practice/practice-page.tsx"),
  route("training/practice/objections", "practice/drill-page.tsx"),
  route("training/practice/:prospect", "practice/prospect-page.tsx"),
];

export const practiceActions = [route("training/practice/save", "practice/save-run.ts")];
