/** People by name or email address: trainees, prospects, and guests by their address (ADM-9). */

import { and, asc, desc, eq, getTableColumns, isNull, ne, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { applicants } from "~/applicants/tables";
import { accountDetail } from "~/auth/auth.server";
import { trainingCredentials } from "~/auth/tables";
import { bookings } from "~/booking/tables";
import { submissions } from "~/forms/tables";
import type { Db } from "~/platform/db/database.server";
import { writtenMail } from "~/platform/mail/written-mail.server";
import {
  containsPlainWords,
  containsWords,
  fullName,
  nameAndMail,
} from "~/platform/queries/lists.server";
import { shortMomentText } from "~/platform/time/zones";
import { prospectPasts, prospects } from "~/tracker/tables";
import { traineeOverviews as overview } from "~/training/tables";

export type PersonKind = "trainee" | "prospect" | "guest";

/** `id`: of a trainee or a prospect; for a guest, who has none, the email address. */
export type PersonKey = { kind: PersonKind; id: string };
export type FoundPerson = PersonKey & { name: string; detail: string };

const MOST_FOUND = 20;

/** `more`: there are others of a kind, for which the text must say more. */
export type FoundPeople = { people: FoundPerson[]; more: boolean };

/** People whose name or email address contains this text, removed prospects included; at most 20 of each kind. */
export async function findPeople(db: Db, text: string): Promise<FoundPeople> {
  const [trainees, listed, removed, guests] = await Promise.all([
    db
      .select(getTableColumns(trainingCredentials))
      .from(overview)
      .innerJoin(trainingCredentials, eq(trainingCredentials.userId, overview.userId))
      .where(containsPlainWords(overview.search, text))
      .orderBy(asc(overview.nameKey), asc(overview.userId))
      .limit(MOST_FOUND + 1),
    db
      .select()
      .from(prospects)
      .where(containsWords(fullName(prospects), text))
      .orderBy(asc(prospects.nameKey), asc(prospects.id))
      .limit(MOST_FOUND + 1),
    removedProspects(db, text),
    findGuests(db, text),
  ]);
  const kinds = [
    trainees.map((row) => ({
      kind: "trainee" as const,
      id: row.userId,
      name: nameOf(row),
      detail: accountDetail(row),
    })),
    listed.map((row) =>
      found(row.id, nameOf(row), `${row.country}, added ${shortMomentText(row.createdAt, "UTC")}`),
    ),
    removed.map(({ id, typed, createdAt }) =>
      found(
        id,
        nameOf(typed),
        `Removed from the tracker; added ${shortMomentText(createdAt, "UTC")}`,
      ),
    ),
    guests,
  ];
  return {
    people: kinds.flatMap((people) => people.slice(0, MOST_FOUND)),
    more: kinds.some((people) => people.length > MOST_FOUND),
  };
}

function found(id: string, name: string, detail: string): FoundPerson {
  return { kind: "prospect", id, name, detail };
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}

async function removedProspects(db: Db, text: string) {
  return db
    .selectDistinctOn([prospectPasts.prospectId], {
      id: prospectPasts.prospectId,
      typed: prospectPasts.typed,
      createdAt: prospectPasts.createdAt,
    })
    .from(prospectPasts)
    .leftJoin(prospects, eq(prospects.id, prospectPasts.prospectId))
    .where(
      and(
        isNull(prospects.id),
        containsWords(
          sql`(${prospectPasts.typed}->>'firstName') || ' ' || (${prospectPasts.typed}->>'lastName')`,
          text,
        ),
      ),
    )
    .orderBy(prospectPasts.prospectId, desc(prospectPasts.version))
    .limit(MOST_FOUND + 1);
}

async function findGuests(db: Db, text: string): Promise<FoundPerson[]> {
  const guestsIn = (table: PgTable, mail: PgColumn, name: PgColumn) => {
    const address = sql<string>`lower(${mail})`;
    return db
      .selectDistinctOn([address], { mail: address, name: sql<string>`${name}` })
      .from(table)
      .where(and(ne(mail, ""), containsWords(nameAndMail(name, mail), text)))
      .orderBy(address)
      .limit(MOST_FOUND + 1);
  };
  const guests = await Promise.all([
    guestsIn(submissions, submissions.senderMail, submissions.senderName),
    guestsIn(bookings, bookings.guestMail, bookings.guestName),
    guestsIn(applicants, applicants.mail, applicants.name),
  ]);
  const names = new Map(guests.flat().map(({ mail, name }) => [mail, name]));
  return [...names].map(([mail, name]) => ({
    kind: "guest",
    id: mail,
    name,
    detail: writtenMail(mail),
  }));
}
