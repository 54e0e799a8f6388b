/** A meeting's outcome, as the inbox and the agenda set it. */
import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { followInterview } from "~/applicants/applicants.server";
import { OUTCOMES } from "~/booking/booking";
import { type MeetingOutcome, setOutcome } from "~/booking/booking.server";
import type { Actor } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { type ActResult, done, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { followMeeting } from "~/tracker/tracker.server";

type Wanted = z.output<typeof outcomeFields>;

/** What staff say to the guest of a meeting that they cancel or move; it stands in the email. */
export const guestWords = z
  .string()
  .trim()
  .max(1_000, "The words to the guest have at most 1,000 characters")
  .default("");

const outcome = z
  .enum(["held", "no-show", "canceled", "none"])
  .transform((name) => (name === "none" ? null : name));

/** `none` clears it; `was`: the one that was shown. */
export const outcomeFields = z.strictObject({
  id: z.uuid(),
  outcome,
  was: outcome.optional(),
});

export async function noteOutcome(
  wanted: Wanted,
  actor: Actor,
  context: Readonly<RouterContextProvider>,
): Promise<ActResult> {
  const { db, config } = context.get(requestContext);
  const { outcome } = wanted;
  const { kind } = await setMeetingOutcome(db, actor, wanted);
  if (kind === "changed")
    return refused(409, "Someone else has set another outcome in the meantime. Reload the page.");
  if (kind === "early") return refused(409, "This meeting has not started yet");
  if (kind === "gone") return refused(409, "This meeting is canceled, or no longer exists");
  const label = OUTCOMES.find(({ name }) => name === outcome)?.label;
  const title = label ? `Marked as ${label.toLowerCase()}` : "Outcome removed";
  const description =
    outcome === "no-show" && config.mail
      ? "The guest gets the next free times by email."
      : undefined;
  return done({ title, description, tone: "success" });
}

export function setMeetingOutcome(db: Db, actor: Actor, wanted: MeetingOutcome) {
  return setOutcome(db, actor, wanted, followOutcome);
}

/** A setter's prospect and an applicant's record both follow a meeting that was held. */
const followOutcome: Parameters<typeof setOutcome>[3] = async (tx, actor, meeting) => {
  await followInterview(tx, meeting);
  await followMeeting(tx, actor, meeting);
};
