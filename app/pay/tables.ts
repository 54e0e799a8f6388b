import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "~/platform/db/moment";
import { RULE_KINDS } from "./rates";
import { CLAIM_REASONS, CLAIM_STATES, DISPUTE_STATES, ENTRY_KINDS, PERIOD_STATES } from "./states";

const number = (name: string) => bigint(name, { mode: "number" });

/**
 * Prospects' outcomes as far as they are paid for; a trigger on prospects writes them, however they changed. `version`
 * is the prospect's, and identifies the event. `setter_id` is null if the person has left; `booking_id`: the meeting that
 * was the show, if one was; `removed`: the prospect is gone; `entered`: the ledger has it.
 */
export const payFacts = pgTable(
  "pay_facts",
  {
    seq: bigserial("seq", { mode: "number" }).primaryKey(),
    prospectId: uuid("prospect_id").notNull(),
    version: integer("version").notNull(),
    setterId: text("setter_id"),
    qualified: boolean("qualified").notNull(),
    showedAt: moment("showed_at"),
    closedAt: moment("closed_at"),
    dealCents: number("deal_cents"),
    bookingId: uuid("booking_id"),
    removed: boolean("removed").notNull().default(false),
    entered: boolean("entered").notNull().default(false),
    at: moment("at").notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index("pay_facts_waiting_index").on(table.seq).where(sql`not ${table.entered}`),
    index("pay_facts_prospect_index").on(table.prospectId, table.seq),
  ],
);

/**
 * What is paid, from an instant on; before the first of a kind, what the product ships. A rule that holds is never
 * changed; one of the future can be withdrawn.
 */
export const payRules = pgTable(
  "pay_rules",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    seq: bigserial("seq", { mode: "number" }).notNull().unique(),
    kind: text("kind", { enum: RULE_KINDS }).notNull(),
    /** Cents per show, hundredths of a percent of a deal. */
    value: integer("value").notNull(),
    holdsFrom: moment("holds_from").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [check("pay_rules_value_check", sql`${table.value} >= 0`)],
);

/**
 * The ledger. Append-only; each entry carries the hash of the previous one. It names people and prospects by id only,
 * so it outlives them. `commission_total`: all commission up to this entry. A meeting pays once: the first show of a
 * `booking_id` has no `again_after`, any other one names the reversal that freed the meeting, and the key takes each
 * only once. Entries from before meetings were recorded have no `booking_id`.
 */
export const payEntries = pgTable(
  "pay_entries",
  {
    seq: number("seq").primaryKey(),
    kind: text("kind", { enum: ENTRY_KINDS }).notNull(),
    setterId: text("setter_id").notNull(),
    prospectId: uuid("prospect_id"),
    version: integer("version"),
    disputeId: uuid("dispute_id"),
    reverses: number("reverses"),
    cents: number("cents").notNull(),
    baseCents: number("base_cents"),
    rate: integer("rate"),
    ruleId: uuid("rule_id"),
    bookingId: uuid("booking_id"),
    againAfter: number("again_after"),
    earnedAt: moment("earned_at").notNull(),
    period: text("period").notNull(),
    /** The closed period that this corrects. */
    corrects: text("corrects"),
    commissionTotal: number("commission_total").notNull(),
    previous: text("previous").notNull(),
    hash: text("hash").notNull().unique(),
    enteredAt: moment("entered_at").notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index("pay_entries_setter_index").on(table.setterId, table.period, table.seq),
    index("pay_entries_period_index").on(table.period, table.setterId),
    index("pay_entries_prospect_index").on(table.prospectId, table.seq),
    uniqueIndex("pay_entries_reverses_key").on(table.reverses),
    uniqueIndex("pay_entries_meeting_key")
      .on(table.bookingId, sql`coalesce(${table.againAfter}, 0)`)
      .where(sql`${table.kind} = 'show' and ${table.reverses} is null`),
    index("pay_entries_booking_index")
      .on(table.bookingId, table.seq)
      .where(sql`${table.bookingId} is not null`),
    check("pay_entries_period_check", sql`${table.period} ~ '^[0-9]{4}-[0-9]{2}$'`),
  ],
);

/**
 * What is due but not paid until another person confirms it. `why`: the one who gains did it, the deal is large, or the
 * one who gains reported it (`report_id`, its event; kept once it is refused). One that is `withdrawn` is not due, and
 * remembers who made its moment. `reason`: why it was refused.
 */
export const payClaims = pgTable(
  "pay_claims",
  {
    seq: bigserial("seq", { mode: "number" }).primaryKey(),
    kind: text("kind", { enum: RULE_KINDS }).notNull(),
    setterId: text("setter_id").notNull(),
    prospectId: uuid("prospect_id").notNull(),
    version: integer("version").notNull(),
    earnedAt: moment("earned_at").notNull(),
    baseCents: number("base_cents"),
    bookingId: uuid("booking_id"),
    why: text("why", { enum: CLAIM_REASONS }).notNull(),
    state: text("state", { enum: CLAIM_STATES }).notNull().default("waiting"),
    reportId: uuid("report_id").unique(),
    reason: text("reason"),
    madeAt: moment("made_at").notNull().default(sql`clock_timestamp()`),
    endedAt: moment("ended_at"),
  },
  (table) => [
    uniqueIndex("pay_claims_waiting_key")
      .on(table.prospectId, table.kind)
      .where(sql`${table.state} = 'waiting'`),
    index("pay_claims_prospect_index").on(table.prospectId, table.seq),
    index("pay_claims_setter_index").on(table.setterId, table.state, table.madeAt),
  ],
);

/** Months that are no longer open, and their zone. Nothing in a closed one changes. */
export const payPeriods = pgTable(
  "pay_periods",
  {
    period: text("period").primaryKey(),
    state: text("state", { enum: PERIOD_STATES }).notNull(),
    zone: text("zone").notNull(),
    hash: text("hash"),
    closedAt: moment("closed_at"),
  },
  (table) => [
    check(
      "pay_periods_closed_check",
      sql`(${table.state} = 'closed') = (${table.hash} is not null and ${table.closedAt} is not null)`,
    ),
  ],
);

/** What someone was owed for a period when it was closed. */
export const payStatements = pgTable(
  "pay_statements",
  {
    period: text("period")
      .notNull()
      .references(() => payPeriods.period),
    setterId: text("setter_id").notNull(),
    entries: integer("entries").notNull(),
    cents: number("cents").notNull(),
    hash: text("hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.period, table.setterId] })],
);

/** What of a closed month was paid out: whose statement, by whose word and when. */
export const payPayments = pgTable(
  "pay_payments",
  {
    period: text("period")
      .notNull()
      .references(() => payPeriods.period),
    setterId: text("setter_id").notNull(),
    cents: number("cents").notNull(),
    paidBy: text("paid_by").notNull(),
    paidAt: moment("paid_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.period, table.setterId] })],
);

/** What a setter says is wrong with an entry, and the decision. */
export const payDisputes = pgTable(
  "pay_disputes",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    entrySeq: number("entry_seq")
      .notNull()
      .references(() => payEntries.seq),
    setterId: text("setter_id").notNull(),
    state: text("state", { enum: DISPUTE_STATES }).notNull().default("open"),
    reason: text("reason").notNull(),
    answer: text("answer"),
    dueOn: date("due_on").notNull(),
    openedAt: moment("opened_at").notNull().defaultNow(),
    endedAt: moment("ended_at"),
  },
  (table) => [
    uniqueIndex("pay_disputes_open_key").on(table.entrySeq).where(sql`${table.state} = 'open'`),
    index("pay_disputes_setter_index").on(table.setterId, table.openedAt),
    index("pay_disputes_state_index").on(table.state, table.dueOn),
  ],
);
