/** Which trainees somebody may see: one SQL condition, for every list, report, log and act that reads or changes them. */
import { or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Role } from "./rights";

type Person = { readonly userId: string; readonly roles: readonly string[] };

/** The condition under which this person sees the trainee of this id. */
export type Scope = (person: Person, trainee: SQLWrapper) => SQL;

export const EVERYONE: Scope = () => sql`true`;

type Scopes = Readonly<Record<string, Scope | undefined>>;

/** A role that is not here sees no trainee, whatever its verbs are. */
const SCOPES: Partial<Record<Role, Scope>> = { admin: EVERYONE };

/** The same condition with its person filled in. */
export type Seen = (trainee: SQLWrapper) => SQL;

/** Everyone that one of this person's roles lets them see. `scopes`: others than the product's own, in tests. */
export function traineesSeenBy(person: Person, scopes: Scopes = SCOPES): Seen {
  return (trainee) =>
    or(...person.roles.map((role) => scopes[role]?.(person, trainee))) ?? sql`false`;
}

/** Whether that is every trainee there is: some things, such as the stream of all changes, cannot be had in part. */
export function seesEveryTrainee({ roles }: Person, scopes: Scopes = SCOPES): boolean {
  return roles.some((role) => scopes[role] === EVERYONE);
}
