/** Copies a calendar's settings to others (OWN-8). */
import { redirect } from "react-router";
import { z } from "zod";
import { act, type Call } from "~/auth/acts/acts.server";
import { recordEvent } from "~/events/events.server";
import { refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { calendarNames } from "../calendars";
import { changeSettings } from "../change-settings.server";
import { COPIED_PARTS, type CopiedPart, copyingPart } from "../copied-calendar.server";
import type { CalendarName } from "../kinds/kinds";
import { markOf, readSettings, settingsContext, settingsStoreContext } from "../settings.server";

const parts = Object.keys(COPIED_PARTS) as [CopiedPart, ...CopiedPart[]];
const fields = z.strictObject({
  parts: z.array(z.enum(parts)),
  to: z.array(z.string()),
});

export const copyCalendar = (nameOf: (call: Call) => CalendarName, base: string) =>
  act({
    right: "settings.change",
    fields,
    lists: ["parts", "to"],
    run: async (call, chosen: z.output<typeof fields>) => {
      const from = nameOf(call);
      const { calendars } = call.context.get(settingsContext);
      const to = calendarNames(calendars).filter(
        (name) => name !== from && chosen.to.includes(name),
      );
      if (to.length === 0 || chosen.parts.length === 0)
        return refused(400, "Nothing was copied: choose what, and at least one other calendar.");
      const { db, log } = call.context.get(requestContext);
      const part = copyingPart({ from, to, parts: chosen.parts }, calendars);
      const mark = markOf(part.fieldsOf(await readSettings(db, log)));
      const outcome = await changeSettings(db, part, { mark, form: {} }, (tx, changed) =>
        recordEvent(tx, {
          actor: call.viewer,
          verb: "settings.change",
          subject: { kind: "settings", id: part.label, label: part.label },
          ...changed,
        }),
      );
      if (outcome.state === "faults")
        return refused(400, `Nothing was copied. ${outcome.faults.form}`);
      if (outcome.state === "conflict")
        return refused(409, "Nothing was copied: someone else just changed these. Try again.");
      await call.context.get(settingsStoreContext).readAgain();
      return redirect(`${base}/${from}?copied=${to.length}#copy`, 303);
    },
  });
