/** Which trainees somebody may see: one SQL condition, for every list, report, log and act that reads or changes them. */
import { or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Role } from "./rights";

type Person = { readonly userId: string; readonly roles: readonly string[] };

/** The condition under which this person sees the trainee of this id. */
export type Scope = (person: Person, trainee: SQLWrapper) => SQL;

export const EVERYONE: Scope = () => sql`true`;

/** The trainees whose coach this person is (TEAM-1). */
const COACHED: Scope = ({ userId }, trainee) => sql`${trainee} in (select trainees_of(${userId}))`;

type Scopes = Readonly<Record<string, Scope | undefined>>;

/** A role that is not here sees no trainee, whatever its verbs are. */
const SCOPES: Partial<Record<Role, Scope>> = { admin: EVERYONE, coach: COACHED };

/** The same condition with its person filled in. `all`: whether that is every trainee there is. */
export type Seen = { (trainee: SQLWrapper): SQL; readonly all: boolean };

/** Everyone that one of this person's roles lets them see. `scopes`: others than the product's own, in tests. */
export function traineesSeenBy(person: Person, scopes: Scopes = SCOPES): Seen {
  const condition = (trainee: SQLWrapper) =>
    or(...person.roles.map((role) => scopes[role]?.(person, trainee))) ?? sql`false`;
  return Object.assign(condition, { all: person.roles.some((role) => scopes[role] === EVERYONE) });
}
