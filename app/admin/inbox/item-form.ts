/** What the page of an inbox item may ask of the server: one schema, for its action and its forms. */
import { z } from "zod";
import { personName } from "../person-name";
import { LONGEST_NOTE } from "./note-length";

const version = z.coerce.number().int().min(1);

/** One form of an item, distinguished by `intent`; the address says which item. */
export const itemForm = z.discriminatedUnion("intent", [
  z.strictObject({
    intent: z.literal("status"),
    version,
    status: z.enum(["new", "open", "done", "declined"]),
  }),
  z.strictObject({
    intent: z.literal("note"),
    version,
    note: z
      .string()
      .transform((note) => note.replace(/\r\n?/g, "\n").replace(/\0/g, "").trim())
      .refine((note) => note.length <= LONGEST_NOTE, "Notes have at most 5,000 characters"),
  }),
  personName.extend({ intent: z.literal("accept") }),
  z.strictObject({ intent: z.literal("try-again"), mail: z.uuid() }),
  z.strictObject({ intent: z.enum(["cancel", "delete", "code", "link", "mail"]) }),
]);

export type ItemForm = z.output<typeof itemForm>;
