import { Download, ShieldAlert, UserPlus, Video } from "lucide";
import { useRef, useState } from "react";
import { Outlet } from "react-router";
import { looksLikeCode, useCan } from "~/auth/auth";
import {
  authContext,
  can,
  codePolicy,
  requireReauthentication,
  requireRight,
  traineesSeenBy,
} from "~/auth/auth.server";
import { offeredActs } from "~/auth/batches/batches.server";
import { contentContext } from "~/content/content.server";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { requestContext } from "~/platform/web/request-context.server";
import { withSkills } from "~/practice/practice.server";
import { activeCoaches, cohortNames } from "~/team/cohorts/cohorts.server";
import { shownLessons } from "~/training/training.server";
import { BackLink } from "~/ui/back-link";
import { Button, ButtonLink, buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { LocalTime } from "~/ui/local-time";
import { PageSteps } from "~/ui/page-steps";
import { safeAction } from "~/ui/safe-action";
import { Selection, WithSelected } from "~/ui/selection";
import { ListShortcuts } from "~/ui/shortcut-sheet";
import { useAsked } from "~/ui/use-asked";
import type { NewCounts } from "../inbox/inbox-item";
import { InboxLink } from "../inbox/inbox-link";
import { countNew } from "../inbox/inbox-list.server";
import type { Route } from "./+types/panel-page";
import { panelCharts } from "./charts.server";
import { CreateUserDialog } from "./create-user-dialog";
import { waitAfter } from "./live-pace";
import { findCode, panelActs } from "./panel-acts.server";
import { PanelCharts } from "./panel-charts";
import { PanelFilters } from "./panel-filters";
import { addressOf, isFiltered, MOST_COUNTED, notReached, viewOf } from "./panel-view";
import { TRAINEE_BATCHES } from "./trainee-batches.server";
import { TraineeTable } from "./trainee-table";
import { type Trainee, traineePage } from "./trainees.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "trainees.read");
  const { db, config } = context.get(requestContext);
  const { openCode, newDeviceLimit } = context.get(authContext);
  const [mayReadCodes, mayAssign] = [can(viewer, "codes.read"), can(viewer, "coaches.assign")];
  const codesHidden = !mayReadCodes || (await requireReauthentication(db, viewer)) !== null;
  const readCode = codesHidden ? () => null : openCode;
  const asked = new URL(request.url).searchParams;
  const view = viewOf(asked);
  if (view.q && looksLikeCode(view.q)) throw await findCode(view, viewer, context);
  const lessons = shownLessons(context.get(contentContext));
  const seen = traineesSeenBy(viewer);
  const counted = panelCharts(db, lessons, seen);
  const [charts, list, policy, fresh, newDevices, coaches, cohorts, codes] = await Promise.all([
    counted,
    traineePage(db, readCode, {
      view,
      seen,
      opened: asked.getAll("open"),
      total: counted.then(({ total }) => total),
      lessons,
    }),
    mayReadCodes ? codePolicy(db, config) : null,
    can(viewer, "inbox.read") ? countNew(db) : null,
    can(viewer, "links.make") ? newDeviceLimit() : null,
    mayAssign ? activeCoaches(db) : [],
    cohortNames(db, viewer),
    can(viewer, "codes.replace") ? context.get(authContext).people.shortCodes() : null,
  ]);
  const trainees = await withSkills(context, list.trainees);
  const shown = { codesHidden, view, charts, policy, fresh, newDevices };
  const short = codes?.short ?? 0;
  const lessonIds = lessons.map(({ id }) => id);
  const acts = offeredActs(viewer, TRAINEE_BATCHES);
  return { ...list, ...shown, trainees, coaches, cohorts, short, lessonIds, acts };
}

export const action = panelActs;

/** A refusal or a network failure is told where it happened and leaves the panel as it is. */
export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return safeAction(
    request,
    () => serverAction(),
    (form, refusal) => notReached(form.get("intent"), refusal),
  );
}

export const handle = {
  title: "Admin Panel",
  fault: "Failed to fetch credentials",
};

const MORE = `more than ${MOST_COUNTED.toLocaleString("en-US")}`;

export default function PanelPage({ loaderData }: Route.ComponentProps) {
  const { trainees, codesHidden, found, page, view, policy, coaches, cohorts, short } = loaderData;
  const may = useCan();
  const [creating, setCreating] = useState(false);
  useLivePanel(trainees, loaderData.lessonIds);
  useAsked("create", () => setCreating(may("trainees.create")));
  const { total } = loaderData.charts;
  return (
    <>
      <Heading fresh={loaderData.fresh} onCreate={() => setCreating(true)} />
      {loaderData.newDevices && <NewDevicesNotice newDevices={loaderData.newDevices} />}
      <section aria-labelledby="credentials" className="mt-8">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="credentials" className="flex items-baseline gap-3 text-2xl">
            User Credentials
            {total > 0 && (
              <span className="font-normal font-sans text-base text-quiet tabular">
                {isFiltered(view) ? `${found ?? MORE} of ${total}` : total}
              </span>
            )}
          </h2>
          {total > 0 && (
            <span className="flex flex-wrap gap-2">
              <Exports search={addressOf(view)} />
            </span>
          )}
        </div>
        {total > 0 && <PanelFilters view={view} coaches={coaches} cohorts={cohorts} />}
        {trainees.length === 0 ? (
          <p className="panel mt-4 p-10 text-center text-quiet">
            {total > 0
              ? "No users match your search and filters."
              : may("trainees.create")
                ? 'No users created yet. Click "Create User" to get started.'
                : "No trainees are assigned to you yet."}
          </p>
        ) : (
          <Selection rows={trainees.map(({ userId }) => userId)} view={addressOf(view, { page })}>
            <TraineeTable
              trainees={trainees}
              coaches={coaches}
              codesHidden={codesHidden}
              view={view}
            />
            <PageSteps
              page={page}
              pages={loaderData.pages}
              more={loaderData.more}
              at={(wanted) => addressOf(view, { page: wanted })}
            />
            <WithSelected
              action="/admin/batches"
              sent={{ intent: "trainees", view: addressOf(view) }}
              acts={loaderData.acts}
              found={found}
            />
          </Selection>
        )}
      </section>
      {total > 0 && <PanelCharts charts={loaderData.charts} />}
      {policy && (
        <details className="mt-8 max-w-prose text-quiet text-sm">
          <summary className="min-h-11 py-2 font-semibold text-ink">
            Access code length, and why
          </summary>
          <p className="pb-2">{policy}</p>
          {short > 0 && (
            <ButtonLink to="/admin/people/codes" look="outline" small className="mb-2">
              Replace short codes
            </ButtonLink>
          )}
        </details>
      )}
      <CreateUserDialog open={creating} onOpenChange={setCreating} />
      <ListShortcuts
        of="the list of users"
        more={[["Enter", "Show or hide the lessons of the focused row"]]}
      />
      <Outlet />
    </>
  );
}

function Heading({ fresh, onCreate }: { fresh: NewCounts | null; onCreate: () => void }) {
  const can = useCan();
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div>
        <BackLink to="/training">Back to Training</BackLink>
        <h1 className="text-4xl">Admin Panel</h1>
        <p className="mt-2 text-lg text-quiet">Manage users and training credentials</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {fresh && <InboxLink fresh={fresh} />}
        {can("videos.set") && (
          <ButtonLink to="/admin/upload-videos" look="outline">
            <Icon of={Video} className="size-4" />
            Upload Videos
          </ButtonLink>
        )}
        {can("trainees.create") && (
          <>
            <ButtonLink to="/admin/people/import" look="outline">
              Import
            </ButtonLink>
            <Button onClick={onCreate}>
              <Icon of={UserPlus} className="size-4" />
              Create User
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** Files of everyone in the view; plain links, because files are not pages. */
function Exports({ search }: { search: string }) {
  const query = search === "?" ? "" : search;
  return (
    <span className="flex flex-wrap gap-2">
      <a href={`/admin/trainees.csv${query}`} className={buttonClass("outline", true)}>
        <Icon of={Download} className="size-4" />
        Users (CSV)
      </a>
      <a href={`/admin/progress.csv${query}`} className={buttonClass("outline", true)}>
        <Icon of={Download} className="size-4" />
        Lessons (CSV)
      </a>
    </span>
  );
}

/** Fetches the panel after accounts or progress changed: soon if the visible page shows it, otherwise later (ADM-6). */
function useLivePanel(trainees: readonly Trainee[], lessonIds: readonly number[]): void {
  const refresh = useRefresh();
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; until: number } | null>(null);
  useLive(["trainees"], (change) => {
    if (change.event === "receipt") return;
    const wait = waitAfter(change, trainees, lessonIds);
    const until = performance.now() + wait;
    if (waiting.current !== null && waiting.current.until <= until) return;
    clearTimeout(waiting.current?.timer);
    const timer = setTimeout(() => {
      waiting.current = null;
      refresh();
    }, wait);
    waiting.current = { timer, until };
  });
}

type NewDevices = { nextTryAt: string | null; fullAt: string; networks: number };

/** Says that trainees cannot sign in on new devices now, until when, and what helps (AUTH-1). */
function NewDevicesNotice({ newDevices }: { newDevices: NewDevices }) {
  const { nextTryAt, fullAt, networks } = newDevices;
  if (nextTryAt === null && networks === 0) return null;
  return (
    <section
      aria-label="Sign-in on new devices"
      className="mt-6 flex gap-4 rounded-control bg-warning-soft p-4 text-warning"
    >
      <Icon of={ShieldAlert} className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 max-w-prose text-sm">
        <p className="font-semibold text-base">
          {nextTryAt === null
            ? "Too many wrong access codes came from one network"
            : "Too many wrong access codes: trainees cannot sign in on new devices"}
        </p>
        {nextTryAt === null ? (
          <p>
            {networks === 1 ? "One network has" : `${networks} networks have`} entered too many
            wrong codes. Trainees who sign in from there on a new device have to wait; no one else
            does.
          </p>
        ) : (
          <p>
            The next attempt is possible at <LocalTime at={nextTryAt} never="" exact="minutes" />.
            The limit is back to normal at <LocalTime at={fullAt} never="" exact="minutes" />,
            unless more wrong codes are entered.
          </p>
        )}
        <p className="mt-1">
          Devices that have signed in before, sign-in links and administrators' codes still work. To
          let a trainee in now, copy a sign-in link from the actions of their row.
        </p>
      </div>
    </section>
  );
}
