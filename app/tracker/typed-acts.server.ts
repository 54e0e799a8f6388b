/** What was typed about prospects without a connection, stored once, field by field (DAY-1, TRK-5). */
import type { Actor } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { bucketOf, type Limit, reserve, type Sign } from "~/platform/limits/limits.server";
import { HOUR_SECONDS } from "~/platform/time/durations";
import { knownZone } from "~/platform/time/zones";
import { issueWords } from "~/platform/web/issue-words";
import type { Act } from "./acts/act-fields.server";
import { isActDone } from "./acts/acts.server";
import { localMoment, WORD_NAMES, WORDS, type WordName } from "./acts/typed-acts";
import { addProspect, type NewProspect } from "./add-prospect.server";
import { type Correction, correctProspect } from "./edit-prospect.server";
import { addFields, type CorrectForm, correctFields } from "./prospect-form";
import { type Current, type EditOutcome, locked } from "./prospect-record.server";
import { instantOf } from "./setter-zone.server";

/** More than anyone types, and far less than would fill the database. */
const ADDED = { name: "prospects-of-account", most: 500, seconds: HOUR_SECONDS };
/** Also of one prospect: each change is kept forever, and may be paid for. */
export const CHANGED = {
  name: "prospect-changes-of-account",
  most: 300,
  seconds: HOUR_SECONDS,
} satisfies Limit;

/** Whose prospects someone may correct. */
export type Corrects = "all" | "own" | "none";

type Doing = { actor: Actor; sign: Sign; zone: string; at: Date };
type OfKind<Kind extends Act["kind"]> = Extract<Act, { kind: Kind }>;

const NOT_THEIRS = "This prospect no longer exists, or someone else added it";

type Adding = { id: string; actor: Actor; sign: Sign; at?: Date };

/** Adds it unless the act is done already; the refusal if the limit is reached. */
export async function addOnce(tx: Db, form: NewProspect, { id, actor, sign, at }: Adding) {
  if (await isActDone(tx, id)) return null;
  const refusal = await reserve(tx, [bucketOf(sign, ADDED, actor.userId)]);
  if (refusal === null) await addProspect(tx, form, actor, { id, ...(at && { at }) });
  return refusal;
}

/** Null, or why it was not added. */
export async function addTyped(
  tx: Db,
  { id, typing }: OfKind<"add">,
  { actor, sign, at }: Doing,
): Promise<string | null> {
  const { nextContact: _, ...typed } = typing;
  const entries = Object.entries(typed).map(([name, { to }]) => [name, to] as const);
  const form = addFields.safeParse(Object.fromEntries(entries), { error: issueWords });
  if (!form.success) return form.error.issues[0]?.message ?? NOT_THEIRS;
  const refusal = await addOnce(tx, form.data, { id, actor, sign, at });
  return refusal && "You have added too many prospects for now";
}

/**
 * Null, or why nothing was changed. Fields that were not typed into stay as they are now; one that someone else changed
 * since the page showed it is theirs until the person decides.
 */
export async function correctTyped(
  tx: Db,
  { id, prospect, typing, zone: typedIn }: OfKind<"correct">,
  { actor, sign, at, zone: own, corrects }: Doing & { corrects: Corrects },
): Promise<string | null> {
  const ownOnly = corrects === "own";
  const current = await locked(tx, prospect, ownOnly ? actor.userId : undefined);
  if (current === null || corrects === "none") return NOT_THEIRS;
  if (await isActDone(tx, id)) return null;
  const zone = knownZone(typedIn) ?? own;
  const now = textsOf(current, zone);
  const disputed = WORD_NAMES.filter((name) => {
    const typed = typing[name];
    return typed && plain(typed.from) !== now[name] && plain(typed.to) !== now[name];
  });
  if (disputed.length > 0)
    return `Changed in the meantime: ${disputed.map((name) => WORDS[name]).join(", ")}`;
  const typed = Object.fromEntries(
    Object.entries(typing).map(([name, { to }]) => [name, to] as const),
  );
  const { nextContact: _, ...stored } = now;
  const seen = { id: prospect, version: String(current.version) };
  const form = correctFields.safeParse(
    { ...seen, ...stored, ...typed, zone },
    { error: issueWords },
  );
  if (!form.success) return form.error.issues[0]?.message ?? NOT_THEIRS;
  if (await reserve(tx, [bucketOf(sign, CHANGED, actor.userId)]))
    return "You have made too many changes for now";
  const version = { id: prospect, version: current.version };
  const correction = correctionOf(form.data, zone);
  return refusalIn(await correctProspect(tx, version, correction, { actor, ownOnly }, { id, at }));
}

export function correctionOf(form: CorrectForm, setterZone: string): Correction {
  const { id: _, version: __, nextContact, zone, ...typed } = form;
  const named = (zone && knownZone(zone)) || setterZone;
  const nextContactAt = nextContact ? instantOf(nextContact, named) : null;
  return { ...typed, nextContactAt: nextContact === undefined ? undefined : nextContactAt };
}

/** As the forms show them. */
function textsOf({ typed, before }: Current, zone: string): Record<WordName, string> {
  return {
    firstName: typed.firstName,
    lastName: typed.lastName,
    country: typed.country,
    annualIncome: typed.annualIncome ?? "",
    score: typed.score ?? "",
    callDate: typed.callDate ?? "",
    handle: typed.handle ?? "",
    platform: typed.platform ?? "",
    profile: typed.profile ?? "",
    notes: plain(typed.notes ?? ""),
    nextContact: localMoment(before.nextContactAt, zone),
  };
}

/** With line breaks as everyone but a form on its way has them. */
function plain(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

function refusalIn(outcome: EditOutcome): string | null {
  switch (outcome.kind) {
    case "done":
      return null;
    case "nobody":
      return outcome.why;
    case "faulty":
      return Object.values(outcome.faults)[0] ?? NOT_THEIRS;
    default:
      return NOT_THEIRS;
  }
}
