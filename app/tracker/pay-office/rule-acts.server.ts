/** Adding a rule of pay after its question, and withdrawing one (PAY-1). */
import { z } from "zod";
import { act, type Call } from "~/auth/acts/acts.server";
import { type RuleQuestion, ratesText } from "~/pay/pay";
import { addRule, ruleFields, withdrawRule } from "~/pay/pay.server";
import { done, refused } from "~/platform/web/act-result";
import { calendarOf } from "~/settings/settings.server";

/** A rule decides what everyone is paid: an open browser is not enough (AUTH-7). */
export const ruleActs = {
  rule: act({
    right: "pay.change",
    reauthenticates: ({ confirmed }) => confirmed !== undefined,
    fields: ruleFields,
    run: async ({ db, viewer, context }, rule) => {
      const outcome = await addRule(db, viewer, rule, clockOf(context));
      if (outcome.kind === "done") return done("Rule added");
      if (outcome.kind === "day")
        return refused(400, "A rule starts today or later, within two years");
      const { question } = outcome;
      const asked = `Not added yet. From ${question.from}: ${ratesText(question.rates)}. Is that right?`;
      return refused<RuleQuestion>(409, asked, { conflict: question });
    },
  }),
  "withdraw-rule": act({
    right: "pay.change",
    reauthenticates: true,
    fields: z.strictObject({ rule: z.uuid() }),
    run: async ({ db, viewer }, { rule }) =>
      (await withdrawRule(db, viewer, rule))
        ? done("Rule withdrawn")
        : refused(409, "This rule applies already, or was withdrawn. Add another one instead."),
  }),
};

export function clockOf(context: Call["context"]) {
  return { zone: calendarOf(context, "discovery").zone, now: new Date() };
}
