/** The roles that people are given, as the staff's page names them. */
import type { Role } from "./rights";

export type RoleName = Exclude<Role, "trainee">;

export type StaffRole = Exclude<RoleName, "setter">;

/** What the page of roles is asked for: `demote` takes any role away, the others give one. */
export const ROLE_INTENTS = ["promote", "coach", "operations", "setter", "demote"] as const;

export type RoleIntent = (typeof ROLE_INTENTS)[number];

/** A setter is no staff: they keep their code and their place in the list of trainees. */
export const STAFF_ROLES = ["admin", "coach", "operations"] as const satisfies readonly StaffRole[];

/** What follows "Make". */
export const ROLE_NAMES: Readonly<Record<RoleName, string>> = {
  admin: "administrator",
  coach: "coach",
  operations: "operations",
  setter: "setter",
};
