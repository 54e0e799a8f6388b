/** What staff do with an item of the inbox: each act with its right and its fields. */
import { data, type RouterContextProvider, redirect } from "react-router";
import { z } from "zod";
import { act, type Call, pageActs } from "~/auth/acts/acts.server";
import { authContext, traineesSeenBy, type Viewer } from "~/auth/auth.server";
import { cancelMeeting } from "~/booking/booking.server";
import { contentContext, mailContent } from "~/content/content.server";
import { type Actor, recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { aboutItem } from "~/platform/mail/mail-state";
import { greeting } from "~/platform/mail/names";
import { queueMail, retryMail } from "~/platform/mail/outbox.server";
import { personName } from "~/platform/text/person-name";
import { done, type NotDone, refused } from "~/platform/web/act-result";
import { leaveNotice } from "~/platform/web/flash.server";
import { requestContext } from "~/platform/web/request-context.server";
import { placementFields } from "~/team/cohorts/cohorts.server";
import { linkMeeting, unlinkMeeting } from "~/tracker/tracker.server";
import { linkForTrainee, readCode } from "~/training/training.server";
import { guestWords, noteOutcome, outcomeFields } from "../meeting-outcome.server";
import { acceptApplication } from "./accept-application.server";
import { assignItem } from "./assign-item.server";
import {
  type ChangeOutcome,
  type CurrentVersion,
  changeItem,
  deleteItem,
  type ItemKey,
  subjectOf,
} from "./inbox-acts.server";
import { KIND_NAMES, LONGEST_NOTE, listPath, STATUSES, type Status } from "./inbox-item";
import { queryOf, viewOf } from "./inbox-view";
import { type ItemDetails, itemDetails } from "./item-details.server";
import { replyFields, replyToItem } from "./reply.server";

/** Half the link's lifetime: someone who gets it late still has time to use it. */
const LINK_MAIL_MINUTES = 12 * 60;
const GONE = "This item no longer exists";

const nothing = z.strictObject({});
const acceptance = personName.extend(placementFields);
const version = z.coerce.number().int().min(1);
const note = z
  .string()
  .transform((text) => text.replace(/\r\n?/g, "\n").replace(/\0/g, "").trim())
  .refine((text) => text.length <= LONGEST_NOTE, "Notes have at most 5,000 characters");
const keySchema = z.object({ kind: z.enum(KIND_NAMES), id: z.uuid() });

/** The item of an address; throws if the address names none. */
export function keyOf(params: Call["params"]): ItemKey {
  const key = keySchema.safeParse(params);
  if (!key.success) throw data(null, { status: 404 });
  return key.data;
}

/** The same as a record of the call's item. */
function aboutItsKey<Fields, Result>(
  run: (call: Call, key: ItemKey, fields: Fields) => Promise<Result>,
) {
  return async (call: Call, fields: Fields) => run(call, keyOf(call.params), fields);
}

export const itemActs = pageActs("inbox.read", {
  status: act({
    right: "inbox.change",
    fields: z.strictObject({ version, status: z.enum(["new", "open", "done", "declined"]) }),
    run: aboutItsKey(async ({ db, viewer }, key, { version, status }) =>
      resultOf(
        await changeItem(db, viewer, { key, version, wanted: { status } }),
        `Marked as ${STATUSES[status].toLowerCase()}`,
      ),
    ),
  }),
  note: act({
    right: "inbox.change",
    fields: z.strictObject({ version, note }),
    run: aboutItsKey(async ({ db, viewer }, key, { version, note }) =>
      resultOf(await changeItem(db, viewer, { key, version, wanted: { note } }), "Note saved"),
    ),
  }),
  outcome: act({
    right: "inbox.change",
    fields: outcomeFields,
    run: aboutItsKey(async ({ viewer, context }, { kind, id }, wanted) =>
      kind === "booking" && id === wanted.id
        ? noteOutcome(wanted, viewer, context)
        : refused(404, GONE),
    ),
  }),
  "link-prospect": act({
    right: "inbox.change",
    fields: z.strictObject({ prospect: z.uuid() }),
    run: changesLink(linkMeeting, "Linked to the prospect"),
  }),
  "unlink-prospect": act({
    right: "inbox.change",
    fields: z.strictObject({ prospect: z.uuid() }),
    run: changesLink(unlinkMeeting, "Link removed"),
  }),
  cancel: act({
    right: "inbox.change",
    fields: z.strictObject({ words: guestWords, seen: z.coerce.number().int().optional() }),
    run: aboutItsKey(async ({ context, viewer }, key, wanted) =>
      resultOf(await callOff(context, viewer, key, wanted), "Meeting canceled"),
    ),
  }),
  delete: act({
    right: "inbox.delete",
    reauthenticates: true,
    fields: nothing,
    run: aboutItsKey(async ({ db, viewer, request }, key) => {
      const result = resultOf(await deleteItem(db, viewer, key), "Deleted");
      if (!result.done) return result;
      const headers = { "Set-Cookie": leaveNotice("inbox-deleted") };
      return redirect(listPath(queryOf(viewOf(new URL(request.url).searchParams))), { headers });
    }),
  }),
  assign: act({
    right: "inbox.change",
    fields: z.strictObject({ assigneeId: z.string().max(100) }),
    run: aboutItsKey(async ({ db, viewer }, key, { assigneeId }) => {
      const fault = await assignItem(db, viewer, key, assigneeId || null);
      return fault === null
        ? done(assigneeId ? "Assigned" : "With nobody now")
        : refused(409, fault);
    }),
  }),
  reply: act({ right: "inbox.change", fields: replyFields, run: aboutItsKey(replyToItem) }),
  accept: act({ right: "trainees.create", fields: acceptance, run: aboutItsKey(accept) }),
  code: act({
    right: "codes.read",
    reauthenticates: true,
    fields: nothing,
    run: withApplicant(async ({ db, viewer, context }, { trainee }) => {
      const code = await readCode(db, viewer, context.get(authContext).openCode, trainee.userId);
      return code ? done(null, { code }) : refused(409, "This access code cannot be read");
    }),
  }),
  link: act({
    right: "links.make",
    fields: nothing,
    run: withApplicant(async ({ db, viewer }, { trainee }) => {
      const link = await linkFor(db, viewer, trainee.userId);
      return typeof link === "string" ? done(null, { link }) : link;
    }),
  }),
  mail: act({ right: "links.make", fields: nothing, run: withApplicant(mailLink) }),
  "try-again": act({
    right: "mail.retry",
    fields: z.strictObject({ mail: z.uuid() }),
    run: aboutItsKey(async ({ db }, { id }, { mail }) =>
      (await retryMail(db, mail, aboutItem(id)))
        ? done("Sending the email again")
        : refused(409, "This email has already been sent or can no longer be sent"),
    ),
  }),
});

function changesLink(change: typeof linkMeeting, title: string) {
  return aboutItsKey(
    async ({ db, viewer }: Call, { kind, id }, { prospect }: { prospect: string }) => {
      if (kind !== "booking") return refused(404, GONE);
      const pair = { prospectId: prospect, bookingId: id };
      const outcome = await change(db, pair, { actor: viewer, ownOnly: false });
      if (outcome === "taken") return refused(409, "This meeting is linked to a prospect already");
      if (outcome !== "done") return refused(404, "This prospect or this meeting no longer exists");
      return done(title);
    },
  );
}

/** With the current version, and the previous status, to undo it. */
function resultOf(outcome: ChangeOutcome, title: string) {
  switch (outcome.kind) {
    case "done": {
      const { version, before } = outcome;
      return done(title, { changed: { version, before: before.status } });
    }
    case "gone":
      return refused(404, GONE);
    case "refused":
      return refused(409, outcome.why);
    case "conflict": {
      const { theirs } = outcome;
      const why = `${theirs.by} changed this item in the meantime`;
      return refused<CurrentVersion>(409, why, { conflict: theirs });
    }
  }
}

/** A new account's code is shown only once. */
async function accept(
  { db, viewer, context }: Call,
  { kind, id }: ItemKey,
  { firstName, lastName, ...placement }: z.output<typeof acceptance>,
) {
  if (kind !== "application") return refused(409, "Only an application can be accepted");
  const outcome = await acceptApplication(db, context.get(authContext), viewer, {
    id,
    person: { firstName, lastName },
    placement,
  });
  switch (outcome.kind) {
    case "gone":
      return refused(404, GONE);
    case "refused":
      return outcome.refusal;
    case "already":
      return done(`Already accepted: ${outcome.name} is a trainee`);
    case "accepted": {
      const { name, accessCode } = outcome;
      return done(`${name} is now a trainee`, { accepted: { name, accessCode } });
    }
  }
}

async function callOff(
  context: Readonly<RouterContextProvider>,
  actor: Actor,
  key: ItemKey,
  { words, seen: sequence }: { words: string; seen?: number | undefined },
): Promise<ChangeOutcome> {
  const why =
    "Nothing was canceled: this meeting is canceled or over, or was changed in the meantime";
  if (key.kind !== "booking") return { kind: "refused", why };
  const booking = await cancelMeeting(
    context,
    { id: key.id, sequence, words },
    (tx, { calendar, status }) =>
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

/** Of an application that has been accepted. */
function withApplicant<Result>(run: (call: Call, applicant: Applicant) => Promise<Result>) {
  return async (call: Call) => {
    const details = await itemDetails(call.db, keyOf(call.params), traineesSeenBy(call.viewer));
    return details?.trainee
      ? run(call, { item: details.item, trainee: details.trainee })
      : refused(404, "There is no trainee for this application");
  };
}

async function mailLink({ db, viewer, context }: Call, { item, trainee }: Applicant) {
  const { config } = context.get(requestContext);
  if (config.mail === undefined) return refused(409, "No mail server is configured");
  return db.transaction(async (tx) => {
    const sentTo = item.mail.toLowerCase();
    const link = await linkFor(tx, viewer, trainee.userId, sentTo);
    if (typeof link !== "string") return link;
    const code = await context.get(authContext).codeFor(trainee.userId, tx);
    const words = mailContent(context.get(contentContext), "accepted", {
      greeting: greeting(trainee.name),
      link: config.baseUrl + link,
      code: code ?? "ask us for it",
      again: context.get(authContext).people.mailSignInAddress,
      start: "",
    });
    await queueMail(tx, {
      to: item.mail,
      ...words,
      about: aboutItem(item.id),
      secret: context.get(authContext).mailSecret(LINK_MAIL_MINUTES),
    });
    return done("The sign-in link is on its way");
  });
}

/** The path of a fresh sign-in address, or why there is none. */
async function linkFor(
  db: Db,
  actor: Viewer,
  userId: string,
  sentTo?: string,
): Promise<string | NotDone> {
  const outcome = await linkForTrainee(db, actor, { userId, sentTo });
  if (outcome.kind === "link") return outcome.path;
  if (outcome.kind === "inactive") return refused(409, `${outcome.name} is deactivated`);
  return refused(404, "This user no longer exists");
}
