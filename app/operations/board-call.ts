/** What the board's function accepts, field by field (OPS-4). Anything else is refused. */
import { z } from "zod";
import { oneLineText } from "~/platform/text/one-line-text";
import { DAYS, parseTags, STATUSES } from "./card";
import { tagsFault, textFault, titleFault } from "./card-rules";

/** The field, if a rule finds no fault with it. */
function ruled<Value>(schema: z.ZodType<Value>, rule: (value: Value) => string | null) {
  return schema.superRefine((value, context) => {
    const message = rule(value);
    if (message !== null) context.addIssue({ code: "custom", message });
  });
}

const longText = (name: string) =>
  ruled(z.string({ error: `${name} must be text` }), (text) => textFault(text, name))
    .nullable()
    .transform((value) => value?.trim() || null);

const title = ruled(oneLineText("Title required"), titleFault);

const tags = ruled(
  z
    .union([z.string(), z.array(z.string()).max(500)], { error: "Tags must be text" })
    .transform(parseTags),
  tagsFault,
).nullable();

const day = z.enum(DAYS, { error: "The day must be Monday to Friday" });
const status = z.enum(STATUSES, { error: "The status must be incomplete or complete" });
const cardId = z.guid({ error: "The id of a card is missing or wrong" }).toLowerCase();

const place = {
  after_id: cardId.nullable().optional(),
  before_id: cardId.nullable().optional(),
  position: z.number({ error: "The position must be a number" }).optional(),
};

const words = {
  description: longText("Description").optional(),
  status: status.optional(),
  tags: tags.optional(),
  notes: longText("Notes").optional(),
};

/** `id`: of a deleted card that is restored, or one that its page has numbered itself. */
const newCard = z.strictObject({
  id: cardId.optional(),
  title,
  day_column: day,
  ...words,
  ...place,
});

const cardUpdates = z
  .strictObject({ title: title.optional(), day_column: day.optional(), ...words, ...place })
  .refine((updates) => Object.keys(updates).length > 0, "Nothing to change");

/** The card revision the change started from: a card that has changed since is left alone. */
const seen = z.int({ error: "The revision must be a whole number" });

const password = z.string({ error: "The password must be text" }).max(500).optional();

export const boardCall = z.discriminatedUnion(
  "action",
  [
    z.strictObject({ action: z.literal("log_in"), password: z.string().max(500) }),
    z.strictObject({ action: z.literal("log_out") }),
    z.strictObject({ action: z.literal("create_card"), password, data: newCard }),
    z.strictObject({
      action: z.literal("update_card"),
      password,
      data: z.strictObject({ id: cardId, revision: seen.optional(), updates: cardUpdates }),
    }),
    z.strictObject({
      action: z.literal("delete_card"),
      password,
      data: z.strictObject({ id: cardId }),
    }),
  ],
  { error: "The action must be update_card, create_card or delete_card" },
);

export type BoardCall = z.output<typeof boardCall>;
export type CardChange = Exclude<BoardCall, { action: "log_in" | "log_out" }>;
export type NewCard = z.output<typeof newCard>;
export type CardUpdate = Extract<CardChange, { action: "update_card" }>["data"];
