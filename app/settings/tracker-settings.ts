import { z } from "zod";
import { parsedUrl } from "~/platform/web/json";
import { typedKeys } from "~/platform/web/typed-keys";

const LARGEST_TARGET = 1_000;
const MOST_ACCOUNTS = 20;
/** Per day: platforms slow down or block an account that writes to more people. */
const MOST_FROM_AN_ACCOUNT = { conversations: 50, followUps: 100 } as const;
const target = z.int().min(0).max(LARGEST_TARGET);

/** An address that Slack creates for a channel; the path is what keeps it secret. */
const webhook = z
  .string()
  .max(500, "At most 500 characters")
  .refine(
    isSlackWebhook,
    "Enter the address of an incoming webhook: https://hooks.slack.com/services/…",
  );

/**
 * `maskFinances`: income and score are for the adder and administrators; false shows them to everyone signed in. The
 * targets are for one setter and one day, 0 for none; `accounts`: how many a setter writes from. An empty webhook sends
 * nothing to Slack. `nameSetters`: the team agreed that outcomes are shown by name (DAY-5).
 */
const trackerSchema = z.strictObject({
  maskFinances: z.boolean().default(true),
  accounts: z.int().min(1).max(MOST_ACCOUNTS).default(1),
  conversations: target.default(0),
  replies: target.default(0),
  followUps: target.default(0),
  booked: target.default(0),
  shown: target.default(0),
  slackWebhook: z.union([z.literal(""), webhook]).default(""),
  nameSetters: z.boolean().default(false),
});

export type TrackerSettings = z.output<typeof trackerSchema>;
export type Targets = Omit<
  TrackerSettings,
  "maskFinances" | "accounts" | "slackWebhook" | "nameSetters"
>;

export const SHIPPED_TRACKER: TrackerSettings = trackerSchema.parse({});

const typedTarget = z
  .string()
  .trim()
  .regex(/^\d{0,4}$/, "Enter a whole number, or leave it empty")
  .transform(Number)
  .refine((value) => value <= LARGEST_TARGET, "At most 1,000")
  .optional();

/** What the tracker's form sends; what it leaves out stays what it is. */
export const trackerForm = z.strictObject({
  maskFinances: z
    .enum(["yes", "no"])
    .transform((response) => response === "yes")
    .optional(),
  nameSetters: z
    .enum(["yes", "no"])
    .transform((response) => response === "yes")
    .optional(),
  accounts: z
    .string()
    .trim()
    .regex(/^\d{1,2}$/, "Enter a whole number")
    .transform(Number)
    .refine((value) => value >= 1 && value <= MOST_ACCOUNTS, `From 1 to ${MOST_ACCOUNTS}`)
    .optional(),
  conversations: typedTarget,
  replies: typedTarget,
  followUps: typedTarget,
  booked: typedTarget,
  shown: typedTarget,
  slackWebhook: z
    .string()
    .trim()
    .pipe(z.union([z.literal(""), webhook]))
    .optional(),
});

/** The stored tracker settings; null if not valid. */
export function trackerFrom(stored: unknown): TrackerSettings | null {
  return trackerSchema.safeParse(stored ?? {}).data ?? null;
}

/** Targets that would make setters write more than platforms accept from their accounts. */
export function targetFaults(wanted: TrackerSettings): Record<string, string> {
  const tooHigh = typedKeys(MOST_FROM_AN_ACCOUNT).filter(
    (name) => wanted[name] > MOST_FROM_AN_ACCOUNT[name] * wanted.accounts,
  );
  return Object.fromEntries(
    tooHigh.map((name) => [
      name,
      `At most ${MOST_FROM_AN_ACCOUNT[name]} a day from each account: platforms block accounts that write more`,
    ]),
  );
}

function isSlackWebhook(text: string): boolean {
  const url = /^[\w:/.-]+$/.test(text) ? parsedUrl(text) : null;
  return url?.origin === "https://hooks.slack.com" && url.pathname.startsWith("/services/");
}
