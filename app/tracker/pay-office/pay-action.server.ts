/** What administrators do about pay: periods, rules, decisions and confirmations (PAY-1 to PAY-4). */
import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import type { Viewer } from "~/auth/auth.server";
import {
  type ClaimOutcome,
  changePeriod,
  claimForm,
  confirmClaim,
  decisionForm,
  endDispute,
  type PeriodOutcome,
  refusalReason,
  refuseClaim,
} from "~/pay/pay.server";
import { requestContext } from "~/platform/web/request-context.server";
import { calendarOf } from "~/settings/settings.server";
import {
  confirmShow,
  type LinkOutcome,
  linkRequested,
  type ReportOutcome,
  refuseRequest,
  refuseShow,
  requestRefusal,
} from "../tracker.server";
import { type Runner, reply, runRule } from "./rule-action.server";

const periodForm = z.strictObject({
  intent: z.enum(["review", "reopen", "close"]),
  period: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/),
  seen: z.string().max(64),
});

const confirmForm = z.strictObject({
  intent: z.literal("confirm"),
  id: z.uuid(),
  version: z.coerce.number().int().min(1).max(2_000_000_000),
});

const refuseForm = z.strictObject({
  intent: z.literal("refuse-show"),
  id: z.uuid(),
  reason: refusalReason,
});

const linkForm = z.strictObject({
  intent: z.literal("link-named"),
  request: z.uuid(),
  booking: z.uuid("Choose the meeting"),
});

type Ran = readonly [number, string];

const DONE = {
  review: "The period is in review",
  reopen: "The period is open again",
  close: "The period is closed",
};

const REFUSED: Readonly<Record<Exclude<PeriodOutcome, "done">, string>> = {
  changed: "Not closed: its entries have changed since you loaded the page. Check them again.",
  state: "Someone else changed this period in the meantime",
  future: "This period has not begun",
};

const OWN: Ran = [403, "This pays you. Someone else has to decide it."];
const ENDED: Ran = [409, "This is no longer waiting. Check it again."];

const CLAIM_REFUSED: Readonly<Record<Exclude<ClaimOutcome, "done">, Ran>> = {
  own: OWN,
  state: ENDED,
  paid: [409, "This meeting has paid a show already. Unlink it there first, or refuse this one."],
};

const REPORT_REFUSED: Readonly<Record<Exclude<ReportOutcome, "done">, Ran>> = {
  own: OWN,
  gone: ENDED,
  nothing: ENDED,
  conflict: [409, "This prospect has been changed or removed. Check it again."],
};

const LINK_REFUSED: Readonly<Record<Exclude<LinkOutcome, "done">, Ran>> = {
  taken: [409, "This meeting is linked to a prospect already"],
  gone: ENDED,
  "not-theirs": OWN,
};

export async function runPayForm(
  fields: Readonly<Record<string, unknown>>,
  actor: Viewer,
  context: Readonly<RouterContextProvider>,
) {
  const { db } = context.get(requestContext);
  const clock = { zone: calendarOf(context, "discovery").zone, now: new Date() };
  const runner = { db, actor, clock };
  if (fields.intent === "rule" || fields.intent === "withdraw-rule") return runRule(fields, runner);
  const [status, message] = await run(fields, runner);
  return reply(status, message);
}

async function run(fields: Readonly<Record<string, unknown>>, runner: Runner): Promise<Ran> {
  const form = formOf(fields.intent).safeParse(fields);
  if (!form.success) return [400, form.error.issues[0]?.message ?? "Invalid request"];
  const { db, actor, clock } = runner;
  const act = form.data;
  switch (act.intent) {
    case "confirm":
      return told(await confirmShow(db, actor, act), "Show confirmed", REPORT_REFUSED);
    case "refuse-show":
      return told(await refuseShow(db, actor, act), "Show refused", REPORT_REFUSED);
    case "confirm-pay":
      return told(await confirmClaim(db, actor, act, clock), "Pay confirmed", CLAIM_REFUSED);
    case "refuse-pay":
      return told(await refuseClaim(db, actor, act, clock), "Pay refused", CLAIM_REFUSED);
    case "link-named":
      return told(await linkRequested(db, actor, act), "Meeting linked", LINK_REFUSED);
    case "refuse-meeting":
      return told(await refuseRequest(db, actor, act), "Meeting refused", {
        ...{ gone: ENDED, own: OWN },
      });
    case "accept":
    case "deny":
      return decide(act, runner);
    default: {
      const { intent, ...wanted } = act;
      const outcome = await changePeriod(db, actor, { ...wanted, act: intent }, clock);
      return outcome === "done" ? [200, DONE[intent]] : [409, REFUSED[outcome]];
    }
  }
}

function told<Outcome extends string>(
  outcome: Outcome | "done",
  done: string,
  refused: Readonly<Record<Exclude<Outcome, "done">, Ran>>,
): Ran {
  return outcome === "done" ? [200, done] : refused[outcome as Exclude<Outcome, "done">];
}

async function decide(
  act: z.output<typeof decisionForm>,
  { db, actor, clock }: Runner,
): Promise<Ran> {
  const cents = act.intent === "accept" ? act.amount : 0;
  const ending = { id: act.id, act: act.intent, answer: act.answer, cents };
  const outcome = await endDispute(db, actor, ending, clock);
  if (outcome === "own") return OWN;
  if (outcome !== "done") return [409, "This dispute is no longer open"];
  return [200, act.intent === "accept" ? "Dispute accepted" : "Dispute denied"];
}

const FORMS = z.union([
  periodForm,
  confirmForm,
  refuseForm,
  linkForm,
  requestRefusal,
  claimForm,
  decisionForm,
]);
type PayForm = z.output<typeof FORMS>;

/** The schema of one intent, so its own error messages appear. */
function formOf(intent: unknown): z.ZodType<PayForm> {
  switch (intent) {
    case "accept":
    case "deny":
      return decisionForm;
    case "confirm":
      return confirmForm;
    case "refuse-show":
      return refuseForm;
    case "confirm-pay":
    case "refuse-pay":
      return claimForm;
    case "link-named":
      return linkForm;
    case "refuse-meeting":
      return requestRefusal;
    default:
      return periodForm;
  }
}
