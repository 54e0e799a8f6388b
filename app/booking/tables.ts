import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "~/auth/tables";
import { moment } from "~/platform/db/moment";
import type { Origin } from "~/platform/pages/origin";
import { hosts } from "~/settings/tables";
import type { FeedWarnings } from "./feed-notes";

/** A guest's answer, with the question as it was asked. */
export type Answer = { question: string; answer: string };

/**
 * Booked meetings. `seat` counts from 1 within a start: the index over active rows keeps a seat from being sold twice.
 * `zone`: the guest's, IANA name; `status`: how far the team has got with it (inbox); a canceled meeting keeps its row.
 * `heldUntil`: the guest's address is new and not confirmed yet; once that time has passed, the row is no longer
 * active. `confirmedAt`: when its guest confirmed it by email. Meeting times are compared with the process's clock,
 * which offers them; what happened to a row and when (`createdAt`, `changedAt`, `cancelledAt`) uses the database's.
 * `sequence`: how often it was moved, as calendars count it; `traineeId`: who booked it in the portal;
 * `guestConfirmedAt`: when its guest said they will be there, at this time; `outcome`: set after its start; `origin`:
 * where its guest came from, null if unknown; `caller` identifies an address and cannot be read back into one.
 */
export const bookings = pgTable(
  "bookings",
  {
    id: uuid("id").primaryKey(),
    calendar: text("calendar").notNull(),
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    seat: smallint("seat").notNull().default(1),
    guestName: text("guest_name").notNull(),
    guestMail: text("guest_mail").notNull(),
    zone: text("zone").notNull(),
    message: text("message").notNull().default(""),
    sequence: integer("sequence").notNull().default(0),
    cancelledAt: moment("cancelled_at"),
    heldUntil: moment("held_until"),
    confirmedAt: moment("confirmed_at"),
    guestConfirmedAt: moment("guest_confirmed_at"),
    outcome: text("outcome", { enum: ["held", "no-show", "canceled"] }),
    traineeId: text("trainee_id").references(() => users.id, { onDelete: "set null" }),
    hostId: uuid("host_id").references(() => hosts.id, { onDelete: "set null" }),
    guestPhone: text("guest_phone").notNull().default(""),
    answers: jsonb("answers").$type<Answer[]>().notNull().default([]),
    origin: jsonb("origin").$type<Origin>(),
    caller: text("caller").notNull(),
    /** Who of the staff answers it. */
    assigneeId: text("assignee_id").references(() => users.id, { onDelete: "set null" }),
    status: text("status").notNull().default("new"),
    note: text("note").notNull().default(""),
    version: integer("version").notNull().default(1),
    createdAt: moment("created_at").notNull().defaultNow(),
    changedAt: moment("changed_at").notNull().defaultNow(),
  },
  (table) => [
    check("bookings_status_check", sql`${table.status} in ('new', 'open', 'done')`),
    check("bookings_span_check", sql`${table.endsAt} > ${table.startsAt}`),
    check("bookings_outcome_check", sql`${table.outcome} in ('held', 'no-show', 'canceled')`),
    // For the agenda.
    index("bookings_starts_at_index").on(table.startsAt).where(sql`${table.cancelledAt} is null`),
    uniqueIndex("bookings_seat_index")
      .on(table.calendar, table.startsAt, table.seat)
      .where(sql`${table.cancelledAt} is null`),
    // For the panel's count at each load.
    index("bookings_status_index")
      .on(table.status, table.createdAt)
      .where(sql`${table.cancelledAt} is null`),
    index("bookings_held_until_index")
      .on(table.heldUntil)
      .where(sql`${table.heldUntil} is not null`),
    index("bookings_guest_mail_index").on(sql`lower(${table.guestMail})`, table.createdAt),
    index("bookings_calendar_index").on(table.calendar).where(sql`${table.heldUntil} is null`),
    index("bookings_created_at_index").on(table.createdAt, table.id),
    index("bookings_trainee_id_index")
      .on(table.traineeId, table.startsAt)
      .where(sql`${table.traineeId} is not null`),
    index("bookings_host_id_index")
      .on(table.hostId, table.startsAt)
      .where(sql`${table.cancelledAt} is null`),
    index("bookings_caller_created_at_index").on(table.caller, table.createdAt),
    index("bookings_assignee_id_index")
      .on(table.assigneeId, table.createdAt)
      .where(sql`${table.assigneeId} is not null`),
  ],
);

/**
 * When hosts are in meetings: one row for all seats of a group, maintained by a trigger on `bookings`. Its exclusion
 * constraint, in the migration, makes it impossible to book a host twice at the same time (CALL-3).
 */
export const hostMeetings = pgTable(
  "host_meetings",
  {
    hostId: uuid("host_id")
      .notNull()
      .references(() => hosts.id, { onDelete: "cascade" }),
    calendar: text("calendar").notNull(),
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hostId, table.calendar, table.startsAt, table.endsAt] }),
  ],
);

/** Days without meetings, both ends included: of one host, or of the company if `hostId` is null (CALL-4). */
export const daysOff = pgTable(
  "days_off",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    hostId: uuid("host_id").references(() => hosts.id, { onDelete: "cascade" }),
    fromDay: date("from_day").notNull(),
    toDay: date("to_day").notNull(),
    name: text("name").notNull().default(""),
  },
  (table) => [check("days_off_order_check", sql`${table.toDay} >= ${table.fromDay}`)],
);

/**
 * Other calendars that say when a host is busy (CALL-5). `allDay`: whether whole-day events count; `readAt`: when it
 * was last read successfully, `fault`: why it could not be read since, `warnings`: what was left out of it then.
 */
export const busyFeeds = pgTable("busy_feeds", {
  id: uuid("id").primaryKey().defaultRandom(),
  hostId: uuid("host_id")
    .notNull()
    .references(() => hosts.id, { onDelete: "cascade" }),
  address: text("address").notNull(),
  allDay: boolean("all_day").notNull().default(true),
  readAt: moment("read_at"),
  fault: text("fault"),
  warnings: jsonb("warnings").$type<FeedWarnings>().notNull().default({ notes: [], more: 0 }),
});

/** What was read from a busy feed, recurrences expanded. */
export const busySpans = pgTable(
  "busy_spans",
  {
    feedId: uuid("feed_id")
      .notNull()
      .references(() => busyFeeds.id, { onDelete: "cascade" }),
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [index("busy_spans_feed_id_index").on(table.feedId, table.startsAt)],
);

/**
 * Who came to a group session, a row for each booking and the start it had then (WEEK-6). `firstAt`, `lastAt`: when its
 * link was opened; `calledFrom`, `calledUntil`, `minutes`: in the call, as `callEvents` tell it. `marked`: what a person
 * said of their coming, which counts before both.
 */
export const attendance = pgTable(
  "attendance",
  {
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    startsAt: moment("starts_at").notNull(),
    firstAt: moment("first_at"),
    lastAt: moment("last_at"),
    calledFrom: moment("called_from"),
    calledUntil: moment("called_until"),
    minutes: integer("minutes"),
    marked: text("marked", { enum: ["came", "late", "absent"] }),
    markedAt: moment("marked_at"),
    markedBy: text("marked_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.startsAt] }),
    check("attendance_marked_check", sql`${table.marked} in ('came', 'late', 'absent')`),
  ],
);

/**
 * Who registered for the calls of group sessions with the video service: in a call it names them by this, whatever name
 * they come under.
 */
export const callRegistrants = pgTable("call_registrants", {
  registrant: text("registrant").primaryKey(),
  name: text("name").notNull(),
  mail: text("mail").notNull(),
  receivedAt: moment("received_at").notNull().defaultNow(),
});

/**
 * What a video service told of the calls of group sessions, each once: its `id` follows from what it says. `meeting`:
 * one call; `stay`: one connection; `participant`: who it is, as far as the service knows; `registrant`: one of
 * `callRegistrants`, or empty. `bookingId`: whose it is, null if unknown; `byHand`: a person said so.
 */
export const callEvents = pgTable(
  "call_events",
  {
    id: text("id").primaryKey(),
    calendar: text("calendar").notNull(),
    startsAt: moment("starts_at").notNull(),
    kind: text("kind", { enum: ["joined", "left", "ended"] }).notNull(),
    meeting: text("meeting").notNull(),
    stay: text("stay").notNull(),
    participant: text("participant").notNull(),
    registrant: text("registrant").notNull().default(""),
    name: text("name").notNull(),
    mail: text("mail").notNull(),
    at: moment("at").notNull(),
    bookingId: uuid("booking_id").references(() => bookings.id, { onDelete: "cascade" }),
    byHand: boolean("by_hand").notNull().default(false),
    receivedAt: moment("received_at").notNull().defaultNow(),
  },
  (table) => [
    index("call_events_session_index").on(table.calendar, table.startsAt),
    index("call_events_booking_id_index").on(table.bookingId),
    index("call_events_registrant_index")
      .on(table.registrant)
      .where(sql`${table.registrant} <> ''`),
    check("call_events_kind_check", sql`${table.kind} in ('joined', 'left', 'ended')`),
  ],
);
