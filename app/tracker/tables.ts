import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { sessions, users } from "~/auth/tables";
import { bookings } from "~/booking/tables";
import { imports } from "~/imports/tables";
import { moment } from "~/platform/db/moment";
import { COUNTRIES, PLATFORMS, REQUEST_STATES, STATUS_NAMES, type Typed } from "./prospect";

const cents = (name: string) => bigint(name, { mode: "number" });
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * Income and score are kept as typed, next to their parsed values. `search` and `name_key` hold the name's words;
 * `closed_at` is null unless the status is closed; each change increments `version`.
 */
export const prospects = pgTable(
  "prospects",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    country: text("country", { enum: COUNTRIES }).notNull().default("US"),
    annualIncome: text("annual_income"),
    annualIncomeCents: cents("annual_income_cents"),
    score: text("score"),
    scorePoints: integer("score_points"),
    qualified: boolean("qualified").notNull().default(false),
    scheduledCallDate: date("scheduled_call_date"),
    status: text("status", { enum: STATUS_NAMES }).notNull().default("pending"),
    dealAmountCents: cents("deal_amount_cents"),
    rescheduledDate: date("rescheduled_date"),
    closedAt: moment("closed_at"),
    /** When the call was held: the start of the meeting, else when a staff member set it, its setter reported it, or the deal closed. */
    showedAt: moment("showed_at"),
    /** The booking that was this call, if its outcome set `showed_at`. */
    showedIn: uuid("showed_in"),
    version: integer("version").notNull().default(1),
    /** The version in which the add form's fields were last entered. */
    typedVersion: integer("typed_version").notNull().default(1),
    handle: text("handle"),
    handleKey: text("handle_key"),
    platform: text("platform", { enum: PLATFORMS }),
    profile: text("profile"),
    notes: text("notes"),
    /** When to write to the prospect again. */
    nextContactAt: moment("next_contact_at"),
    /** The conversation's place in the script, and in which version of it. */
    scriptPath: text("script_path").notNull().default(""),
    scriptVersion: bigint("script_version", { mode: "number" }).notNull().default(0),
    nameKey: text("name_key").notNull().default(""),
    search: tsvector("search").notNull().default(""),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("prospects_created_at_index").on(table.createdAt.desc(), table.id),
    index("prospects_user_id_index").on(table.userId, table.createdAt.desc(), table.id),
    index("prospects_status_index").on(table.status, table.createdAt.desc(), table.id),
    index("prospects_qualified_index").on(table.qualified, table.createdAt.desc(), table.id),
    index("prospects_call_date_index").on(table.scheduledCallDate, table.id),
    index("prospects_name_index").on(table.lastName, table.firstName, table.id),
    index("prospects_deal_index").on(table.dealAmountCents.desc().nullsLast(), table.id),
    index("prospects_name_key_index").on(table.nameKey, table.country),
    index("prospects_handle_key_index")
      .on(table.handleKey)
      .where(sql`${table.handleKey} is not null`),
    index("prospects_next_contact_index")
      .on(table.userId, table.nextContactAt, table.id)
      .where(
        sql`${table.nextContactAt} is not null and ${table.status} in ('pending', 'no_show', 'rescheduled')`,
      ),
    index("prospects_unplanned_index")
      .on(table.createdAt.desc(), table.id)
      .where(
        sql`${table.nextContactAt} is null and ${table.scheduledCallDate} is null and ${table.showedAt} is null and ${table.status} in ('pending', 'no_show', 'rescheduled')`,
      ),
    // Of everyone: what is missing is few, and whose it is then takes no index.
    index("prospects_open_call_index")
      .on(
        sql`(case ${table.status} when 'pending' then ${table.scheduledCallDate} when 'rescheduled' then ${table.rescheduledDate} end)`,
      )
      .where(sql`${table.showedAt} is null and ${table.status} in ('pending', 'rescheduled')`),
    index("prospects_search_index").using("gin", table.search).with({ fastupdate: false }),
    check("prospects_country_check", sql`${table.country} in ('US', 'Canada', 'UK', 'Other')`),
    check(
      "prospects_status_check",
      sql`${table.status} in ('pending', 'closed', 'not_interested', 'no_show', 'disqualified', 'rescheduled')`,
    ),
    check("prospects_deal_check", sql`${table.dealAmountCents} >= 0`),
  ],
);

/**
 * The typed values of a prospect before the change that created `version`: a correction, its undo, or a removal. Events
 * hold nothing personal, so this is what an undo restores, and what is deleted if someone is to be forgotten.
 */
export const prospectPasts = pgTable(
  "prospect_pasts",
  {
    prospectId: uuid("prospect_id").notNull(),
    version: integer("version").notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: moment("created_at").notNull(),
    typed: jsonb("typed").$type<Typed>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.prospectId, table.version] })],
);

/**
 * Whose meeting a booking is (DAY-5). `mergedFrom`: the prospect it was linked to, before any merge. Links outlive a
 * removal, so undoing it finds them.
 */
export const prospectMeetings = pgTable(
  "prospect_meetings",
  {
    bookingId: uuid("booking_id")
      .primaryKey()
      .references(() => bookings.id, { onDelete: "cascade" }),
    prospectId: uuid("prospect_id").notNull(),
    mergedFrom: uuid("merged_from"),
    /** Everyone who brought it to a prospect, by linking it or by merging. */
    broughtBy: text("brought_by").array().notNull().default(sql`'{}'`),
  },
  (table) => [index("prospect_meetings_prospect_id_index").on(table.prospectId)],
);

/**
 * A meeting that a setter says is their prospect's, as far as they know it: how its guest is reached and the day. Someone
 * who may see bookings finds it and links it, or refuses; until then the setter sees only what they typed.
 */
export const meetingRequests = pgTable(
  "meeting_requests",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    prospectId: uuid("prospect_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    contact: text("contact").notNull(),
    day: date("day").notNull(),
    state: text("state", { enum: REQUEST_STATES }).notNull().default("waiting"),
    reason: text("reason"),
    madeAt: moment("made_at").notNull().defaultNow(),
    endedAt: moment("ended_at"),
  },
  (table) => [
    index("meeting_requests_prospect_index").on(table.prospectId, table.madeAt),
    index("meeting_requests_user_index").on(table.userId, table.state, table.madeAt),
    index("meeting_requests_contact_index").on(sql`lower(${table.contact})`),
  ],
);

/** How many prospects there are of each kind; maintained by a trigger. `owner` is empty if the person who added them was deleted. */
export const prospectTallies = pgTable(
  "prospect_tallies",
  {
    owner: text("owner").notNull(),
    status: text("status", { enum: STATUS_NAMES }).notNull(),
    qualified: boolean("qualified").notNull(),
    prospects: integer("prospects").notNull(),
    dealCents: cents("deal_cents").notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.status, table.qualified] })],
);

/** Deals by the month (UTC) in which they were closed; maintained by the same trigger. */
export const prospectMonths = pgTable("prospect_months", {
  month: date("month").primaryKey(),
  deals: integer("deals").notNull(),
  dealCents: cents("deal_cents").notNull(),
});

/** The zone of someone's last browser: their days begin and end by it (DAY-1). */
export const setterZones = pgTable("setter_zones", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  zone: text("zone").notNull(),
});

/** What an import added or updated, with the resulting version; anything with another version was edited since. */
export const importRows = pgTable(
  "import_rows",
  {
    importId: uuid("import_id")
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    prospectId: uuid("prospect_id").notNull(),
    version: integer("version").notNull(),
    kind: text("kind", { enum: ["new", "update"] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.prospectId] })],
);

/** Sessions that may edit prospects because the admin code was entered in them. */
export const trackerElevations = pgTable("tracker_elevations", {
  sessionId: text("session_id")
    .primaryKey()
    .references(() => sessions.id, { onDelete: "cascade" }),
  until: moment("until").notNull(),
});
