/** What each row of an import of trainees would do (DAY-4, PEOPLE-5). */

import { inArray, sql } from "drizzle-orm";
import { can, traineesSeenBy, type Viewer } from "~/auth/auth.server";
import { trainingCredentials, users } from "~/auth/tables";
import {
  allRows,
  type Doubt,
  Namesakes,
  type OpenImport,
  type ShownRow,
} from "~/imports/imports.server";
import type { Db } from "~/platform/db/database.server";
import { writtenMail } from "~/platform/mail/written-mail.server";
import { plainText } from "~/platform/text/plain-text";
import { activeCoaches, cohortNames } from "~/team/cohorts/cohorts.server";
import { traineeOverviews as overview } from "~/training/tables";
import { PEOPLE_COLUMNS } from "./people-columns";
import { type PersonReading, type ReadPerson, readPerson } from "./people-row.server";

/** Someone or something that is there, one that the import makes, or none. */
type Place = { id: string } | { made: string } | null;

/** `email`: where the sheet goes; the account gets no address until its owner has verified one. `isTaken`: somebody else has the one in the sheet. */
export type NewPerson = Pick<ReadPerson, "firstName" | "lastName" | "email"> & {
  isTaken: boolean;
  coach: Place;
  cohort: Place;
};

/** `person`: of a new one. */
export type PlannedPerson = ShownRow & { person?: NewPerson };
export type PeoplePlan = { rows: PlannedPerson[]; doubts: Doubt[] };

type Named = { id: string; name: string };
const KINDS = ["coach", "cohort"] as const;
type Kind = (typeof KINDS)[number];
type Choices = Readonly<Record<Kind, readonly Named[]>>;

export async function planPeople(db: Db, viewer: Viewer, open: OpenImport): Promise<PeoplePlan> {
  const coaches = (await activeCoaches(db)).map(({ userId: id, name }) => ({ id, name }));
  const choices: Choices = { coach: coaches, cohort: await cohortNames(db, viewer) };
  const read = (await allRows(db, open)).map((row) => readPerson(row, open));
  const names = read.map(({ name }) => name);
  const known = await knownNames(db, viewer, names);
  const seen = new Map<string, { line: number; email: string }>();
  const owners = await addressOwners(db, read);
  const sure = new Namesakes(open.answers, true);
  const unsure = new Namesakes(open.answers, false);
  const rows = read.map((row): PlannedPerson => {
    const { line, name } = row;
    const head = { line, name };
    if ("why" in row)
      return row.why.length > 0
        ? { ...head, kind: "conflict", detail: row.why.join(". ") }
        : { ...head, kind: "nobody", detail: "" };
    const { firstName, lastName, email } = row;
    const key = plainText(name);
    const earlier = seen.get(key);
    const isKnown = known.has(key);
    const said = earlier
      ? `Same name as line ${earlier.line}`
      : isKnown
        ? "A trainee with this name already exists"
        : null;
    if (said !== null) {
      // Two addresses are two people of one name, unless the sheet's owner says otherwise.
      const isKept = earlier !== undefined && email !== "" && !["", email].includes(earlier.email);
      const of = earlier ? "rows" : "list";
      if ((isKept ? sure : unsure).skips(of, name))
        return { ...head, kind: earlier ? "conflict" : "same", detail: said };
    }
    if (!earlier) seen.set(key, { line, email });
    const coach = placeOf("coach", row, choices, open);
    const cohort = placeOf("cohort", row, choices, open);
    const owner = email === "" ? undefined : owners.get(email);
    if (email !== "" && !owner) owners.set(email, `line ${line}`);
    const texts = [coach.text, cohort.text];
    const isTaken = owner !== undefined;
    const places = { coach: coach.place, cohort: cohort.place };
    const person = { firstName, lastName, email: isTaken ? "" : email, isTaken, ...places };
    const leftOut = [
      ...row.leftOut.map(({ field }) => PEOPLE_COLUMNS[field].label),
      ...(isTaken ? [PEOPLE_COLUMNS.email.label] : []),
    ];
    const unread = leftOut.length > 0 && { leftOut };
    const detail = isTaken
      ? [
          said,
          told({ ...row, email: "" }, texts),
          `Without ${writtenMail(email)}: ${owner} has this address`,
        ]
      : [said, told(row, texts)];
    return { ...head, kind: "new", detail: detail.filter(Boolean).join(". "), person, ...unread };
  });
  const people = read.filter((row) => !("why" in row)) as ReadPerson[];
  const mayMakeCoaches = can(viewer, "administrators.change");
  const doubts = KINDS.flatMap((kind) =>
    unknown(kind, people, choices).map((name) => doubtOf(kind, name, mayMakeCoaches)),
  );
  const namesakes = [sure, unsure].flatMap((each) => each.doubts("the list"));
  return { rows, doubts: [...namesakes, ...doubts] };
}

function told({ email, leftOut }: ReadPerson, places: readonly (string | null)[]): string {
  const bad = leftOut.map(
    ({ field, cell }) => `${PEOPLE_COLUMNS[field].label.toLowerCase()} “${cell}”`,
  );
  const given = [writtenMail(email), ...places].filter(Boolean).join(", ");
  return [given, bad.length > 0 && `Left out: ${bad.join(", ")}`].filter(Boolean).join(". ");
}

/** The one that a cell names, ignoring case and accents; an empty cell names none. */
function placeOf(
  kind: Kind,
  row: ReadPerson,
  choices: Choices,
  { answers }: OpenImport,
): { place: Place; text: string | null } {
  const cell = row[kind];
  if (cell === "") return { place: null, text: null };
  const [one, another] = alike(cell, choices[kind]);
  if (one && !another) return { place: { id: one.id }, text: `${kind} ${one.name}` };
  if (another) return { place: null, text: `without a ${kind}: several are named ${cell}` };
  if (answers[keyOf(kind, cell)] === "new")
    return { place: { made: cell }, text: `new ${kind} ${cell}` };
  return { place: null, text: `without a ${kind}: none is named ${cell}` };
}

const alike = (cell: string, choices: readonly Named[]) =>
  choices.filter(({ name }) => plainText(name) === plainText(cell));
const keyOf = (kind: Kind, name: string) => `${kind}:${plainText(name)}`;

/** Each name once that nobody has. */
function unknown(kind: Kind, people: readonly ReadPerson[], choices: Choices): string[] {
  const cells = people.map((person) => person[kind]).filter(Boolean);
  const names = new Map(cells.toReversed().map((cell) => [plainText(cell), cell]));
  return [...names.values()].toReversed().filter((cell) => alike(cell, choices[kind]).length === 0);
}

function doubtOf(kind: Kind, name: string, mayMakeCoaches: boolean): Doubt {
  const make = {
    value: "new",
    label: kind === "coach" ? `Add ${name} as a coach` : `Create cohort ${name}`,
  };
  const isOffered = kind === "cohort" || mayMakeCoaches;
  const without = { value: "", label: `Import without a ${kind}` };
  return {
    key: keyOf(kind, name),
    question: `No ${kind} is named ${name}`,
    choices: isOffered ? [without, make] : [without],
  };
}

/** Of the addresses in these rows, those that accounts have, each with whose it is in words. */
async function addressOwners(db: Db, read: readonly PersonReading[]): Promise<Map<string, string>> {
  const emails = read.flatMap((row) => ("why" in row || row.email === "" ? [] : row.email));
  const taken = await db
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.email, emails))
    .union(
      db
        .select({ email: trainingCredentials.email })
        .from(trainingCredentials)
        .where(inArray(trainingCredentials.email, emails)),
    );
  return new Map(taken.map(({ email }) => [email, "another account"]));
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
      sql`plain_text(trim(${overview.name})) = any(${wanted}::text[]) and ${traineesSeenBy(viewer)(overview.userId)}`,
    );
  return new Set(rows.map(({ name }) => plainText(name.trim())));
}
