/** Changing a prospect: only from the version that was seen, and never without its event (TRK-4, TRK-5). */
import { eq } from "drizzle-orm";
import { z } from "zod";
import { type Actor, eventsOn, recordEvent } from "~/auth/auth.server";
import type { Db } from "~/platform/db/database.server";
import { typedKeys } from "~/platform/web/typed-keys";
import { type Editable, STATUS_NAMES } from "./prospect";
import { prospects } from "./tables";

/** What a change is made of, as the history keeps it; `closedAt` so that an undone closing keeps its month. */
const stateSchema = z.object({
  status: z.enum(STATUS_NAMES),
  dealCents: z.number().nullable(),
  rescheduledDate: z.string().nullable(),
  closedAt: z.string().nullable().default(null),
});
type State = z.output<typeof stateSchema>;

const KINDS = {
  "prospects.add": "added",
  "prospects.edit": "edited",
  "prospects.undo": "undone",
} as const;
const MOST_SHOWN = 200;

/** The prospect and version that the change is based on. */
export type Seen = { id: string; version: number };

/** `conflict`: someone was faster; `theirs` is the current value, with who changed it and when. */
export type EditOutcome =
  | { kind: "done"; version: number }
  | { kind: "nothing" }
  | { kind: "gone" }
  | { kind: "conflict"; theirs: Theirs };

export type Theirs = Editable & { version: number; by: string; at: string };

export async function editProspect(
  db: Db,
  { id, version }: Seen,
  wanted: Editable,
  editor: Actor,
): Promise<EditOutcome> {
  return db.transaction(async (tx) => {
    const current = await locked(tx, id);
    if (current === null) return { kind: "gone" };
    if (current.version !== version) return conflict(tx, id, current);
    const { before } = current;
    if (isSame(before, wanted)) return { kind: "done", version };
    const after = stateOf(wanted, before);
    return write(tx, { id, version, before, after }, "prospects.edit", editor);
  });
}

/** Undoes the newest change as a change of its own: undoing that restores it. */
export async function undoChange(
  db: Db,
  { id, version }: Seen,
  editor: Actor,
): Promise<EditOutcome> {
  return db.transaction(async (tx) => {
    const current = await locked(tx, id);
    if (current === null) return { kind: "gone" };
    if (current.version !== version) return conflict(tx, id, current);
    const last = (await changesOf(tx, id)).find((change) => change.version === version);
    if (!last?.before) return { kind: "nothing" };
    const { before } = current;
    return write(tx, { id, version, before, after: last.before }, "prospects.undo", editor);
  });
}

export type Change = {
  version: number;
  at: string;
  by: string;
  kind: string;
  before: State | null;
  after: State;
};

/** Every change of a prospect, newest first. */
export async function changesOf(db: Db, id: string): Promise<Change[]> {
  const events = await eventsOn(db, { kinds: ["prospect"], ids: [id], verbs: typedKeys(KINDS) });
  const changes = events.map(({ at, actorName, verb, before, after }) => ({
    version: Number(after?.version),
    at,
    by: actorName,
    kind: KINDS[verb],
    before: before && stateSchema.parse(before),
    after: stateSchema.parse(after),
  }));
  return changes.sort((one, other) => other.version - one.version).slice(0, MOST_SHOWN);
}

/** The current row, locked until this transaction ends: of two simultaneous changes, one waits for the other. */
async function locked(tx: Db, id: string): Promise<{ version: number; before: State } | null> {
  const [row] = await tx
    .select({
      version: prospects.version,
      status: prospects.status,
      dealCents: prospects.dealAmountCents,
      rescheduledDate: prospects.rescheduledDate,
      closedAt: prospects.closedAt,
    })
    .from(prospects)
    .where(eq(prospects.id, id))
    .for("update");
  if (!row) return null;
  const { version, closedAt, ...state } = row;
  return {
    version,
    before: { ...state, closedAt: closedAt?.toISOString() ?? null },
  };
}

type Written = Seen & { before: State; after: State };

async function write(
  tx: Db,
  { id, version, before, after }: Written,
  verb: "prospects.edit" | "prospects.undo",
  editor: Actor,
): Promise<EditOutcome> {
  const next = version + 1;
  await tx
    .update(prospects)
    .set({
      version: next,
      status: after.status,
      dealAmountCents: after.dealCents,
      rescheduledDate: after.rescheduledDate,
      closedAt: after.closedAt === null ? null : new Date(after.closedAt),
    })
    .where(eq(prospects.id, id));
  await recordEvent(tx, {
    actor: editor,
    verb,
    subject: { kind: "prospect", id, label: "Prospect" },
    before,
    after: { version: next, ...after },
  });
  return { kind: "done", version: next };
}

async function conflict(
  tx: Db,
  id: string,
  { version, before }: { version: number; before: State },
): Promise<EditOutcome> {
  const last = (await changesOf(tx, id)).find((change) => change.version === version);
  const { closedAt: _, ...values } = before;
  const theirs = {
    ...values,
    version,
    by: last?.by ?? "Somebody",
    at: last?.at ?? new Date().toISOString(),
  };
  return { kind: "conflict", theirs };
}

/** A deal keeps the moment of its closing while it stays closed. */
function stateOf(wanted: Editable, before: State): State {
  const closedAt = before.closedAt ?? new Date().toISOString();
  return { ...wanted, closedAt: wanted.status === "closed" ? closedAt : null };
}

function isSame(one: Editable, other: Editable): boolean {
  return (
    one.status === other.status &&
    one.dealCents === other.dealCents &&
    one.rescheduledDate === other.rescheduledDate
  );
}
