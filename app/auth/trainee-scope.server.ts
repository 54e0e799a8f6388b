/** Which trainees someone may see: one SQL condition for every list, report, log and act that reads or changes them. */
import { or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Role } from "./rights";

type Person = { readonly userId: string; readonly roles: readonly string[] };

/** The condition under which this person sees the trainee with this id. */
export type Scope = (person: Person, trainee: SQLWrapper) => SQL;

export const EVERYONE: Scope = () => sql`true`;

/** The trainees this person coaches (TEAM-1). */
const COACHED: Scope = ({ userId }, trainee) => sql`${trainee} in (select trainees_of(${userId}))`;

type Scopes = Readonly<Record<string, Scope | undefined>>;

/** A role that is not here sees no trainee, whatever its verbs are. */
const SCOPES: Partial<Record<Role, Scope>> = { admin: EVERYONE, coach: COACHED };

/** The same condition with its person filled in. `all`: whether it covers every trainee. */
export type Seen = { (trainee: SQLWrapper): SQL; readonly all: boolean };

/** Everyone that any of this person's roles lets them see. `scopes`: tests may pass others than the product's own. */
export function traineesSeenBy(person: Person, scopes: Scopes = SCOPES): Seen {
  const condition = (trainee: SQLWrapper) =>
    or(...person.roles.map((role) => scopes[role]?.(person, trainee))) ?? sql`false`;
  return Object.assign(condition, { all: person.roles.some((role) => scopes[role] === EVERYONE) });
}
