/** What the nudges page may send, and how it is stored. */
import { z } from "zod";
import { oneLineText } from "~/platform/text/one-line-text";
import { NUDGE_RULES, type NudgeSettings, SHIPPED_NUDGES } from "./nudge-rules";

const title = oneLineText()
  .min(1, "Enter a title")
  .max(120, "The title has at most 120 characters");
const body = z
  .string()
  .trim()
  .min(1, "Enter a text")
  .max(2_000, "The text has at most 2,000 characters");

const number = (name: string, most: number) =>
  z.coerce
    .number<string>(`${name}: enter a whole number`)
    .int(`${name}: enter a whole number`)
    .min(1, `${name}: at least 1`)
    .max(most, `${name}: at most ${most}`);

const days = number("Days", 90);
const perWeek = number("Per person per week", 7);
const perDay = number("Per day for everyone", 1_000);
const checked = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");

const rule = z.enum(NUDGE_RULES);
/** Of what the form began from. */
const mark = z.string().max(100).optional();

export const ruleFields = z.strictObject({
  rule,
  days,
  title,
  body,
  on: checked,
  mail: checked,
  mark,
});
export const limitsFields = z.strictObject({ perWeek, perDay, mark });

const storedRule = z.strictObject({
  on: z.boolean(),
  mail: z.boolean(),
  days: z.int().min(1),
  title: z.string(),
  body: z.string(),
});
const storedLimits = z.strictObject({ perWeek: z.int().min(1), perDay: z.int().min(1) });

/** Rows by name; missing or invalid values fall back to the shipped ones. */
export function nudgesFrom(rows: ReadonlyMap<string, unknown>): NudgeSettings {
  const { rules, limits } = SHIPPED_NUDGES;
  const ruleOf = (name: (typeof NUDGE_RULES)[number]) =>
    storedRule.safeParse(rows.get(name)).data ?? rules[name];
  return {
    rules: { never: ruleOf("never"), idle: ruleOf("idle"), stuck: ruleOf("stuck") },
    limits: storedLimits.safeParse(rows.get("limits")).data ?? limits,
  };
}
