/** What the forms of a prospect's meetings do (DAY-5). */
import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { authContext, can, type Viewer } from "~/auth/auth.server";
import { bucketOf, reserve } from "~/platform/limits/limits.server";
import { requestContext } from "~/platform/web/request-context.server";
import { accessOf } from "./elevation.server";
import { NAMED, requestForm, requestMeeting } from "./meeting-requests.server";
import { type LinkOutcome, linkMeeting, unlinkMeeting } from "./prospect-meetings.server";
import { failed, refusedChange, type TrackerResult, tooMany } from "./tracker-action.server";

export const linkForm = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.enum(["link-meeting", "unlink-meeting"]), booking: z.uuid() }),
  requestForm,
]);
export const LINK_INTENTS: readonly unknown[] = ["link-meeting", "unlink-meeting", "name-meeting"];

type Link = z.output<typeof linkForm>;

/** Who may see bookings links one; everyone else says which one they mean, and someone who may links it. */
export async function changeLink(
  context: Readonly<RouterContextProvider>,
  viewer: Viewer,
  prospectId: string,
  form: Link,
): Promise<TrackerResult> {
  const { db } = context.get(requestContext);
  const refusal = await refusedChange(context, viewer);
  if (refusal) return refusal;
  const { mayEdit } = await accessOf(db, viewer);
  const ofBookings = can(viewer, "inbox.change");
  if (form.intent === "name-meeting")
    return nameMeeting(context, prospectId, form, { actor: viewer, ownOnly: !mayEdit });
  const linker = { actor: viewer, ownOnly: !mayEdit && !ofBookings };
  const pair = { prospectId, bookingId: form.booking };
  if (form.intent === "unlink-meeting")
    return linked(await unlinkMeeting(db, pair, linker), "unlinked");
  if (!ofBookings)
    return failed(403, "Say which meeting it was: someone who sees bookings links it");
  return linked(await linkMeeting(db, pair, linker), "linked");
}

/** The answer is the same whether there is such a meeting or not. */
async function nameMeeting(
  context: Readonly<RouterContextProvider>,
  prospectId: string,
  named: { contact: string; day: string },
  person: Parameters<typeof requestMeeting>[3],
): Promise<TrackerResult> {
  const { db } = context.get(requestContext);
  const { hmac } = context.get(authContext).vault;
  const refusal = await reserve(db, [bucketOf(hmac, NAMED, person.actor.userId)]);
  if (refusal)
    return tooMany("You have named too many meetings for today", refusal.retryAfterSeconds);
  if (!(await requestMeeting(db, prospectId, named, person))) return linked("not-theirs", "linked");
  const title = "Sent to an administrator, who looks for the meeting";
  return { done: true, status: 200, toast: { title, tone: "success" } };
}

function linked(outcome: LinkOutcome, what: "linked" | "unlinked"): TrackerResult {
  switch (outcome) {
    case "done":
      return { done: true, status: 200, toast: { title: `Meeting ${what}`, tone: "success" } };
    case "taken":
      return failed(409, "This meeting is linked to a prospect already");
    case "not-theirs":
      return failed(
        403,
        "Only the person who added this prospect, and administrators, can do that",
      );
    case "gone":
      return failed(404, "There is no such meeting for this prospect");
  }
}
