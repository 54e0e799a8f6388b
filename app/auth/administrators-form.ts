/** What the page of administrators may ask of the server. */
import { z } from "zod";

export const administratorsForm = z.strictObject({
  intent: z.enum(["promote", "demote"]),
  userId: z.string().min(1).max(100),
});
