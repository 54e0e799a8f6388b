/** What staff do with an applicant: each act with its right and its fields (APPL-1, APPL-3). */
import { z } from "zod";
import { act, type Call, pageActs } from "~/auth/acts/acts.server";
import { personName } from "~/platform/text/person-name";
import { type ActResult, done, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { placementFields } from "~/team/cohorts/cohorts.server";
import { moveApplicant } from "../applicant-acts.server";
import { sendLink } from "../apply-link.server";
import { STAGES, stageWords } from "../stages";
import { addApplicant, addForm, changeContact, contactForm } from "./contact.server";
import {
  accept,
  decline,
  GONE,
  LETTER_LEFT,
  notMoved,
  score,
  takeBackDecline,
} from "./decide.server";

const idSchema = z.uuid();
const version = z.coerce.number().int().min(1);
const words = (most: number) => z.string().trim().max(most).default("");
const outOfFour = z.coerce.number().int().min(1).max(4);

/** `send`: whether the email goes out, as edited. */
const mailFields = {
  send: z.literal("yes").optional(),
  subject: words(200),
  text: words(4_000),
  reason: words(2_000),
};

/** Of a page about one applicant, which may not exist. */
function aboutOne<Fields>(run: (call: Call, id: string, fields: Fields) => Promise<ActResult>) {
  return async (call: Call, fields: Fields) => {
    const id = idSchema.safeParse(call.params.id);
    return id.success ? run(call, id.data, fields) : refused(404, GONE);
  };
}

/** Of the list. */
export const listActs = pageActs("applicants.read", {
  add: act({ right: "applicants.change", fields: addForm, run: addApplicant }),
});

export const staffActs = pageActs("applicants.read", {
  move: act({
    right: "applicants.change",
    fields: z.strictObject({ version, stage: z.enum(STAGES) }),
    run: aboutOne(async ({ db, viewer }, id, { version, stage }) => {
      const outcome = await moveApplicant(db, viewer, { id, version, stage });
      if (outcome.kind !== "moved") return notMoved(outcome);
      const moved = { version: outcome.version, before: outcome.before };
      return done(`Moved to ${stageWords(stage).toLowerCase()}`, moved);
    }),
  }),
  "take-back": act({
    right: "applicants.change",
    fields: z.strictObject({ version, stage: z.enum(STAGES), letter: z.enum(["yes", ""]) }),
    run: aboutOne(async ({ db, viewer }, id, { letter, ...back }) => {
      const outcome = await takeBackDecline(db, viewer, { id, ...back, letter: letter === "yes" });
      if (outcome.kind === "left") return refused(409, LETTER_LEFT);
      if (outcome.kind !== "moved") return notMoved(outcome);
      const sent = letter === "yes" ? ". The letter is not sent." : "";
      return done(`Moved to ${stageWords(back.stage).toLowerCase()}${sent}`);
    }),
  }),
  // Plus `score 0` and `note 0` for each criterion.
  score: act({
    right: "applicants.change",
    fields: z
      .object({ recommendation: outOfFour, note: words(2_000) })
      .catchall(z.string().max(2_000)),
    run: aboutOne(score),
  }),
  decline: act({
    right: "applicants.change",
    fields: z.strictObject({ version, words: words(1_000), ...mailFields }),
    run: aboutOne(decline),
  }),
  accept: act({
    right: "trainees.create",
    fields: personName.extend({
      version,
      ...placementFields,
      ...mailFields,
    }),
    run: aboutOne(accept),
  }),
  contact: act({
    right: "applicants.change",
    fields: contactForm,
    run: aboutOne(changeContact),
  }),
  "send-link": act({
    right: "applicants.change",
    fields: z.strictObject({}),
    run: aboutOne(async ({ context, viewer }, id) => {
      if (context.get(requestContext).config.mail === undefined)
        return refused(409, "No mail server is set");
      const sent = await sendLink(context, viewer, id);
      return sent ? done("Link sent") : refused(409, "This applicant no longer has a page");
    }),
  }),
});
