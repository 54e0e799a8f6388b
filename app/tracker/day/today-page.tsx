import { CalendarClock } from "lucide";
import { useState } from "react";
import { z } from "zod";
import { act, type Call, invalidRequest, pageActs } from "~/auth/acts/acts.server";
import { authContext, requireRight } from "~/auth/auth.server";
import { moreRows, rowsAsked } from "~/platform/queries/written-query";
import { zoneText } from "~/platform/time/zone-names";
import { done, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { linkVariables, scriptWords, shownScript } from "~/script/script.server";
import { currentLinks } from "~/settings/settings.server";
import { BackLink } from "~/ui/back-link";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { safeAction } from "~/ui/safe-action";
import { useFocusOn } from "~/ui/take-focus";
import { UndoButton } from "~/ui/undo-button";
import { COUNTER_NAMES, dayText, OUTCOME_NAMES } from "../acts/acts";
import { BookDialog } from "../acts/book-dialog";
import { confirmationLine, knownOf } from "../follow-ups/follow-ups.server";
import { MissingLink } from "../missing-link";
import { countMissingOutcomes } from "../missing-outcomes.server";
import { nameOf } from "../prospect";
import { zoneOf } from "../setter-zone.server";
import type { Route } from "./+types/today-page";
import { countActs } from "./counters.server";
import { DayCard } from "./day-card";
import { DayCounters } from "./day-counters";
import { DayKeys } from "./day-keys";
import { DayList } from "./day-list";
import { type Due, MOST_SHOWN, readQueue } from "./queue.server";
import { runActs } from "./run-acts.server";
import { daySettings, sendToSlack } from "./slack.server";
import { useDay } from "./use-day";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "tracker.use");
  const { db } = context.get(requestContext);
  const asked = new URL(request.url).searchParams;
  const zone = await zoneOf({ request, context }, viewer.userId);
  const clock = { zone: zone.zone, now: new Date() };
  const [queue, counts, words] = await Promise.all([
    readQueue(db, viewer.userId, { ...clock, most: rowsAsked(asked, MOST_SHOWN) }),
    countActs(db, viewer.userId, clock),
    scriptWords(context),
  ]);
  const { nodes, version } = shownScript(words);
  const due = Object.values(queue).flatMap((part) => part.due);
  const leads = due.map(({ at, ...each }) => ({ ...each, nextContactAt: at }));
  const { slackWebhook, ...targets } = daySettings(context);
  return {
    queue,
    more: moreRows(asked, MOST_SHOWN),
    known: await knownOf(context, leads, clock),
    confirmation: confirmationLine(context),
    missing: await countMissingOutcomes(context, viewer.userId),
    counts,
    targets,
    zone,
    script: { nodes, version },
    userId: viewer.userId,
    name: nameOf(viewer),
    canSend: slackWebhook !== "",
    links: linkVariables(currentLinks(context)),
    // For forms that are sent without a script: each can be sent once.
    formId: crypto.randomUUID(),
  };
}

const id = z.uuid();

/** What the page's forms send if its script has not loaded. */
const acts = {
  outcome: act({
    right: "tracker.use",
    fields: z.strictObject({ id, prospect: id, outcome: z.enum(OUTCOME_NAMES) }),
    run: async (call, sent) =>
      ran(call, { kind: "outcome" as const, ageSeconds: 0, ...sent }, "Saved"),
  }),
  entry: act({
    right: "tracker.use",
    fields: z.strictObject({ id, counter: z.enum(COUNTER_NAMES), by: z.enum(["1", "-1"]) }),
    run: async (call, { by, ...sent }) =>
      ran(call, { kind: "entry" as const, ageSeconds: 0, ...sent, by: Number(by) }, "Counted"),
  }),
  slack: act({
    right: "tracker.use",
    fields: z.strictObject({}),
    run: async (call) => {
      const { db, viewer, context } = call;
      const { slackWebhook, ...targets } = daySettings(context);
      if (slackWebhook === "")
        return refused(409, "No Slack webhook is set. Ask an administrator.");
      const counts = await countActs(db, viewer.userId, await clockOf(call));
      const fault = await sendToSlack(slackWebhook, dayText(nameOf(viewer), counts, targets));
      return fault === null ? done("Sent to Slack") : refused(502, fault);
    },
  }),
};

export const action = pageActs("tracker.use", acts, { unread: invalidRequest });

async function ran(call: Call, sent: Parameters<typeof runActs>[1][number], title: string) {
  const { db, viewer, context } = call;
  const sign = context.get(authContext).vault.hmac;
  const clock = await clockOf(call);
  const [result] = await runActs(db, [sent], { ...clock, actor: viewer, sign });
  return result?.refused ? refused(409, result.refused) : done(title);
}

async function clockOf(call: Call) {
  const { zone } = await zoneOf(call, call.viewer.userId);
  return { zone, now: new Date() };
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return safeAction(request, serverAction, (_, { words }) => refused(503, words));
}

export const handle = {
  title: "My Day",
  fault: "Failed to load your day",
};

/** DAY-1, DAY-2. Whom to write to now, with the line and the keys for the outcome. */
export default function TodayPage({ loaderData, actionData }: Route.ComponentProps) {
  const { zone, counts, targets, name, canSend, formId, known, confirmation, missing } = loaderData;
  const day = useDay(loaderData);
  const [booking, setBooking] = useState<Due | null>(null);
  const { overdue, today, upcoming, unplanned } = day.queue;
  const lists = { more: loaderData.more, zone: zone.zone };
  const told = useFocusOn<HTMLParagraphElement>(day.last);
  return (
    <div className="mx-auto max-w-4xl">
      <BackLink to="/tracker">Back to Prospect Tracker</BackLink>
      <div className="flex flex-wrap items-end justify-between gap-4 max-sm:items-center max-sm:gap-2">
        <div>
          <h1 className="text-4xl">My Day</h1>
          <p className={`mt-1 text-quiet ${day.open ? "max-sm:hidden" : ""}`}>
            Times in {zoneText(zone.zone)}
            {zone.ofCompany && ", the company's time zone"}
          </p>
        </div>
        {day.next ? (
          <ButtonLink
            to={`/tracker/today?prospect=${day.next.id}`}
            preventScrollReset
            onClick={(event) => {
              event.preventDefault();
              day.openNext();
            }}
          >
            <Icon of={CalendarClock} className="size-4" />
            Next prospect
          </ButtonLink>
        ) : (
          day.open === null && (
            <p className="font-semibold text-success">
              Nothing is due.{day.counts.today.followUps > 0 && " Well done."}
            </p>
          )
        )}
      </div>
      {missing > 0 && (
        <p className="mt-3">
          <MissingLink count={missing} />
        </p>
      )}
      <p
        ref={told}
        tabIndex={-1}
        role="status"
        className="mt-2 flex min-h-9 outline-none flex-wrap items-center gap-3"
      >
        {day.said ?? actionData?.toast?.title}
        {day.last && <UndoButton type="button" onClick={day.undo} />}
        {day.unsent.length > 0 && (
          <span className="text-quiet text-sm">
            {day.unsent.length} not sent yet. They are saved here and go out when the server is
            back.
          </span>
        )}
      </p>
      {day.open && (
        <DayCard
          key={day.open.id}
          {...loaderData}
          due={day.open}
          day={day}
          known={known[day.open.id]}
          onBook={setBooking}
        />
      )}
      <DayList heading="Overdue" part={overdue} empty="Nothing is overdue." {...lists} />
      <DayList heading="Today" part={today} empty="Nothing more is due today." {...lists} />
      <DayList heading="No next contact" part={unplanned} empty={null} {...lists} />
      <DayList
        heading="Upcoming"
        part={upcoming}
        empty="No follow-ups after today. Set the next one on a prospect's page."
        {...lists}
      />
      <DayCounters
        counts={day.counts}
        text={dayText(name, { ...counts, ...day.counts }, targets)}
        targets={targets}
        canSend={canSend}
        formId={formId}
        onEntry={day.enter}
      />
      <DayKeys day={day} />
      {booking && (
        <BookDialog
          prospect={booking}
          zone={known[booking.id]?.call?.zone ?? booking.zone}
          confirmation={confirmation?.message ?? ""}
          onBooked={(call) =>
            day.act({ ...booking, coming: known[booking.id]?.coming }, "booked", { call })
          }
          onConfirmed={() =>
            confirmation && day.sent(booking, { from: "follow-ups", line: confirmation.id })
          }
          onClose={() => setBooking(null)}
        />
      )}
    </div>
  );
}
