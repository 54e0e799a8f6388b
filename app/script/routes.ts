import { route } from "@react-router/dev/routes";

export const scriptPages = [route("script", "script/script-page.tsx")];

export const scriptActions = [
  route("api/functions/generate-setter-response", "script/generate-setter-response.route.ts"),
];
