import { useState } from "react";
import { Link, useFetcher } from "react-router";
import { z } from "zod";
import { act, type Call, pageActs } from "~/auth/acts/acts.server";
import { can, requireRight } from "~/auth/auth.server";
import { OUTCOMES, type Outcome } from "~/booking/booking";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { type ActResult, didNotWork, done, faultIn, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { LocalTime } from "~/ui/local-time";
import { safeAction } from "~/ui/safe-action";
import { ShortcutDialog } from "~/ui/shortcut-sheet";
import { ShownOf } from "~/ui/shown-of";
import { useToast } from "~/ui/toast";
import { useKeys } from "~/ui/use-keys";
import type { Route } from "./+types/outcomes-missing-page";
import { KeyHint } from "./acts/prospect-keys";
import {
  type MissingOutcome,
  missingOutcomes,
  noteMissingOutcome,
} from "./missing-outcomes.server";
import { refusedChange } from "./tracker-acts.server";

/** One key for each outcome of the first meeting in the queue. */
const KEYS: Record<Outcome, string> = { held: "h", "no-show": "n", canceled: "c" };

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "tracker.use");
  const { db } = context.get(requestContext);
  const isOffice = can(viewer, "agenda.change");
  const asked = { setterId: isOffice ? null : viewer.userId, now: new Date() };
  return { isOffice, meetings: await missingOutcomes(db, asked) };
}

const acts = {
  outcome: act({
    right: "tracker.use",
    fields: z.strictObject({ id: z.uuid(), outcome: z.enum(["held", "no-show", "canceled"]) }),
    run: note,
  }),
};

export const action = pageActs("tracker.use", acts);

async function note(call: Call, wanted: { id: string; outcome: Outcome }): Promise<ActResult> {
  const limit = await refusedChange(call);
  if (limit) return limit;
  const { db, viewer } = call;
  const setterId = can(viewer, "agenda.change") ? null : viewer.userId;
  if ((await noteMissingOutcome(db, viewer, wanted, setterId)) === "gone")
    return setterId === null
      ? refused(409, "This meeting has an outcome already, or has not begun")
      : refused(403, "This meeting has an outcome already, or is not yours");
  const label = OUTCOMES.find(({ name }) => name === wanted.outcome)?.label;
  return done(`Marked as ${label?.toLowerCase()}`);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return safeAction(request, serverAction, didNotWork);
}

export const handle = {
  title: "Outcomes missing",
  fault: "Failed to load the meetings",
};

/** WEEK-5. Every meeting that took its time and got no outcome: a setter's own, or everyone's for the office. */
export default function OutcomesMissingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { meetings, isOffice } = loaderData;
  const fetcher = useFetcher<ActResult>();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const refresh = useRefresh();
  useLive(["tracker"], () => refresh());
  useToast(fetcher.data?.toast);
  const [first] = meetings.listed;
  useKeys(({ key }) => {
    if (key === "?") setIsHelpOpen(true);
    const outcome = OUTCOMES.find(({ name }) => KEYS[name] === key)?.name;
    if (outcome && first && fetcher.state === "idle")
      void fetcher.submit({ intent: "outcome", id: first.id, outcome }, { method: "post" });
  });
  return (
    <div className="mx-auto max-w-4xl">
      <BackLink to={isOffice ? "/admin/agenda" : "/tracker/today"}>
        Back to {isOffice ? "Agenda" : "My Day"}
      </BackLink>
      <h1 className="text-4xl">Outcomes missing</h1>
      <p className="mt-2 max-w-prose text-lg text-quiet">
        {isOffice
          ? "Meetings that have begun and have no outcome. Pay waits for it."
          : "Your prospects' meetings that have begun and have no outcome. Pay waits for it, and someone else confirms what pays you."}
      </p>
      {actionData && (
        <p role={actionData.done ? "status" : "alert"} className="mt-4 font-medium">
          {actionData.done ? actionData.toast?.title : faultIn(actionData)}
        </p>
      )}
      {first ? (
        <ol className="panel mt-6 divide-y divide-line px-5">
          {meetings.listed.map((meeting) => (
            <Missing key={meeting.id} meeting={meeting} isFirst={meeting === first} />
          ))}
        </ol>
      ) : (
        <p className="panel mt-6 p-10 text-center text-quiet">Every meeting has its outcome.</p>
      )}
      <ShownOf shown={meetings.listed.length} found={meetings.found} what="meetings" />
      {isHelpOpen && (
        <ShortcutDialog
          of="the first meeting in the queue"
          shortcuts={[
            ["?", "Show this sheet"],
            ...OUTCOMES.map(({ name, label }) => [KEYS[name], label] as const),
          ]}
          onClose={() => setIsHelpOpen(false)}
        />
      )}
    </div>
  );
}

function Missing({ meeting, isFirst }: { meeting: MissingOutcome; isFirst: boolean }) {
  const { id, title, guest, startsAt, prospect } = meeting;
  const fetcher = useFetcher<ActResult>();
  useToast(fetcher.data?.toast);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="font-semibold" dir="auto">
          {prospect ? (
            <Link to={`/tracker/${prospect.id}`} className="underline-offset-4 hover:underline">
              {prospect.name}
            </Link>
          ) : (
            guest
          )}
        </span>
        <span className="block text-quiet text-sm">
          {title}, <LocalTime at={startsAt} never="" exact="minutes" />
        </span>
      </span>
      <fetcher.Form method="post" className="flex flex-wrap gap-2">
        <input type="hidden" name="intent" value="outcome" />
        <input type="hidden" name="id" value={id} />
        {OUTCOMES.map(({ name, label }) => (
          <Button
            key={name}
            type="submit"
            name="outcome"
            value={name}
            look="outline"
            small
            busy={fetcher.state !== "idle"}
            aria-label={`${label}: ${prospect?.name ?? guest}`}
          >
            {label} {isFirst && <KeyHint of={KEYS[name]} />}
          </Button>
        ))}
      </fetcher.Form>
    </li>
  );
}
