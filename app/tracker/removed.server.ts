/** Removed prospects that can be restored: the events of their removal, with what is kept of them (TRK-6). */
import { and, desc, eq, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { trainingCredentials } from "~/auth/tables";
import { events } from "~/events/tables";
import { imports } from "~/imports/tables";
import type { Db } from "~/platform/db/database.server";
import { type CutList, cutList, found } from "~/platform/queries/lists.server";
import { type Contact, type Country, nameOf } from "./prospect";
import { prospectPasts, prospects } from "./tables";

export type RemovedProspect = {
  id: string;
  version: number;
  name: string;
  contact: Omit<Contact, "notes">;
  country: Country;
  addedBy: string | null;
  removedBy: string;
  removedAt: string;
};

const SEARCHED = sql`concat_ws(' ', ${prospectPasts.typed}->>'firstName', ${prospectPasts.typed}->>'lastName',
  ${prospectPasts.typed}->>'handle', ${prospectPasts.typed}->>'profile')`;

/** An import that was undone stands in the list of imports; of its prospects, only those that are searched for are listed.
 * Events of an earlier release do not name it: they were written while it was undone. */
const notOfImport = sql`not ${events.after} ? 'import' and not exists (
  select 1 from ${imports} where ${imports.userId} = ${events.actorId} and ${imports.kind} = 'prospects'
    and ${events.at} between ${imports.undoBegunAt} and ${imports.undoneAt})`;

/** The last ones removed, newest first. `ownOnly`: those this person added. `q`: part of a name or a handle. */
export async function removedProspects(
  db: Db,
  { userId, ownOnly }: { userId: string; ownOnly: boolean },
  { most, q = "" }: { most: number; q?: string | undefined },
): Promise<CutList<RemovedProspect>> {
  const later = alias(prospectPasts, "later");
  const rows = await db
    .select({
      id: prospectPasts.prospectId,
      version: prospectPasts.version,
      typed: prospectPasts.typed,
      addedBy: sql<
        string | null
      >`${trainingCredentials.firstName} || ' ' || ${trainingCredentials.lastName}`,
      removedBy: events.actorName,
      removedAt: events.at,
      found,
    })
    .from(events)
    .innerJoin(
      prospectPasts,
      and(
        sql`${prospectPasts.prospectId} = ${events.subjectId}::uuid`,
        sql`${prospectPasts.version} = (${events.after}->>'version')::int`,
      ),
    )
    .leftJoin(trainingCredentials, eq(trainingCredentials.userId, prospectPasts.userId))
    .where(
      and(
        eq(events.verb, "prospects.remove"),
        ownOnly ? eq(prospectPasts.userId, userId) : undefined,
        q === "" ? notOfImport : sql`strpos(lower(${SEARCHED}), lower(${q})) > 0`,
        notExists(
          db
            .select({ id: prospects.id })
            .from(prospects)
            .where(eq(prospects.id, prospectPasts.prospectId)),
        ),
        // Removed, restored and removed again, it is one prospect.
        notExists(
          db
            .select({ id: later.prospectId })
            .from(later)
            .where(
              and(
                eq(later.prospectId, prospectPasts.prospectId),
                sql`${later.version} > ${prospectPasts.version}`,
              ),
            ),
        ),
      ),
    )
    .orderBy(desc(events.at), desc(events.id))
    .limit(most);
  return cutList(
    rows.map(({ typed, removedAt, ...row }) => ({
      ...row,
      name: nameOf(typed),
      contact: contactOf(typed),
      country: typed.country,
      removedAt: removedAt.toISOString(),
    })),
  );
}

/** What was kept before prospects had contacts names none. */
function contactOf({ handle, platform, profile }: Partial<Contact>) {
  return { handle: handle ?? null, platform: platform ?? null, profile: profile ?? null };
}
