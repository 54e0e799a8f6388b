import { useCan } from "~/auth/auth";
import { requireRight } from "~/auth/auth.server";
import { requestContext } from "~/platform/web/request-context.server";
import { calendarLabel } from "~/settings/settings";
import { markOf, settingsContext } from "~/settings/settings.server";
import { BackLink } from "~/ui/back-link";
import { FormOutcome } from "~/ui/form-outcome";
import { busyFeedsOf } from "../busy-feeds.server";
import { teamMembers } from "../host-address.server";
import { feedAddress } from "../host-feed.server";
import { daysOffShown, meetingsShown, outsideHours } from "../host-schedule.server";
import type { Route } from "./+types/host-page";
import { BusyFeeds, FeedAddress } from "./feed-parts";
import { type HostsResult, hostActs, hostNamed } from "./host-acts.server";
import { HostForm, RemoveHost } from "./host-fields";
import { OutsideHours } from "./host-meetings";
import { DaysOff, refusalOf } from "./host-parts";
import { fieldsOf, isHost, shownOf } from "./host-values";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireRight(request, context, "settings.read");
  const { hosts, calendars } = context.get(settingsContext);
  const host = hostNamed(hosts, params.host);
  const { db } = context.get(requestContext);
  const people = await teamMembers(db);
  return {
    host: fieldsOf(host),
    people: people.filter(({ userId }) => userId === host.userId || !isHost(hosts, userId)),
    mark: markOf(shownOf(host, people)),
    title: host.name || (host.standsFor ? calendarLabel(calendars, host.standsFor) : "Host"),
    zones: ["UTC", ...Intl.supportedValuesOf("timeZone")],
    meetings: await meetingsShown(context, host.id),
    outside: await outsideHours(context, host.id),
    daysOff: await daysOffShown(context, host.id),
    feed: feedAddress(context, host),
    feeds: await busyFeedsOf(db, [host.id]),
  };
}

export const action = hostActs;

export const handle = {
  title: (data: Route.ComponentProps["loaderData"]) => `${data.title} | Hosts`,
  fault: "Failed to load this host",
};

/** CALL-3, CALL-4, CALL-5. */
export default function HostPage({ loaderData, actionData }: Route.ComponentProps) {
  const { host, mark, title, people, zones, meetings, outside, daysOff, feed, feeds } = loaderData;
  const result: HostsResult | undefined = actionData;
  const refusal = result?.done === false ? result : undefined;
  const ofForm = refusalOf(refusal, "save");
  const mayChange = useCan()("settings.change");
  return (
    <>
      <BackLink to="/admin/hosts">All hosts</BackLink>
      <h1 className="text-4xl [overflow-wrap:anywhere]">{title}</h1>
      <FormOutcome result={result} />
      <HostForm
        key={JSON.stringify([host, ofForm])}
        host={host}
        mark={ofForm?.conflict ?? mark}
        people={people}
        zones={zones}
        refusal={ofForm}
        mayChange={mayChange}
      />
      <OutsideHours meetings={outside} />
      <DaysOff
        ofHost
        days={daysOff}
        explanation="No meetings can be booked with this host on these days, in the time zone of their hours."
        refusal={refusal}
        mayChange={mayChange}
      />
      <FeedAddress address={feed} mayChange={mayChange} />
      <BusyFeeds feeds={feeds} refusal={refusal} mayChange={mayChange} />
      <RemoveHost meetings={meetings} mayChange={mayChange} />
    </>
  );
}
