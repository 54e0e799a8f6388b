import { z } from "zod";
import { looksLikeAddress } from "~/platform/mail/names";
import { knownZone } from "~/platform/time/zones";

export const LONGEST_MESSAGE = 1_000;

const UNLIKELY_NAME = /[\p{Cc}<>]/u;

/** Who books, checked the same on both sides (SLOT-2). */
export const guestSchema = z.strictObject({
  name: z
    .string("Please enter your name")
    .trim()
    .min(1, "Please enter your name")
    .max(80, "Please use at most 80 characters")
    // It goes out in mails of ours, where an address would become a link (S9).
    .refine(
      (name) => !UNLIKELY_NAME.test(name) && !looksLikeAddress(name),
      "Please enter your name without an address: no @, no colon, no slash, and a space after a dot",
    ),
  mail: z
    .string("Please enter your e-mail address")
    .trim()
    .max(200, "Please use at most 200 characters")
    .pipe(z.email("Please enter an e-mail address such as name@example.com")),
  zone: z.string("Please choose a time zone").transform((name, context) => {
    const zone = knownZone(name);
    if (zone !== null) return zone;
    context.addIssue({ code: "custom", message: "Please choose a time zone from the list" });
    return z.NEVER;
  }),
  message: z
    .string()
    .trim()
    .max(LONGEST_MESSAGE, "Please use at most 1,000 characters")
    .default(""),
});

/** Of a trainee: their name is the account's, whatever it looks like. */
export const traineeSchema = guestSchema.extend({ name: z.string() });

export type GuestFaults = Partial<Record<keyof z.output<typeof guestSchema>, string>>;

/** The first fault of each field. */
export function guestFaults(error: z.ZodError): GuestFaults {
  const faults: Record<string, string> = {};
  for (const { path, message } of error.issues) faults[String(path[0])] ??= message;
  return faults;
}

/** An instant as addresses and forms carry it, in milliseconds; null where it is none. */
export function instantIn(text: string | null | undefined): number | null {
  if (!text || !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(text)) return null;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}
