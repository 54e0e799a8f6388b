/**
 * What a prospect's outcome means for pay: which entries are no longer right, what is due, and what of it is not final
 * before another person confirms it (PAY-1, PAY-4).
 */
import {
  chained,
  type Draft,
  type Due,
  draftOf,
  type Entry,
  type Fact,
  type Head,
  reversalOf,
  type Terms,
} from "./ledger.server";
import { type Claim, isSameDue, isSameMoment, type Standing } from "./standing.server";
import { LARGE_DEAL_CENTS } from "./states";

/** The entries that follow from these facts, in order; the claims are in `standing`. */
export function entriesOf(
  facts: readonly Fact[],
  standing: Standing,
  { terms, end }: { terms: Terms; end: Head },
): Entry[] {
  let head = end;
  const take = (drafts: readonly Draft[]): Entry[] => {
    const made = chained(drafts, head);
    for (const entry of made) standing.add(entry);
    head = made.at(-1) ?? head;
    return made;
  };
  return facts.flatMap((fact) => {
    if (fact.kept) return [];
    const entries = standing.of(fact.prospectId);
    const setterId = fact.setterId ?? standing.setterOf(fact.prospectId) ?? "";
    const each: Case = { fact, setterId, standing };
    const dues = duesOf(fact);
    const isRight = (entry: Entry, due: Due) => entry.setterId === setterId && isFor(entry, due);
    const wrong = entries.filter((entry) => !dues.some((due) => isRight(entry, due)));
    const missing = dues.filter((due) => !entries.some((entry) => isRight(entry, due)));
    // First what is taken back: it frees the meeting that it paid.
    const reversals = take(wrong.map((entry) => reversalOf(entry, fact, terms)));
    remember(each, missing);
    const final = missing.filter((due) => !waits(due, each));
    standing.withdraw(fact.prospectId, missing);
    return [...reversals, ...take(final.flatMap((due) => paid(due, each, terms)))];
  });
}

type Case = { fact: Fact; setterId: string; standing: Standing };

/**
 * Whether due or not, a moment that the one who gains brings to a prospect needs another person's word, and one that
 * still needs it does so wherever it is moved. A show that someone else vouches for needs none.
 */
function remember({ fact, setterId, standing }: Case, missing: readonly Due[]): void {
  const { prospectId, version, isOwn = false, isVouched = false } = fact;
  const before = momentsOf(standing.outcomeOf(prospectId));
  for (const moment of momentsOf(fact)) {
    // What is missing gets its claim when it waits.
    const isNew = ![...before, ...missing].some((each) => isSameMoment(each, moment));
    if (isVouched && moment.kind === "show") standing.vouch(prospectId, moment);
    else if (isNew && (isOwn || standing.isUnconfirmed(moment, fact)))
      standing.claim({
        ...moment,
        seq: null,
        setterId,
        prospectId,
        version,
        why: "own",
        state: "withdrawn",
      });
  }
  standing.keepOutcome(fact);
}

/** The moments of a prospect, due or not. */
function momentsOf(fact: Fact | undefined): Due[] {
  if (!fact) return [];
  const { showedAt, closedAt, dealCents, bookingId = null } = fact;
  const show = { kind: "show" as const, at: showedAt ?? "", baseCents: null, bookingId };
  const at = closedAt ?? "";
  const closing = { kind: "commission" as const, at, baseCents: dealCents, bookingId: null };
  return [...(showedAt === null ? [] : [show]), ...(closedAt === null ? [] : [closing])];
}

/** What is due for a prospect as it is now: a show if it is qualified, and the share of a closed deal. */
function duesOf(fact: Fact): Due[] {
  return momentsOf(fact).filter(({ kind }) =>
    kind === "show" ? fact.qualified : fact.dealCents !== null,
  );
}

/** An entry of a show that gets its meeting later is made again, under the meeting's key. */
function isFor(entry: Entry, { kind, at, baseCents, bookingId }: Due): boolean {
  const isSame = entry.kind === kind && entry.earnedAt === at && entry.baseCents === baseCents;
  return isSame && entry.bookingId === bookingId;
}

/** Whether it waits for a confirmation; then there is a claim. One that was refused stays refused. */
function waits(due: Due, { fact, setterId, standing }: Case): boolean {
  const { prospectId, version, isOwn = false, isVouched = false } = fact;
  const last = standing.lastClaim(prospectId, due.kind);
  const isCovered =
    last !== undefined && isSameDue(last, due) && last.setterId === setterId && isUnpaid(last);
  if (isCovered && !(isVouched && due.kind === "show")) return true;
  const isUnconfirmed = isOwn || standing.isUnconfirmed(due, fact);
  const why = isUnconfirmed ? "own" : isLarge(due) ? "large" : null;
  if (why === null) return false;
  standing.claim({ ...due, seq: null, setterId, prospectId, version, why, state: "waiting" });
  return true;
}

const isUnpaid = ({ state }: Claim) => state === "waiting" || state === "refused";

function isLarge({ baseCents }: Due): boolean {
  return baseCents !== null && baseCents > LARGE_DEAL_CENTS;
}

/** A meeting that pays already pays nothing else. */
function paid(due: Due, { fact, setterId, standing }: Case, terms: Terms): Draft[] {
  const meeting = standing.meeting(due.bookingId);
  if (meeting?.isPaid) return [];
  const againAfter = meeting?.freedBy ?? null;
  const draft = draftOf(due, { ...fact, setterId, againAfter }, terms);
  return draft ? [draft] : [];
}
