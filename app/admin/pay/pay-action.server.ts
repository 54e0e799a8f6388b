/** What administrators do about pay: periods, rules, decisions and confirmations (PAY-1 to PAY-3). */
import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import type { Actor } from "~/auth/auth.server";
import {
  addRule,
  changePeriod,
  decisionForm,
  endDispute,
  type PeriodOutcome,
  ruleForm,
} from "~/pay/pay.server";
import { requestContext } from "~/platform/web/request-context.server";
import { calendarOf } from "~/settings/settings.server";
import { confirmShow } from "~/tracker/tracker.server";

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

type PayForm = z.output<
  typeof periodForm | typeof confirmForm | typeof decisionForm | typeof ruleForm
>;

export type PayResult = { done: boolean; message: string };

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

export async function runPayForm(
  fields: Readonly<Record<string, unknown>>,
  actor: Actor,
  context: Readonly<RouterContextProvider>,
) {
  const form = formOf(fields.intent).safeParse(fields);
  if (!form.success) return reply(400, form.error.issues[0]?.message ?? "Invalid request");
  const { db } = context.get(requestContext);
  const clock = { zone: calendarOf(context, "discovery").zone, now: new Date() };
  const act = form.data;
  if ("kind" in act) {
    const added = await addRule(db, actor, act, clock);
    return added
      ? reply(200, "Rule added")
      : reply(400, "A rule starts today or later, within two years");
  }
  switch (act.intent) {
    case "confirm": {
      const kind = await confirmShow(db, actor, act);
      return kind === "done"
        ? reply(200, "Show confirmed")
        : reply(409, "This prospect has been changed or removed. Check it again.");
    }
    case "accept":
    case "deny": {
      const cents = act.intent === "accept" ? act.amount : 0;
      const ending = { id: act.id, act: act.intent, answer: act.answer, cents };
      const outcome = await endDispute(db, actor, ending, clock);
      if (outcome !== "done") return reply(409, "This dispute is no longer open");
      return reply(200, act.intent === "accept" ? "Dispute accepted" : "Dispute denied");
    }
    default: {
      const { intent, ...wanted } = act;
      const outcome = await changePeriod(db, actor, { ...wanted, act: intent }, clock);
      return outcome === "done" ? reply(200, DONE[intent]) : reply(409, REFUSED[outcome]);
    }
  }
}

/** The schema of one intent, so its own error messages appear. */
function formOf(intent: unknown): z.ZodType<PayForm> {
  if (intent === "rule") return ruleForm;
  if (intent === "accept" || intent === "deny") return decisionForm;
  return intent === "confirm" ? confirmForm : periodForm;
}

function reply(status: number, message: string) {
  return data<PayResult>({ done: status === 200, message }, { status });
}
