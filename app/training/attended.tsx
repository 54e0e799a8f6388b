import {
  type AttendedSession,
  attendanceWords,
  STANDING_TONES,
  STANDING_WORDS,
} from "~/booking/attendance/attendance";
import { Badge } from "~/ui/badge";
import { LocalTime } from "~/ui/local-time";

const ATTENDED_SHOWN = 6;

/** Which live sessions they came to (WEEK-6). */
export function Attended({ sessions }: { sessions: readonly AttendedSession[] }) {
  return (
    <section aria-labelledby="attendance" className="panel mt-4 p-5">
      <h3 id="attendance" className="text-lg">
        Attendance
      </h3>
      <p className="mt-1 text-quiet text-sm tabular">{attendanceWords(sessions)}</p>
      <ul className="mt-3 grid gap-2 text-sm sm:grid-cols-2">
        {sessions.slice(0, ATTENDED_SHOWN).map(({ title, startsAt, standing, minutes }) => (
          <li key={`${title} ${startsAt}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={STANDING_TONES[standing]}>{STANDING_WORDS[standing]}</Badge>
            <span>
              {title}, <LocalTime at={startsAt} never="" />
              {minutes !== null && `, ${minutes} min`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
