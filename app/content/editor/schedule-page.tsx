import { Form, redirect } from "react-router";
import { z } from "zod";
import { act, type Call, pageActs } from "~/auth/acts/acts.server";
import { requireRight } from "~/auth/auth.server";
import { oneLineText } from "~/platform/text/one-line-text";
import { MINUTE_MS } from "~/platform/time/durations";
import { minutesOf, ZoneDay } from "~/platform/time/zone-day";
import { isZone, momentText } from "~/platform/time/zones";
import { done } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { BackLink } from "~/ui/back-link";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/fields";
import { useReadersZone } from "~/ui/use-clock";
import { ZoneSelect } from "~/ui/zone-select";
import { faultLines } from "../differences.server";
import type { Route } from "./+types/schedule-page";
import { publishQuestion } from "./confirm-form";
import { cancelScheduled, companyZone, publishStopped, schedule } from "./content-acts.server";
import { requireDocument } from "./documents.server";
import { askedFirst, EditorOutcome, refusedFor, withLeftOut } from "./editor-outcome";
import { publicationsShown } from "./publications-shown.server";
import { StoppedPublication } from "./stopped-publication";

const GONE = "This has already been published or canceled";
const NOTHING = "Nothing was scheduled";
const MOVED_AGAIN = "Nothing was published: someone has published again. Compare once more.";
export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireRight(request, context, "content.edit");
  const document = requireDocument(context, params.key);
  const { key, label } = document;
  const { db } = context.get(requestContext);
  return {
    key,
    label,
    ...(await publicationsShown(db, document)),
    zone: companyZone(context),
    zones: Intl.supportedValuesOf("timeZone"),
    done: new URL(request.url).searchParams.get("done"),
  };
}

const cancel = async ({ context, viewer, params }: Call, { id }: { id: string }) => {
  const document = requireDocument(context, params.key);
  if (await cancelScheduled(context, viewer, { document, id })) return back(document, "canceled");
  return refusedFor(409, GONE);
};

export const action = pageActs(
  "content.edit",
  {
    schedule: act({
      right: "content.edit",
      fields: z.strictObject({
        at: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, "Enter a date and a time"),
        zone: z.string().max(64).refine(isZone, "Choose a time zone"),
        note: oneLineText().max(300, "A note has at most 300 characters"),
        sure: z.literal("yes").optional(),
      }),
      run: async ({ context, viewer, params }, { at, zone, note, sure }) => {
        const document = requireDocument(context, params.key);
        const instant = instantOf(at, zone);
        if (instant === null)
          return refusedFor(400, NOTHING, ["That time does not exist: the clocks skip it"]);
        if (instant < Date.now() - MINUTE_MS)
          return refusedFor(400, NOTHING, ["This time has passed"]);
        const wanted = { document, at: new Date(instant), note, sure: sure === "yes" };
        const outcome = await schedule(context, viewer, wanted);
        switch (outcome.state) {
          case "scheduled":
            return outcome.leftOut.length > 0
              ? done(withLeftOut("Scheduled", outcome.leftOut))
              : back(document, "scheduled");
          case "asks": {
            const sent = { intent: ["schedule"], at: [at], zone: [zone], note: [note] };
            return askedFirst(publishQuestion(outcome.questions, companyZone(context), sent));
          }
          case "nothing":
            return refusedFor(409, NOTHING, ["There is no draft to publish"]);
          case "taken":
            return refusedFor(409, NOTHING, ["It is already scheduled for this time"]);
          case "faults": {
            const lines = faultLines([document], outcome.faults, outcome.fieldsOf);
            return refusedFor(409, NOTHING, lines);
          }
        }
      },
    }),
    cancel: act({ right: "content.edit", fields: z.strictObject({ id: z.uuid() }), run: cancel }),
    // The words that were published since stay.
    keep: act({
      right: "content.edit",
      fields: z.strictObject({ id: z.uuid(), version: z.string() }),
      run: cancel,
    }),
    anyway: act({
      right: "content.edit",
      fields: z.strictObject({ id: z.uuid(), version: z.coerce.number().int() }),
      run: async ({ context, viewer, params }, { id, version }) => {
        const document = requireDocument(context, params.key);
        const outcome = await publishStopped(context, viewer, { document, id, version });
        if (outcome.state === "gone") return refusedFor(409, GONE);
        if (outcome.state === "moved") return refusedFor(409, MOVED_AGAIN);
        if (outcome.state !== "faults") return back(document, "published");
        const lines = faultLines([document], outcome.faults, outcome.fieldsOf);
        return refusedFor(409, "Nothing was published", lines);
      },
    }),
  },
  {
    unread: (issues) =>
      refusedFor(
        400,
        NOTHING,
        issues.map(({ message }) => message),
      ),
  },
);

function back({ key }: { key: string }, done: string) {
  return redirect(`/admin/content/${key}/schedule?done=${done}`, 303);
}

/** Null if the zone's clocks never show this time; the first instant if they show it twice. */
function instantOf(at: string, zone: string): number | null {
  const [day = "", time = ""] = at.split("T");
  if (Number.isNaN(Date.parse(`${at}Z`))) return null;
  return new ZoneDay(zone, day).instantOf(minutesOf(time));
}

const STATES = { late: "Late", failed: "Stopped" } as const;

const DONE = new Map([
  ["scheduled", "Scheduled"],
  ["canceled", "Canceled: nothing will be published"],
  ["published", "Published"],
]);

export const handle = {
  title: (data: Route.ComponentProps["loaderData"]) => `Schedule ${data.label}`,
  fault: "Failed to load the schedule",
};

/** CONT-5: schedules a draft's publication. */
export default function SchedulePage({ loaderData, actionData }: Route.ComponentProps) {
  const { key, label, scheduled, version, done } = loaderData;
  const note = actionData ? undefined : DONE.get(done ?? "");
  const zone = useReadersZone(loaderData.zone);
  return (
    <>
      <BackLink to={`/admin/content/${key}`}>Back to {label}</BackLink>
      <h1 className="text-4xl">Schedule {label}</h1>
      <p className="mt-2 max-w-prose text-lg text-quiet">
        Publishes what the draft changes now. Later changes stay in the draft, and what others
        publish in the meantime stays live.
      </p>
      <EditorOutcome result={actionData} />
      {note && (
        <p role="status" className="mt-6 rounded-control bg-success-soft px-4 py-3 text-success">
          {note}
        </p>
      )}
      <ScheduledList scheduled={scheduled} version={version} zone={zone} />
      <Form method="post" className="panel mt-6 grid max-w-xl gap-4 p-6">
        <TextField name="at" label="Date and time" type="datetime-local" required />
        <ZoneSelect
          key={zone}
          label="Time zone"
          value={zone}
          zones={[...new Set([zone, "UTC", ...loaderData.zones])].sort()}
        />
        <TextField name="note" label="Note" maxLength={300} hint="Shown in the history" />
        <p>
          <Button type="submit" name="intent" value="schedule">
            Schedule
          </Button>
        </p>
      </Form>
    </>
  );
}

type ScheduledListProps = {
  scheduled: Route.ComponentProps["loaderData"]["scheduled"];
  version: number;
  zone: string;
};

/** Above the form: what has stopped needs an answer. */
function ScheduledList({ scheduled, version, zone }: ScheduledListProps) {
  if (scheduled.length === 0) return null;
  return (
    <section aria-labelledby="scheduled" className="mt-8">
      <h2 id="scheduled" className="text-2xl">
        Scheduled
      </h2>
      <ul className="panel mt-3 divide-y divide-line">
        {scheduled.map(({ id, runAt, state, lastError, moved }) => (
          <li key={id} className="grid gap-3 px-5 py-3">
            <div className="flex flex-wrap items-center gap-3">
              <span className="mr-auto tabular">{momentText(runAt, zone)}</span>
              {state !== "waiting" && <Badge tone="danger">{STATES[state]}</Badge>}
              {!(state === "failed" && moved.length > 0) && (
                <Form method="post">
                  <input type="hidden" name="id" value={id} />
                  <Button type="submit" name="intent" value="cancel" look="outline" small>
                    Cancel schedule
                    <span className="sr-only"> for {momentText(runAt, zone)}</span>
                  </Button>
                </Form>
              )}
            </div>
            {state === "failed" && moved.length > 0 ? (
              <StoppedPublication id={id} version={version} moved={moved} />
            ) : (
              lastError && <p className="text-danger text-sm">{lastError}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
