/** A word about one thing that waits, and taking it back: of one alone or of many (PAY-4, OWN-6). */
import type { Actor } from "~/events/events.server";
import {
  type ClaimOutcome,
  claimMark,
  confirmClaim,
  refuseClaim,
  type UndoneClaim,
  undoClaim,
} from "~/pay/pay.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { type NotDone, refused } from "~/platform/web/act-result";
import { refuseRequest, requestMark, undoRequest } from "../meeting-requests.server";
import { decidedTwice } from "../paid-twins.server";
import { locked } from "../prospect-record.server";
import {
  confirmShow,
  type ReportOutcome,
  refuseShow,
  undoRefusedShow,
  undoShow,
} from "../reported-shows.server";

export type Refusals<Outcome extends string> = Readonly<Record<Exclude<Outcome, "done">, NotDone>>;

export const OWN = refused(403, "This pays you. Someone else has to decide it.");
export const ENDED = refused(409, "This is no longer waiting. Check it again.");
const TWICE = refused(
  409,
  "Not paid: another prospect of the same handle pays already. Say why this one is paid as well, or refuse it.",
);
const CLAIM_REFUSED: Refusals<ClaimOutcome> = {
  own: OWN,
  state: ENDED,
  twice: TWICE,
  paid: refused(
    409,
    "This meeting has paid a show already. Unlink it there first, or refuse this one.",
  ),
};
const REPORT_REFUSED: Refusals<ReportOutcome> = {
  own: OWN,
  gone: ENDED,
  nothing: ENDED,
  twice: TWICE,
  conflict: refused(409, "This prospect has been changed or removed. Check it again."),
};
const UNDO_REFUSED: Refusals<UndoneClaim> = {
  own: OWN,
  changed: refused(409, "Not undone: something has changed since. Check it again."),
  closed: refused(
    409,
    "Not undone: the month that it is paid in is closed. Change the prospect, and the difference goes into the next month.",
  ),
};

type Clock = { zone: string; now: Date };

/** What waits: a claim's number, or the id of a prospect whose show was reported or of a named meeting. */
export const WAITING_KINDS = ["pay", "show", "meeting"] as const;
type Thing = { kind: (typeof WAITING_KINDS)[number]; id: string };

/** What takes a word back; `mark`: how the word left it. */
export type Word = Thing & { said: "confirmed" | "refused"; mark: string };

type Confirmation = {
  /** Of the prospect, as it was seen. */
  version: number;
  twins?: string | undefined;
  why?: string | undefined;
};

type Said = { word: Word; refusal: null } | { word: null; refusal: NotDone };

/** Pays it. */
export function confirm(
  db: Db,
  actor: Actor,
  { kind, id }: Thing,
  { version, ...decision }: Confirmation,
  clock: Clock,
): Promise<Said> {
  return said(db, { kind, id, said: "confirmed" }, async (tx) => {
    if (kind === "meeting") return refused(409, "Choose the meeting that it was");
    if (kind === "show") {
      const outcome = await confirmShow(tx, actor, { id, version, ...decision }, clock.zone);
      return outcome === "done" ? null : REPORT_REFUSED[outcome];
    }
    const decide = (within: Db, prospectId: string) => decidedTwice(within, prospectId, decision);
    const outcome = await confirmClaim(tx, actor, { claim: Number(id), decide }, clock);
    return outcome === "done" ? null : CLAIM_REFUSED[outcome];
  });
}

/** Refuses it, with a reason for the setter. */
export function refuse(
  db: Db,
  actor: Actor,
  { kind, id }: Thing,
  reason: string,
  clock: Clock,
): Promise<Said> {
  return said(db, { kind, id, said: "refused" }, async (tx) => {
    if (kind === "meeting") {
      const outcome = await refuseRequest(tx, actor, { request: id, reason });
      return outcome === "done" ? null : { gone: ENDED, own: OWN }[outcome];
    }
    if (kind === "show") {
      const outcome = await refuseShow(tx, actor, { id, reason });
      return outcome === "done" ? null : REPORT_REFUSED[outcome];
    }
    const outcome = await refuseClaim(tx, actor, { claim: Number(id), reason }, clock);
    return outcome === "done" ? null : CLAIM_REFUSED[outcome];
  });
}

/** The mark is read while nothing else changes pay. */
function said(
  db: Db,
  word: Omit<Word, "mark">,
  say: (tx: Db) => Promise<NotDone | null>,
): Promise<Said> {
  return withLock(db, "pay", async (tx) => {
    const refusal = await say(tx);
    if (refusal) return { word: null, refusal };
    return { word: { ...word, mark: await markOf(tx, word) }, refusal: null };
  });
}

async function markOf(tx: Db, { kind, id }: Thing): Promise<string> {
  if (kind === "pay") return claimMark(tx, Number(id));
  if (kind === "meeting") return requestMark(tx, id);
  return String((await locked(tx, id))?.version ?? 0);
}

/** Null: it waits again. */
export async function takeBack(
  db: Db,
  actor: Actor,
  { kind, id, said: word, mark }: Word,
  { zone }: Clock,
): Promise<NotDone | null> {
  const outcome = await undone();
  return outcome === "done" ? null : UNDO_REFUSED[outcome];

  function undone(): Promise<UndoneClaim> {
    if (kind === "pay") return undoClaim(db, actor, { claim: Number(id), mark }, { zone });
    if (kind === "meeting") return undoRequest(db, actor, { request: id, mark });
    const seen = { id, version: Number(mark) };
    return word === "confirmed"
      ? undoShow(db, actor, seen, zone)
      : undoRefusedShow(db, actor, seen);
  }
}
