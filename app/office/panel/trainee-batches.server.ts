/** What can be done with many trainees at once (OWN-6). */
import { eq, inArray } from "drizzle-orm";
import { authContext, namesakes, traineesSeenBy } from "~/auth/auth.server";
import {
  type BatchAct,
  type BatchCall,
  type BatchField,
  type BatchList,
  type BatchRow,
  CHANGED,
  GONE,
  type RowResult,
  rowDone,
  rowLeft,
} from "~/auth/batches/batches.server";
import { traineePlaces } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";
import {
  activeCoaches,
  addMembers,
  addRecipient,
  announcementReach,
  cohortNames,
  cohortOf,
  giveCoach,
  removeMembers,
  takeCoach,
} from "~/team/cohorts/cohorts.server";
import { cohortMembers } from "~/team/tables";
import { traineeOverviews } from "~/training/tables";
import { changeTrainee } from "~/training/training.server";
import { LINKS_ACT } from "../link-act.server";
import { viewOf } from "./panel-view";
import { traineeIds } from "./trainees.server";

const PORTION = 500;

type Trainee = { name: string; isActive: boolean };

/** One that this person sees, in a transaction; null if there is none. */
async function traineeOf({ db, viewer }: BatchCall, { id }: BatchRow): Promise<Trainee | null> {
  const { name, isActive, userId } = traineeOverviews;
  const [row] = await db
    .select({ name, isActive, seen: traineesSeenBy(viewer)(userId) })
    .from(traineeOverviews)
    .where(eq(userId, id));
  return row?.seen ? { name: row.name, isActive: row.isActive } : null;
}

type OfTrainee<Row extends BatchRow> = (
  call: BatchCall,
  row: Row,
  trainee: Trainee,
) => Promise<RowResult>;

function ofTrainee<Row extends BatchRow>(run: OfTrainee<Row>) {
  return async (call: BatchCall, row: Row) => {
    const trainee = await traineeOf(call, row);
    return trainee ? run(call, row, trainee) : GONE;
  };
}

const SWITCHED = { activate: "Activated", deactivate: "Deactivated" } as const;
type Switch = keyof typeof SWITCHED;

/** What events about trainees are about. */
const TRAINEE = ["trainee"];

function switches(intent: Switch) {
  return ofTrainee(async ({ db, viewer }, { id }, { isActive }) => {
    if (isActive === (intent === "activate"))
      return rowLeft(`Was ${SWITCHED[intent].toLowerCase()} already`);
    const outcome = await changeTrainee(db, viewer, { intent, userId: id });
    return outcome.kind === "done" ? rowDone(SWITCHED[intent]) : GONE;
  });
}

function switchAct(intent: Switch, label: string, about: string): BatchAct {
  const back = intent === "activate" ? "deactivate" : "activate";
  return {
    name: intent,
    label,
    about,
    right: "trainees.switch",
    fields: [],
    run: switches(intent),
    undo: {
      about: { kinds: TRAINEE, verbs: ["trainees.activate", "trainees.deactivate"] },
      run: switches(back),
    },
  };
}

async function giveCode({ db, viewer, context }: BatchCall, { id }: BatchRow, who: Trainee) {
  const made = await context.get(authContext).replaceCode({ id, label: who.name }, viewer, db);
  return made === null ? GONE : rowDone("New code");
}

const COACH: BatchField = {
  name: "coachId",
  label: "Coach",
  kind: "choice",
  none: "No coach",
  choices: async (_, db) =>
    (await activeCoaches(db)).map(({ userId, name }) => ({ id: userId, name })),
};

/** Their own coach; a cohort's coach is not theirs. */
async function coachIdOf(db: Db, id: string): Promise<string | null> {
  const [place] = await db.select().from(traineePlaces).where(eq(traineePlaces.userId, id));
  return place?.coachId ?? null;
}

async function setCoach({ db, viewer }: BatchCall, id: string, coachId: string | null) {
  if (coachId === null) await takeCoach(db, viewer, [id]);
  else if (!(await giveCoach(db, viewer, [id], coachId))) return false;
  return true;
}

async function assignCoach(call: BatchCall, { id }: BatchRow): Promise<RowResult> {
  const wanted = call.input.coachId || null;
  const before = await coachIdOf(call.db, id);
  if (before === wanted)
    return rowLeft(wanted === null ? "Had no coach" : "Had this coach already");
  if (!(await setCoach(call, id, wanted))) return rowLeft("This person is no longer a coach");
  return rowDone(wanted === null ? "Coach removed" : "Coach assigned", { coachId: before });
}

async function cohortIdOf(db: Db, id: string): Promise<string | null> {
  const [place] = await db.select().from(cohortMembers).where(eq(cohortMembers.userId, id));
  return place?.cohortId ?? null;
}

/** False: there is no such cohort. */
async function setCohort({ db, viewer }: BatchCall, id: string, cohortId: string | null) {
  if (cohortId === null) await removeMembers(db, viewer, [id]);
  else if ((await cohortOf(db, viewer, cohortId)) === null) return false;
  else await addMembers(db, viewer, cohortId, [id]);
  return true;
}

async function putInCohort(call: BatchCall, { id }: BatchRow): Promise<RowResult> {
  const wanted = call.input.cohortId || null;
  const before = await cohortIdOf(call.db, id);
  if (before === wanted) return rowLeft(wanted === null ? "Was in no cohort" : "Was in it already");
  if (!(await setCohort(call, id, wanted))) return rowLeft("This cohort no longer exists");
  return rowDone(wanted === null ? "Out of the cohort" : "In the cohort", { cohortId: before });
}

const MESSAGE_FIELDS: readonly BatchField[] = [
  { name: "title", label: "Title", kind: "line", most: 120, required: true },
  { name: "body", label: "Text", kind: "text", most: 4_000, required: true },
  { name: "mail", label: "Also by email, if they have an address", kind: "check" },
];

async function sendMessage(call: BatchCall, { id }: BatchRow, { isActive }: Trainee) {
  if (!isActive) return rowLeft("Deactivated: not sent");
  const { title = "", body = "", mail } = call.input;
  const message = { id: call.viewer.batchId, title, body };
  const sent = await addRecipient(call.context, call.db, call.viewer, {
    message,
    userId: id,
    byMail: mail === "yes",
  });
  if (sent === "before") return rowLeft("Was sent already");
  return rowDone(sent === "mailed" ? "Sent, also by email" : "Sent");
}

/** Adding an act is one entry here. */
const ACTS: readonly BatchAct[] = [
  switchAct("deactivate", "Deactivate", "Their sessions end, and their codes no longer work."),
  switchAct("activate", "Activate", "Their codes work again."),
  {
    name: "codes",
    label: "New access codes",
    about: "Their old codes stop working and their sessions end. You get a sheet of the new ones.",
    right: "codes.replace",
    danger: true,
    reauthenticates: true,
    sheet: true,
    fields: [],
    run: ofTrainee(giveCode),
  },
  {
    name: "coach",
    label: "Assign coach",
    about: "Each of them gets this coach.",
    right: "coaches.assign",
    fields: [COACH],
    run: ofTrainee(assignCoach),
    undo: {
      about: { kinds: TRAINEE, verbs: ["coaches.assign"] },
      run: ofTrainee(async (call, { id, before }) => {
        if ((await coachIdOf(call.db, id)) !== (call.input.coachId || null)) return CHANGED;
        const former = before.coachId == null ? null : String(before.coachId);
        return (await setCoach(call, id, former))
          ? rowDone("Former coach again")
          : rowLeft("The former coach is no longer one");
      }),
    },
  },
  {
    name: "cohort",
    label: "Put in a cohort",
    about: "Each of them leaves their cohort for this one.",
    right: "cohorts.change",
    fields: [
      {
        name: "cohortId",
        label: "Cohort",
        kind: "choice",
        none: "No cohort",
        choices: (_, db, viewer) => cohortNames(db, viewer),
      },
    ],
    run: ofTrainee(putInCohort),
    undo: {
      about: { kinds: TRAINEE, verbs: ["cohorts.join", "cohorts.leave"] },
      run: ofTrainee(async (call, { id, before }) => {
        if ((await cohortIdOf(call.db, id)) !== (call.input.cohortId || null)) return CHANGED;
        const former = before.cohortId == null ? null : String(before.cohortId);
        return (await setCohort(call, id, former))
          ? rowDone("Former cohort again")
          : rowLeft("The former cohort no longer exists");
      }),
    },
  },
  {
    name: "message",
    label: "Send message",
    about: "It is shown in their training until they have read it.",
    right: "announcements.send",
    fields: MESSAGE_FIELDS,
    counted: announcementReach,
    run: ofTrainee(sendMessage),
  },
  LINKS_ACT,
];

export const TRAINEE_BATCHES: BatchList = {
  right: "trainees.read",
  path: "/training/adminpanel",
  nouns: ["trainee", "trainees"],
  acts: ACTS,
  idsIn: (db, viewer, view) =>
    traineeIds(db, { view: viewOf(view), seen: traineesSeenBy(viewer) }, PORTION),
  standing: async (db, viewer, ids) => {
    const { userId, name } = traineeOverviews;
    const rows = await db
      .select({ id: userId, name, seen: traineesSeenBy(viewer)(userId) })
      .from(traineeOverviews)
      .where(inArray(userId, [...ids]));
    const seen = rows.filter((row) => row.seen);
    const details = await namesakes(
      db,
      seen.map((row) => row.id),
    );
    return new Map(
      seen.map(({ id, name: called }) => [
        id,
        { name: called, version: null, detail: details.get(id) },
      ]),
    );
  },
};
