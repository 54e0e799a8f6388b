import { route } from "@react-router/dev/routes";

/** The board's address is a setting, read at run time: its page handles every one-segment path that no other page has. */
export const operationsPages = [route(":slug", "operations/board-page.tsx")];

export const operationsActions = [
  route("api/functions/:functionName", "operations/board-function.ts"),
];
