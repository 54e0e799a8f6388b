/** What an inbox item's forms do, and what they report afterward. */
import type { RouterContextProvider } from "react-router";
import {
  type Auth,
  authContext,
  requireReauthentication,
  traineesSeenBy,
  type Verb,
  type Viewer,
} from "~/auth/auth.server";
import { cancelMeeting } from "~/booking/booking.server";
import { contentContext, mailContent } from "~/content/content.server";
import { type Actor, recordEvent } from "~/events/events.server";
import { lockSubmission, writeSubmission } from "~/forms/forms.server";
import type { Db } from "~/platform/db/database.server";
import { aboutItem } from "~/platform/mail/mail-state";
import { greeting } from "~/platform/mail/names";
import { queueMail, retryMail } from "~/platform/mail/outbox.server";
import { requestContext } from "~/platform/web/request-context.server";
import { linkMeeting, unlinkMeeting } from "~/tracker/tracker.server";
import { actOnTrainee, readCode, traineeName } from "~/training/training.server";
import { noteOutcome } from "../meeting-outcome.server";
import {
  type ChangeOutcome,
  changeItem,
  deleteItem,
  type ItemKey,
  subjectOf,
} from "./inbox-acts.server";
import { STATUSES, type Status } from "./inbox-item";
import { type ItemDetails, itemDetails } from "./item-details.server";
import { done, failed, type ItemForm, type ItemResult } from "./item-form";

/** Half the link's lifetime: someone who gets it late still has time to use it. */
const LINK_MAIL_MINUTES = 12 * 60;

type Context = Readonly<RouterContextProvider>;

/** The right that each form requires. */
export const RIGHT_TO: Readonly<Record<ItemForm["intent"], Verb>> = {
  status: "inbox.change",
  note: "inbox.change",
  cancel: "inbox.change",
  outcome: "inbox.change",
  "link-prospect": "inbox.change",
  "unlink-prospect": "inbox.change",
  delete: "inbox.delete",
  accept: "trainees.create",
  code: "codes.read",
  link: "links.make",
  mail: "links.make",
  "try-again": "mail.retry",
};

/** Requires re-authentication, so an administrator's open browser is not enough (AUTH-7). */
const NEEDS_REAUTHENTICATION: ReadonlySet<ItemForm["intent"]> = new Set(["delete", "code"]);

export async function runItemForm(
  form: ItemForm,
  key: ItemKey,
  actor: Viewer,
  context: Context,
): Promise<ItemResult> {
  const { db } = context.get(requestContext);
  const reauthentication = NEEDS_REAUTHENTICATION.has(form.intent)
    ? await requireReauthentication(db, actor)
    : null;
  if (reauthentication) return { done: false, status: 403, toast: null, reauthentication };
  switch (form.intent) {
    case "status": {
      const { version, status } = form;
      const outcome = await changeItem(db, actor, { key, version, wanted: { status } });
      return resultOf(outcome, `Marked as ${STATUSES[status].toLowerCase()}`);
    }
    case "note": {
      const { version, note } = form;
      return resultOf(
        await changeItem(db, actor, { key, version, wanted: { note } }),
        "Note saved",
      );
    }
    case "delete": {
      const result = resultOf(await deleteItem(db, actor, key), "Deleted");
      return result.done ? { ...result, deleted: true } : result;
    }
    case "outcome":
      return key.kind === "booking" && key.id === form.id
        ? noteOutcome(form, actor, context)
        : failed(404, GONE);
    case "link-prospect":
    case "unlink-prospect":
      return key.kind === "booking" ? changeLink(db, form, key, actor) : failed(404, GONE);
    case "cancel":
      return resultOf(await callOff(context, actor, key), "Meeting canceled");
    case "accept":
      return accept(form, key, actor, context);
    case "try-again":
      return (await retryMail(db, form.mail, aboutItem(key.id)))
        ? done("Sending the email again")
        : failed(409, "This email has already been sent or can no longer be sent");
    default:
      return handOver(form.intent, key, actor, context);
  }
}

const GONE = "This item no longer exists";

type LinkForm = Extract<ItemForm, { intent: "link-prospect" | "unlink-prospect" }>;

async function changeLink(
  db: Db,
  { intent, prospect }: LinkForm,
  { id }: ItemKey,
  actor: Viewer,
): Promise<ItemResult> {
  const change = intent === "link-prospect" ? linkMeeting : unlinkMeeting;
  const pair = { prospectId: prospect, bookingId: id };
  const outcome = await change(db, pair, { actor, ownOnly: false });
  if (outcome === "taken") return failed(409, "This meeting is linked to a prospect already");
  if (outcome !== "done") return failed(404, "This prospect or this meeting no longer exists");
  return done(intent === "link-prospect" ? "Linked to the prospect" : "Link removed");
}

function resultOf(outcome: ChangeOutcome, title: string): ItemResult {
  switch (outcome.kind) {
    case "done": {
      const { version, before } = outcome;
      return { ...done(title), changed: { version, before: before.status } };
    }
    case "gone":
      return failed(404, GONE);
    case "refused":
      return failed(409, outcome.why);
    case "conflict": {
      const { theirs } = outcome;
      return {
        ...failed(409, `${theirs.by} changed this item in the meantime`),
        conflict: theirs,
      };
    }
  }
}

async function accept(
  { firstName, lastName }: Extract<ItemForm, { intent: "accept" }>,
  { kind, id }: ItemKey,
  actor: Viewer,
  context: Context,
): Promise<ItemResult> {
  if (kind !== "application") return failed(409, "Only an application can be accepted");
  const { db } = context.get(requestContext);
  const person = { firstName, lastName };
  const outcome = await acceptApplication(db, context.get(authContext), actor, { id, person });
  switch (outcome.kind) {
    case "gone":
      return failed(404, GONE);
    case "already":
      return done(`Already accepted: ${outcome.name} is a trainee`);
    case "accepted": {
      const { name, accessCode } = outcome;
      return { ...done(`${name} is now a trainee`), accepted: { name, accessCode } };
    }
  }
}

type Person = { firstName: string; lastName: string };

/** `already`: someone was faster, and this is the applicant's account. The code is returned once, to the person who accepted. */
type AcceptOutcome =
  | { kind: "accepted"; name: string; accessCode: string }
  | { kind: "already"; name: string }
  | { kind: "gone" };

async function acceptApplication(
  db: Db,
  auth: Pick<Auth, "createTrainee">,
  actor: Viewer,
  { id, person }: { id: string; person: Person },
): Promise<AcceptOutcome> {
  return db.transaction(async (tx) => {
    const row = await lockSubmission(tx, id);
    if (row === null || row.qualified === null) return { kind: "gone" };
    if (row.traineeId !== null)
      return {
        kind: "already",
        name: (await traineeName(tx, row.traineeId, traineesSeenBy(actor))) ?? "a user",
      };
    const result = await auth.createTrainee(person, actor, tx);
    // Thrown to roll back both the account and the acceptance.
    if ("fault" in result) throw new Error(result.fault);
    const { userId, accessCode } = result.made;
    await writeSubmission(tx, id, { status: "accepted", traineeId: userId });
    await recordEvent(tx, {
      actor,
      verb: "applications.accept",
      subject: subjectOf({ kind: "application", id }, { what: row.form }),
      before: { status: row.status },
      after: { status: "accepted" },
    });
    return { kind: "accepted", name: `${person.firstName} ${person.lastName}`, accessCode };
  });
}

async function callOff(
  context: Readonly<RouterContextProvider>,
  actor: Actor,
  key: ItemKey,
): Promise<ChangeOutcome> {
  const why = "There is no meeting to cancel: it is already canceled or over";
  if (key.kind !== "booking") return { kind: "refused", why };
  const booking = await cancelMeeting(context, { id: key.id }, (tx, { calendar, status }) =>
    recordEvent(tx, {
      actor,
      verb: "bookings.cancel",
      subject: subjectOf(key, { what: calendar }),
      before: { status },
      after: { status: "cancelled" },
    }),
  );
  if (booking === null) return { kind: "refused", why };
  // A check constraint limits the column to these.
  const before = { status: booking.status as Status, note: booking.note };
  return { kind: "done", version: booking.version, before };
}

type Applicant = Pick<ItemDetails, "item"> & { trainee: NonNullable<ItemDetails["trainee"]> };

async function handOver(
  intent: "code" | "link" | "mail",
  key: ItemKey,
  actor: Viewer,
  context: Context,
): Promise<ItemResult> {
  const { db, config } = context.get(requestContext);
  const details = await itemDetails(db, key, traineesSeenBy(actor));
  if (!details?.trainee) return failed(404, "There is no trainee for this application");
  const applicant = { item: details.item, trainee: details.trainee };
  if (intent === "code") {
    const code = await readCode(
      db,
      actor,
      context.get(authContext).openCode,
      details.trainee.userId,
    );
    return code
      ? { done: true, status: 200, toast: null, code }
      : failed(409, "This access code cannot be read");
  }
  if (intent === "mail" && config.mail === undefined)
    return failed(409, "No mail server is configured");
  return db.transaction((tx) => makeLink(tx, intent, applicant, { actor, context }));
}

async function makeLink(
  tx: Db,
  intent: "link" | "mail",
  { item, trainee }: Applicant,
  { actor, context }: { actor: Viewer; context: Context },
): Promise<ItemResult> {
  const outcome = await actOnTrainee(tx, actor, { intent: "link", userId: trainee.userId });
  if (outcome.kind === "inactive") return failed(409, `${outcome.name} is deactivated`);
  if (outcome.kind !== "link") return failed(404, "This user no longer exists");
  if (intent === "link") return { done: true, status: 200, toast: null, link: outcome.path };
  const { baseUrl } = context.get(requestContext).config;
  await queueMail(tx, {
    to: item.mail,
    ...mailContent(context.get(contentContext), "accepted", {
      greeting: greeting(trainee.name),
      link: baseUrl + outcome.path,
    }),
    about: aboutItem(item.id),
    secret: context.get(authContext).mailSecret(LINK_MAIL_MINUTES),
  });
  return done("The sign-in link is on its way");
}
