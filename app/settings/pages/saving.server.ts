/** What every settings form does on the server: change its part, or say why not. */
import { data, type RouterContextProvider, redirect } from "react-router";
import { requireReauthentication, type Viewer } from "~/auth/auth.server";
import { recordEvent } from "~/events/events.server";
import { formBody } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import type { SettingsPart } from "../change-settings.server";
import type { Fields } from "../settings";
import { changeSettings, markOf, readSettings, settingsStoreContext } from "../settings.server";
import { NOTHING_SAVED, type PartFault, type PartState } from "./part-state";

const CONFLICT =
  "Someone else changed this in the meantime. Nothing was saved: what you typed is still here, next to what is stored now. Save again to replace it with yours.";
const REAUTHENTICATION_NEEDED =
  "Nothing was saved: you signed in a while ago. Confirm it is you, or sign out and back in, then save again.";

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

/** `name`: what the page calls the part; `back`: the page's path. */
type Saving = {
  viewer: Viewer;
  context: Readonly<RouterContextProvider>;
  part: SettingsPart;
  name: string;
  back: string;
  needsReauthentication?: boolean;
};

/** The fields of a settings form: the part and mark that all of them send, and the rest. Checkboxes of one name are one text. */
export async function settingsForm(request: Request): Promise<{
  part: string;
  mark: string;
  form: Readonly<Record<string, FormDataEntryValue>>;
}> {
  const body = await formBody(request);
  const { part, mark, hosts: _, ...single } = Object.fromEntries(body);
  const form = body.has("hosts") ? { ...single, hosts: body.getAll("hosts").join() } : single;
  return { part: String(part ?? ""), mark: String(mark ?? ""), form };
}

export async function savePart(
  { viewer, context, part, name, back, needsReauthentication }: Saving,
  { mark, form }: { mark: string; form: Readonly<Record<string, unknown>> },
) {
  const { db } = context.get(requestContext);
  const refusal = { part: name, mark, values: textsOf(form), faults: {}, stored: null };
  const reauthentication = needsReauthentication ? await requireReauthentication(db, viewer) : null;
  if (reauthentication)
    return data<PartFault>(
      { ...refusal, message: REAUTHENTICATION_NEEDED, reauthentication },
      { status: 403 },
    );
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
    return data<PartFault>({ ...refusal, faults, message: NOTHING_SAVED }, { status: 400 });
  }
  if (outcome.state === "conflict") {
    const { stored, mark: now } = outcome;
    return data<PartFault>({ ...refusal, stored, mark: now, message: CONFLICT }, { status: 409 });
  }
  await context.get(settingsStoreContext).readAgain();
  return redirect(`${back}?saved=${name}#${name}`, 303);
}

function textsOf(form: Readonly<Record<string, unknown>>): Fields {
  return Object.fromEntries(
    Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
