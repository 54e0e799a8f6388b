import { ArrowLeft } from "lucide";
import { data, Link, useFetcher } from "react-router";
import { z } from "zod";
import { useCan } from "~/auth/auth";
import { requireRight } from "~/auth/auth.server";
import { hostAndPlace } from "~/booking/booking.server";
import { contentOf } from "~/content/content.server";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { phoneLink } from "~/platform/text/phone-number";
import type { ActResult } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { MailPanel } from "~/portal/portal";
import { activeCoaches, cohortNames } from "~/team/cohorts/cohorts.server";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { LocalTime } from "~/ui/local-time";
import { useToast } from "~/ui/toast";
import { type Applicant, applicantPath, nameOf } from "../applicant";
import { applicantDetails, interviewOf } from "../applicant-details.server";
import { queryOf, viewOf } from "../applicant-view";
import { SCORECARD } from "../copy/scorecard.server";
import { scorecardsFor } from "../scorecards.server";
import { choicesOf, hasLink, isOpen, stageWords } from "../stages";
import type { Route } from "./+types/applicant-page";
import { Answers, Earlier, Interview, Timeline } from "./applicant-parts";
import { ChangeContact } from "./contact-dialogs";
import { decisionMails } from "./decide.server";
import { DecisionPanel } from "./decision-panel";
import { ScorecardSection } from "./scorecards";
import { staffActs } from "./staff-acts.server";
import { MoveResult, StageBadge, useApplicantMove, useMoved } from "./stage";

const idSchema = z.uuid();

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "applicants.read");
  const { db, config } = context.get(requestContext);
  const details = idSchema.safeParse(params.id).success
    ? await applicantDetails(db, params.id)
    : null;
  if (details === null) throw data(null, { status: 404 });
  const booking = await interviewOf(db, details.bookingId);
  const { host = null, place = null } = booking ? hostAndPlace(context, booking) : {};
  return {
    ...details,
    interview: booking && {
      id: booking.id,
      startsAt: booking.startsAt.toISOString(),
      endsAt: booking.endsAt.toISOString(),
      zone: booking.zone,
      host,
      place,
    },
    cards: await scorecardsFor(db, params.id, viewer.userId),
    criteria: contentOf(context, SCORECARD).criteria,
    decisionMails: decisionMails(context, details.applicant.name),
    places: { cohorts: await cohortNames(db, viewer), coaches: await activeCoaches(db) },
    canMail: config.mail !== undefined,
    back: queryOf(viewOf(new URL(request.url).searchParams)),
  };
}

export const action = staffActs;

export const handle = {
  title: "Applicant",
  fault: "Failed to load this applicant",
  gone: "This applicant is not here anymore",
};

/** APPL-1. */
export default function ApplicantPage({ loaderData }: Route.ComponentProps) {
  const { back, applications, interview, timeline, mails, earlier } = loaderData;
  const [applicant = loaderData.applicant] = useMoved([loaderData.applicant]);
  const refresh = useRefresh();
  useLive(["applicants", "inbox"], refresh);
  return (
    <>
      <ButtonLink
        to={`/admin/applicants${back === "?" ? "" : back}`}
        look="quiet"
        small
        className="-ml-3 mb-2"
      >
        <Icon of={ArrowLeft} className="size-4" />
        Back to Applicants
      </ButtonLink>
      <Head applicant={applicant} phone={loaderData.phone} />
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <Answers applications={applications} />
          <ScorecardSection
            criteria={loaderData.criteria}
            cards={loaderData.cards}
            open={isOpen(loaderData.applicant.stage)}
          />
          <Timeline entries={timeline} />
        </div>
        <div className="grid gap-6">
          <Stages applicant={applicant} />
          <Interview interview={interview} />
          {loaderData.canMail && <OwnPage applicant={loaderData.applicant} />}
          <DecisionPanel
            applicant={loaderData.applicant}
            reason={loaderData.reason}
            traineeId={loaderData.traineeId}
            startsOn={loaderData.startsOn}
            places={loaderData.places}
            mails={loaderData.decisionMails}
            canMail={loaderData.canMail}
          />
          <MailPanel mails={mails} />
          <Earlier records={earlier} />
          <PersonalData mail={applicant.mail} />
        </div>
      </div>
    </>
  );
}

function Head({ applicant, phone }: { applicant: Applicant; phone: string }) {
  return (
    <header>
      <h1 dir="auto" className="text-3xl [overflow-wrap:anywhere] sm:text-4xl">
        {nameOf(applicant)}
      </h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <StageBadge stage={applicant.stage} />
        {applicant.qualified === false && <span className="text-danger">Does not qualify</span>}
        <span className="text-quiet">
          since <LocalTime at={applicant.stageAt} never="" exact="minutes" />
        </span>
      </p>
      {applicant.mail && (
        <p className="mt-2 [overflow-wrap:anywhere]">
          <a
            href={`mailto:${encodeURIComponent(applicant.mail).replace("%40", "@")}`}
            className="text-accent underline underline-offset-4"
          >
            {applicant.mail}
          </a>
        </p>
      )}
      {phone && (
        <p className="mt-1">
          <a href={phoneLink(phone)} className="text-accent underline underline-offset-4">
            {phone}
          </a>
        </p>
      )}
      <p className="mt-3">
        <ChangeContact applicant={applicant} phone={phone} />
      </p>
    </header>
  );
}

/** Where everything about this person is exported and erased (APPL-4). */
function PersonalData({ mail }: { mail: string }) {
  if (!useCan()("people.export") || mail === "") return null;
  return (
    <p className="text-sm">
      <Link
        to={`/admin/personal-data?q=${encodeURIComponent(mail)}`}
        className="text-accent underline underline-offset-4"
      >
        Export or erase personal data
      </Link>
    </p>
  );
}

/** APPL-2. The page that the applicant opens by a signed link. */
function OwnPage({ applicant: { id, mail, stage } }: { applicant: Applicant }) {
  const fetcher = useFetcher<ActResult>();
  useToast(fetcher.data?.toast);
  if (!useCan()("applicants.change") || mail === "" || !hasLink(stage)) return null;
  return (
    <section aria-labelledby="own-page" className="panel p-5">
      <h2 id="own-page" className="text-lg">
        Applicant's page
      </h2>
      <p className="mt-2 text-quiet text-sm">
        Where they see their status, book or move the interview, or withdraw.
      </p>
      <fetcher.Form method="post" action={applicantPath(id)} className="mt-3">
        <Button
          type="submit"
          name="intent"
          value="send-link"
          look="outline"
          small
          disabled={fetcher.state !== "idle"}
        >
          Send a new link
        </Button>
      </fetcher.Form>
    </section>
  );
}

function Stages({ applicant }: { applicant: Applicant }) {
  const move = useApplicantMove(() => {});
  const choices = choicesOf(applicant);
  if (!useCan()("applicants.change") || applicant.anonymized) return null;
  return (
    <section aria-labelledby="stage" className="panel p-5">
      <MoveResult applicant={applicant} />
      <h2 id="stage" className="text-lg">
        Stage
      </h2>
      <div className="mt-3 flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Button
            key={choice}
            look="outline"
            aria-pressed={choice === applicant.stage}
            onClick={() => move(applicant, choice)}
            className="px-4 text-sm aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
          >
            {stageWords(choice)}
          </Button>
        ))}
      </div>
    </section>
  );
}
