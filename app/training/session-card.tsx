import { CalendarDays, Users } from "lucide";
import type { AttendedSession } from "~/booking/attendance/attendance";
import type { MeetingWords, Session } from "~/booking/booking.server";
import { asRendered } from "~/ui/as-rendered";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";

const BookedSession = asRendered(() =>
  import("./booked-session").then((code) => code.BookedSession),
);

const Attended = asRendered(() => import("./attended").then((code) => code.Attended));

type SessionsProps = {
  words: Pick<MeetingWords, "dashboard" | "kinds">;
  sessions: readonly Session[];
  framed: { oneOnOne: boolean; weeklyGroup: boolean };
  attended: readonly AttendedSession[];
};

/** The two kinds of sessions with coaches (DASH-4). */
export function Sessions({
  words: { dashboard, kinds },
  sessions,
  framed,
  attended,
}: SessionsProps) {
  return (
    <section aria-labelledby="sessions" className="mt-12">
      <h2 id="sessions" className="text-2xl">
        {dashboard.heading}
      </h2>
      <div className="mt-5 grid gap-4 sm:grid-cols-2">
        <SessionCard
          icon={<Icon of={CalendarDays} className="size-5" />}
          title={kinds.oneOnOne.title}
          text={dashboard.oneOnOne}
          verb="Choose a time"
          href="/training/sessions/one-on-one"
          framed={framed.oneOnOne}
          booked={sessions.filter(({ calendar }) => calendar === "oneOnOne")}
        />
        <SessionCard
          icon={<Icon of={Users} className="size-5" />}
          title={kinds.weeklyGroup.title}
          text={dashboard.weeklyGroup}
          verb="Save a seat"
          href="/training/sessions/weekly-group"
          framed={framed.weeklyGroup}
          booked={sessions.filter(({ calendar }) => calendar === "weeklyGroup")}
        />
      </div>
      {attended.length > 0 && <Attended sessions={attended} />}
    </section>
  );
}

type SessionCardProps = {
  icon: React.ReactNode;
  title: string;
  text: string;
  verb: string;
  href: string;
  /** The company's own calendar is in a frame that this page must not have, so its page is loaded in full. */
  framed: boolean;
  booked: Session[];
};

/** A kind of session: what is booked, and a link to its free times (DASH-4). */
function SessionCard({ icon, title, text, verb, href, framed, booked }: SessionCardProps) {
  return (
    <div className="panel flex flex-col gap-3 p-5">
      <h2 className="flex items-center gap-2.5 text-lg">
        <span className="text-accent">{icon}</span>
        {title}
      </h2>
      <p className="flex-1 text-quiet text-sm">{text}</p>
      {booked.length > 0 && (
        <ul aria-label={`${title}: booked`} className="grid gap-2">
          {booked.map((session) => (
            // As high as what is to come, so little moves.
            <li key={session.path} className="min-h-30 rounded-control bg-success-soft px-4 py-3">
              <BookedSession session={session} title={title} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <ButtonLink to={href} reloadDocument={framed} look="outline" small>
          {booked.length > 0 ? "Book another" : verb}
        </ButtonLink>
      </p>
    </div>
  );
}
