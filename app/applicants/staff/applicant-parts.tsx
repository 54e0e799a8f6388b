import { Link } from "react-router";
import { zoneText } from "~/platform/time/zone-names";
import { AnswerList } from "~/portal/portal";
import { LocalTime } from "~/ui/local-time";
import { PlaceText } from "~/ui/place-text";
import { applicantPath } from "../applicant";
import type { ApplicantDetails, TimelineEntry } from "../applicant-details.server";
import { stageWords } from "../stages";
import { StageBadge } from "./stage";

/** The answers, latest application first; each is also in the inbox. */
export function Answers({ applications }: Pick<ApplicantDetails, "applications">) {
  return (
    <section aria-labelledby="application" className="panel min-w-0 p-5 sm:p-6">
      <h2 id="application" className="text-xl">
        Application
      </h2>
      {applications.length === 0 && <p className="mt-3 text-quiet">The answers were removed.</p>}
      {applications.map(({ id, at, answers, cameFrom }) => (
        <article key={id} className="mt-3">
          <p className="flex flex-wrap gap-x-4 text-quiet text-sm">
            <span>
              Sent <LocalTime at={at} never="" exact="minutes" />
            </span>
            {cameFrom && <span>Came from: {cameFrom}</span>}
            <Link
              to={`/admin/inbox/application/${id}`}
              className="text-accent underline underline-offset-4"
            >
              In the inbox
            </Link>
          </p>
          {answers.length > 0 ? (
            <AnswerList answers={answers} />
          ) : (
            <p className="mt-3 text-quiet">The answers were removed.</p>
          )}
        </article>
      ))}
    </section>
  );
}

type InterviewProps = {
  interview: {
    id: string;
    startsAt: string;
    endsAt: string;
    zone: string;
    host: string | null;
    place: { label: string; text: string; href: string | null } | null;
  } | null;
};

export function Interview({ interview }: InterviewProps) {
  return (
    <section aria-labelledby="interview" className="panel p-5">
      <h2 id="interview" className="text-lg">
        Interview
      </h2>
      {interview ? (
        <>
          <p className="mt-2 font-semibold">
            <LocalTime at={interview.startsAt} never="" exact="minutes" />
          </p>
          <p className="text-quiet text-sm">Applicant in {zoneText(interview.zone)}</p>
          {interview.host && <p className="mt-1 text-sm">With {interview.host}</p>}
          {interview.place && (
            <p className="mt-1 text-sm [overflow-wrap:anywhere]">
              <span className="text-quiet">Where</span> <PlaceText place={interview.place} />
            </p>
          )}
          <p className="mt-2">
            <Link
              to={`/admin/inbox/booking/${interview.id}`}
              className="text-accent underline underline-offset-4"
            >
              Open the booking
            </Link>
          </p>
        </>
      ) : (
        <p className="mt-2 text-quiet">None booked.</p>
      )}
    </section>
  );
}

const WORDS: Readonly<Record<string, string>> = {
  "forms.send": "Applied",
  "bookings.book": "Booked the interview",
  "bookings.confirm": "Confirmed the interview",
  "bookings.move": "Moved the interview",
  "bookings.cancel": "Canceled the interview",
  "applicants.move": "Moved",
  "applicants.withdraw": "Withdrew",
  "applicants.score": "Sent a scorecard",
  "applicants.link": "Sent the link",
  "applicants.anonymize": "Removed name and answers",
  "applications.accept": "Accepted",
  "applications.decline": "Declined",
  "inbox.change": "Changed in the inbox",
};

export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <section aria-labelledby="timeline" className="panel p-5 sm:p-6">
      <h2 id="timeline" className="text-xl">
        Timeline
      </h2>
      {entries.length === 0 && <p className="mt-3 text-quiet">Nothing yet.</p>}
      <ol className="mt-3 grid gap-3">
        {entries.map(({ id, at, by, verb, stage }) => (
          <li key={id} className="border-line border-l-2 pl-4">
            <p className="font-semibold">
              {WORDS[verb] ?? verb}
              {verb === "applicants.move" && stage && ` to ${stage}`}
            </p>
            <p className="text-quiet text-sm">
              {by} · <LocalTime at={at} never="" exact="minutes" />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Other times that the same address has applied. */
export function Earlier({ records }: { records: ApplicantDetails["earlier"] }) {
  if (records.length === 0) return null;
  return (
    <section aria-labelledby="earlier" className="panel p-5">
      <h2 id="earlier" className="text-lg">
        Applied before
      </h2>
      <ul className="mt-2 grid gap-2">
        {records.map(({ id, stage, at }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <Link
              to={applicantPath(id)}
              aria-label={`Application of ${at.slice(0, 10)}, ${stageWords(stage)}`}
              className="text-accent underline underline-offset-4"
            >
              <LocalTime at={at} never="" />
            </Link>
            <StageBadge stage={stage} />
          </li>
        ))}
      </ul>
    </section>
  );
}
