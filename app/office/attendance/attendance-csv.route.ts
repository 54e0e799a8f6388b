import { countFile, requireRight } from "~/auth/auth.server";
import { STANDING_WORDS } from "~/booking/attendance/attendance";
import { csvResponse, type Line } from "~/platform/csv/csv-response.server";
import { requestContext } from "~/platform/web/request-context.server";
import type { Route } from "./+types/attendance-csv.route";
import { attendedSessions, cohortAsked, type Session } from "./attendance-list.server";

const MOST_SESSIONS = 500;
const HEADING = [
  "Session",
  "Starts",
  "Name",
  "Cohort",
  "Attendance",
  "Minutes",
  "Link First Opened",
  "Link Last Opened",
  "In Call From",
  "In Call Until",
];

/** Everyone who booked a group session, one line each; of a cohort if its address says so. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "trainees.read");
  await countFile(request, context);
  const { db } = context.get(requestContext);
  const asked = { cohort: cohortAsked(request), most: MOST_SESSIONS, now: Date.now() };
  const { listed } = await attendedSessions(db, viewer, asked);
  async function* portions() {
    for (const session of listed) yield linesOf(session);
  }
  return csvResponse(request, { name: "attendance", heading: HEADING, portions: portions() });
}

function linesOf({ title, startsAt, people }: Session): Line[] {
  return people.map((person) => [
    title,
    startsAt,
    person.name,
    person.cohort,
    STANDING_WORDS[person.standing],
    person.minutes,
    person.firstAt,
    person.lastAt,
    person.calledFrom,
    person.calledUntil,
  ]);
}
