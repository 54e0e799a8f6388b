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
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { DISPUTE_STATES, ENTRY_KINDS, PERIOD_STATES, RULE_KINDS } from "./pay";

const moment = (name: string) => timestamp(name, { withTimezone: true });
const number = (name: string) => bigint(name, { mode: "number" });

/**
 * Prospects' outcomes as far as they are paid for; a trigger on prospects writes them, however they changed. `version`
 * is the prospect's, and identifies the event. `setter_id` is null if the person has left; `removed`: the prospect is
 * gone; `entered`: the ledger has it.
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
    removed: boolean("removed").notNull().default(false),
    entered: boolean("entered").notNull().default(false),
    at: moment("at").notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index("pay_facts_waiting_index").on(table.seq).where(sql`not ${table.entered}`)],
);

/** What is paid, from an instant on; before the first of a kind, what the product ships. Append-only. */
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
 * so it outlives them. `commission_total`: all commission up to this entry.
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
    check("pay_entries_period_check", sql`${table.period} ~ '^[0-9]{4}-[0-9]{2}$'`),
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
