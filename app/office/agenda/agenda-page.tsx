import { ArrowLeft, ArrowRight } from "lucide";
import { Form, useNavigate } from "react-router";
import { useCan } from "~/auth/auth";
import { requireRight } from "~/auth/auth.server";
import { offeredActs } from "~/auth/batches/batches.server";
import { calendarNameOf, meetingTitle } from "~/booking/booking";
import {
  agendaOf,
  groupSessionOf,
  openMeeting,
  otherHosts,
  scheduleOf,
  unconfirmedSoon,
} from "~/booking/booking.server";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { DAY_MS } from "~/platform/time/durations";
import { machineZone } from "~/platform/time/machine-zone";
import { zoneText } from "~/platform/time/zone-names";
import { localAt } from "~/platform/time/zones";
import { calendarNames, calendarOf, settingsContext } from "~/settings/settings.server";
import { MissingLink } from "~/tracker/tracker";
import { countMissingOutcomes } from "~/tracker/tracker.server";
import { Button, ButtonLink } from "~/ui/button";
import { SelectField } from "~/ui/fields";
import { Icon } from "~/ui/icon";
import { ListShortcuts } from "~/ui/shortcut-sheet";
import { ShownOf } from "~/ui/shown-of";
import { useToast } from "~/ui/toast";
import { useHydrated } from "~/ui/use-hydrated";
import { useKeys } from "~/ui/use-keys";
import type { Route } from "./+types/agenda-page";
import { agendaActs } from "./agenda-acts.server";
import { AGENDA_BATCHES } from "./agenda-batches.server";
import { AgendaDays } from "./agenda-days";
import { MeetingList } from "./agenda-list";
import { AgendaPanel, type Panel } from "./agenda-panel";
import { type AgendaView, agendaPath, daysOf, turned, viewOf } from "./agenda-view";
import { SESSION_ACTS, SessionPanel } from "./session-panel";

type Context = Route.LoaderArgs["context"];

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "agenda.read");
  const search = new URL(request.url).searchParams;
  const view = viewOf(search);
  const { zone } = calendarOf(context, "discovery");
  const now = Date.now();
  const days = daysOf(view, zone, now);
  // The viewer's zone may be a day ahead or behind.
  const from = Date.parse(days[0] ?? "") - DAY_MS;
  const to = Date.parse(days.at(-1) ?? "") + 3 * DAY_MS;
  const [meetings, unconfirmed, panel, session] = await Promise.all([
    agendaOf(context, { from, to, host: view.host }),
    unconfirmedSoon(context, now),
    panelOf(context, search),
    sessionOf(context, search),
  ]);
  const settings = context.get(settingsContext);
  const names = Object.fromEntries(
    settings.hosts.map(({ id, name, standsFor }) => [
      id,
      name || (standsFor ? meetingTitle(settings, standsFor) : "No host"),
    ]),
  );
  const missing = await countMissingOutcomes(context, null);
  const acts = offeredActs(viewer, AGENDA_BATCHES);
  return { view, zone, now, meetings, unconfirmed, panel, session, names, missing, acts };
}

async function panelOf(context: Context, search: URLSearchParams): Promise<Panel | null> {
  const act = search.get("do");
  if (act === "book") {
    const settings = context.get(settingsContext);
    const names = calendarNames(settings.calendars);
    const calendar = names.find((name) => name === search.get("calendar")) ?? "discovery";
    const calendars = names.map((name) => ({
      calendar: name,
      title: meetingTitle(settings, name),
    }));
    const { times } = await scheduleOf(context, calendar);
    return { act, calendar, calendars, times: times.map(({ at }) => at), zones: ZONES };
  }
  const id = search.get("id") ?? "";
  const isAct = act === "move" || act === "reassign" || act === "cancel";
  if (!isAct || !UUID.test(id)) return null;
  const booking = await openMeeting(context, id);
  if (booking === null) return null;
  const head = {
    id,
    seen: booking.sequence,
    guest: booking.guestName,
    startsAt: booking.startsAt.toISOString(),
  };
  if (act === "cancel") return { act, ...head };
  if (act === "reassign")
    return {
      act,
      ...head,
      hosts: otherHosts(context, booking).map(({ id, name }) => ({ id, name })),
    };
  const { times } = await scheduleOf(context, calendarNameOf(booking), { except: id });
  return { act, ...head, times: times.map(({ at }) => at) };
}

async function sessionOf(context: Context, search: URLSearchParams) {
  const act = SESSION_ACTS.find((each) => each === search.get("do"));
  const id = search.get("id") ?? "";
  const session = act && UUID.test(id) ? await groupSessionOf(context, id) : null;
  return act && session && { act, session };
}

const ZONES = ["UTC", ...Intl.supportedValuesOf("timeZone")];

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export const action = agendaActs;

const KEYS = [
  ["T", "Today"],
  ["D, W", "One day, or a week"],
  ["P, N", "Earlier, later"],
] as const;

export const handle = {
  title: "Agenda",
  fault: "Failed to load the agenda",
};

/** CALL-7. Meetings of a day or a week by host, in the reader's time zone. */
export default function AgendaPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, meetings, unconfirmed, panel, session, names, now } = loaderData;
  const hydrated = useHydrated();
  const zone = hydrated ? machineZone() : loaderData.zone;
  const days = daysOf(view, zone, now);
  const shown = { view, zone, now, names };
  const can = useCan();
  const refresh = useRefresh();
  useLive(["inbox"], () => refresh());
  useToast(actionData?.toast);
  useAgendaKeys(view, days);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-4xl">Agenda</h1>
          <p className="mt-2 text-quiet">
            {`Times in ${zoneText(zone)}${hydrated ? "" : ", the company's zone"}`}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {can("agenda.change") && <MissingLink count={loaderData.missing} />}
          {can("agenda.change") && (
            <ButtonLink to={agendaPath(view, { do: "book" })}>Book</ButtonLink>
          )}
        </div>
      </div>
      {panel && (
        <AgendaPanel
          key={JSON.stringify(panel)}
          panel={panel}
          back={agendaPath(view)}
          zone={zone}
          result={actionData}
        />
      )}
      {session && (
        <SessionPanel
          key={session.act + session.session.seen}
          {...session}
          back={agendaPath(view)}
          result={actionData}
        />
      )}
      {unconfirmed.found > 0 && (
        <section aria-labelledby="unconfirmed" className="panel mt-6 border-warning px-5 py-4">
          <h2 id="unconfirmed" className="text-xl">
            Not confirmed, next 48 hours
          </h2>
          <MeetingList meetings={unconfirmed.listed} withDay {...shown} />
          <ShownOf shown={unconfirmed.listed.length} found={unconfirmed.found} what="meetings" />
        </section>
      )}
      <AgendaBar view={view} days={days} names={names} today={localAt(zone, now).day} />
      <ShownOf
        shown={meetings.listed.length}
        found={meetings.found}
        what="meetings. Choose one day or one host to see the rest"
      />
      <AgendaDays meetings={meetings.listed} days={days} acts={loaderData.acts} {...shown} />
      <ListShortcuts of="the agenda" more={KEYS} />
    </>
  );
}

type AgendaBarProps = {
  view: AgendaView;
  days: readonly string[];
  names: Readonly<Record<string, string>>;
  today: string;
};

function AgendaBar({ view, days, names, today }: AgendaBarProps) {
  const span = view.span === "day" ? "day" : "week";
  return (
    <div className="mt-6 flex flex-wrap items-end gap-3">
      <nav aria-label="Days" className="flex flex-wrap gap-2">
        <ButtonLink
          to={agendaPath(turned(view, days, -1))}
          look="outline"
          small
          aria-label={`Earlier ${span}`}
        >
          <Icon of={ArrowLeft} className="size-4" />
        </ButtonLink>
        <ButtonLink
          to={agendaPath({ ...view, day: null })}
          look="outline"
          small
          aria-current={days.includes(today) ? "date" : undefined}
        >
          Today
        </ButtonLink>
        <ButtonLink
          to={agendaPath(turned(view, days, 1))}
          look="outline"
          small
          aria-label={`Later ${span}`}
        >
          <Icon of={ArrowRight} className="size-4" />
        </ButtonLink>
        {(["day", "week"] as const).map((each) => (
          <ButtonLink
            key={each}
            to={agendaPath({ ...view, span: each })}
            look={view.span === each ? "outline" : "quiet"}
            small
            aria-current={view.span === each ? "true" : undefined}
          >
            {each === "day" ? "Day" : "Week"}
          </ButtonLink>
        ))}
      </nav>
      <Form method="get" className="flex items-end gap-2">
        {view.day && <input type="hidden" name="day" value={view.day} />}
        {view.span === "week" && <input type="hidden" name="view" value="week" />}
        <SelectField key={view.host} name="host" label="Host" defaultValue={view.host ?? ""}>
          <option value="">All hosts</option>
          {Object.entries(names).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" look="outline">
          Show
        </Button>
      </Form>
    </div>
  );
}

function useAgendaKeys(view: AgendaView, days: readonly string[]): void {
  const navigate = useNavigate();
  useKeys(({ key }) => {
    const next = {
      t: { ...view, day: null },
      d: { ...view, span: "day" as const },
      w: { ...view, span: "week" as const },
      p: turned(view, days, -1),
      n: turned(view, days, 1),
    };
    const wanted = Object.entries(next).find(([each]) => each === key.toLowerCase())?.[1];
    if (wanted) void navigate(agendaPath(wanted));
  });
}
