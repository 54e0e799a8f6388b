import { z } from "zod";

const LONGEST_MONTHS = 120;

/**
 * How long data is kept, 0 for as long as the product is. `applicantMonths`: personal data, since they were declined or
 * withdrew (APPL-4); `eventMonths`: what was done, apart from the audit log and pay (SCALE-4).
 */
const privacySchema = z.strictObject({
  applicantMonths: z.int().min(0).max(LONGEST_MONTHS).default(24),
  eventMonths: z.int().min(0).max(LONGEST_MONTHS).default(0),
});

export type Privacy = z.output<typeof privacySchema>;

export const SHIPPED_PRIVACY: Privacy = privacySchema.parse({});

const months = z
  .string()
  .trim()
  .regex(/^\d{1,3}$/, "Enter a whole number of months; 0 keeps everything")
  .transform(Number)
  .refine((given) => given <= LONGEST_MONTHS, "At most 120 months");

export const privacyForm = z.strictObject({ applicantMonths: months, eventMonths: months });

/** The stored privacy settings; null if not valid. */
export function privacyFrom(stored: unknown): Privacy | null {
  return privacySchema.safeParse(stored ?? {}).data ?? null;
}
