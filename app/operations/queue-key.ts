import type { Day } from "./card";

/** Which form is open on the board: one at a time. */
export type OpenForm = { kind: "add"; day: Day } | { kind: "edit"; id: string };
