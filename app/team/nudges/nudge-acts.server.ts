/** What administrators do with nudges: each act with its right and its fields. */
import type { z } from "zod";
import { act, type Call, pageActs } from "~/auth/acts/acts.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import type { CutList } from "~/platform/queries/lists.server";
import { type ActResult, done, refused } from "~/platform/web/act-result";
import type { Overtaken } from "~/settings/settings.server";
import { limitsFields, ruleFields } from "./nudge-form";
import {
  companyDay,
  type Hit,
  nudgeMarks,
  previews,
  readNudges,
  saveNudges,
} from "./nudge-plan.server";
import type { NudgeRule, RuleSettings } from "./nudge-rules";
import { keepNudging } from "./nudges.server";

/** Whose form it was, and see `BeganFrom`. */
type Mark = { of: NudgeRule | "limits"; mark: string };
/** `tried`: a rule as typed, with whom it would match. */
type Tried = { rule: NudgeRule; fields: RuleSettings; hits: CutList<Hit> };

export type NudgeResult = ActResult<{ stored?: Mark; tried?: Tried }, Mark>;

export const nudgeActs = pageActs("nudges.change", {
  save: act({ right: "nudges.change", fields: ruleFields, run: save }),
  preview: act({ right: "nudges.change", fields: ruleFields, run: preview }),
  limits: act({
    right: "nudges.change",
    fields: limitsFields,
    run: async ({ db, viewer }, { mark: began, ...value }) => {
      const overtaken = await withLock(db, "settings", (tx) =>
        saveNudges(tx, viewer, "limits", { value, began }),
      );
      return resultOf(db, "limits", overtaken, "Limits saved");
    },
  }),
});

type Rule = z.output<typeof ruleFields>;

async function save({ db, viewer, context }: Call, { rule, mark: began, ...value }: Rule) {
  const overtaken = await withLock(db, "settings", async (tx) => {
    const refusal = await saveNudges(tx, viewer, rule, { value, began });
    if (!refusal) await keepNudging(tx, context);
    return refusal;
  });
  const told = value.on ? "Saved. This nudge is on." : "Saved. This nudge is off.";
  return resultOf(db, rule, overtaken, told);
}

async function preview({ db, viewer, context }: Call, { rule, mark: _, ...fields }: Rule) {
  const now = new Date();
  const { rules, limits } = await readNudges(db);
  const settings = { limits, rules: { ...rules, [rule]: fields } };
  const found = await previews(db, viewer, { settings, day: companyDay(context, now), now });
  return done(null, { tried: { rule, fields, hits: found[rule] } });
}

async function resultOf(db: Db, of: Mark["of"], overtaken: Overtaken | null, title: string) {
  if (overtaken) return refused(409, overtaken.fault, { conflict: { of, mark: overtaken.mark } });
  const mark = nudgeMarks(await readNudges(db))[of];
  return done(title, { stored: { of, mark } });
}
