import { z } from "zod";

/** An email address in the one form in which it is stored and compared. */
export const mailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, "This is not an email address")
  .pipe(z.email("Please enter an email address"));
