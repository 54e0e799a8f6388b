/** The acts of a setter's day as the server reads them. */
import { z } from "zod";
import { knownZone } from "~/platform/time/zones";
import { COUNTER_NAMES, MOST_ACTS, OLDEST_ACT_SECONDS, OUTCOME_NAMES } from "./acts";
import { WORD_NAMES } from "./typed-acts";

const LARGEST_ENTRY = 500;
const LONGEST_PATH = 600;

const done = {
  /** Created by the browser: an act that is sent twice is done once. */
  id: z.uuid(),
  ageSeconds: z.number().min(0).max(OLDEST_ACT_SECONDS),
};

const call = z.strictObject({
  at: z.iso.datetime("Choose a day and a time").refine((at) => /^20\d\d-/.test(at)),
  zone: z.string().refine((zone) => knownZone(zone) !== null, "Choose a time zone"),
});

/** A line that was copied to send. */
const line = { from: z.enum(["follow-ups", "script"]), line: z.string().min(1).max(100) };

/** More than any field takes: which of it is right is said of the field, and not of everything that waits with it. */
const text = z.string().max(5_000);

const typing = z.partialRecord(z.enum(WORD_NAMES), z.strictObject({ from: text, to: text }));

/** A new prospect. */
const addAct = { kind: z.literal("add"), typing };

/** `zone`: in which the next contact was typed. */
const correctAct = {
  kind: z.literal("correct"),
  prospect: z.uuid(),
  typing,
  zone: z.string().max(64),
};

const outcomeAct = z.strictObject({
  kind: z.literal("outcome"),
  ...done,
  prospect: z.uuid(),
  outcome: z.enum(OUTCOME_NAMES),
  /** The conversation's new place in the script, if it moved on. */
  path: z.string().max(LONGEST_PATH).optional(),
  scriptVersion: z.int().min(0).optional(),
  /** Of a call that is booked. */
  call: call.optional(),
  /** Of the browser when it was done: sent later, from elsewhere, it means the same day and time. */
  zone: z.string().max(64).optional(),
});

const messageAct = z.strictObject({
  kind: z.literal("message"),
  ...done,
  prospect: z.uuid(),
  ...line,
});

/** A correction, or something that was not counted automatically. */
const entryAct = z.strictObject({
  kind: z.literal("entry"),
  ...done,
  counter: z.enum(COUNTER_NAMES),
  by: z
    .int()
    .min(-LARGEST_ENTRY)
    .max(LARGEST_ENTRY)
    .refine((by) => by !== 0),
});

const undoAct = z.strictObject({ kind: z.literal("undo"), ...done, of: z.uuid() });

export const act = z.discriminatedUnion("kind", [
  outcomeAct,
  messageAct,
  entryAct,
  undoAct,
  z.strictObject({ ...done, ...addAct }),
  z.strictObject({ ...done, ...correctAct }),
]);
export type Act = z.output<typeof act>;

/** `zone`: that of the browser, when the server knows another one. */
export const actBatch = z.strictObject({
  userId: z.string().min(1).max(100),
  zone: z.string().max(64).optional(),
  acts: z.array(act).max(MOST_ACTS),
});
