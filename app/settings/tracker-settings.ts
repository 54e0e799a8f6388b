import { z } from "zod";

/** `maskFinances`: income and score are for the adder and administrators; false shows them to everybody signed in. */
const trackerSchema = z.strictObject({ maskFinances: z.boolean().default(true) });

export type TrackerSettings = z.output<typeof trackerSchema>;

export const SHIPPED_TRACKER: TrackerSettings = { maskFinances: true };

/** What the tracker's form sends. */
export const trackerForm = z.strictObject({
  maskFinances: z.enum(["yes", "no"]).transform((response) => response === "yes"),
});

/** What was stored for the tracker; null where that is not valid. */
export function trackerFrom(stored: unknown): TrackerSettings | null {
  return trackerSchema.safeParse(stored ?? {}).data ?? null;
}
