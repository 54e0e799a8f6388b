/** Door of the people: the job that mails their sign-in links (PEOPLE-2). */
import { and, asc, eq } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { authContext } from "~/auth/auth.server";
import type { Db } from "~/platform/db/database.server";
import type { JobHandler } from "~/platform/jobs/job-loop.server";
import { linkMailingPeople } from "../tables";
import { LINKS_JOB } from "./link-mailing.server";

type Context = Readonly<RouterContextProvider>;

const AT_ONCE = 100;

const payloadSchema = z.object({ id: z.uuid() });

/** `contextOf`: the context a request would have, within the job's transaction. */
export function linkMailingJobs(
  contextOf: (tx: Db) => Context,
): Readonly<Record<string, JobHandler>> {
  return {
    [LINKS_JOB]: async (tx, payload) => {
      const { id } = payloadSchema.parse(payload);
      const { mailingId, userId, outcome } = linkMailingPeople;
      const waiting = await tx
        .select({ userId })
        .from(linkMailingPeople)
        .where(and(eq(mailingId, id), eq(outcome, "waiting")))
        .orderBy(asc(userId))
        .limit(AT_ONCE);
      const { people } = contextOf(tx).get(authContext);
      for (const each of waiting)
        await tx
          .update(linkMailingPeople)
          .set(await people.mailLink(tx, each.userId))
          .where(and(eq(mailingId, id), eq(userId, each.userId)));
      return waiting.length === AT_ONCE ? { onward: { id } } : undefined;
    },
  };
}
