/** Copies a calendar's settings to others, and takes that back (OWN-8). */
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { act, type Call } from "~/auth/acts/acts.server";
import { eventsOn, recordEvent } from "~/events/events.server";
import { type ActResult, done, type NotDone, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { calendarNames } from "../calendars";
import { changeSettings, type SettingsPart } from "../change-settings.server";
import { COPIED_PARTS, type CopiedPart } from "../copied-calendar";
import { calendarCopy, copyTakenBack } from "../copied-calendar.server";
import type { CalendarName } from "../kinds/kinds";
import { markOf, readSettings, settingsContext, settingsStoreContext } from "../settings.server";
import type { Copied } from "./part-state";

const PARTS = Object.keys(COPIED_PARTS) as CopiedPart[];

export function copyCalendar(nameOf: (call: Call) => CalendarName) {
  return act({
    right: "settings.change",
    fields: z.strictObject({ parts: z.array(z.string()), to: z.array(z.string()) }),
    lists: ["parts", "to"],
    run: async (call, asked): Promise<ActResult<Copied>> => {
      const from = nameOf(call);
      const { calendars } = call.context.get(settingsContext);
      const parts = PARTS.filter((part) => asked.parts.includes(part));
      const to = calendarNames(calendars).filter(
        (name) => name !== from && asked.to.includes(name),
      );
      if (to.length === 0 || parts.length === 0)
        return refused(400, "Nothing was copied: choose what, and at least one other calendar.");
      const part = calendarCopy({ from, to, parts }, calendars);
      const copy = randomUUID();
      const mark = markOf(part.fieldsOf(await stored(call)));
      const fault = await change(call, part, { mark, verb: "copied", id: copy });
      if (fault) return fault;
      const undo = (await recorded(call, copy)) ? copy : null;
      return done(to.length === 1 ? "Copied to 1 calendar" : `Copied to ${to.length} calendars`, {
        undo,
      });
    },
  });
}

/** Gives the calendars back what the log says they had, if nobody has changed that since. */
export const takeBackCopy = act({
  right: "settings.change",
  fields: z.strictObject({ copy: z.string() }),
  run: async (call, { copy }): Promise<ActResult<Copied>> => {
    const event = await recorded(call, copy);
    if (!event) return refused(400, "There is nothing to undo.");
    const now = await stored(call);
    const back = copyTakenBack(event, now.calendars);
    if (!back) return refused(409, "Nothing was undone: these calendars have been changed since.");
    const mark = markOf(back.fieldsOf(now));
    const fault = await change(call, back, { mark, verb: "undone", id: back.label });
    return fault ?? done("Undone: the calendars have their own settings again", { undo: null });
  },
});

/** What the copy changed, as the log has it. */
async function recorded({ db }: Call, copy: string) {
  const [event] = await eventsOn(db, {
    kinds: ["settings"],
    ids: [copy],
    verbs: ["settings.change"],
  });
  return event;
}

function stored({ db, context }: Call) {
  return readSettings(db, context.get(requestContext).log);
}

type Change = { mark: string; verb: "copied" | "undone"; id: string };

async function change(
  { db, viewer, context }: Call,
  part: SettingsPart,
  { mark, verb, id }: Change,
): Promise<NotDone | null> {
  const outcome = await changeSettings(db, part, { mark, form: {} }, (tx, changed) =>
    recordEvent(tx, {
      actor: viewer,
      verb: "settings.change",
      subject: { kind: "settings", id, label: part.label },
      ...changed,
    }),
  );
  if (outcome.state === "faults")
    return refused(400, `Nothing was ${verb}. ${outcome.faults.form}`);
  if (outcome.state === "conflict")
    return refused(409, `Nothing was ${verb}: these calendars have been changed since.`);
  await context.get(settingsStoreContext).readAgain();
  return null;
}
