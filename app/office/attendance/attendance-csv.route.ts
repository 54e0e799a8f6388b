import { countFile, requireRight } from "~/auth/auth.server";
import { STANDING_WORDS } from "~/booking/attendance/attendance";
import { csvResponse, type Line, momentCell } from "~/platform/csv/csv-response.server";
import { requestContext } from "~/platform/web/request-context.server";
import { calendarOf } from "~/settings/settings.server";
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
  "Email",
  "Corrected By",
];

/** Everyone who booked a group session, one line each; of a cohort if its address says so. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "trainees.read");
  await countFile(request, context);
  const { db } = context.get(requestContext);
  const asked = { cohort: cohortAsked(request), most: MOST_SESSIONS, now: Date.now() };
  const { listed } = await attendedSessions(db, viewer, asked);
  const { zone } = calendarOf(context, "discovery");
  async function* portions() {
    for (const session of listed) yield linesOf(session, zone);
  }
  return csvResponse(request, { name: "attendance", heading: HEADING, portions: portions() });
}

/** Times are the company's. */
function linesOf({ title, startsAt, people }: Session, zone: string): Line[] {
  return people.map((person) => [
    title,
    momentCell(startsAt, zone),
    person.name,
    person.cohort,
    STANDING_WORDS[person.standing],
    person.minutes,
    momentCell(person.firstAt, zone),
    momentCell(person.lastAt, zone),
    momentCell(person.calledFrom, zone),
    momentCell(person.calledUntil, zone),
    person.mail,
    person.marked && (person.markedBy ?? "Someone whose account is gone"),
  ]);
}
