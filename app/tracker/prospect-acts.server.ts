/** What people do on a prospect's own page (DAY-3, DAY-5). */
import { z } from "zod";
import { act, type Call, pageActs } from "~/auth/acts/acts.server";
import { authContext, can } from "~/auth/auth.server";
import { bucketOf, reserve } from "~/platform/limits/limits.server";
import { done, refused } from "~/platform/web/act-result";
import { accessOf } from "./elevation.server";
import { NAMED, requestFields, requestMeeting } from "./meeting-requests.server";
import { takeBackMessage } from "./messages.server";
import { contactHereFields, correctHereFields, editFields } from "./prospect-form";
import { type LinkOutcome, linkMeeting, unlinkMeeting } from "./prospect-meetings.server";
import { zoneOf } from "./setter-zone.server";
import { correct, edit, refusedChange, tooMany } from "./tracker-acts.server";
import { type Newer, SHOW_CONFIRMED, undoOne } from "./undo-prospect.server";

const ofMeeting = z.strictObject({ booking: z.uuid() });
const undoing = z.strictObject({ change: z.coerce.number().int().min(1).max(2_000_000_000) });
type OfMeeting = z.output<typeof ofMeeting>;

const acts = {
  contact: act({
    right: "tracker.use",
    fields: contactHereFields,
    run: async (call, fields) => {
      const id = idOf(call);
      return id === null ? gone() : correct(call, { ...fields, id });
    },
  }),
  correct: act({
    right: "tracker.use",
    fields: correctHereFields,
    run: async (call, fields) => {
      const id = idOf(call);
      return id === null ? gone() : correct(call, { ...fields, id });
    },
  }),
  edit: act({
    right: "tracker.use",
    fields: editFields.partial({ id: true }),
    run: async (call, fields) => {
      const id = idOf(call);
      return id === null ? gone() : edit(call, { ...fields, id });
    },
  }),
  "take-back": act({
    right: "tracker.use",
    fields: z.strictObject({ message: z.uuid() }),
    run: async ({ db, viewer }, { message }) => {
      const fault = await takeBackMessage(db, viewer, { of: message, id: crypto.randomUUID() });
      return fault === null ? done("The message no longer counts as sent") : refused(409, fault);
    },
  }),
  "undo-change": act({
    right: "tracker.use",
    fields: undoing,
    run: limited(async (call, id, { change }: z.output<typeof undoing>) => {
      const { db, viewer } = call;
      const { mayEdit } = await accessOf(db, viewer);
      const { zone } = await zoneOf(call, viewer.userId);
      const editor = { actor: viewer, mayEdit, zone };
      return undone(await undoOne(db, { id, version: change }, editor));
    }),
  }),
  // Who may see bookings links one; everyone else says which one they mean, and someone who may links it.
  "link-meeting": act({
    right: "tracker.use",
    fields: ofMeeting,
    run: limited(async (call, prospectId, { booking }: OfMeeting) => {
      if (!can(call.viewer, "inbox.change"))
        return refused(403, "Say which meeting it was: someone who sees bookings links it");
      const pair = { prospectId, bookingId: booking };
      return linked(await linkMeeting(call.db, pair, await linkerOf(call)), "linked");
    }),
  }),
  "unlink-meeting": act({
    right: "tracker.use",
    fields: ofMeeting,
    run: limited(async (call, prospectId, { booking }: OfMeeting) => {
      const pair = { prospectId, bookingId: booking };
      return linked(await unlinkMeeting(call.db, pair, await linkerOf(call)), "unlinked");
    }),
  }),
  // The answer is the same whether there is such a meeting or not.
  "name-meeting": act({
    right: "tracker.use",
    fields: requestFields,
    run: limited(async (call, id, named: z.output<typeof requestFields>) => {
      const { db, viewer, context } = call;
      const { mayEdit } = await accessOf(db, viewer);
      const { hmac } = context.get(authContext).vault;
      const refusal = await reserve(db, [bucketOf(hmac, NAMED, viewer.userId)]);
      if (refusal)
        return tooMany("You have named too many meetings for today", refusal.retryAfterSeconds);
      const isTheirs = await requestMeeting(db, id, named, { actor: viewer, ownOnly: !mayEdit });
      return isTheirs
        ? done("Sent to an administrator, who looks for the meeting")
        : linked("not-theirs", "linked");
    }),
  }),
};

export const prospectActs = pageActs("tracker.use", acts, { keepsTyped: true });

function idOf({ params }: Call): string | null {
  return z.uuid().safeParse(params.prospect).data ?? null;
}

function gone() {
  return refused(404, "This prospect no longer exists");
}

/** About the prospect of the address, as often as anyone changes one. */
function limited<Fields, Result>(run: (call: Call, id: string, fields: Fields) => Promise<Result>) {
  return async (call: Call, fields: Fields) => {
    const id = idOf(call);
    if (id === null) return gone();
    return (await refusedChange(call)) ?? run(call, id, fields);
  };
}

async function linkerOf({ db, viewer }: Call) {
  const { mayEdit } = await accessOf(db, viewer);
  return { actor: viewer, ownOnly: !mayEdit && !can(viewer, "inbox.change") };
}

function linked(outcome: LinkOutcome, what: "linked" | "unlinked") {
  switch (outcome) {
    case "done":
      return done(`Meeting ${what}`);
    case "taken":
      return refused(409, "This meeting is linked to a prospect already");
    case "not-theirs":
      return refused(
        403,
        "Only the person who added this prospect, and administrators, can do that",
      );
    case "gone":
      return refused(404, "There is no such meeting for this prospect");
  }
}

function undone(outcome: Awaited<ReturnType<typeof undoOne>>) {
  const title = "Failed to undo";
  switch (outcome.kind) {
    case "done":
      return done("Undone");
    case "gone":
      return refused(404, title, { description: "This prospect no longer exists" });
    case "nothing":
      return refused(409, title, { description: "This change cannot be undone" });
    case "not-theirs":
      return refused(403, title, { description: "Only administrators can undo this change" });
    case "confirmed":
      return refused(409, title, { description: SHOW_CONFIRMED });
    case "newer": {
      const description = "Something newer changed the same field. Nothing was undone.";
      return refused<Newer[]>(409, title, { description, conflict: outcome.fields });
    }
  }
}
