/** What staff do with cohorts and announcements: each act with its right and its fields. */
import { redirect } from "react-router";
import { z } from "zod";
import { act, type Call, pageActs } from "~/auth/acts/acts.server";
import { traineesSeenBy, type Viewer } from "~/auth/auth.server";
import { contentContext } from "~/content/content.server";
import { type ActResult, done, type Message, refused } from "~/platform/web/act-result";
import { shownLessons, traineeName } from "~/training/training.server";
import {
  announce,
  editAnnouncement,
  NO_ONE,
  type Preview,
  previewOf,
  unsendAnnouncement,
} from "./announcements.server";
import { deleteCohort, saveCohort } from "./cohort-changes.server";
import { type Cohort, cohortOf } from "./cohort-records.server";
import { withLateNews } from "./late-news.server";
import { addMembers, removeMembers } from "./members.server";
import { addPasted } from "./pasted-members.server";
import {
  announcement,
  editedAnnouncement,
  oneAnnouncement,
  people,
  savedCohort,
} from "./team-form";

const GONE = "This cohort no longer exists";

const member = z.strictObject({ userId: z.string().min(1).max(100) });
type Member = z.output<typeof member>;
const pasted = z.strictObject({ people });
type Pasted = z.output<typeof pasted>;

/** `rest`: pasted lines that matched no one. `mark`: see `BeganFrom`. */
export type CohortResult = ActResult<{ rest?: string[]; mark?: string; preview?: Preview }, string>;

export const cohortsActs = pageActs("cohorts.change", {
  create: act({
    right: "cohorts.change",
    fields: savedCohort,
    run: async ({ context, db, viewer }, fields) => {
      const lessons = shownLessons(context.get(contentContext));
      const saved = await saveCohort(db, viewer, null, { ...fields, lessons });
      return "fault" in saved
        ? refused(409, saved.fault)
        : redirect(`/admin/cohorts/${saved.id}`, 303);
    },
  }),
  announce: act({
    right: "cohorts.change",
    fields: announcement,
    run: async ({ context, viewer }, message) =>
      resultOf(
        await announce(context, viewer, message, { cohortId: null, audience: "All trainees" }),
      ),
  }),
  preview: act({
    right: "cohorts.change",
    fields: announcement,
    run: ({ context, viewer }, message) => preview(context, viewer, message, null),
  }),
  edit: act({
    right: "cohorts.change",
    fields: editedAnnouncement,
    run: async ({ db, viewer }, message) =>
      editResultOf(await editAnnouncement(db, viewer, message, null)),
  }),
  unsend: act({
    right: "cohorts.change",
    fields: oneAnnouncement,
    run: async ({ db, viewer }, { id }) => resultOf(await unsendAnnouncement(db, viewer, id, null)),
  }),
});

export const cohortActs = pageActs("cohorts.read", {
  save: act({
    right: "cohorts.change",
    fields: savedCohort,
    run: inCohort(async ({ context, db, viewer }, { id }, fields: z.output<typeof savedCohort>) => {
      const lessons = shownLessons(context.get(contentContext));
      const saved = await saveCohort(db, viewer, id, { ...fields, lessons });
      if (!("fault" in saved)) return done(told("Saved", saved.news), { mark: saved.mark });
      return refused(409, saved.fault, { conflict: "mark" in saved ? saved.mark : undefined });
    }),
  }),
  announce: act({
    right: "announcements.send",
    fields: announcement,
    run: inCohort(
      async ({ context, viewer }, { id, name }, message: z.output<typeof announcement>) =>
        resultOf(await announce(context, viewer, message, { cohortId: id, audience: name })),
    ),
  }),
  preview: act({
    right: "announcements.send",
    fields: announcement,
    run: inCohort(({ context, viewer }, { id }, message: z.output<typeof announcement>) =>
      preview(context, viewer, message, id),
    ),
  }),
  edit: act({
    right: "announcements.send",
    fields: editedAnnouncement,
    run: inCohort(async ({ db, viewer }, { id }, message: z.output<typeof editedAnnouncement>) =>
      editResultOf(await editAnnouncement(db, viewer, message, id)),
    ),
  }),
  unsend: act({
    right: "announcements.send",
    fields: oneAnnouncement,
    run: inCohort(async ({ db, viewer }, cohort, { id }: z.output<typeof oneAnnouncement>) =>
      resultOf(await unsendAnnouncement(db, viewer, id, cohort.id)),
    ),
  }),
  add: act({
    right: "cohorts.change",
    fields: member,
    run: inCohort(async ({ db, viewer }, { id }, { userId }: Member) => {
      const name = await traineeName(db, userId, traineesSeenBy(viewer));
      if (name === null) return refused(409, "This user no longer exists");
      const { news } = await db.transaction((tx) =>
        withLateNews(tx, viewer, id, () => addMembers(tx, viewer, id, [userId])),
      );
      return done(told(`${name} is in the cohort`, news));
    }),
  }),
  remove: act({
    right: "cohorts.change",
    fields: member,
    run: inCohort(async ({ db, viewer }, { id }, { userId }: Member) => {
      const removed = await db.transaction((tx) => removeMembers(tx, viewer, [userId], id));
      return removed > 0
        ? done("Removed from the cohort")
        : refused(409, "This user is not in the cohort");
    }),
  }),
  paste: act({ right: "cohorts.change", fields: pasted, run: inCohort(paste) }),
  delete: act({
    right: "cohorts.change",
    fields: z.strictObject({}),
    run: inCohort(async ({ db, viewer }, { id }) =>
      (await deleteCohort(db, viewer, id))
        ? redirect("/admin/cohorts", 303)
        : refused(409, "It is gone"),
    ),
  }),
});

async function preview(
  context: Call["context"],
  viewer: Viewer,
  message: z.output<typeof announcement>,
  cohortId: string | null,
): Promise<CohortResult> {
  const shown = await previewOf(context, viewer, message, cohortId);
  return shown === null ? refused(409, NO_ONE) : done(null, { preview: shown });
}

/** With the cohort of the address, which this person must see. */
function inCohort<Fields, Result>(
  run: (call: Call, cohort: Cohort, fields: Fields) => Promise<Result>,
) {
  return async (call: Call, fields: Fields) => {
    const cohort = await cohortOf(call.db, call.viewer, call.params.id ?? "");
    return cohort ? run(call, cohort, fields) : refused(404, GONE);
  };
}

async function paste({ db, viewer }: Call, { id }: Cohort, { people: lines }: Pasted) {
  const { outcome, news } = await db.transaction((tx) =>
    withLateNews(tx, viewer, id, () => addPasted(tx, viewer, { cohortId: id, lines })),
  );
  return done(told(outcome.told, news), { rest: outcome.rest });
}

/** `news`: who is late by it, if that has changed. */
function told(title: string, news: string): Message {
  return { title, tone: "success", ...(news && { description: news }) };
}

function resultOf(outcome: { done: string } | { fault: string }) {
  return "fault" in outcome ? refused(409, outcome.fault) : done(outcome.done);
}

function editResultOf(outcome: Awaited<ReturnType<typeof editAnnouncement>>): CohortResult {
  const { mark } = outcome;
  return "fault" in outcome
    ? refused(409, outcome.fault, { conflict: mark })
    : done(outcome.done, mark === undefined ? {} : { mark });
}
