/** The line that follows up on each prospect, from what was done with them so far (WEEK-2). */
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { events } from "~/events/tables";
import type { Db } from "~/platform/db/database.server";
import { requestContext } from "~/platform/web/request-context.server";
import { conversationAt } from "~/script/script";
import { followUpLines, scriptWords } from "~/script/script.server";
import { type Call, OUTCOME_NAMES } from "../acts/acts";
import { notUndone } from "../acts/acts.server";
import { type FollowUpLine, type Lead, type Offer, offerOf, type Past } from "./follow-up";

type Context = Readonly<RouterContextProvider>;
type Row = Omit<Lead, "said"> & { path: string; createdAt: string };

/** `offer` null: the script goes on at its place. */
export type Known = { offer: Offer | null; call: Call | null };

/** The line that confirms a call, for the dialog that books it. */
export function confirmationLine(context: Context): FollowUpLine | null {
  return followUpLines(context).find(({ when }) => when === "booked") ?? null;
}

export async function knownOf(
  context: Context,
  rows: readonly Row[],
  clock: { zone: string; now: Date },
): Promise<Record<string, Known>> {
  const script = await scriptWords(context);
  const asked = { lines: followUpLines(context), ...clock };
  const pasts = await pastsOf(
    context.get(requestContext).db,
    rows.map(({ id }) => id),
  );
  const known = rows.map(({ path, createdAt, ...lead }): [string, Known] => {
    const past = pasts.get(lead.id) ?? { lastAt: createdAt, outcome: null, call: null };
    const said = conversationAt(script, path).history.at(-1)?.chosen.text ?? null;
    return [lead.id, { offer: offerOf({ ...lead, said }, past, asked), call: past.call }];
  });
  return Object.fromEntries(known);
}

/** The call that was booked last; null if none was, or the booking was undone. */
export async function callOf(db: Db, id: string): Promise<Call | null> {
  return (await pastsOf(db, [id])).get(id)?.call ?? null;
}

/** Of those who have one: undone acts do not count. */
async function pastsOf(db: Db, ids: readonly string[]): Promise<Map<string, Past>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: events.subjectId, at: events.at, verb: events.verb, after: events.after })
    .from(events)
    .where(
      and(
        eq(events.subjectKind, "prospect"),
        inArray(events.subjectId, [...ids]),
        inArray(events.verb, [
          "prospects.add",
          "prospects.follow-up",
          "prospects.import",
          "prospects.meeting",
          "prospects.message",
        ]),
        notUndone(db, ["prospects.undo", "prospects.message"]),
        sql`not (${events.verb} = 'prospects.message' and ${events.after} ? 'of')`,
      ),
    )
    .orderBy(desc(events.at));
  const pasts = Map.groupBy(rows, ({ id }) => id);
  return new Map([...pasts].map(([id, own]) => [id, pastOf(own)]));
}

const ACTS = ["prospects.follow-up", "prospects.meeting"];

type Recorded = { at: Date; verb: string; after: Readonly<Record<string, unknown>> | null };

function pastOf(newestFirst: readonly Recorded[]): Past {
  const acts = newestFirst.filter(({ verb }) => verb === "prospects.follow-up");
  // A meeting's outcome that staff set is newer than the reason before it.
  const last = newestFirst.find(({ verb }) => ACTS.includes(verb));
  const reason = last?.verb === "prospects.follow-up" ? last.after?.outcome : null;
  const outcome = OUTCOME_NAMES.find((name) => name === reason) ?? null;
  const booked = acts.find(({ after }) => typeof after?.callAt === "string")?.after;
  return {
    lastAt: newestFirst[0]?.at.toISOString() ?? "",
    outcome,
    call: booked ? { at: String(booked.callAt), zone: String(booked.callZone) } : null,
  };
}
