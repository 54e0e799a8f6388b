import { Form, Link, useNavigation } from "react-router";
import { useCan } from "~/auth/auth";
import { requireRight } from "~/auth/auth.server";
import { longDayText, weekdayText } from "~/platform/time/zones";
import { requestContext } from "~/platform/web/request-context.server";
import { calendarLabel } from "~/settings/settings";
import {
  calendarIn,
  calendarNames,
  type Host,
  type Settings,
  settingsContext,
} from "~/settings/settings.server";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/fields";
import { FormOutcome } from "~/ui/form-outcome";
import { busyFeedsOf } from "../busy-feeds.server";
import { teamMembers } from "../host-address.server";
import { daysOffShown, outsideHours } from "../host-schedule.server";
import type { Route } from "./+types/hosts-page";
import { type HostsResult, holidaysAhead, hostsActs } from "./host-acts.server";
import { AccountField } from "./host-fields";
import { OutsideHours } from "./host-meetings";
import { DaysOff, refusalOf } from "./host-parts";
import { isHost } from "./host-values";

const PAGE = "/admin/hosts";

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRight(request, context, "settings.read");
  const { db } = context.get(requestContext);
  const { hosts, calendars } = context.get(settingsContext);
  const feeds = await busyFeedsOf(
    db,
    hosts.map(({ id }) => id),
  );
  const daysOff = await daysOffShown(context, null);
  const people = await teamMembers(db);
  const holidays = holidaysAhead().map((each) => ({
    ...each,
    isThere: daysOff.some(({ fromDay, toDay }) => fromDay <= each.day && toDay >= each.day),
  }));
  return {
    people: people.filter(({ userId }) => !isHost(hosts, userId)),
    hosts: hosts.map((host) => ({
      ...host,
      title: titleOf(host, calendars),
      calendars: calendarNames(calendars)
        .filter((name) => calendarIn(calendars, name).hosts.includes(host.id))
        .map((name) => calendarLabel(calendars, name)),
      feeds: feeds.filter(({ hostId }) => hostId === host.id),
      mailTo: people.find(({ userId }) => userId === host.userId)?.mail ?? host.mail,
    })),
    daysOff,
    holidays,
    outside: await outsideHours(context, null),
  };
}

function titleOf({ name, standsFor }: Host, calendars: Settings["calendars"]): string {
  if (name) return name;
  return `${standsFor ? calendarLabel(calendars, standsFor) : "Host"} (no name yet)`;
}

export const action = hostsActs;

export const handle = {
  title: "Hosts",
  fault: "Failed to load the hosts",
};

/** CALL-3, CALL-4. */
export default function HostsPage({ loaderData, actionData }: Route.ComponentProps) {
  const isSending = useNavigation().formMethod === "POST";
  const { hosts, people, daysOff, holidays, outside } = loaderData;
  const mayChange = useCan()("settings.change");
  const result: HostsResult | undefined = actionData;
  const refusal = result?.done === false ? result : undefined;
  const ofNew = refusalOf(refusal, "add-host");
  return (
    <>
      <h1 className="text-4xl">Hosts</h1>
      <p className="mt-2 max-w-prose text-lg text-quiet">
        People who hold meetings. Choose which ones they take in{" "}
        <Link to="/admin/settings/calendars" className="underline underline-offset-4">
          a calendar's settings
        </Link>
        . No one is ever double-booked.
      </p>
      <FormOutcome result={result} />
      {hosts.length === 0 ? (
        <p className="panel mt-6 p-10 text-center text-quiet">
          No hosts yet. Until you add one, each calendar takes one meeting at a time.
        </p>
      ) : (
        <ul className="mt-6 grid gap-4 lg:grid-cols-2">
          {hosts.map((host) => (
            <HostCard key={host.id} host={host} />
          ))}
        </ul>
      )}
      {mayChange && (
        <Form method="post" className="mt-6 flex flex-wrap items-start gap-4">
          <div className="w-full max-w-xs">
            <TextField
              name="name"
              label="Name"
              hint="Guests see it. Empty: as the account's"
              maxLength={80}
              autoComplete="off"
              defaultValue={ofNew?.typed?.name ?? ""}
              error={ofNew?.faults?.name}
            />
          </div>
          <div className="w-full max-w-xs">
            <AccountField
              people={people}
              value={ofNew?.typed?.userId}
              error={ofNew?.faults?.userId}
              none="None"
            />
          </div>
          <Button type="submit" name="intent" value="add-host" busy={isSending} className="sm:mt-7">
            Add host
          </Button>
        </Form>
      )}
      <OutsideHours meetings={outside} />
      <DaysOff
        days={daysOff}
        explanation="No meetings can be booked on these days. Each host can have more days off on their own page."
        refusal={refusal}
        mayChange={mayChange}
      />
      {mayChange && <Holidays holidays={holidays} />}
    </>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function HostCard({ host }: { host: Loaded["hosts"][number] }) {
  const { id, title, active, calendars, feeds, feedKey, mailTo, zone } = host;
  const broken = feeds.filter(({ fault }) => fault !== null).length;
  return (
    <li className="panel p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 text-xl [overflow-wrap:anywhere]">
          <Link to={`${PAGE}/${id}`} className="underline underline-offset-4">
            {title}
          </Link>
        </h2>
        {!active && <Badge tone="neutral">Paused</Badge>}
        {broken > 0 && <Badge tone="warning">Busy feed cannot be read</Badge>}
      </div>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        <dt className="text-quiet">Calendars</dt>
        <dd>{calendars.join(", ") || (host.standsFor ? "Stands for its calendar" : "None yet")}</dd>
        <dt className="text-quiet">Hours</dt>
        <dd>{zone ? `Their own (${zone})` : "Same as the calendar"}</dd>
        <dt className="text-quiet">Emails go to</dt>
        <dd className="[overflow-wrap:anywhere]">{mailTo || "The support address"}</dd>
        <dt className="text-quiet">Feed address</dt>
        <dd>{feedKey ? "In use" : "None"}</dd>
        <dt className="text-quiet">Busy feeds</dt>
        <dd>{feeds.length || "None"}</dd>
      </dl>
    </li>
  );
}

function Holidays({ holidays }: Pick<Loaded, "holidays">) {
  const missing = holidays.filter(({ isThere }) => !isThere);
  return (
    <section aria-labelledby="holidays" className="panel mt-6 p-5 sm:p-6">
      <h2 id="holidays" className="text-2xl">
        US federal holidays
      </h2>
      <p className="mt-1 max-w-prose text-quiet">
        This year's and next year's, on the days they are observed. You can remove any of them.
      </p>
      <ul className="mt-4 grid gap-1 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {holidays.map(({ day, name, isThere }) => (
          <li key={day} className={isThere ? "text-quiet" : undefined}>
            {weekdayText(day).slice(0, 3)}, {longDayText(day)}: {name}
            {isThere && " (added)"}
          </li>
        ))}
      </ul>
      <Form method="post" className="mt-4">
        <Button
          type="submit"
          name="intent"
          value="add-holidays"
          look="outline"
          disabled={missing.length === 0}
        >
          Add US federal holidays
        </Button>
      </Form>
    </section>
  );
}
