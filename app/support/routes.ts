import { route } from "@react-router/dev/routes";

export const supportPages = [
  route("support", "support/support-page.tsx"),
  route("help", "support/help-page.tsx"),
];

export const supportActions = [
  route("api/functions/answer-help-question", "support/answer-help-question.route.ts"),
];
