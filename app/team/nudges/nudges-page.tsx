import { data } from "react-router";
import { useCan } from "~/auth/auth";
import { requireRight } from "~/auth/auth.server";
import { withLock } from "~/platform/db/locks.server";
import { moreRows, rowsAsked } from "~/platform/queries/list-query";
import type { CutList } from "~/platform/queries/lists.server";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { zoneText } from "~/platform/time/zone-names";
import { formBody } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import { brandOf, type Overtaken } from "~/settings/settings.server";
import { BeganFrom } from "~/ui/began-from";
import { FormOutcome } from "~/ui/form-outcome";
import { LoadFault } from "~/ui/load-fault";
import type { Route } from "./+types/nudges-page";
import { nudgeForm } from "./nudge-form";
import {
  companyDay,
  type Hit,
  nudgeEffects,
  nudgeLog,
  nudgeMarks,
  previews,
  readNudges,
  saveNudges,
} from "./nudge-plan.server";
import { NUDGE_RULES, type NudgeRule, type RuleSettings } from "./nudge-rules";
import { EffectTable, LimitsForm, NudgeLog, RuleSection } from "./nudge-views";
import { keepNudging } from "./nudges.server";

/** Lines of the log, and names under a rule. */
const SHOWN = 100;

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "nudges.read");
  const { db, config } = context.get(requestContext);
  const asked = new URL(request.url).searchParams;
  const now = new Date();
  const settings = await readNudges(db);
  const day = companyDay(context, now);
  const [hits, log, effects] = await Promise.all([
    previews(db, viewer, { settings, day, now }),
    nudgeLog(db, viewer, rowsAsked(asked, SHOWN)),
    nudgeEffects(db, now),
  ]);
  return {
    ...{ settings, marks: nudgeMarks(settings), zone: day.zone, hits, log, effects },
    more: moreRows(asked, SHOWN),
    hasMail: config.mail !== undefined,
    brandName: brandOf(context).name,
  };
}

/** `tried`: a rule as typed, with whom it would match. */
type Result = {
  done?: string;
  fault?: string;
  /** Whose form it was, and see `BeganFrom`. */
  of?: NudgeRule | "limits";
  mark?: string;
  tried?: { rule: NudgeRule; fields: RuleSettings; hits: CutList<Hit> };
};

export async function action({ request, context }: Route.ActionArgs) {
  const actor = await requireRight(request, context, "nudges.change");
  const form = nudgeForm.safeParse(Object.fromEntries(await formBody(request)));
  if (!form.success)
    return data<Result>(
      { fault: form.error.issues[0]?.message ?? "Invalid request" },
      { status: 400 },
    );
  const { db } = context.get(requestContext);
  if (form.data.intent === "limits") {
    const { intent: _, mark: began, ...value } = form.data;
    const refusal = await withLock(db, "settings", (tx) =>
      saveNudges(tx, actor, "limits", { value, began }),
    );
    return reply("limits", refusal, "Limits saved");
  }
  const { intent, rule, mark: began, ...fields } = form.data;
  if (intent === "preview") {
    const now = new Date();
    const { rules, limits } = await readNudges(db);
    const settings = { limits, rules: { ...rules, [rule]: fields } };
    const found = await previews(db, actor, { settings, day: companyDay(context, now), now });
    return data<Result>({ tried: { rule, fields, hits: found[rule] } });
  }
  const refusal = await withLock(db, "settings", async (tx) => {
    const overtaken = await saveNudges(tx, actor, rule, { value: fields, began });
    if (!overtaken) await keepNudging(tx, context);
    return overtaken;
  });
  return reply(rule, refusal, fields.on ? "Saved. This nudge is on." : "Saved. This nudge is off.");

  async function reply(of: NudgeRule | "limits", fault: Overtaken | null, done: string) {
    if (fault) return data<Result>({ ...fault, of }, { status: 409 });
    return data<Result>({ done, of, mark: nudgeMarks(await readNudges(db))[of] });
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Nudges | ${loaderData?.brandName}` },
  { name: "description", content: "Reminders for trainees who have stalled" },
  { name: "robots", content: "noindex" },
];

export default function NudgesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, marks, zone, hits, log, effects, more, hasMail } = loaderData;
  const result: Result | undefined = actionData;
  const canChange = useCan()("nudges.change");
  const began = (of: NudgeRule | "limits") => (
    <BeganFrom mark={marks[of]} stored={result?.of === of ? result.mark : undefined} />
  );
  const refresh = useRefresh();
  useLive(["trainees"], ({ event }) => event === "receipt" && refresh());
  return (
    <>
      <h1 className="text-4xl">Nudges</h1>
      <p className="mt-2 max-w-prose text-lg text-quiet">
        Reminders for trainees who have stalled. They go out once a day at 9:00 AM, {zoneText(zone)}{" "}
        time.
      </p>
      <FormOutcome result={result} />
      {NUDGE_RULES.map((rule) => {
        const tried = result?.tried?.rule === rule ? result.tried : undefined;
        return (
          <RuleSection
            key={rule}
            rule={rule}
            settings={tried?.fields ?? settings.rules[rule]}
            isOn={settings.rules[rule].on}
            hits={tried?.hits ?? hits[rule]}
            isTried={tried !== undefined}
            {...{ canChange, hasMail }}
          >
            {began(rule)}
          </RuleSection>
        );
      })}
      <LimitsForm limits={settings.limits} canChange={canChange}>
        {began("limits")}
      </LimitsForm>
      <EffectTable effects={effects} />
      <NudgeLog log={log} more={more} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFault error={error} title="Failed to load the nudges" />;
}
