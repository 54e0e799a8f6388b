/** The roles that people are given, as the staff's page names them. */
import type { Role } from "./rights";

export type RoleName = Exclude<Role, "trainee">;

export type StaffRole = Exclude<RoleName, "setter">;

/** What the role page may be asked to do: `demote` removes any role, the others give one. */
export const ROLE_INTENTS = ["promote", "coach", "operations", "setter", "demote"] as const;

export type RoleIntent = (typeof ROLE_INTENTS)[number];

/** A setter is not staff: they keep their code and their place in the list of trainees. */
export const STAFF_ROLES = ["admin", "coach", "operations"] as const satisfies readonly StaffRole[];

/** The word after "Make". */
export const ROLE_NAMES: Readonly<Record<RoleName, string>> = {
  admin: "administrator",
  coach: "coach",
  operations: "operations",
  setter: "setter",
};
