import { route } from "@react-router/dev/routes";

/** The board's address is a setting, read at run time: any other path of one part is unknown (`app/pages.server.ts`). */
export const operationsPages = [route(":slug", "operations/board-page.tsx")];

export const operationsActions = [
  route("api/functions/:functionName", "operations/board-function.route.ts"),
];
