/** What each row of an import of trainees would do (DAY-4). */
import { sql } from "drizzle-orm";
import { mailAddress, traineesSeenBy, type Viewer } from "~/auth/auth.server";
import { allRows, knownMapping, type OpenImport, type ShownRow } from "~/imports/imports.server";
import type { SheetRow } from "~/platform/csv/rows";
import type { Db } from "~/platform/db/database.server";
import { personName, splitName } from "~/platform/text/person-name";
import { plainText } from "~/platform/text/plain-text";
import { activeCoaches, cohortNames } from "~/team/cohorts/cohorts.server";
import { traineeOverviews as overview } from "~/training/tables";
import { PEOPLE_COLUMNS, type PeopleColumn } from "./people-columns";

/** `email`: the account's address, or empty; what is sent there confirms it. */
export type NewPerson = {
  firstName: string;
  lastName: string;
  email: string;
  coachId: string | null;
  cohortId: string | null;
};

/** `person`: of a new one. */
export type PlannedPerson = ShownRow & { person?: NewPerson };

type Named = { id: string; name: string };

export async function planPeople(
  db: Db,
  viewer: Viewer,
  open: OpenImport,
): Promise<PlannedPerson[]> {
  const columns = knownMapping(open.mapping, PEOPLE_COLUMNS);
  const coaches = (await activeCoaches(db)).map(({ userId: id, name }) => ({ id, name }));
  const cohorts = await cohortNames(db, viewer);
  const read = (await allRows(db, open)).map((row) => readRow(row, columns));
  const known = await knownNames(
    db,
    viewer,
    read.map(({ name }) => name),
  );
  const seen = new Map<string, number>();
  return read.map((row): PlannedPerson => {
    const { line, name } = row;
    const head = { line, name };
    const conflict = (detail: string) => ({ ...head, kind: "conflict" as const, detail });
    if ("fault" in row) return conflict(row.fault);
    const key = plainText(name);
    const earlier = seen.get(key);
    if (earlier) return conflict(`Same name as line ${earlier}`);
    seen.set(key, line);
    const coach = meant(row.coach, coaches, "coach");
    if ("fault" in coach) return conflict(coach.fault);
    const cohort = meant(row.cohort, cohorts, "cohort");
    if ("fault" in cohort) return conflict(cohort.fault);
    if (known.has(key))
      return { ...head, kind: "same", detail: "A trainee with this name already exists" };
    const { firstName, lastName, email } = row;
    const person = { firstName, lastName, email, coachId: coach.id, cohortId: cohort.id };
    const details = [
      email,
      coach.name && `coach ${coach.name}`,
      cohort.name && `cohort ${cohort.name}`,
    ];
    return { ...head, kind: "new", detail: details.filter(Boolean).join(", "), person };
  });
}

type Read = { line: number; name: string } & (
  | { firstName: string; lastName: string; email: string; coach: string; cohort: string }
  | { fault: string }
);

function readRow(
  { line, cells, fault }: SheetRow,
  columns: readonly (PeopleColumn | null)[],
): Read {
  const given = (wanted: PeopleColumn) => cells[columns.indexOf(wanted)]?.trim() ?? "";
  const whole = splitName(given("name"));
  const typed = {
    firstName: given("firstName") || whole.firstName,
    lastName: given("lastName") || whole.lastName,
  };
  const name = `${typed.firstName} ${typed.lastName}`.trim();
  const not = (why: string): Read => ({ line, name, fault: why });
  if (fault) return not(fault);
  const { data, error } = personName.safeParse(typed);
  if (!data) return not(error.issues[0]?.message ?? "This row cannot be read");
  const email = given("email") === "" ? { data: "" } : mailAddress.safeParse(given("email"));
  if (email.data === undefined) return not("This is not an email address");
  return {
    line,
    name: `${data.firstName} ${data.lastName}`,
    firstName: data.firstName,
    lastName: data.lastName,
    email: email.data,
    coach: given("coach"),
    cohort: given("cohort"),
  };
}

/** The one a cell names, ignoring case and accents; an empty cell names none. */
function meant(
  cell: string,
  choices: readonly Named[],
  what: "coach" | "cohort",
): { id: string | null; name: string } | { fault: string } {
  if (cell === "") return { id: null, name: "" };
  const found = choices.filter(({ name }) => plainText(name) === plainText(cell));
  const [one, another] = found;
  if (!one) return { fault: `No ${what} is named ${cell}` };
  return another ? { fault: `${found.length} named ${cell}` } : one;
}

/** The names of existing trainees, in their compared form. */
async function knownNames(
  db: Db,
  viewer: Viewer,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const wanted = sql.param(names.map(plainText));
  const rows = await db
    .select({ name: overview.name })
    .from(overview)
    .where(
      sql`plain_text(${overview.name}) = any(${wanted}::text[]) and ${traineesSeenBy(viewer)(overview.userId)}`,
    );
  return new Set(rows.map(({ name }) => plainText(name)));
}
