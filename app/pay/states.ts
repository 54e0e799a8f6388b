/** What the ledger holds: kinds, reasons and states, and what leads from one to the next. */
import { RULE_KINDS } from "./rates";

/** `decision`: of a dispute; `carried`: what is owed back at the end of a month. */
export const ENTRY_KINDS = [...RULE_KINDS, "decision", "carried"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Why something that is due waits for another person. */
export const CLAIM_REASONS = ["own", "large", "reported"] as const;
export type ClaimReason = (typeof CLAIM_REASONS)[number];

/** `withdrawn`: it is no longer due. */
export const CLAIM_STATES = ["waiting", "confirmed", "refused", "withdrawn"] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** A deal above this waits for confirmation, no matter who closed it: it may be a typing error. */
export const LARGE_DEAL_CENTS = 5_000_000;

export const PERIOD_STATES = ["open", "review", "closed"] as const;
export type PeriodState = (typeof PERIOD_STATES)[number];

export const DISPUTE_STATES = ["open", "accepted", "denied", "withdrawn"] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

export const PERIOD_ACTS = {
  open: { review: "review", close: "closed" },
  review: { reopen: "open", close: "closed" },
  closed: {},
} as const satisfies Record<PeriodState, Partial<Record<PeriodAct, PeriodState>>>;
export type PeriodAct = "review" | "reopen" | "close";

/** The same for a dispute: setters open and withdraw, administrators decide. */
export const DISPUTE_ACTS = {
  open: { accept: "accepted", deny: "denied", withdraw: "withdrawn" },
  accepted: {},
  denied: {},
  withdrawn: {},
} as const satisfies Record<DisputeState, Partial<Record<DisputeAct, DisputeState>>>;
export type DisputeAct = "accept" | "deny" | "withdraw";
