import { useCan } from "~/auth/auth";
import { requireRight } from "~/auth/auth.server";
import { moreRows, rowsAsked } from "~/platform/queries/written-query";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { zoneText } from "~/platform/time/zone-names";
import { requestContext } from "~/platform/web/request-context.server";
import { BeganFrom } from "~/ui/began-from";
import { FormOutcome } from "~/ui/form-outcome";
import { reachOf } from "../messages.server";
import type { Route } from "./+types/nudges-page";
import { type NudgeResult, nudgeActs } from "./nudge-acts.server";
import {
  companyDay,
  nudgeEffects,
  nudgeLog,
  nudgeMarks,
  previews,
  readNudges,
} from "./nudge-plan.server";
import { NUDGE_RULES, type NudgeRule } from "./nudge-rules";
import { EffectTable, LimitsForm, NudgeLog, RuleSection } from "./nudge-views";

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
    settings,
    marks: nudgeMarks(settings),
    zone: day.zone,
    hits,
    log,
    effects,
    more: moreRows(asked, SHOWN),
    hasMail: config.mail !== undefined,
    reach: await reachOf(db, viewer, null),
  };
}

export const action = nudgeActs;

export const handle = {
  title: "Nudges",
  fault: "Failed to load the nudges",
};

export default function NudgesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, marks, zone, hits, log, effects, more, hasMail, reach } = loaderData;
  const result: NudgeResult | undefined = actionData;
  const stored = result?.done ? result.value?.stored : result?.conflict;
  const preview = result?.done ? result.value?.tried : undefined;
  const canChange = useCan()("nudges.change");
  const began = (of: NudgeRule | "limits") => (
    <BeganFrom mark={marks[of]} stored={stored?.of === of ? stored.mark : undefined} />
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
        const tried = preview?.rule === rule ? preview : undefined;
        return (
          <RuleSection
            key={rule}
            rule={rule}
            settings={tried?.fields ?? settings.rules[rule]}
            isOn={settings.rules[rule].on}
            hits={tried?.hits ?? hits[rule]}
            isTried={tried !== undefined}
            canChange={canChange}
            hasMail={hasMail}
            reach={reach}
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
