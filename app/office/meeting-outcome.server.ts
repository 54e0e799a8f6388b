/** A meeting's outcome, as the inbox and the agenda set it. */
import type { RouterContextProvider } from "react-router";
import { OUTCOMES, type Outcome } from "~/booking/booking";
import { setOutcome } from "~/booking/booking.server";
import type { Actor } from "~/events/events.server";
import { requestContext } from "~/platform/web/request-context.server";
import { followMeeting } from "~/tracker/tracker.server";
import type { ToastMessage } from "~/ui/toast";

type Wanted = { id: string; outcome: Outcome | "none" };
type Noted = { done: boolean; status: number; toast: ToastMessage };

export async function noteOutcome(
  { id, outcome }: Wanted,
  actor: Actor,
  context: Readonly<RouterContextProvider>,
): Promise<Noted> {
  const { db, config } = context.get(requestContext);
  const wanted = outcome === "none" ? null : outcome;
  const { kind } = await setOutcome(db, actor, { id, outcome: wanted }, followMeeting);
  if (kind === "early") return refused(409, "This meeting has not started yet");
  if (kind === "gone") return refused(409, "This meeting is canceled, or no longer exists");
  const label = OUTCOMES.find(({ name }) => name === outcome)?.label;
  const title = label ? `Marked as ${label.toLowerCase()}` : "Outcome removed";
  const description =
    outcome === "no-show" && config.mail
      ? "The guest gets the next free times by email."
      : undefined;
  return { done: true, status: 200, toast: { title, description, tone: "success" } };
}

function refused(status: number, title: string): Noted {
  return { done: false, status, toast: { title, tone: "danger" } };
}
