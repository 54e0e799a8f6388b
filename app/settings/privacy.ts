import { z } from "zod";

const LONGEST_MONTHS = 120;

/** How long personal data is kept (APPL-4). `applicantMonths`: since they were declined or withdrew; 0 keeps it. */
const privacySchema = z.strictObject({
  applicantMonths: z.int().min(0).max(LONGEST_MONTHS).default(24),
});

export type Privacy = z.output<typeof privacySchema>;

export const SHIPPED_PRIVACY: Privacy = privacySchema.parse({});

export const privacyForm = z.strictObject({
  applicantMonths: z
    .string()
    .trim()
    .regex(/^\d{1,3}$/, "Enter a whole number of months; 0 keeps everything")
    .transform(Number)
    .refine((months) => months <= LONGEST_MONTHS, "At most 120 months"),
});

/** The stored privacy settings; null if not valid. */
export function privacyFrom(stored: unknown): Privacy | null {
  return privacySchema.safeParse(stored ?? {}).data ?? null;
}
