import { z } from "zod";

/** A mail address in the one way that it is kept and compared. */
export const mailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, "This is not an email address")
  .pipe(z.email("Please enter an email address"));
