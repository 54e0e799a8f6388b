/** What an inbox item's page may send: one schema for its action and its forms. */
import { z } from "zod";
import type { ReauthenticationPrompt } from "~/auth/auth.server";
import { personName } from "~/platform/text/person-name";
import type { ToastMessage } from "~/ui/toast";
import type { Theirs } from "./inbox-acts.server";
import type { Status } from "./inbox-item";

/** Maximum characters of a note. */
export const LONGEST_NOTE = 5_000;

const version = z.coerce.number().int().min(1);

/** A meeting's outcome; `none` clears it. The agenda sends it too. */
const outcomeForm = z.strictObject({
  intent: z.literal("outcome"),
  id: z.uuid(),
  outcome: z.enum(["held", "no-show", "canceled", "none"]),
});

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
  outcomeForm,
  z.strictObject({ intent: z.enum(["link-prospect", "unlink-prospect"]), prospect: z.uuid() }),
  z.strictObject({ intent: z.enum(["cancel", "delete", "code", "link", "mail"]) }),
]);

export type ItemForm = z.output<typeof itemForm>;

/**
 * `done` false: nothing was changed. `changed`: the current version, and the previous status, to undo it.
 * `accepted`: a new account's code, shown only once. `reauthentication`: what must be entered first.
 */
export type ItemResult = {
  done: boolean;
  status: number;
  toast: ToastMessage | null;
  conflict?: Theirs;
  changed?: { version: number; before: Status };
  accepted?: { name: string; accessCode: string };
  deleted?: true;
  code?: string;
  link?: string;
  reauthentication?: ReauthenticationPrompt;
};

export function failed(status: number, title: string): ItemResult {
  return { done: false, status, toast: { title, tone: "danger" } };
}

export function done(title: string): ItemResult {
  return { done: true, status: 200, toast: { title, tone: "success" } };
}
