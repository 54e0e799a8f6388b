import { data } from "react-router";
import { z } from "zod";
import { can, requireRight } from "~/auth/auth.server";
import { dollars } from "~/platform/money/money";
import { moreRows, rowsAsked } from "~/platform/queries/written-query";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { shortDayText } from "~/platform/time/zones";
import { didNotWork, faultIn } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { trackerSettingsOf } from "~/settings/settings.server";
import { BackLink } from "~/ui/back-link";
import { ButtonLink } from "~/ui/button";
import { safeAction } from "~/ui/safe-action";
import type { Route } from "./+types/prospect-page";
import { ProfileLink } from "./acts/profile-link";
import { useActs } from "./acts/use-acts";
import { ContactForm } from "./contact-form";
import { accessOf } from "./elevation.server";
import { nextStepFor, nextStepOf, titlesOf } from "./next-step.server";
import { OutcomeForm } from "./outcome-form";
import { profileAddress } from "./profile-address";
import { type Finances, nameOf, STATUSES } from "./prospect";
import { prospectActs } from "./prospect-acts.server";
import type { Prospect, ProspectChange } from "./prospect-columns.server";
import { ProspectMeetings } from "./prospect-meetings";
import { ProspectNext } from "./prospect-next";
import { type ShownProspect, shownProspect } from "./prospect-page.server";
import { ProspectTimeline } from "./prospect-timeline";
import { zoneOf } from "./setter-zone.server";
import type { TrackerResult } from "./tracker-acts.server";

/** So many changes are shown at first, and as many more each time someone asks. */
const CHANGES_SHOWN = 20;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "tracker.use");
  const { db } = context.get(requestContext);
  const id = z.uuid().safeParse(params.prospect);
  const { mayEdit } = await accessOf(db, viewer);
  const setterZone = await zoneOf({ request, context }, viewer.userId);
  const { zone } = setterZone;
  const seesAll = mayEdit || !trackerSettingsOf(context).maskFinances;
  const asked = new URL(request.url).searchParams;
  const most = rowsAsked(asked, CHANGES_SHOWN);
  const seesBookings = can(viewer, "inbox.read");
  const titles = await titlesOf(context);
  const reader = { userId: viewer.userId, seesAll, mayEdit, seesBookings, zone, most, titles };
  const shown = id.success ? await shownProspect(db, id.data, reader) : null;
  if (shown === null) throw data(null, { status: 404 });
  const isOwn = shown.prospect.ownerId === viewer.userId;
  const clock = { zone, now: new Date() };
  return {
    ...shown,
    next:
      mayEdit || isOwn
        ? await nextStepOf(context, shown.prospect, shown, clock)
        : nextStepFor(shown.prospect),
    more: moreRows(asked, CHANGES_SHOWN),
    zone,
    mayChange: mayEdit || isOwn,
    mayEdit,
    isOwn,
    setter: { userId: viewer.userId, zone: setterZone },
    // For forms that are sent without a script: each can be sent once.
    formId: crypto.randomUUID(),
  };
}

export const action = prospectActs;

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return safeAction(request, serverAction, didNotWork);
}

export const handle = {
  title: (data: Route.ComponentProps["loaderData"]) => nameOf(data.prospect),
  fault: "Failed to load this prospect",
  gone: "This prospect is not here anymore",
};

/** DAY-3, WEEK-1. One prospect, as the place to work: what comes next, what was, and every field. */
export default function ProspectPage({ loaderData, actionData }: Route.ComponentProps) {
  const { prospect, timeline, more, mayChange, mayEdit, duplicates } = loaderData;
  const result = actionData as TrackerResult | undefined;
  const isOfContact = result?.done === false && result.typed?.intent === "correct";
  const fault = isOfContact ? undefined : faultIn(result);
  const refresh = useRefresh();
  const acts = useActs(loaderData.setter);
  const { userId } = loaderData.setter;
  useLive(["tracker"], ({ event, data: change }) => {
    if (event === "prospect" && (change as Partial<ProspectChange>).id === prospect.id) refresh();
  });
  return (
    <div className="mx-auto max-w-4xl">
      <BackLink to="/tracker">Back to Prospect Tracker</BackLink>
      <h1 className="text-4xl [overflow-wrap:anywhere]" dir="auto">
        {nameOf(prospect)}
      </h1>
      {fault && (
        <p role="alert" className="mt-4 font-medium text-danger">
          {fault}
        </p>
      )}
      <ProspectNext {...loaderData} acts={acts} />
      {duplicates.length > 0 && <Duplicates shown={loaderData} />}
      {timeline ? (
        <ProspectTimeline entries={timeline} more={more} />
      ) : (
        <p className="panel mt-8 p-6 text-quiet">
          The timeline is for the person who added the prospect, and administrators.
        </p>
      )}
      <section aria-labelledby="details" className="mt-8">
        <h2 id="details" className="text-2xl">
          Details
        </h2>
        <Facts prospect={prospect} mayChange={mayChange} />
        {mayChange && prospect.finances && (
          <ContactForm
            key={prospect.id}
            {...loaderData}
            result={isOfContact ? result : undefined}
            acts={acts}
            userId={userId}
          />
        )}
        {mayEdit && <OutcomeForm prospect={prospect} />}
        {mayChange && (
          <ProspectMeetings
            suggested={loaderData.suggested}
            requests={loaderData.requests}
            keptAs={`${userId} meeting ${prospect.id}`}
          />
        )}
      </section>
    </div>
  );
}

/** As in the list: an amount that was understood is shown as one. */
function incomeText({ annualIncome, annualIncomeCents }: Finances): string {
  return annualIncomeCents === null ? (annualIncome ?? "–") : dollars(annualIncomeCents);
}

/** What the forms below do not show; everything for those who see no form. */
function Facts({ prospect, mayChange }: { prospect: Prospect; mayChange: boolean }) {
  const { country, qualified, callDate, dealCents, ownerName, finances } = prospect;
  const typed = [
    ["Country", country],
    ["Income", finances ? incomeText(finances) : "Hidden"],
    ["Score", finances ? (finances.score ?? "–") : "Hidden"],
    ["Call date", callDate ? shortDayText(callDate) : "–"],
  ] as const;
  const facts = [
    ["Qualified", qualified ? "Yes" : "No"],
    ["Deal amount", dealCents === null ? "–" : dollars(dealCents)],
    ["Added by", ownerName ?? "Someone who has left"],
    ...(mayChange ? [] : typed),
  ] as const;
  return (
    <dl className="panel mt-4 grid grid-cols-2 gap-4 p-5 sm:grid-cols-4">
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt className="text-quiet text-sm">{label}</dt>
          <dd className="font-semibold tabular [overflow-wrap:anywhere]" dir="auto">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A warning, not an obstacle: two people may share a name. */
function Duplicates({ shown: { prospect, duplicates } }: { shown: ShownProspect }) {
  return (
    <section
      aria-labelledby="duplicates"
      className="mt-6 rounded-control bg-warning-soft p-4 text-warning"
    >
      <h2 id="duplicates" className="text-lg">
        Possible duplicates
      </h2>
      <ul className="mt-2 grid gap-2">
        {duplicates.map(({ id, name, same, contact, status, addedBy }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <span dir="auto" className="[overflow-wrap:anywhere]">
              {name}, the same {same === "handle" ? "handle" : "name and country"},{" "}
              {STATUSES[status].toLowerCase()}, added by {addedBy ?? "someone who has left"}
              {contact && (
                <>
                  {" "}
                  <ProfileLink {...contact} profile={profileAddress(contact)} />
                </>
              )}
            </span>
            <ButtonLink to={`/tracker/${prospect.id}/merge?with=${id}`} look="outline" small>
              Compare and merge<span className="sr-only"> with {name}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
