/** A conversation that reached the booking link, and its prospect (DAY-5). */
import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import type { Call } from "~/auth/acts/acts.server";
import { authContext } from "~/auth/auth.server";
import type { Actor } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { requestContext } from "~/platform/web/request-context.server";
import { contextOf, conversationAt, isBooking, scriptAddress } from "~/script/script";
import { scriptWords } from "~/script/script.server";
import type { Act } from "../acts/act-fields.server";
import { isActDone } from "../acts/acts.server";
import { addProspect } from "../add-prospect.server";
import { profileAddress } from "../profile-address";
import { nameOf, STATUSES } from "../prospect";
import type { newFields } from "../prospect-form";
import { prospectPage, prospectsById } from "../prospects.server";
import { zoneOf } from "../setter-zone.server";
import { viewOf } from "../tracker-view";
import { runActs } from "./run-acts.server";

type Context = Readonly<RouterContextProvider>;

const MOST_SHOWN = 8;

/** `id`: created with the page, so a form that is sent twice is done once. */
const id = z.uuid();
export const linkFields = z.strictObject({ id, prospect: z.uuid("Choose a prospect") });
type RunForm = z.output<typeof linkFields> | z.output<typeof newFields>;

export type Run = { path: string; version: number; words: string; back: string };

/** The conversation that an address names; null if the script has no such place. */
export async function runIn(context: Context, search: URLSearchParams): Promise<Run | null> {
  const path = search.get("path") ?? "";
  const named = search.get("v") ?? "0";
  if (path === "" || !/^\d{1,9}$/.test(named)) return null;
  const script = await scriptWords(context, Number(named));
  const conversation = conversationAt(script, path);
  if (conversation.path !== path || !isBooking(conversation.current)) return null;
  const { version } = script;
  return { path, version, words: contextOf(conversation), back: scriptAddress(path, version) };
}

/** The setter's prospects with a name, newest first, preceded by the one the script was opened from. */
export async function choicesOf(
  context: Context,
  userId: string,
  { q, known: named }: { q: string; known: string | null },
) {
  const { db } = context.get(requestContext);
  const known = z.uuid().safeParse(named);
  const reader = { userId, seesAll: false };
  const view = viewOf(new URLSearchParams({ owner: userId, q }));
  const page = await prospectPage(db, view, reader);
  const [own] = known.success ? await prospectsById(db, [known.data], reader) : [];
  const first = own?.ownerId === userId && q === "" ? [own] : [];
  const others = page.prospects.filter(({ id }) => id !== first[0]?.id);
  const found = [...first, ...others].slice(0, MOST_SHOWN).map((each) => ({
    id: each.id,
    name: nameOf(each),
    status: STATUSES[each.status],
    handle: each.finances?.handle ?? null,
    profile: each.finances && profileAddress(each.finances),
  }));
  return { found, chosen: first[0]?.id ?? null };
}

/** Links it as the act "booked", counted once. Null: that was already done. */
export async function linkRun(
  call: Call,
  run: Run,
  form: RunForm,
): Promise<{ prospect: string; refused: string | undefined } | null> {
  const { db, context, viewer: actor } = call;
  const { zone } = await zoneOf(call, actor.userId);
  const { id } = form;
  if (await isActDone(db, id)) return null;
  return db.transaction(async (tx) => {
    const prospect = await prospectIn(tx, form, actor);
    const act: Act = {
      kind: "outcome",
      outcome: "booked",
      id,
      prospect,
      ageSeconds: 0,
      path: run.path,
      scriptVersion: run.version,
    };
    const [result] = await runActs(tx, [act], {
      actor,
      zone,
      now: new Date(),
      sign: context.get(authContext).vault.hmac,
    });
    return { prospect, refused: result?.refused };
  });
}

async function prospectIn(tx: Db, form: RunForm, actor: Actor): Promise<string> {
  if ("prospect" in form) return form.prospect;
  const { id: _, ...fields } = form;
  return addProspect(tx, fields, actor);
}
