/** Whether what was shown of someone's pay still holds when they are deleted (PAY-2). */
import { z } from "zod";
import type { Call } from "~/auth/acts/acts.server";
import { type ActResult, refused } from "~/platform/web/act-result";
import { calendarOf } from "~/settings/settings.server";
import { openPayOf } from "~/tracker/tracker.server";

/** What of it was shown as open, empty if nothing was; a page that could not look it up does not say. */
export const seenPay = z.string().max(100).optional();

/** `who`: whom the form is about. */
export function unlessPayChanged<Fields>(
  who: (fields: Fields) => string,
  run: (call: Call, fields: Fields) => Promise<ActResult>,
) {
  return async (call: Call, fields: Fields & { pay?: string | undefined }): Promise<ActResult> => {
    const id = who(fields);
    const { zone } = calendarOf(call.context, "discovery");
    const open = await openPayOf(call.db, [id], zone);
    if (fields.pay !== undefined && fields.pay !== (open.get(id)?.seen ?? ""))
      return refused(409, "Their pay has changed in the meantime. Look at it again.");
    return run(call, fields);
  };
}
