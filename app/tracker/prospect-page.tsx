import { MessagesSquare } from "lucide-react";
import { data } from "react-router";
import { z } from "zod";
import { can, requireRight } from "~/auth/auth.server";
import { dollars } from "~/platform/money/money";
import { moreRows, rowsAsked } from "~/platform/queries/list-query";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { shortDayText } from "~/platform/time/zones";
import { didNotWork } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { setScriptProspect } from "~/script/script";
import { trackerSettingsOf } from "~/settings/settings.server";
import { BackLink } from "~/ui/back-link";
import { Badge } from "~/ui/badge";
import { ButtonLink, buttonClass } from "~/ui/button";
import { LocalTime } from "~/ui/local-time";
import { safeAction } from "~/ui/safe-action";
import type { Route } from "./+types/prospect-page";
import { ContactForm } from "./contact-form";
import { accessOf } from "./elevation.server";
import { type Finances, nameOf, STATUSES } from "./prospect";
import { prospectActs } from "./prospect-acts.server";
import type { ProspectChange } from "./prospect-columns.server";
import { ProspectHistory } from "./prospect-history-list";
import { ProspectMeetings } from "./prospect-meetings";
import { type ShownProspect, shownProspect } from "./prospect-page.server";
import { zoneOf } from "./setter-zone.server";

/** So many changes are shown at first, and as many more each time someone asks. */
const CHANGES_SHOWN = 20;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "tracker.use");
  const { db } = context.get(requestContext);
  const id = z.uuid().safeParse(params.prospect);
  const { mayEdit } = await accessOf(db, viewer);
  const { zone } = await zoneOf(context, viewer.userId);
  const seesAll = mayEdit || !trackerSettingsOf(context).maskFinances;
  const asked = new URL(request.url).searchParams;
  const most = rowsAsked(asked, CHANGES_SHOWN);
  const seesBookings = can(viewer, "inbox.read");
  const reader = { userId: viewer.userId, seesAll, mayEdit, seesBookings, zone, most };
  const shown = id.success ? await shownProspect(db, id.data, reader) : null;
  if (shown === null) throw data(null, { status: 404 });
  const mayChange = mayEdit || shown.prospect.ownerId === viewer.userId;
  const more = moreRows(asked, CHANGES_SHOWN);
  return { ...shown, more, zone, mayChange };
}

export const action = prospectActs;

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return safeAction(request, serverAction, didNotWork);
}

export const handle = {
  title: (data: Route.ComponentProps["loaderData"]) => nameOf(data.prospect),
  fault: "Failed to load this prospect",
};

/** DAY-3. One prospect: how to reach them, when next, and every change. */
export default function ProspectPage({ loaderData }: Route.ComponentProps) {
  const { prospect, history, more, mayChange, duplicates } = loaderData;
  const refresh = useRefresh();
  useLive(["tracker"], ({ event, data: change }) => {
    if (event === "prospect" && (change as Partial<ProspectChange>).id === prospect.id) refresh();
  });
  return (
    <div className="mx-auto max-w-4xl">
      <BackLink to="/tracker">Back to Prospect Tracker</BackLink>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-4xl [overflow-wrap:anywhere]" dir="auto">
          {nameOf(prospect)}
        </h1>
        <Badge tone="neutral">{STATUSES[prospect.status]}</Badge>
      </div>
      <Facts shown={loaderData} />
      {duplicates.length > 0 && <Duplicates shown={loaderData} />}
      {mayChange && prospect.finances && <ContactForm {...loaderData} />}
      {mayChange && (
        <ProspectMeetings
          meetings={loaderData.meetings}
          suggested={loaderData.suggested}
          requests={loaderData.requests}
        />
      )}
      {history ? (
        <ProspectHistory entries={history} more={more} />
      ) : (
        <p className="panel mt-8 p-6 text-quiet">
          The history is for the person who added the prospect, and administrators.
        </p>
      )}
    </div>
  );
}

/** As in the list: an amount that was understood is shown as one. */
function incomeText({ annualIncome, annualIncomeCents }: Finances): string {
  return annualIncomeCents === null ? (annualIncome ?? "–") : dollars(annualIncomeCents);
}

function Facts({ shown: { prospect, nextContactAt, scriptPath } }: { shown: ShownProspect }) {
  const { country, qualified, callDate, dealCents, ownerName, finances } = prospect;
  const facts = [
    ["Country", country],
    ["Qualified", qualified ? "Yes" : "No"],
    ["Income", finances ? incomeText(finances) : "Hidden"],
    ["Score", finances ? (finances.score ?? "–") : "Hidden"],
    ["Call date", callDate ? shortDayText(callDate) : "–"],
    ["Deal amount", dealCents === null ? "–" : dollars(dealCents)],
    ["Added by", ownerName ?? "Someone who has left"],
  ] as const;
  return (
    <>
      <dl className="panel mt-6 grid grid-cols-2 gap-4 p-5 sm:grid-cols-4">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt className="text-quiet text-sm">{label}</dt>
            <dd className="font-semibold tabular [overflow-wrap:anywhere]" dir="auto">
              {text}
            </dd>
          </div>
        ))}
        <div>
          <dt className="text-quiet text-sm">Next contact</dt>
          <dd className="font-semibold [&_time]:whitespace-normal">
            <LocalTime at={nextContactAt} never="–" exact="minutes" />
          </dd>
        </div>
      </dl>
      <a
        href={scriptPath ? `/script?${new URLSearchParams({ path: scriptPath })}` : "/script"}
        className={`${buttonClass("outline", true)} mt-4`}
        onClick={() => setScriptProspect(prospect)}
      >
        <MessagesSquare aria-hidden="true" className="size-4" />
        Open the script {scriptPath ? "at this prospect's place" : ""}
      </a>
    </>
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
        {duplicates.map(({ id, name, same, status, addedBy }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <span dir="auto" className="[overflow-wrap:anywhere]">
              {name}, the same {same === "handle" ? "handle" : "name and country"},{" "}
              {STATUSES[status].toLowerCase()}, added by {addedBy ?? "someone who has left"}
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
