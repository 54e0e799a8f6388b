/** What trainees do on their dashboard: reading a message, and whether they want nudges. */
import { redirect } from "react-router";
import { z } from "zod";
import { act, pageActs } from "~/auth/acts/acts.server";
import { refused } from "~/platform/web/act-result";
import { markRead, setNudgesRefused } from "~/team/team.server";

export const dashboardActs = pageActs("training.take", {
  read: act({
    right: "training.take",
    fields: z.strictObject({ id: z.uuid() }),
    run: async ({ db, viewer }, { id }) =>
      (await markRead(db, viewer.userId, id))
        ? redirect("/training", 303)
        : refused(403, "This message is not yours"),
  }),
  "nudges-off": refusesNudgesAct(true),
  "nudges-on": refusesNudgesAct(false),
});

function refusesNudgesAct(refuses: boolean) {
  return act({
    right: "training.take",
    fields: z.strictObject({}),
    run: async ({ db, viewer }) => {
      await setNudgesRefused(db, viewer.userId, refuses);
      return redirect("/training", 303);
    },
  });
}
