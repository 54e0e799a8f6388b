/** Adding a rule of pay after its question, and withdrawing one; and what the forms of pay answer with (PAY-1). */
import { data } from "react-router";
import {
  type ReauthenticationPrompt,
  requireReauthentication,
  type Viewer,
} from "~/auth/auth.server";
import { type RuleQuestion, ratesText } from "~/pay/pay";
import { addRule, ruleForm, withdrawalForm, withdrawRule } from "~/pay/pay.server";
import type { Db } from "~/platform/db/database.server";

/** `question`: what is asked before a rule is added. */
export type PayResult = {
  done: boolean;
  message: string;
  question?: RuleQuestion;
  reauthentication?: ReauthenticationPrompt;
};

type Clock = { zone: string; now: Date };
export type Runner = { db: Db; actor: Viewer; clock: Clock };
/** A rule decides what everyone is paid: an open browser is not enough (AUTH-7). */
export async function runRule(
  fields: Readonly<Record<string, unknown>>,
  { db, actor, clock }: Runner,
) {
  const withdrawal = withdrawalForm.safeParse(fields);
  const form = ruleForm.safeParse(fields);
  if (!withdrawal.success && !form.success)
    return reply(400, form.error.issues[0]?.message ?? "Invalid request");
  const isAnswered = withdrawal.success || form.data?.confirmed !== undefined;
  const reauthentication = isAnswered ? await requireReauthentication(db, actor) : null;
  if (reauthentication)
    return data<PayResult>(
      { done: false, message: reauthentication.explanation, reauthentication },
      { status: 403 },
    );
  if (withdrawal.success)
    return (await withdrawRule(db, actor, withdrawal.data.rule))
      ? reply(200, "Rule withdrawn")
      : reply(409, "This rule applies already, or was withdrawn. Add another one instead.");
  if (!form.success) return reply(400, "Invalid request");
  const outcome = await addRule(db, actor, form.data, clock);
  if (outcome.kind === "done") return reply(200, "Rule added");
  if (outcome.kind === "day") return reply(400, "A rule starts today or later, within two years");
  const { question } = outcome;
  const message = `Not added yet. From ${question.from}: ${ratesText(question.rates)}. Is that right?`;
  return data<PayResult>({ done: false, message, question }, { status: 409 });
}

export function reply(status: number, message: string) {
  return data<PayResult>({ done: status === 200, message }, { status });
}
