/** What every settings form does on the server: change its part, or say why not. */
import { type RouterContextProvider, redirect } from "react-router";
import { z } from "zod";
import { act, type Call, pageActs } from "~/auth/acts/acts.server";
import { requireReauthentication } from "~/auth/auth.server";
import { recordEvent } from "~/events/events.server";
import { type ActResult, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { changeSettings, type SettingsPart } from "../change-settings.server";
import type { Fields } from "../settings";
import { markOf, readSettings, settingsStoreContext } from "../settings.server";
import type { PartRefusal, PartState } from "./part-state";

const NOTHING_SAVED = "Nothing was saved. See what is marked below.";
const CONFLICT =
  "Someone else changed this in the meantime. Nothing was saved: what you typed is still here, next to what is stored now. Save again to replace it with yours.";
export const REAUTHENTICATION_NEEDED =
  "Nothing was changed: you signed in a while ago. Confirm it is you, or sign out and back in, then try again.";

/** The parts as their forms begin with them, read from the database: this instance's memory may lag a moment. */
export async function partStates(
  context: Readonly<RouterContextProvider>,
  parts: Readonly<Record<string, SettingsPart>>,
): Promise<PartState[]> {
  const { db, log } = context.get(requestContext);
  const stored = await readSettings(db, log);
  return Object.entries(parts).map(([name, part]) => {
    const fields = part.fieldsOf(stored);
    return { name, fields, mark: markOf(fields) };
  });
}

/** What every form of the settings sends, and the fields of its part. */
const partForm = z
  .object({ part: z.string(), mark: z.string(), hosts: z.array(z.string()) })
  .catchall(z.union([z.string(), z.file()]));

type PartForm = z.output<typeof partForm>;

/** A form's fields beside its part and mark. Checkboxes of one name are one text. */
export type Sent = { mark: string; form: Readonly<Record<string, unknown>> };

/** `name`: what the page calls the part; `back`: the page's path; `hidden`: fields that no response repeats. */
type Saving = {
  part: SettingsPart;
  name: string;
  back: string;
  needsReauthentication?: boolean;
  hidden?: readonly string[];
};

/** The acts of a page of settings: to save a form, and to do what its other buttons say. */
export function settingsActs<Result extends ActResult | Response>(
  others: readonly ("remove" | "restore" | "try")[],
  save: (call: Call, part: string, sent: Sent) => Promise<Result>,
  more: Parameters<typeof pageActs>[1] = {},
) {
  const acts = ["", ...others].map((intent) => [
    intent,
    act({
      right: "settings.change",
      fields: partForm,
      lists: ["hosts"],
      run: (call, { part, mark, hosts, ...fields }: PartForm) => {
        const chosen = hosts.length > 0 && { hosts: hosts.join() };
        return save(call, part, {
          mark,
          form: { ...fields, ...chosen, ...(intent && { intent }) },
        });
      },
    }),
  ]);
  return pageActs("settings.change", { ...Object.fromEntries(acts), ...more });
}

export async function savePart(
  { viewer, context, db }: Call,
  { part, name, back, needsReauthentication, hidden = [] }: Saving,
  { mark, form }: Sent,
): Promise<PartRefusal | Response> {
  const typed = shownAgain(form, hidden);
  const began = { part: name, mark, stored: null };
  const reauthentication = needsReauthentication ? await requireReauthentication(db, viewer) : null;
  if (reauthentication)
    return refused(403, REAUTHENTICATION_NEEDED, { typed, conflict: began, reauthentication });
  const outcome = await changeSettings(db, part, { mark, form }, (tx, changed) =>
    recordEvent(tx, {
      actor: viewer,
      verb: "settings.change",
      subject: { kind: "settings", id: part.label, label: part.label },
      ...changed,
    }),
  );
  if (outcome.state === "faults") {
    const { faults } = outcome;
    return refused(400, NOTHING_SAVED, { typed, faults, conflict: began });
  }
  if (outcome.state === "conflict") {
    const { stored, mark: now } = outcome;
    return refused(409, CONFLICT, { typed, conflict: { part: name, mark: now, stored } });
  }
  await context.get(settingsStoreContext).readAgain();
  return redirect(`${back}?saved=${name}#${name}`, 303);
}

/** What was typed, for the form to show it again. */
export function shownAgain(form: Sent["form"], hidden: readonly string[]): Fields {
  return Object.fromEntries(
    Object.entries(form).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === "string" && !hidden.includes(entry[0]),
    ),
  );
}
