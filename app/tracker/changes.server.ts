/** A prospect's history: events, with what was typed before each correction (TRK-5, TRK-6). */
import { desc, eq } from "drizzle-orm";
import { z } from "zod";
import { eventsOn } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { typedKeys } from "~/platform/web/typed-keys";
import { type Call, OUTCOME_NAMES, type OutcomeName } from "./acts/acts";
import { NO_CONTACT, STATUS_NAMES, type Typed } from "./prospect";
import { prospectPasts, prospects } from "./tables";

/** The fields of a change that the history keeps; `closedAt` so an undone closing keeps its month, `showedIn` its meeting. */
const stateSchema = z.object({
  status: z.enum(STATUS_NAMES),
  dealCents: z.number().nullable(),
  rescheduledDate: z.string().nullable(),
  closedAt: z.string().nullable().default(null),
  showedAt: z.string().nullable().default(null),
  showedIn: z.string().nullable().default(null),
  nextContactAt: z.string().nullable().default(null),
  scriptPath: z.string().default(""),
  scriptVersion: z.number().default(0),
});
export type State = z.output<typeof stateSchema>;

const KINDS = {
  "prospects.add": "added",
  "prospects.correct": "corrected",
  "prospects.edit": "edited",
  "prospects.follow-up": "followed",
  "prospects.import": "imported",
  "prospects.link": "linked",
  "prospects.meeting": "met",
  "prospects.merge": "merged",
  "prospects.remove": "removed",
  "prospects.undo": "undone",
} as const;

/** What the add form asks for. */
export const TYPED = {
  firstName: prospects.firstName,
  lastName: prospects.lastName,
  country: prospects.country,
  annualIncome: prospects.annualIncome,
  score: prospects.score,
  callDate: prospects.scheduledCallDate,
  handle: prospects.handle,
  platform: prospects.platform,
  profile: prospects.profile,
  notes: prospects.notes,
};

export type Change = {
  id: string;
  version: number;
  at: string;
  by: string;
  kind: string;
  before: State | null;
  after: State;
  /** What was typed, if it was corrected; `after` is null if it was removed since. */
  typed: { before: Typed; after: Typed | null } | null;
  /** For an addition: what was typed first, as far as it is kept. */
  first: Typed | null;
  /** For a merge: the prospect that was merged into this one, and its last version. */
  merged: { id: string; version: number } | null;
  /** For a follow-up that counts for its setter (DAY-2). */
  counter: string | null;
  /** For a follow-up: what came of it, and the call if one was booked. */
  outcome: OutcomeName | null;
  call: Call | null;
  /** The call that was moved. */
  movedFrom: Call | null;
  /** For an undo: the event that it undid. */
  of: string | null;
  meeting: { booking: string; outcome: string | null; linked: boolean } | null;
};

/** Every change of a prospect, newest first. */
export async function changesOf(db: Db, id: string): Promise<Change[]> {
  const events = await eventsOn(db, { kinds: ["prospect"], ids: [id], verbs: typedKeys(KINDS) });
  const pasts = await db
    .select({ version: prospectPasts.version, typed: prospectPasts.typed })
    .from(prospectPasts)
    .where(eq(prospectPasts.prospectId, id))
    .orderBy(desc(prospectPasts.version));
  const [now] = await db.select(TYPED).from(prospects).where(eq(prospects.id, id));
  const typedAt = (version: number): Change["typed"] => {
    const at = pasts.findIndex((past) => past.version === version);
    const before = pasts[at]?.typed;
    if (!before) return null;
    const after = pasts[at - 1]?.typed ?? now;
    // What was kept before prospects had contacts names none.
    return {
      before: { ...NO_CONTACT, ...before },
      after: after ? { ...NO_CONTACT, ...after } : null,
    };
  };
  const changes = events.map(({ id: event, at, actorName, verb, before, after }) => ({
    id: event,
    version: Number(after?.version),
    at,
    by: actorName,
    kind: KINDS[verb],
    before: before && stateSchema.parse(before),
    after: stateSchema.parse(after),
    typed: typedAt(Number(after?.version)),
    first: before ? null : (pasts.at(-1)?.typed ?? now ?? null),
    merged:
      typeof after?.merged === "string"
        ? { id: after.merged, version: Number(after.mergedVersion) }
        : null,
    of: typeof after?.of === "string" ? after.of : null,
    counter: typeof after?.counter === "string" ? after.counter : null,
    outcome:
      verb === "prospects.follow-up"
        ? (OUTCOME_NAMES.find((name) => name === after?.outcome) ?? null)
        : null,
    call: callIn(after?.callAt, after?.callZone),
    movedFrom: callIn(after?.fromAt, after?.fromZone),
    meeting: meetingIn(after),
  }));
  return changes.sort((one, other) => other.version - one.version);
}

/** What was merged into a prospect, and into that, unless it was undone. */
export async function mergedInto(db: Db, id: string): Promise<string[]> {
  const changes = await changesOf(db, id);
  const undone = new Set(changes.map(({ of }) => of));
  const own = changes.flatMap(({ id: event, merged }) =>
    merged && !undone.has(event) ? merged.id : [],
  );
  const deeper = [];
  for (const each of own) deeper.push(...(await mergedInto(db, each)));
  return [...own, ...deeper];
}

function callIn(at: unknown, zone: unknown): Call | null {
  return typeof at === "string" ? { at, zone: String(zone) } : null;
}

/** Those that no later undo took back, unless that was undone itself. */
export function undoneIn(newestFirst: readonly Change[]): ReadonlySet<string> {
  const undone = new Set<string>();
  for (const { id, of } of newestFirst) if (of !== null && !undone.has(id)) undone.add(of);
  return undone;
}

function meetingIn(after: Readonly<Record<string, unknown>> | null): Change["meeting"] {
  if (typeof after?.booking !== "string") return null;
  const outcome = typeof after.outcome === "string" ? after.outcome : null;
  return { booking: after.booking, outcome, linked: after.linked !== false };
}
