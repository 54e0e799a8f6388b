/** What the forms of a cohort's page do. */
import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import { traineesSeenBy, type Viewer } from "~/auth/auth.server";
import { requestContext } from "~/platform/web/request-context.server";
import { traineeName } from "~/training/training.server";
import { announce } from "./announcements.server";
import { type Cohort, deleteCohort } from "./cohorts.server";
import { addMembers, findPasted, removeMembers } from "./members.server";
import type { cohortForm, TeamResult } from "./team-form";

type Context = Readonly<RouterContextProvider>;

export async function runCohortForm(
  form: z.output<typeof cohortForm>,
  cohort: Cohort,
  actor: Viewer,
  context: Context,
): Promise<TeamResult | "deleted"> {
  const { db } = context.get(requestContext);
  switch (form.intent) {
    case "announce":
      return announce(context, actor, form, { cohortId: cohort.id, audience: cohort.name });
    case "delete":
      return (await deleteCohort(db, actor, cohort.id)) ? "deleted" : { fault: "It is gone" };
    case "add": {
      const name = await traineeName(db, form.userId, traineesSeenBy(actor));
      if (name === null) return { fault: "This user no longer exists" };
      await db.transaction((tx) => addMembers(tx, actor, cohort.id, [form.userId]));
      return { done: `${name} is in the cohort` };
    }
    case "remove":
      return db.transaction(async (tx) =>
        (await removeMembers(tx, actor, [form.userId], cohort.id)) > 0
          ? { done: "Removed from the cohort" }
          : { fault: "This user is not in the cohort" },
      );
    case "paste":
      return db.transaction(async (tx) => {
        const { userIds, missing, ambiguous } = await findPasted(tx, actor, form.people);
        const added = await addMembers(tx, actor, cohort.id, userIds);
        const parts = [
          `Added ${added}`,
          missing.length > 0 && `not found: ${missing.length}`,
          ambiguous.length > 0 && `more than one match: ${ambiguous.length}`,
        ];
        return {
          done: parts.filter((part) => part !== false).join(", "),
          rest: [...missing, ...ambiguous],
        };
      });
  }
}
