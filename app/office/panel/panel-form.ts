/** What the admin panel may send: one schema for its action and its forms. */
import { z } from "zod";
import { personName } from "~/platform/text/person-name";
import { findForm } from "./panel-view";

const userId = z.string().min(1).max(100);
/** Empty: without a coach. */
const coachId = z.string().max(100);
/** How many the list had when it was shown. */
const count = z.coerce.number().int().min(1);

/** One form of the panel, distinguished by `intent`. */
export const panelForm = z.discriminatedUnion("intent", [
  personName.extend({ intent: z.literal("create") }),
  personName.extend({ intent: z.literal("rename"), userId, was: z.string().max(200).optional() }),
  findForm,
  z.strictObject({ intent: z.literal("code"), userId }),
  z.strictObject({ intent: z.literal("coach"), userId, coachId }),
  z.strictObject({
    intent: z.literal("coach-all"),
    coachId,
    count,
  }),
  z.strictObject({ intent: z.literal("cohort-all"), cohortId: coachId, count }),
  z.strictObject({
    intent: z.enum(["rotate", "reset", "activate", "deactivate", "delete", "link"]),
    userId,
  }),
]);

export type PanelForm = z.output<typeof panelForm>;
