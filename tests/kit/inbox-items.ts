/** Inbox items, created the way the product's forms and calendars create them. */
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { followArrival, followInterview } from "../../app/applicants/follow.server";
import { bookings } from "../../app/booking/tables";
import { submissions } from "../../app/forms/tables";
import type { Db } from "../../app/platform/db/database.server";

export const INBOX = "/admin/inbox";

type Query = (text: string, values?: unknown[]) => Promise<unknown>;

type Sent = {
  form: string;
  name: string;
  mail: string;
  qualified: boolean | null;
  status: string;
  hoursAgo: number;
  fields: { label: string; value: string }[];
};

/** A request, or with `qualified` an application; returns its id. */
export async function aSubmission(query: Query, changes: Partial<Sent> = {}): Promise<string> {
  const id = crypto.randomUUID();
  const sent: Sent = {
    form: "company-email",
    name: "Rita Request",
    mail: "rita@example.com",
    qualified: null,
    status: "new",
    hoursAgo: 1,
    fields: [{ label: "What do you need?", value: "A mailbox" }],
    ...changes,
  };
  await query(
    `insert into submissions (id, form, sender_name, sender_mail, fields, qualified, caller, status, created_at)
     values ($1, $2, $3, $4, $5, $6, 'caller', $7, now() - make_interval(mins => $8))`,
    [
      id,
      sent.form,
      sent.name,
      sent.mail,
      JSON.stringify(sent.fields),
      sent.qualified,
      sent.status,
      Math.round(sent.hoursAgo * 60),
    ],
  );
  if (sent.qualified !== null) await arrives(query, id);
  return id;
}

/** What the product does when an application is stored. */
async function arrives(query: Query, id: string): Promise<void> {
  const db = dbOver(query);
  const [row] = await db.select().from(submissions).where(eq(submissions.id, id));
  if (row) await followArrival(db, row);
}

/** What the product does when a meeting has changed. */
export async function meetingChanges(query: Query, id: string): Promise<void> {
  const db = dbOver(query);
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
  if (row) await followInterview(db, row);
}

export function anApplication(query: Query, changes: Partial<Sent> = {}): Promise<string> {
  const applicant = { form: "application", name: "Ann van der Berg", mail: "ann@example.com" };
  return aSubmission(query, { ...applicant, qualified: true, ...changes });
}

/** An email about an item that the mail server refused for good; returns its id. */
export async function aFailedMail(query: Query, itemId: string): Promise<string> {
  const id = crypto.randomUUID();
  await query(
    `insert into mail_outbox (id, recipient, subject, body, about, attempts, last_error, failed_at)
     values ($1, 'rita@example.com', 'We have received your form', 'A text', 'item ' || $2, 1, 'EMESSAGE 550', now())`,
    [id, itemId],
  );
  return id;
}

type Booked = {
  name: string;
  inHours: number;
  hoursAgo: number;
  cancelled: boolean;
  /** The guest has not confirmed it yet. */
  held: boolean;
  /** Who booked it in the portal. */
  traineeId: string | null;
  calendar: string;
};

/** A discovery call, or of another calendar, in a seat that no other booking has; returns its id. */
export async function aBooking(query: Query, changes: Partial<Booked> = {}): Promise<string> {
  const id = crypto.randomUUID();
  const booked: Booked = {
    name: "Gus Guest",
    inHours: 48,
    hoursAgo: 2,
    cancelled: false,
    held: false,
    traineeId: null,
    calendar: "discovery",
    ...changes,
  };
  await query(
    `insert into bookings (id, calendar, starts_at, ends_at, guest_name, guest_mail, zone, message, caller,
       created_at, cancelled_at, held_until, trainee_id, seat)
     select $1, $8, at, at + interval '30 min', $2, 'gus@example.com', 'Europe/Berlin', 'See you', 'caller',
       now() - make_interval(hours => $4), case when $5 then now() end,
       case when $6 then now() + interval '20 min' end, $7, (select coalesce(max(seat), 0) + 1 from bookings)
     from (values (date_trunc('minute', now()) + make_interval(hours => $3) + floor(random() * 60000) * interval '1 ms')) t(at)`,
    [
      id,
      booked.name,
      booked.inHours,
      booked.hoursAgo,
      booked.cancelled,
      booked.held,
      booked.traineeId,
      booked.calendar,
    ],
  );
  return id;
}

/** A guest who confirmed an earlier booking, so the next ones are not held. */
export async function aKnownGuest(query: Query, mail: string): Promise<void> {
  await query(
    `insert into bookings (id, calendar, starts_at, ends_at, guest_name, guest_mail, zone, caller, cancelled_at, confirmed_at)
     values (gen_random_uuid(), 'discovery', '2020-01-06', '2020-01-07', 'Known Guest', $1, 'UTC', 'caller', now(), now())`,
    [mail],
  );
}

/** An interview that someone has booked; returns its id. */
export async function anInterview(
  query: Query,
  { mail, held = false }: { mail: string; held?: boolean },
): Promise<string> {
  const id = await aBooking(query, { held });
  await query("update bookings set guest_mail = $2 where id = $1", [id, mail]);
  await query("update bookings set calendar = 'interview' where id = $1", [id]);
  await meetingChanges(query, id);
  return id;
}

/** The product's own functions on the database behind a test's `query`, which knows no transactions. */
function dbOver(query: Query): Db {
  const client = {
    async query({ text, rowMode }: { text: string; rowMode?: string }, values: unknown[]) {
      const rows = (await query(text, values)) as Record<string, unknown>[];
      return { rows: rowMode === "array" ? rows.map((row) => Object.values(row)) : rows };
    },
  };
  // All that Drizzle asks of a pool outside transactions.
  return drizzle(client as unknown as Pool);
}
