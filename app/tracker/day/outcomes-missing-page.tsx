import { useState } from "react";
import { Link, useFetcher } from "react-router";
import { z } from "zod";
import { act, type Call, pageActs } from "~/auth/acts/acts.server";
import { authContext, can, requireRight } from "~/auth/auth.server";
import { OUTCOMES, type Outcome } from "~/booking/booking";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { shortDayText } from "~/platform/time/zones";
import { type ActResult, didNotWork, done, faultIn, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/fields";
import { LocalTime } from "~/ui/local-time";
import { safeAction } from "~/ui/safe-action";
import { ShortcutDialog } from "~/ui/shortcut-sheet";
import { ShownOf } from "~/ui/shown-of";
import { useFocusOn } from "~/ui/take-focus";
import { useToast } from "~/ui/toast";
import { UndoButton } from "~/ui/undo-button";
import { useKeys } from "~/ui/use-keys";
import { ProfileLink } from "../acts/profile-link";
import { KeyHint, openProfile } from "../acts/prospect-keys";
import {
  type Asked,
  companyClock,
  type MissingOutcome,
  missingOutcomes,
  noteMeetingOutcome,
} from "../missing-outcomes.server";
import { profileAddress } from "../profile-address";
import { zoneOf } from "../setter-zone.server";
import { refusedChange } from "../tracker-acts.server";
import type { Route } from "./+types/outcomes-missing-page";
import { noteCallOutcome } from "./call-outcome.server";
import { type OutcomeWas, takeBackOutcome } from "./undo-outcome.server";

/** One key for each outcome of the first meeting in the queue. */
const KEYS: Record<Outcome, string> = { held: "h", "no-show": "n", canceled: "c" };

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "tracker.use");
  const { db } = context.get(requestContext);
  const isOffice = can(viewer, "agenda.change");
  const asked = { setterId: isOffice ? null : viewer.userId, ...companyClock(context) };
  return { isOffice, meetings: await missingOutcomes(db, asked) };
}

const fields = z.strictObject({
  id: z.uuid(),
  outcome: z.enum(["held", "no-show", "canceled"]),
  /** Of a call that only the tracker has. */
  day: z.iso.date().optional(),
});

const acts = {
  outcome: act({ right: "tracker.use", fields, run: note }),
  undo: act({ right: "tracker.use", fields, run: undo }),
};

export const action = pageActs("tracker.use", acts);

/** `value`: what Undo sends. */
async function note(call: Call, sent: OutcomeWas): Promise<ActResult<OutcomeWas>> {
  const { day, ...wanted } = sent;
  const limit = await refusedChange(call);
  if (limit) return limit;
  const { db, viewer, context } = call;
  const setterId = can(viewer, "agenda.change") ? null : viewer.userId;
  const asked: Asked = { setterId, ...companyClock(context) };
  const outcome =
    day === undefined
      ? await noteMeetingOutcome(db, viewer, wanted, asked)
      : await noteCallOutcome(db, await setterOf(call), { ...wanted, day }, asked);
  if (outcome.kind === "refused") return refused(409, outcome.why);
  if (outcome.kind === "gone")
    return setterId === null
      ? refused(409, "This meeting has an outcome already, or has not begun")
      : refused(403, "This meeting has an outcome already, or is not yours");
  const label = OUTCOMES.find(({ name }) => name === wanted.outcome)?.label;
  return done(`Marked as ${label?.toLowerCase()}`, sent);
}

async function undo(call: Call, sent: OutcomeWas): Promise<ActResult<OutcomeWas>> {
  const limit = await refusedChange(call);
  if (limit) return limit;
  const isUndone = await takeBackOutcome(call.db, await setterOf(call), sent);
  if (isUndone) return done<OutcomeWas>({ title: "Undone", tone: "success" });
  return refused(403, "This outcome was changed since, or someone else set it");
}

async function setterOf(call: Call) {
  const { viewer, context } = call;
  const { zone } = await zoneOf(call, viewer.userId);
  return { actor: viewer, zone, now: new Date(), sign: context.get(authContext).vault.hmac };
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return safeAction(request, serverAction, didNotWork);
}

export const handle = {
  title: "Outcomes missing",
  fault: "Failed to load the meetings",
};

/** WEEK-5. Every meeting that has begun, and every call whose day is over, without an outcome: a setter's own, or everyone's for the office. */
export default function OutcomesMissingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { meetings, isOffice } = loaderData;
  const fetcher = useFetcher<ActResult<OutcomeWas>>();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const refresh = useRefresh();
  useLive(["tracker"], () => refresh());
  useToast(fetcher.data?.toast);
  const told = useFocusOn<HTMLParagraphElement>(fetcher.data);
  const result = fetcher.data ?? actionData;
  const last = result?.done ? (result.value ?? null) : null;
  const [first] = meetings.listed;
  useKeys(({ key }) => {
    if (key === "?") setIsHelpOpen(true);
    const profile = first?.contact && profileAddress(first.contact);
    if (key === "o" && profile) openProfile(profile);
    const outcome = OUTCOMES.find(({ name }) => KEYS[name] === key)?.name;
    if (fetcher.state !== "idle") return;
    const post = { method: "post" as const };
    if (outcome && first)
      void fetcher.submit({ intent: "outcome", outcome, ...fieldsOf(first) }, post);
    if (key === "u" && last)
      void fetcher.submit({ intent: "undo", outcome: last.outcome, ...fieldsOf(last) }, post);
  });
  return (
    <div className="mx-auto max-w-4xl">
      <BackLink to={isOffice ? "/admin/agenda" : "/tracker/today"}>
        Back to {isOffice ? "Agenda" : "My Day"}
      </BackLink>
      <h1 className="text-4xl">Outcomes missing</h1>
      <p className="mt-2 max-w-prose text-lg text-quiet">
        {isOffice
          ? "Meetings that have begun, and calls of the tracker whose day is over, without an outcome. Pay waits for it."
          : "Your prospects' meetings that have begun, and calls whose day is over, without an outcome. Pay waits for it, and someone else confirms what pays you."}
      </p>
      <div className="mt-4 flex min-h-9 flex-wrap items-center gap-3">
        <p ref={told} tabIndex={-1} role="status" className="font-medium">
          {result && (result.done ? result.toast?.title : faultIn(result))}
        </p>
        {last && (
          <fetcher.Form method="post">
            <HiddenFields fields={{ intent: "undo", outcome: last.outcome, ...fieldsOf(last) }} />
            <UndoButton />
          </fetcher.Form>
        )}
      </div>
      {first ? (
        <ol className="panel mt-6 divide-y divide-line px-5">
          {meetings.listed.map((meeting) => (
            <Missing
              key={meeting.id}
              meeting={meeting}
              isFirst={meeting === first}
              fetcher={fetcher}
            />
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
            ["o", "Open the profile"],
            ...OUTCOMES.map(({ name, label }) => [KEYS[name], label] as const),
            ["u", "Undo the last outcome"],
          ]}
          onClose={() => setIsHelpOpen(false)}
        />
      )}
    </div>
  );
}

/** Which one it is, as the form sends it. */
function fieldsOf({ id, day }: { id: string; day?: string | null | undefined }) {
  const fields: Record<string, string> = day ? { id, day } : { id };
  return fields;
}

type MissingProps = {
  meeting: MissingOutcome;
  isFirst: boolean;
  /** The page's: a row is gone with its outcome, and the page says what came of it. */
  fetcher: ReturnType<typeof useFetcher<ActResult<OutcomeWas>>>;
};

function Missing({ meeting, isFirst, fetcher }: MissingProps) {
  const { title, guest, day, startsAt, prospect, setter, contact } = meeting;
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
        {contact && (
          <span className="block text-sm">
            <ProfileLink {...contact} profile={profileAddress(contact)} />
          </span>
        )}
        <span className="block text-quiet text-sm">
          {title}, {day ? shortDayText(day) : <LocalTime at={startsAt} never="" exact="minutes" />}
        </span>
        {setter && (
          <span className="block text-sm" dir="auto">
            Setter: {setter}
          </span>
        )}
      </span>
      <fetcher.Form method="post" className="flex flex-wrap gap-2">
        <input type="hidden" name="intent" value="outcome" />
        {Object.entries(fieldsOf(meeting)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
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
