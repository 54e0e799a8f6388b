/** What the tracker's forms may send: one strict schema each (TRK-2, TRK-4). */
import { z } from "zod";
import { parseMoney } from "~/platform/money/money";
import { oneLine } from "~/platform/text/one-line";
import { isAddress, NO_ADDRESS } from "~/platform/text/person-name";
import { isDay } from "~/platform/time/zones";
import { LARGEST_DEAL_CENTS } from "./deal-cell";
import { judgedLater } from "./judged-later";
import { readProfile } from "./profile-address";
import { COUNTRIES, PLATFORMS, STATUS_NAMES, type Typed } from "./prospect";

const NAMES_MISSING = "First name and last name are required";
export const NOBODY = "It has no name, handle or profile address";
const LONGEST_NAME = 100;
const LONGEST_HANDLE = 100;
const LONGEST_PROFILE = 500;
const LONGEST_NOTES = 2_000;
const LONGEST_TYPED = 40;

/** How many characters each field holds. */
export const LONGEST: Readonly<Record<keyof Typed, number>> = {
  firstName: LONGEST_NAME,
  lastName: LONGEST_NAME,
  country: LONGEST_TYPED,
  annualIncome: LONGEST_TYPED,
  score: LONGEST_TYPED,
  callDate: LONGEST_TYPED,
  handle: LONGEST_HANDLE,
  platform: LONGEST_TYPED,
  profile: LONGEST_PROFILE,
  notes: LONGEST_NOTES,
};

const VISIBLE_CHARACTER = /[^\p{Cf}\p{M}\s]/u;

/** What cannot be seen is no name. */
const name = z
  .string()
  .max(1_000, `Names have at most ${LONGEST_NAME} characters`)
  .transform((value) => (VISIBLE_CHARACTER.test(oneLine(value)) ? oneLine(value) : ""))
  .refine((value) => value.length <= LONGEST_NAME, `Names have at most ${LONGEST_NAME} characters`)
  .refine((value) => !isAddress(value), NO_ADDRESS)
  .default("");

/** A first name, or at least where they are found. */
export function isNamed({ firstName, lastName, ...contact }: Named): boolean {
  const isFound = Boolean(contact.handle || contact.profile);
  return firstName !== "" || (lastName === "" && isFound);
}
type Named = {
  firstName: string;
  lastName: string;
  handle?: string | null | undefined;
  profile?: string | null | undefined;
};

/** Only its length is checked (section 5 of the specification): nonsense is shown and does not count. */
const asTyped = z
  .string()
  .max(LONGEST_TYPED, "Income and score have at most 40 characters")
  .transform((value) => oneLine(value) || null)
  .default(null);

const day = z
  .union([z.literal(""), z.string().refine(isDay, "Enter a real date")])
  .refine(
    (value) => value === "" || /^(?:19[7-9]|20)\d/.test(value),
    "Enter a date from 1970 to 2099",
  )
  .transform((value) => value || null);

/** If omitted, it stays unchanged. */
const contact = {
  handle: z
    .string()
    .max(LONGEST_HANDLE, `A handle has at most ${LONGEST_HANDLE} characters`)
    .transform((value) => oneLine(value) || null)
    .optional(),
  platform: z
    .union([z.literal(""), z.enum(PLATFORMS)])
    .transform((value) => value || null)
    .optional(),
  profile: z
    .string()
    .max(LONGEST_PROFILE, `A profile address has at most ${LONGEST_PROFILE} characters`)
    .transform((value) => oneLine(value) || null)
    .refine(
      (value) => value === null || isProfile(value),
      "Enter the address of a profile, such as instagram.com/name",
    )
    .optional(),
  notes: z
    .string()
    .max(LONGEST_NOTES, `Notes have at most ${LONGEST_NOTES.toLocaleString("en-US")} characters`)
    .transform((value) => value.split(/\r?\n/).map(oneLine).join("\n").trim() || null)
    .optional(),
};

/** With or without a path. */
function isProfile(value: string): boolean {
  return (readProfile(value) ?? readProfile(`${value}/`)) !== null;
}

/** A local time, in `zone` or the setter's own zone. */
const nextContact = {
  nextContact: z
    .union([z.literal(""), z.iso.datetime({ local: true, error: "Enter a date and a time" })])
    .refine(
      (value) => value === "" || /^20\d\d-[^Z]+$/.test(value),
      "Enter a date from 2000 to 2099",
    )
    .optional(),
  zone: z.string().max(64).optional(),
};

const dealAmount = z
  .string()
  .max(40)
  .transform((value, context) => {
    if (value.trim() === "") return null;
    const cents = parseMoney(value);
    if (cents !== null && cents <= LARGEST_DEAL_CENTS) return cents;
    context.addIssue({
      code: "custom",
      message: "Enter the deal amount in dollars, such as 2,500, up to one billion",
    });
    return z.NEVER;
  });

/** The prospect, as it was seen. */
export const seenFields = z.strictObject({
  id: z.uuid(),
  version: z.coerce.number().int().min(1).max(2_000_000_000),
});

const typed = {
  firstName: name,
  lastName: name,
  country: z.enum(COUNTRIES).default("US"),
  annualIncome: asTyped,
  score: asTyped,
  callDate: day.default(null),
};

/** Said at the first field of the name. */
const named = { path: ["firstName"], message: NAMES_MISSING, when: () => true };

/** `act`: of the form, which is sent again where the response was lost. */
export const addFields = z
  .strictObject({ ...typed, ...contact, act: z.uuid().optional() })
  .refine(isNamed, named);

/** What is asked of someone new in the middle of a conversation. */
export const newFields = z
  .strictObject({
    firstName: name,
    lastName: name,
    country: typed.country,
    handle: contact.handle,
    platform: contact.platform,
    id: z.uuid(),
  })
  .refine(isNamed, named);

export const editFields = seenFields.extend({
  status: z.enum(STATUS_NAMES),
  dealAmount,
  rescheduledDate: day,
  /** If omitted, it stays unchanged. */
  showed: z
    .enum(["yes", "no"])
    .transform((answer) => answer === "yes")
    .optional(),
});

const correction = seenFields.extend({ ...typed, ...contact, ...nextContact });
const contacts = seenFields.extend({ ...contact, ...nextContact });

export const correctFields = judgedLater(correction);
export const contactFields = judgedLater(contacts);
/** On the page of the prospect, whose address names them. */
export const correctHereFields = judgedLater(correction.partial({ id: true }));
export const contactHereFields = judgedLater(contacts.partial({ id: true }));

/** Why nothing is left to find them by; someone of whom nothing is left is named in the words of the import. */
export function namelessWords({ lastName }: Pick<Typed, "lastName">): string {
  return lastName ? NAMES_MISSING : NOBODY;
}

export type AddForm = z.output<typeof addFields>;
export type EditForm = z.output<typeof editFields>;
export type CorrectForm = z.output<typeof correctFields> | z.output<typeof contactFields>;
