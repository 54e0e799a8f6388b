import { route } from "@react-router/dev/routes";

export const practicePages = [route("training/practice/objections", "practice/drill-page.tsx")];
