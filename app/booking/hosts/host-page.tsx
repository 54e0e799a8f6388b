import { data, redirect } from "react-router";
import { z } from "zod";
import { useCan } from "~/auth/auth";
import { requireRight } from "~/auth/auth.server";
import { isLink } from "~/platform/web/json";
import { formBody } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import { notFound } from "~/platform/web/responses.server";
import { CALENDAR_LABELS, type Fields, hoursText, WEEKDAYS } from "~/settings/settings";
import {
  brandOf,
  type Host,
  markOf,
  type Overtaken,
  overtaken,
  settingsContext,
  settingsStoreContext,
} from "~/settings/settings.server";
import { BackLink } from "~/ui/back-link";
import { FormOutcome } from "~/ui/form-outcome";
import { LoadFault } from "~/ui/load-fault";
import {
  addBusyFeed,
  addDaysOff,
  busyFeedsOf,
  changeHost,
  clearDayOff,
  daysOffForm,
  daysOffShown,
  feedAddress,
  hostForm,
  meetingsShown,
  removeBusyFeed,
  removeDayOff,
  removeHost,
} from "../booking.server";
import type { Route } from "./+types/host-page";
import { BusyFeeds, FeedAddress } from "./feed-parts";
import { HostForm, RemoveHost } from "./host-fields";
import { faultOf, type HostsFault, refusal } from "./host-forms";
import { DaysOff } from "./host-parts";

const PAGE = "/admin/hosts";

const byId = z.strictObject({ id: z.uuid() });
const nothing = z.strictObject({});
const newFeed = z.strictObject({
  address: z
    .string()
    .trim()
    .max(1_000, "At most 1,000 characters")
    .transform((text) => text.replace(/^webcal:/i, "https:"))
    .refine(isLink, "Enter an address that starts with https:// or webcal://"),
  allDay: z.literal("yes").optional(),
});

export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireRight(request, context, "settings.read");
  const host = hostNamed(context.get(settingsContext).hosts, params.host);
  const { db } = context.get(requestContext);
  return {
    host: fieldsOf(host),
    mark: markOf(shownOf(host)),
    title: host.name || (host.standsFor ? CALENDAR_LABELS[host.standsFor] : "Host"),
    zones: ["UTC", ...Intl.supportedValuesOf("timeZone")],
    meetings: await meetingsShown(context, host.id),
    daysOff: await daysOffShown(context, host.id),
    feed: feedAddress(context, host),
    feeds: await busyFeedsOf(db, [host.id]),
    brandName: brandOf(context).name,
  };
}

function hostNamed(hosts: readonly Host[], id: string): Host {
  return hosts.find((host) => host.id === id) ?? notFound();
}

/** A host as form values. */
function fieldsOf({ name, mail, link, active, zone, hours }: Host): Record<string, string> {
  const days = WEEKDAYS.map((weekday, index) => [weekday, hoursText(hours ?? [], index + 1)]);
  return {
    ...{ name, mail, link, active: active ? "yes" : "" },
    ...{ ownHours: zone ? "yes" : "", zone: zone ?? "" },
    ...Object.fromEntries(days),
  };
}

/** The same to be read. */
function shownOf(host: Host): Fields {
  const { name, mail, link, active, zone, ...fields } = fieldsOf(host);
  const hours = WEEKDAYS.flatMap((day) => (fields[day] ? [`${day} ${fields[day]}`] : []));
  return {
    ...{ Name: name ?? "", Email: mail ?? "", Link: link ?? "" },
    ...{ "Takes new meetings": active || "no", "Time zone": zone ?? "", Hours: hours.join(", ") },
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const viewer = await requireRight(request, context, "settings.change");
  const { id } = hostNamed(context.get(settingsContext).hosts, params.host);
  const { db } = context.get(requestContext);
  const form = [...(await formBody(request))].map(([name, value]) => [name, String(value)]);
  const { intent = "", mark, ...values }: Record<string, string> = Object.fromEntries(form);
  const back = `${PAGE}/${id}`;
  const refused = (status: number, message: string) => data(refusal(intent, message), { status });
  const current = () => context.get(settingsStoreContext).readAgain();

  async function run<Read>(
    schema: z.ZodType<Read>,
    work: (read: Read) => Promise<string | Overtaken | null>,
    place = "",
  ) {
    const read = schema.safeParse(values);
    if (!read.success) return data(faultOf(intent, values, read.error.issues), { status: 400 });
    const fault = await work(read.data);
    if (typeof fault === "string") return refused(409, fault);
    if (fault)
      return data({ ...refusal(intent, fault.fault), values, mark: fault.mark }, { status: 409 });
    await current();
    return redirect(`${back}${place}`, 303);
  }

  switch (intent) {
    case "save":
      return run(hostForm, (read) =>
        changeHost(db, viewer, id, read, (stored) => overtaken(mark, shownOf(stored))),
      );
    case "add-days-off":
      return run(
        daysOffForm,
        async (read) =>
          (await addDaysOff(db, viewer, id, [read])) ? null : "There are too many days off",
        "#days-off",
      );
    case "remove-day-off":
      return run(
        byId,
        (read) => removeDayOff(db, viewer, { id: read.id, hostId: id }).then(done),
        "#days-off",
      );
    case "clear-day-off":
      await requireRight(request, context, "agenda.change");
      return run(
        byId,
        async (read) =>
          (await clearDayOff(context, viewer, { id: read.id, hostId: id })) > 0
            ? null
            : "No other host is free at these times. Move the meetings instead.",
        "#days-off",
      );
    case "new-feed":
      return run(
        nothing,
        () => changeHost(db, viewer, id, { feedKey: crypto.randomUUID() }).then(done),
        "#feed",
      );
    case "revoke-feed":
      return run(nothing, () => changeHost(db, viewer, id, { feedKey: null }).then(done), "#feed");
    case "add-busy-feed":
      return run(
        newFeed,
        async ({ address, allDay }) =>
          (await addBusyFeed(db, viewer, { hostId: id, address, allDay: allDay === "yes" }))
            ? null
            : "There are already five busy feeds, or this is one of them",
        "#busy-feeds",
      );
    case "remove-busy-feed":
      return run(
        byId,
        (read) => removeBusyFeed(db, viewer, { id: read.id, hostId: id }).then(done),
        "#busy-feeds",
      );
    case "remove-host":
      if (!nothing.safeParse(values).success || (await removeHost(db, viewer, id)) === false)
        return refused(
          409,
          "Nothing was removed: this host has meetings ahead. Move or cancel them first.",
        );
      await current();
      return redirect(PAGE, 303);
    default:
      return refused(400, "Invalid request. Nothing was saved.");
  }
}

const done = () => null;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title} | Hosts | ${loaderData?.brandName}` },
  { name: "description", content: "A host's hours, link, days off and calendars" },
  { name: "robots", content: "noindex" },
];

/** CALL-3, CALL-4, CALL-5. */
export default function HostPage({ loaderData, actionData }: Route.ComponentProps) {
  const { host, mark, title, zones, meetings, daysOff, feed, feeds } = loaderData;
  const fault: HostsFault | undefined = actionData;
  const ofForm = fault?.intent === "save" ? fault : undefined;
  const mayChange = useCan()("settings.change");
  return (
    <>
      <BackLink to={PAGE}>All hosts</BackLink>
      <h1 className="text-4xl [overflow-wrap:anywhere]">{title}</h1>
      <FormOutcome result={fault && { fault: fault.message }} />
      <HostForm
        key={JSON.stringify([host, ofForm])}
        host={host}
        mark={ofForm?.mark ?? mark}
        zones={zones}
        fault={ofForm}
        mayChange={mayChange}
      />
      <DaysOff
        ofHost
        days={daysOff}
        explanation="No meetings can be booked with this host on these days, in the time zone of their hours."
        fault={fault}
        mayChange={mayChange}
      />
      <FeedAddress address={feed} mayChange={mayChange} />
      <BusyFeeds feeds={feeds} fault={fault} mayChange={mayChange} />
      <RemoveHost meetings={meetings} mayChange={mayChange} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFault error={error} title="Failed to load this host" />;
}
