/** What the ledger holds about prospects and meetings, tracked while entries are made. */
import type { Due, Entry, Fact } from "./ledger.server";
import type { ClaimReason, ClaimState } from "./states";

/** Something due that waits, or did. `seq` null: not stored yet. */
export type Claim = Due & {
  seq: number | null;
  setterId: string;
  prospectId: string;
  version: number;
  why: ClaimReason;
  state: ClaimState;
};

export function isSameDue(one: Due, other: Due): boolean {
  return isSameMoment(one, other) && one.baseCents === other.baseCents;
}

/** The same event, whatever its amount is now. */
export function isSameMoment(one: Due, other: Due): boolean {
  return one.kind === other.kind && one.at === other.at && one.bookingId === other.bookingId;
}

type Meeting = { isPaid: boolean; freedBy: number | null };

export class Standing {
  readonly #entries = new Map<string, Entry[]>();
  readonly #meetings = new Map<string, Meeting>();
  readonly #outcomes = new Map<string, Fact>();
  readonly #claims: Claim[];
  readonly #changed = new Set<Claim>();

  /** `claims`: in the order in which they were made; `outcomes`: what became of prospects before. */
  constructor(
    entries: readonly Entry[] = [],
    claims: readonly Claim[] = [],
    outcomes: readonly Fact[] = [],
  ) {
    this.#claims = [...claims];
    for (const entry of entries) this.add(entry);
    for (const fact of outcomes) this.keepOutcome(fact);
  }

  /** The entries of a prospect that nothing has reversed. */
  of(prospectId: string): readonly Entry[] {
    return this.#entries.get(prospectId) ?? [];
  }

  /** Who earned from it last; the prospect of someone who has left names no one. */
  setterOf(prospectId: string): string | undefined {
    const claim = this.#claims.findLast((each) => each.prospectId === prospectId);
    return this.of(prospectId)[0]?.setterId ?? claim?.setterId;
  }

  add(entry: Entry): void {
    if (entry.prospectId === null || entry.kind === "decision") return;
    const others = this.of(entry.prospectId).filter(({ seq }) => seq !== entry.reverses);
    const isReversal = entry.reverses !== null;
    this.#entries.set(entry.prospectId, isReversal ? others : [...others, entry]);
    if (entry.bookingId !== null)
      this.#meetings.set(entry.bookingId, {
        isPaid: !isReversal,
        freedBy: isReversal ? entry.seq : null,
      });
  }

  /** Whether a meeting pays, and the reversal that freed it. */
  meeting(bookingId: string | null): Meeting | undefined {
    return bookingId === null ? undefined : this.#meetings.get(bookingId);
  }

  lastClaim(prospectId: string, kind: Claim["kind"]): Claim | undefined {
    return this.#claims.findLast((each) => each.prospectId === prospectId && each.kind === kind);
  }

  /** Whether this moment was brought by someone who gains by it, here or where it comes from, and no one has confirmed it since. */
  isUnconfirmed(moment: Due, { prospectId, merged }: Pick<Fact, "prospectId" | "merged">): boolean {
    const last = this.#lastOwn(moment, (id) => id === prospectId || id === merged);
    return last !== undefined && last.state !== "confirmed";
  }

  /** Someone who does not gain says that it took place. */
  vouch(prospectId: string, moment: Due): void {
    const last = this.#lastOwn(moment, (id) => id === prospectId);
    if (last) this.#end(last, "confirmed");
  }

  #lastOwn(moment: Due, isOf: (prospectId: string) => boolean): Claim | undefined {
    return this.#claims.findLast(
      (each) => each.why === "own" && isOf(each.prospectId) && isSameMoment(each, moment),
    );
  }

  /** What became of a prospect so far. */
  outcomeOf(prospectId: string): Fact | undefined {
    return this.#outcomes.get(prospectId);
  }

  keepOutcome(fact: Fact): void {
    this.#outcomes.set(fact.prospectId, fact);
  }

  claim(claim: Claim): void {
    // One that waits for something else of this kind is over.
    const earlier = this.lastClaim(claim.prospectId, claim.kind);
    if (claim.state === "waiting" && earlier?.state === "waiting") this.#end(earlier);
    this.#claims.push(claim);
    this.#changed.add(claim);
  }

  /** Ends a prospect's waiting claims on anything but these dues. */
  withdraw(prospectId: string, dues: readonly Due[]): void {
    for (const claim of this.#claims)
      if (claim.prospectId === prospectId && claim.state === "waiting")
        if (!dues.some((due) => isSameDue(claim, due))) this.#end(claim);
  }

  /** The claims that were made or ended since. */
  changedClaims(): readonly Claim[] {
    return [...this.#changed];
  }

  #end(claim: Claim, state: "withdrawn" | "confirmed" = "withdrawn"): void {
    claim.state = state;
    this.#changed.add(claim);
  }
}
