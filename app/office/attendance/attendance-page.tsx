import { Form, Link } from "react-router";
import { useCan } from "~/auth/auth";
import { requireRight } from "~/auth/auth.server";
import { STANDING_TONES, STANDING_WORDS } from "~/booking/attendance/attendance";
import { moreRows, rowsAsked } from "~/platform/queries/written-query";
import { requestContext } from "~/platform/web/request-context.server";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { SelectField } from "~/ui/fields";
import { FormOutcome } from "~/ui/form-outcome";
import { LocalTime } from "~/ui/local-time";
import { ShownOf } from "~/ui/shown-of";
import { Cell, FoldingRow, WideTable } from "~/ui/wide-table";
import type { Route } from "./+types/attendance-page";
import { type AttendanceResult, attendanceActs } from "./attendance-acts.server";
import {
  attendedSessions,
  cohortAsked,
  cohortChoices,
  type Session,
  type SessionRow,
} from "./attendance-list.server";
import { Correction } from "./correction";

const SHOWN = 10;

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "trainees.read");
  const { db, config } = context.get(requestContext);
  const asked = new URL(request.url).searchParams;
  const cohort = cohortAsked(request);
  const [sessions, cohorts] = await Promise.all([
    attendedSessions(db, viewer, { cohort, most: rowsAsked(asked, SHOWN), now: Date.now() }),
    cohortChoices(db, viewer),
  ]);
  const hasCalls = config.zoomSecret !== undefined;
  return { sessions, cohorts, cohort, hasCalls, more: moreRows(asked, SHOWN) };
}

export const action = attendanceActs;

export const handle = {
  title: "Attendance",
  fault: "Failed to load the attendance",
};

/** WEEK-6. */
export default function AttendancePage({ loaderData, actionData }: Route.ComponentProps) {
  const { sessions, cohorts, cohort, hasCalls, more } = loaderData;
  const result: AttendanceResult | undefined = actionData;
  const maySet = useCan()("settings.read");
  return (
    <>
      <h1 className="text-4xl">Attendance</h1>
      <p className="mt-2 max-w-prose text-lg text-quiet">
        Who came to group sessions. Someone came if they opened their own link from 15 minutes
        before a session until 15 minutes after it; more than 5 minutes after its start is late. If
        you know better, correct it.{" "}
        {hasCalls ? (
          "Minutes come from Zoom."
        ) : (
          <>
            For minutes, set Zoom's secret token under{" "}
            {maySet ? (
              <Link to="/admin/settings/webhooks" className="link">
                Settings, Webhooks
              </Link>
            ) : (
              "Settings, Webhooks"
            )}
            .
          </>
        )}
      </p>
      <FormOutcome result={result} />
      <div className="mt-6 flex flex-wrap items-end gap-3">
        <Form method="get" className="flex flex-wrap items-end gap-3">
          <SelectField name="cohort" label="Cohort" defaultValue={cohort ?? ""}>
            <option value="">Everyone</option>
            {cohorts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <Button type="submit" look="outline">
            Show
          </Button>
        </Form>
        <ButtonLink
          to={`/admin/attendance.csv${cohort ? `?cohort=${cohort}` : ""}`}
          look="outline"
          reloadDocument
        >
          Download CSV
        </ButtonLink>
      </div>
      {sessions.listed.length === 0 && (
        <p className="panel mt-6 p-6 text-quiet">No one has booked a group session yet.</p>
      )}
      {sessions.listed.map((session) => (
        <SessionSection key={`${session.calendar} ${session.startsAt}`} session={session} />
      ))}
      <ShownOf shown={sessions.listed.length} found={sessions.found} what="sessions" more={more} />
    </>
  );
}

function SessionSection({ session }: { session: Session }) {
  const { calendar, title, startsAt, people } = session;
  const id = `${calendar}-${startsAt}`;
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-2xl">
        {title}, <LocalTime at={startsAt} never="" exact="minutes" />
      </h2>
      <p className="mt-1 text-quiet tabular">{countsIn(session)}</p>
      <WideTable
        caption={`Guests of ${title}`}
        columns={["Name", "Cohort", "Attendance", "Came", "Left", "Minutes", "Correct"]}
      >
        {people.map((person) => (
          <PersonRow key={person.booking} person={person} session={session} />
        ))}
      </WideTable>
      <UnknownList session={session} />
    </section>
  );
}

function countsIn({ people, isOver }: Session): string {
  const of = (standing: SessionRow["standing"]) =>
    people.filter((person) => person.standing === standing).length;
  if (!isOver && of("expected") === people.length) return `${people.length} expected`;
  const came = `${of("came") + of("late")} of ${people.length} came`;
  const late = of("late") > 0 ? `, ${of("late")} late` : "";
  return isOver ? `${came}${late}, ${of("absent")} absent` : `${came}${late} so far`;
}

type RowProps = { person: SessionRow; session: Session };

function PersonRow({ person, session }: RowProps) {
  const { name, detail, cohort, standing, firstAt, calledFrom, calledUntil, minutes } = person;
  const unknown = standing === "came" || standing === "late" ? "Unknown" : "";
  const badge = <Badge tone={STANDING_TONES[standing]}>{STANDING_WORDS[standing]}</Badge>;
  return (
    <FoldingRow
      name={name}
      head={
        <>
          <span className="block font-semibold [overflow-wrap:anywhere]" dir="auto">
            {name}
          </span>
          {detail && (
            <span className="block text-quiet text-sm [overflow-wrap:anywhere]">{detail}</span>
          )}
        </>
      }
    >
      <Cell label="Cohort">{cohort ?? "None"}</Cell>
      <Cell label="Attendance" line="first-end">
        {badge}
      </Cell>
      <Cell label="Came">
        <LocalTime at={calledFrom ?? firstAt} never="" exact="minutes" />
      </Cell>
      <Cell label="Left">
        <LocalTime at={calledUntil} never={unknown} exact="minutes" />
      </Cell>
      <Cell label="Minutes">
        <span>{minutes ?? unknown}</span>
        {person.byHand && <TakeBack person={person} session={session} />}
      </Cell>
      <Cell label="Correct">
        {session.hasBegun && <Correction person={person} session={session} />}
      </Cell>
    </FoldingRow>
  );
}

/** Of what was assigned by hand. */
function TakeBack({ person: { booking, name }, session: { calendar, startsAt } }: RowProps) {
  if (!useCan()("attendance.change")) return null;
  return (
    <Form method="post">
      <input type="hidden" name="calendar" value={calendar} />
      <input type="hidden" name="startsAt" value={startsAt} />
      <input type="hidden" name="booking" value={booking} />
      <Button
        type="submit"
        name="intent"
        value="release"
        look="quiet"
        small
        aria-label={`Take back what was assigned to ${name}`}
      >
        Take back
      </Button>
    </Form>
  );
}

/** Those in the call whom nobody was found for. */
function UnknownList({ session: { calendar, startsAt, people, unknown } }: { session: Session }) {
  const mayChange = useCan()("attendance.change");
  if (unknown.length === 0) return null;
  return (
    <div className="panel mt-4 p-5">
      <h3 className="text-lg">Not matched</h3>
      <ul className="mt-3 grid gap-4">
        {unknown.map(({ who, name, mail, minutes }) => (
          <li key={who} className="flex flex-wrap items-end justify-between gap-3">
            <p className="min-w-0 [overflow-wrap:anywhere]">
              <span className="font-semibold">{name}</span> {mail}
              <span className="block text-quiet text-sm tabular">{`${minutes} minutes`}</span>
            </p>
            {mayChange && (
              <Form method="post" className="flex flex-wrap items-end gap-3 print:hidden">
                <input type="hidden" name="calendar" value={calendar} />
                <input type="hidden" name="startsAt" value={startsAt} />
                <input type="hidden" name="who" value={who} />
                <SelectField name="booking" label={`Who is ${name}?`} defaultValue="" required>
                  <option value="">Choose</option>
                  {people.map((person) => (
                    <option key={person.booking} value={person.booking}>
                      {person.detail ? `${person.name}, ${person.detail}` : person.name}
                    </option>
                  ))}
                </SelectField>
                <Button type="submit" name="intent" value="assign" look="outline">
                  Assign
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
