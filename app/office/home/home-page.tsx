import { Link, redirect } from "react-router";
import { requireAccount, requireRight, workOf } from "~/auth/auth.server";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { zoneText } from "~/platform/time/zone-names";
import { localAt, longDayText } from "~/platform/time/zones";
import { ProgressBar } from "~/ui/progress";
import { FunnelBars } from "../funnel-bars";
import { launchState } from "../launch/launch-state.server";
import { Places } from "../launch/places";
import type { Route } from "./+types/home-page";
import { todayOf } from "./home.server";
import { CallList, LateNames, OpenMeetings } from "./home-lists";
import { NumberLink, Part } from "./home-part";
import { PayPart } from "./pay-part";

const MOST_STEPS = 5;

export async function loader({ request, context }: Route.LoaderArgs) {
  const work = workOf(await requireAccount(request, context));
  if (work !== "/admin") throw redirect(work);
  const viewer = await requireRight(request, context, "settings.read");
  const [launch, today] = await Promise.all([launchState(context), todayOf(context, viewer)]);
  const items = launch.groups.flatMap((group) => group.items);
  const steps = items.filter(({ state }) => state === "todo");
  // What names its places is next whatever its rank: someone has begun it.
  const next = steps.filter(({ places = [] }, at) => at < MOST_STEPS || places.length > 0);
  return {
    setUp: { counts: launch.counts, next },
    today,
    now: Date.now(),
  };
}

export const handle = {
  title: "Home",
  fault: "Failed to load what is waiting",
};

/** OWN-1. */
export default function HomePage({ loaderData: { setUp, today, now } }: Route.ComponentProps) {
  const refresh = useRefresh();
  // Nobody is late, or no longer, by what is watched of a lesson; there are too many of these.
  useLive(["inbox", "trainees"], ({ event }) => event !== "progress" && refresh());
  return (
    <>
      <h1 className="text-4xl">Home</h1>
      <p className="mt-2 text-quiet">{longDayText(localAt(today.zone, now).day)}</p>
      {setUp.counts.todo > 0 && <SetUp {...setUp} />}
      <Today {...today} />
    </>
  );
}

type SetUpProps = Pick<Route.ComponentProps["loaderData"], "setUp">["setUp"];

/** Until nothing is left to do before launch. */
function SetUp({ counts: { todo, done }, next }: SetUpProps) {
  const all = todo + done;
  return (
    <section aria-labelledby="set-up" className="mt-8">
      <h2 id="set-up" className="text-2xl">
        Set up
      </h2>
      <div className="panel mt-4 grid gap-4 p-5">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <NumberLink to="/admin/launch" number={todo} words="to do before launch" />
          <span className="text-quiet text-sm tabular">
            {done} of {all} done
          </span>
        </p>
        <ProgressBar percent={(done / all) * 100} label="Set up" />
        <ul className="divide-y divide-line">
          {next.map(({ id, title, meaning, change, places = [] }) => (
            <li key={id} className="py-2.5">
              <Link to={"href" in change ? change.href : `/admin/launch#${id}`} className={LINK}>
                {title}
              </Link>
              <span className="block text-quiet text-sm [overflow-wrap:anywhere]">{meaning}</span>
              <Places places={places} />
            </li>
          ))}
        </ul>
        {todo > next.length && (
          <p>
            <Link to="/admin/launch" className={LINK}>
              The whole checklist
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}

const LINK = "font-semibold underline decoration-line underline-offset-4 hover:decoration-ink";

type TodayProps = Route.ComponentProps["loaderData"]["today"];

function Today(today: TodayProps) {
  const { zone, calls, flood, open, inbox, applicants, late, pay, funnel } = today;
  const funnelPath = `/admin/funnel?from=${funnel.from}&to=${funnel.to}`;
  return (
    <section aria-labelledby="today" className="mt-10">
      <h2 id="today" className="text-2xl">
        Today
      </h2>
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-2">
        <Part title="Calls">
          <NumberLink to="/admin/agenda" number={calls.length} words="today" />
          {flood !== null && (
            <p className="text-warning">
              {flood} meetings were booked in 24 hours, far more than usual.{" "}
              <Link to="/admin/inbox?kind=booking" className={LINK}>
                Look at them
              </Link>
            </p>
          )}
          <CallList calls={calls} zone={zone} />
          <p className="text-quiet text-sm">Times in {zoneText(zone)}</p>
        </Part>
        <Part title="Inbox">
          <NumberLink to="/admin/inbox?status=new" number={inbox.new} words="new" />
          <NumberLink to="/admin/inbox?status=open" number={inbox.open} words="open" />
          <NumberLink
            to="/admin/inbox?late=yes"
            number={inbox.late}
            words="waiting longer than promised"
          />
        </Part>
        <Part title="Applicants">
          <NumberLink
            to="/admin/applicants?stage=interviewed"
            number={applicants.interviewed}
            words="to decide"
          />
          <NumberLink to="/admin/applicants?stage=new" number={applicants.new} words="new" />
          <NumberLink
            to="/admin/applicants?stage=qualified"
            number={applicants.qualified}
            words="qualified, without an interview"
          />
        </Part>
        <Part title="Trainees">
          <NumberLink to="/training/adminpanel?late=yes" number={late.found} words="late" />
          <LateNames late={late.listed} />
        </Part>
        {open.found > 0 && (
          <Part title="Meetings without an outcome">
            <NumberLink
              to={`/admin/agenda?day=${dayOf(open.listed[0]?.startsAt, zone)}&view=week`}
              number={open.found}
              words="in the last two weeks"
            />
            <OpenMeetings meetings={open.listed} />
          </Part>
        )}
        <PayPart {...pay} />
        {funnel.funnels.map(({ audience, steps }) => (
          <Part key={audience} title={`${audience}, last 7 days`}>
            <FunnelBars steps={steps} to={funnelPath} />
          </Part>
        ))}
      </div>
    </section>
  );
}

function dayOf(at: string | undefined, zone: string): string {
  return localAt(zone, at ? Date.parse(at) : Date.now()).day;
}
