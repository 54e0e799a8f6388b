/** Adds and removes calendars (OWN-8). */
import { redirect } from "react-router";
import { z } from "zod";
import { act, type Call } from "~/auth/acts/acts.server";
import { recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { oneLineText } from "~/platform/text/one-line-text";
import { type NotDone, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { addingPart, removalPart } from "../added-calendars.server";
import { calendarNames } from "../calendars";
import { changeSettings, type SettingsPart } from "../change-settings.server";
import { type CalendarName, isShipped } from "../kinds/kinds";
import { calendarLabel } from "../settings";
import {
  readSettings,
  settingsContext,
  settingsStoreContext,
  upcomingMeetingsContext,
} from "../settings.server";

const adding = z.strictObject({
  title: oneLineText().max(60, "At most 60 characters"),
  like: z.string().default(""),
});

export const addCalendar = (base: string) =>
  act({
    right: "settings.change",
    fields: adding,
    run: async (call, { title, like }: z.output<typeof adding>) => {
      if (title === "") return refused(400, null, { faults: { title: "Enter a name" } });
      const { calendars } = await stored(call);
      const from = calendarNames(calendars).find((each) => each === like) ?? null;
      const outcome = await change(call, call.db, addingPart({ title, like: from }));
      if (!("changed" in outcome)) return { ...outcome, typed: { title } };
      return storedAt(call, `${base}/${outcome.changed[0] ?? ""}`);
    },
  });

export const removeCalendar = (nameOf: (call: Call) => CalendarName, base: string) =>
  act({
    right: "settings.change",
    fields: z.strictObject({}),
    run: async (call: Call) => {
      const name = nameOf(call);
      if (isShipped(name))
        return refused(400, "Pages lead to this calendar. Turn it off instead of removing it.");
      const { calendars } = call.context.get(settingsContext);
      const outcome = await call.context.get(upcomingMeetingsContext)(
        call.db,
        name,
        async (tx, ahead) => {
          if (ahead === 0) return change(call, tx, removalPart(name, calendars));
          const meetings = ahead === 1 ? "1 upcoming meeting" : `${ahead} upcoming meetings`;
          const label = calendarLabel(calendars, name);
          const removal = `${label} has ${meetings}. Cancel them first, or turn the calendar off so no more are booked.`;
          return refused(409, null, { faults: { removal } });
        },
      );
      return "changed" in outcome ? storedAt(call, base) : outcome;
    },
  });

function stored({ context }: Call) {
  const { db, log } = context.get(requestContext);
  return readSettings(db, log);
}

async function change(
  call: Call,
  db: Db,
  part: SettingsPart,
): Promise<NotDone | { changed: readonly string[] }> {
  const outcome = await changeSettings(db, part, { mark: null, form: {} }, (tx, changed) =>
    recordEvent(tx, {
      actor: call.viewer,
      verb: "settings.change",
      subject: { kind: "settings", id: part.label, label: part.label },
      ...changed,
    }),
  );
  if (outcome.state === "faults") return refused(400, null, { faults: outcome.faults });
  if (outcome.state === "conflict") throw new Error("A change without a form cannot be overtaken");
  return outcome;
}

async function storedAt(call: Call, next: string): Promise<Response> {
  await call.context.get(settingsStoreContext).readAgain();
  return redirect(next, 303);
}
