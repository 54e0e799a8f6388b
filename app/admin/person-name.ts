import { z } from "zod";

const LONGEST_NAME = 100;
const NAMES_MISSING = "Please enter both first and last name";
const UNSAFE_CHARACTERS = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;
/** Characters that only shape others, such as joiners, are kept in a name but are not one by themselves. */
const VISIBLE_CHARACTER = /[^\p{Cf}\p{M}\s]/u;

const name = z
  .string(NAMES_MISSING)
  .max(1_000, `Names have at most ${LONGEST_NAME} characters`)
  .transform((value) => value.normalize("NFC").replace(UNSAFE_CHARACTERS, "").trim())
  .refine((value) => VISIBLE_CHARACTER.test(value), NAMES_MISSING)
  .refine((value) => value.length <= LONGEST_NAME, `Names have at most ${LONGEST_NAME} characters`);

/** First and last name, trimmed, without control characters or characters that reverse the writing direction. */
export const personName = z.strictObject({ firstName: name, lastName: name });
