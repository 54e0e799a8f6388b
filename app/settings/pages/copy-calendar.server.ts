/** Copies a calendar's settings to others, and takes that back (OWN-8). */
import { z } from "zod";
import { act, type Call } from "~/auth/acts/acts.server";
import { recordEvent } from "~/events/events.server";
import { type ActResult, done, type NotDone, refused } from "~/platform/web/act-result";
import { parsedJson } from "~/platform/web/json";
import { requestContext } from "~/platform/web/request-context.server";
import { calendarIn, calendarNames, calendarSchema } from "../calendars";
import { changeSettings, type SettingsPart } from "../change-settings.server";
import { COPIED_PARTS, type CopiedPart, partsOfCalendar } from "../copied-calendar";
import { putIntoCalendars } from "../copied-calendar.server";
import type { CalendarName } from "../kinds/kinds";
import { calendarLabel } from "../settings";
import { markOf, readSettings, settingsContext, settingsStoreContext } from "../settings.server";
import type { Copied } from "./part-state";

const PARTS = Object.keys(COPIED_PARTS) as [CopiedPart, ...CopiedPart[]];
const LONGEST_BEFORE = 200_000;
const before = z.record(z.string(), calendarSchema.partial());

export function copyCalendar(nameOf: (call: Call) => CalendarName) {
  const fields = z.strictObject({ parts: z.array(z.enum(PARTS)), to: z.array(z.string()) });
  return act({
    right: "settings.change",
    fields,
    lists: ["parts", "to"],
    run: async (call, { parts, to: asked }): Promise<ActResult<Copied>> => {
      const from = nameOf(call);
      const { calendars } = call.context.get(settingsContext);
      const to = calendarNames(calendars).filter((name) => name !== from && asked.includes(name));
      if (to.length === 0 || parts.length === 0)
        return refused(400, "Nothing was copied: choose what, and at least one other calendar.");
      const label = `Calendar: ${calendarLabel(calendars, from)}, copied`;
      const part = putIntoCalendars(
        {
          label,
          to,
          given: (_, stored) => partsOfCalendar(calendarIn(stored, from), parts),
        },
        calendars,
      );
      const { log } = call.context.get(requestContext);
      const stored = await readSettings(call.db, log);
      const former = to.map((name) => [
        name,
        partsOfCalendar(calendarIn(stored.calendars, name), parts),
      ]);
      const fault = await change(call, part, markOf(part.fieldsOf(stored)), "copied");
      if (fault) return fault;
      const mark = markOf(part.fieldsOf(await readSettings(call.db, log)));
      return done(to.length === 1 ? "Copied to 1 calendar" : `Copied to ${to.length} calendars`, {
        undo: { before: JSON.stringify(Object.fromEntries(former)), mark },
      });
    },
  });
}

/** Gives the calendars back what they had, if nobody has changed them since. */
export const takeBackCopy = act({
  right: "settings.change",
  fields: z.strictObject({ before: z.string().max(LONGEST_BEFORE), mark: z.string().max(40) }),
  run: async (call, sent): Promise<ActResult<Copied>> => {
    const { calendars } = call.context.get(settingsContext);
    const read = before.safeParse(parsedJson(sent.before)).data ?? {};
    const to = calendarNames(calendars).filter((name) => name in read);
    if (to.length === 0) return refused(400, "There is nothing to undo.");
    const part = putIntoCalendars(
      {
        label: `Calendars: copy taken back for ${to.map((name) => calendarLabel(calendars, name)).join(", ")}`,
        to,
        given: (name, stored) =>
          partsOfCalendar({ ...calendarIn(stored, name), ...read[name] }, PARTS),
      },
      calendars,
    );
    const fault = await change(call, part, sent.mark, "undone");
    return fault ?? done("Undone: the calendars have their own settings again", { undo: null });
  },
});

async function change(
  { db, viewer, context }: Call,
  part: SettingsPart,
  mark: string,
  verb: "copied" | "undone",
): Promise<NotDone | null> {
  const outcome = await changeSettings(db, part, { mark, form: {} }, (tx, changed) =>
    recordEvent(tx, {
      actor: viewer,
      verb: "settings.change",
      subject: { kind: "settings", id: part.label, label: part.label },
      ...changed,
    }),
  );
  if (outcome.state === "faults")
    return refused(400, `Nothing was ${verb}. ${outcome.faults.form}`);
  if (outcome.state === "conflict")
    return refused(409, `Nothing was ${verb}: someone has changed these calendars since.`);
  await context.get(settingsStoreContext).readAgain();
  return null;
}
