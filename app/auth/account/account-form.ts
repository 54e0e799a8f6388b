/** What the account page may send, for one's own account only. */
import { z } from "zod";
import { mailAddress } from "../mail-codes.server";

const code = z.string().trim().min(1, "Please enter a code").max(200);
const id = z.string().min(1).max(100);

const PLAIN = [
  "enrol",
  "remove",
  "recovery-codes",
  "new-code",
  "remove-address",
  "link-company",
  "end-others",
] as const;

/** One form of the page, distinguished by `intent`. */
export const accountForm = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.enum(PLAIN) }),
  z.strictObject({ intent: z.literal("verify"), code }),
  z.strictObject({ intent: z.literal("ask-address"), email: mailAddress }),
  z.strictObject({ intent: z.literal("prove-address"), email: mailAddress, code }),
  z.strictObject({ intent: z.literal("unlink-company"), identityId: id }),
  z.strictObject({ intent: z.literal("end-session"), sessionId: id }),
  z.strictObject({ intent: z.literal("dismiss-notice"), noticeId: z.uuid() }),
]);

export type AccountForm = z.output<typeof accountForm>;
