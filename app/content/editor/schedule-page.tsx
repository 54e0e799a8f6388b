import { data, Form, type RouterContextProvider, redirect } from "react-router";
import { z } from "zod";
import { requireRight } from "~/auth/auth.server";
import { MINUTE_MS } from "~/platform/time/durations";
import { minutesOf, ZoneDay } from "~/platform/time/zone-day";
import { isZone, momentText } from "~/platform/time/zones";
import { formBody } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import { notFound } from "~/platform/web/responses.server";
import { BackLink } from "~/ui/back-link";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { SelectField, TextField } from "~/ui/fields";
import { FaultBox } from "~/ui/form-outcome";
import { useReadersZone } from "~/ui/use-clock";
import { contentStoreContext, faultLines } from "../content.server";
import type { Route } from "./+types/schedule-page";
import { ConfirmForm, publishQuestion, sentValues } from "./confirm-form";
import { cancelScheduled, companyZone, publishStopped, schedule } from "./content-acts.server";
import { publicationsShown } from "./publications-shown.server";
import { StoppedPublication } from "./stopped-publication";

const NOTHING = "Nothing was scheduled";
const MOVED_AGAIN = "Nothing was published: someone has published again. Compare once more.";
const scheduling = z.discriminatedUnion("intent", [
  z.strictObject({
    intent: z.literal("schedule"),
    at: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, "Enter a date and a time"),
    zone: z.string().max(64).refine(isZone, "Choose a time zone"),
    note: z.string().trim().max(300, "A note has at most 300 characters"),
    sure: z.literal("yes").optional(),
  }),
  z.strictObject({ intent: z.literal("cancel"), id: z.uuid() }),
  z.strictObject({ intent: z.literal("keep"), id: z.uuid(), version: z.string() }),
  z.strictObject({ intent: z.literal("anyway"), id: z.uuid(), version: z.coerce.number().int() }),
]);

export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireRight(request, context, "content.edit");
  const document = documentOf(context, params.key);
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

export async function action({ request, context, params }: Route.ActionArgs) {
  const viewer = await requireRight(request, context, "content.edit");
  const document = documentOf(context, params.key);
  const sent = await formBody(request);
  const form = scheduling.safeParse(Object.fromEntries(sent));
  if (!form.success)
    return refused(400, {
      title: NOTHING,
      faults: form.error.issues.map(({ message }) => message),
    });
  const back = (done: string) =>
    redirect(`/admin/content/${document.key}/schedule?done=${done}`, 303);
  if (form.data.intent === "cancel" || form.data.intent === "keep") {
    if (await cancelScheduled(context, viewer, { document, id: form.data.id }))
      return back("canceled");
    return refused(409, { title: "This has already been published or canceled" });
  }
  if (form.data.intent === "anyway") {
    const { id, version } = form.data;
    const outcome = await publishStopped(context, viewer, { document, id, version });
    if (outcome.state === "gone")
      return refused(409, { title: "This has already been published or canceled" });
    if (outcome.state === "moved") return refused(409, { title: MOVED_AGAIN });
    if (outcome.state !== "faults") return back("published");
    const faults = faultLines([document], outcome.faults, outcome.fieldsOf);
    return refused(409, { title: "Nothing was published", faults });
  }
  const { at, zone, note } = form.data;
  const instant = instantOf(at, zone);
  if (instant === null)
    return refused(400, {
      title: NOTHING,
      faults: ["That time does not exist: the clocks skip it"],
    });
  if (instant < Date.now() - MINUTE_MS)
    return refused(400, { title: NOTHING, faults: ["This time has passed"] });
  const outcome = await schedule(context, viewer, {
    document,
    at: new Date(instant),
    note,
    sure: form.data.sure === "yes",
  });
  if (outcome.state === "asks")
    return {
      refused: null,
      asks: publishQuestion(outcome.questions, companyZone(context), sentValues(sent)),
    };
  if (outcome.state === "scheduled") return back("scheduled");
  if (outcome.state === "nothing")
    return refused(409, { title: NOTHING, faults: ["There is no draft to publish"] });
  if (outcome.state === "taken")
    return refused(409, { title: NOTHING, faults: ["It is already scheduled for this time"] });
  return refused(409, {
    title: NOTHING,
    faults: faultLines([document], outcome.faults, outcome.fieldsOf),
  });
}

/** Null if the zone's clocks never show this time; the first instant if they show it twice. */
function instantOf(at: string, zone: string): number | null {
  const [day = "", time = ""] = at.split("T");
  if (Number.isNaN(Date.parse(`${at}Z`))) return null;
  return new ZoneDay(zone, day).instantOf(minutesOf(time));
}

function documentOf(context: Readonly<RouterContextProvider>, key: string) {
  const { documents } = context.get(contentStoreContext);
  return documents.find((document) => document.key === key) ?? notFound();
}

function refused(status: number, fault: { title: string; faults?: readonly string[] }) {
  return data({ refused: fault, asks: null }, { status });
}

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
      {actionData?.refused && <FaultBox {...actionData.refused} />}
      {actionData?.asks && <ConfirmForm {...actionData.asks} />}
      {note && (
        <p role="status" className="mt-6 rounded-control bg-success-soft px-4 py-3 text-success">
          {note}
        </p>
      )}
      <Form method="post" className="panel mt-6 grid max-w-xl gap-4 p-6">
        <TextField name="at" label="Date and time" type="datetime-local" required />
        <SelectField key={zone} name="zone" label="Time zone" defaultValue={zone}>
          {[...new Set([zone, "UTC", ...loaderData.zones])].sort().map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
        <TextField name="note" label="Note" maxLength={300} hint="Shown in the history" />
        <p>
          <Button type="submit" name="intent" value="schedule">
            Schedule
          </Button>
        </p>
      </Form>
      {scheduled.length > 0 && (
        <section aria-labelledby="scheduled" className="mt-8">
          <h2 id="scheduled" className="text-2xl">
            Scheduled
          </h2>
          <ul className="panel mt-3 divide-y divide-line">
            {scheduled.map(({ id, runAt, state, lastError, moved }) => (
              <li key={id} className="grid gap-3 px-5 py-3">
                <div className="flex flex-wrap items-center gap-3">
                  <span className="mr-auto tabular">{momentText(runAt, zone)}</span>
                  {state !== "waiting" && <Badge tone="danger">{state}</Badge>}
                  <Form method="post">
                    <input type="hidden" name="id" value={id} />
                    <Button type="submit" name="intent" value="cancel" look="outline" small>
                      Cancel schedule
                      <span className="sr-only"> for {momentText(runAt, zone)}</span>
                    </Button>
                  </Form>
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
      )}
    </>
  );
}
