import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "~/platform/db/moment";

/** A UUID of the seventh version, which PostgreSQL itself makes only since 18: the millisecond first. */
const ORDERED_ID =
  "encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid";

/** Details of an act or of a notice. Never a code, a token or an email address. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>;

/**
 * What was done, one row per act, in a partition for each month (`make_event_months`) and with ids in order of time. A
 * trigger refuses every change but two: a deleted person's name may be erased, and what is neither audited nor about pay
 * may be deleted once it is older than the owner keeps it.
 * `actor_id` is set for people with an account; `audited`: whether the audit log shows it.
 */
export const events = pgTable(
  "events",
  {
    id: uuid("id").notNull().default(sql.raw(ORDERED_ID)),
    at: moment("at").notNull().default(sql`clock_timestamp()`),
    actorKind: text("actor_kind", { enum: ["user", "guest", "system"] }).notNull(),
    actorId: text("actor_id"),
    actorName: text("actor_name").notNull(),
    verb: text("verb").notNull(),
    subjectKind: text("subject_kind").notNull(),
    subjectId: text("subject_id").notNull(),
    subjectLabel: text("subject_label").notNull(),
    before: jsonb("before").$type<Facts>(),
    after: jsonb("after").$type<Facts>(),
    requestId: text("request_id"),
    audited: boolean("audited").notNull(),
    /** The bulk act that this was a part of; the log has a line for it. */
    batchId: uuid("batch_id"),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.at] }),
    index("events_at_index").on(table.at, table.id),
    index("events_audited_index").on(table.at, table.id).where(sql`${table.audited}`),
    index("events_verb_index").on(table.verb, table.at, table.id),
    index("events_subject_index").on(table.subjectKind, table.subjectId, table.at),
    index("events_actor_index").on(table.actorId, table.at),
    index("events_batch_index").on(table.batchId).where(sql`${table.batchId} is not null`),
    // Script runs that ended with a call.
    index("events_runs_index")
      .on(table.subjectId, table.at)
      .where(
        sql`${table.verb} = 'prospects.follow-up' and ${table.after} ->> 'outcome' = 'booked'`,
      ),
    check("events_verb_check", sql`${table.verb} ~ '^[a-z]+(-[a-z]+)*[.][a-z]+(-[a-z]+)*$'`),
    check(
      "events_actor_check",
      sql`${table.actorKind} in ('user', 'guest', 'system') and (${table.actorKind} = 'user') = (${table.actorId} is not null)`,
    ),
  ],
);
