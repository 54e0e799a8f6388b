/** Acts on one trainee whom the actor may see, each in one transaction with its event. */
import { and, eq } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import {
  deleteTrainee,
  type Seen,
  setTraineeActive,
  signInPath,
  traineesOnly,
  traineesSeenBy,
  type Viewer,
} from "~/auth/auth.server";
import { trainingCredentials, users } from "~/auth/tables";
import { cancelMeetingsOf } from "~/booking/booking.server";
import { type NewEvent, recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { deleteProgress } from "./progress.server";
import { traineeOverviews } from "./tables";

type Gone = { kind: "gone" };
type Done = { kind: "done"; name: string };

type Change = "reset" | "activate" | "deactivate" | "delete";
/** `context`: of the request, in which the meetings ahead of someone who is deleted are canceled. */
type Changing = { userId: string } & (
  | { intent: Exclude<Change, "delete"> }
  | { intent: "delete"; context: Readonly<RouterContextProvider> }
);

const NOTHING_YET = { completed: 0, percent: 0 };

type Facts = Pick<NewEvent, "verb" | "before" | "after">;
type Standing = {
  name: string;
  before: { firstName: string; lastName: string };
  active: boolean;
  completed: number;
  percent: number;
};

export async function changeTrainee(db: Db, actor: Viewer, wanted: Changing): Promise<Gone | Done> {
  const { intent, userId } = wanted;
  return withTrainee(db, actor, userId, async ({ tx, standing, record }) => {
    if (wanted.intent === "delete") await cancelMeetingsOf(wanted.context, tx, actor, userId);
    await record(await changed(tx, userId, intent, standing));
    return { kind: "done", name: standing.name };
  });
}

/** `inactive`: a deactivated trainee gets no link. */
type LinkOutcome = Gone | { kind: "inactive"; name: string } | { kind: "link"; path: string };

/** A fresh sign-in link. `sentTo`: the address it is mailed to, which it confirms. */
export async function linkForTrainee(
  db: Db,
  actor: Viewer,
  { userId, sentTo }: { userId: string; sentTo?: string | undefined },
): Promise<LinkOutcome> {
  return withTrainee(db, actor, userId, async ({ tx, standing, record }) => {
    const path = await signInPath(tx, userId, sentTo);
    if (path === null) return { kind: "inactive", name: standing.name };
    await record({ verb: "links.make", before: null, after: null });
    return { kind: "link", path };
  });
}

/** `was`: the name that was shown, if it is known. */
type Renaming = { userId: string; was?: string | undefined; firstName: string; lastName: string };
/** `overtaken`: someone else has renamed them, and nothing was changed. */
type RenameOutcome = Gone | Done | { kind: "overtaken"; name: string };

/** Renames a trainee everywhere except in recorded events. */
export async function renameTrainee(
  db: Db,
  actor: Viewer,
  { userId, was, firstName, lastName }: Renaming,
): Promise<RenameOutcome> {
  const after = { firstName, lastName };
  return withTrainee(db, actor, userId, async ({ tx, standing, record }) => {
    const { before } = standing;
    const name = `${after.firstName} ${after.lastName}`;
    if (name === standing.name && before.firstName === after.firstName)
      return { kind: "done", name };
    if (was !== undefined && was !== standing.name)
      return { kind: "overtaken", name: standing.name };
    await tx.update(trainingCredentials).set(after).where(eq(trainingCredentials.userId, userId));
    await tx.update(users).set({ name }).where(eq(users.id, userId));
    await record({ verb: "trainees.rename", before, after }, name);
    return { kind: "done", name };
  });
}

type Held = {
  tx: Db;
  standing: Standing;
  /** Writes the act's event, under the name that they have by then. */
  record: (facts: Facts, label?: string) => Promise<unknown>;
};

/** Does something with one whom the actor sees, who is locked until it is done. */
function withTrainee<Outcome>(
  db: Db,
  actor: Viewer,
  userId: string,
  act: (held: Held) => Promise<Outcome>,
): Promise<Outcome | Gone> {
  return db.transaction(async (tx) => {
    const standing = await lockTrainee(tx, userId, traineesSeenBy(actor));
    if (standing === null) return { kind: "gone" };
    const record: Held["record"] = (facts, label = standing.name) =>
      recordEvent(tx, { actor, subject: { kind: "trainee", id: userId, label }, ...facts });
    return act({ tx, standing, record });
  });
}

/** A trainee's full name; null if this person sees no such trainee. */
export async function traineeName(db: Db, userId: string, seen: Seen): Promise<string | null> {
  const [row] = await db
    .select({ firstName: trainingCredentials.firstName, lastName: trainingCredentials.lastName })
    .from(trainingCredentials)
    .where(whoIs(db, userId, seen));
  return row ? `${row.firstName} ${row.lastName}` : null;
}

function whoIs(db: Db, userId: string, seen: Seen) {
  const id = trainingCredentials.userId;
  return and(eq(id, userId), traineesOnly(db), seen(id));
}

/** The person and their state, locked until this transaction ends. */
async function lockTrainee(tx: Db, userId: string, seen: Seen): Promise<Standing | null> {
  const [row] = await tx
    .select()
    .from(trainingCredentials)
    .where(whoIs(tx, userId, seen))
    .for("update");
  if (!row) return null;
  const [{ completed, percent } = NOTHING_YET] = await tx
    .select({ completed: traineeOverviews.completed, percent: traineeOverviews.percent })
    .from(traineeOverviews)
    .where(eq(traineeOverviews.userId, userId));
  const { firstName, lastName } = row;
  const name = `${firstName} ${lastName}`;
  return { name, before: { firstName, lastName }, active: row.isActive, completed, percent };
}

async function changed(
  tx: Db,
  userId: string,
  intent: Change,
  { active, completed, percent }: Standing,
): Promise<Facts> {
  switch (intent) {
    case "reset":
      await deleteProgress(tx, userId);
      return {
        verb: "progress.reset",
        before: { completed, percent },
        after: { completed: 0, percent: 0 },
      };
    case "activate":
    case "deactivate":
      await setTraineeActive(tx, userId, intent === "activate");
      return {
        verb: `trainees.${intent}`,
        before: { active },
        after: { active: intent === "activate" },
      };
    case "delete":
      await deleteTrainee(tx, userId);
      return { verb: "trainees.delete", before: { active, completed, percent }, after: null };
  }
}

type OpenCode = (sealed: string, userId: string) => string | null;

/** A trainee's access code for an administrator; the read is recorded. Null if there is none to read. */
export async function readCode(
  db: Db,
  actor: Viewer,
  openCode: OpenCode,
  userId: string,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(trainingCredentials)
      .where(whoIs(tx, userId, traineesSeenBy(actor)));
    const code = row ? openCode(row.accessCode, userId) : null;
    if (!row || code === null) return null;
    const subject = {
      kind: "trainee",
      id: userId,
      label: `${row.firstName} ${row.lastName}`,
    } as const;
    await recordEvent(tx, { actor, verb: "codes.read", subject, before: null, after: null });
    return code;
  });
}
