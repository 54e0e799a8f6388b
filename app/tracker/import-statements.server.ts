/** An import's statements: a few for each part, however many rows it has (DAY-4). */
import { type SQL, sql } from "drizzle-orm";
import type { Actor } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { readColumns } from "./add-prospect.server";
import type { RowState } from "./import-state";
import type { Typed } from "./prospect";

export type Row = { typed: Typed; state: RowState };

/** The columns of a prospect, as JSON for one statement. */
function recordOf({ typed, state }: Row) {
  const { scheduledCallDate, ...columns } = readColumns(typed);
  return { ...columns, ...state, callDate: scheduledCallDate };
}

const RECORD = sql`AS r(
  id uuid, version int, "firstName" text, "lastName" text, country text, "annualIncome" text,
  "annualIncomeCents" bigint, score text, "scorePoints" int, qualified boolean, "callDate" date,
  handle text, "handleKey" text, platform text, profile text, notes text, "nameKey" text, words text[],
  status text, "dealCents" bigint, "rescheduledDate" date, "closedAt" timestamptz, "showedAt" timestamptz,
  "nextContactAt" timestamptz, "showedIn" uuid)`;
const SEARCH = sql`array_to_tsvector(r.words)`;

/** A prospect's state as events record it. */
const STATE = sql`jsonb_build_object('version', p.version, 'status', p.status, 'dealCents',
  p.deal_amount_cents, 'rescheduledDate', p.rescheduled_date, 'closedAt', p.closed_at, 'showedAt', p.showed_at,
  'showedIn', p.showed_in,
  'nextContactAt', p.next_contact_at, 'scriptPath', p.script_path, 'scriptVersion', p.script_version)`;
const KEPT = sql`jsonb_build_object('firstName', p.first_name, 'lastName', p.last_name, 'country', p.country,
  'annualIncome', p.annual_income, 'score', p.score, 'callDate', p.scheduled_call_date,
  'handle', p.handle, 'platform', p.platform, 'profile', p.profile, 'notes', p.notes)`;

export async function insertPart(
  tx: Db,
  id: string,
  added: readonly Row[],
  actor: Actor,
): Promise<number> {
  const records = JSON.stringify(added.map(recordOf));
  const { rows } = await tx.execute(sql`
    with p AS (
      insert into prospects (user_id, first_name, last_name, country, annual_income,
        annual_income_cents, score, score_points, qualified, scheduled_call_date, handle,
        handle_key, platform, profile, notes, status, deal_amount_cents, rescheduled_date, closed_at,
        showed_at, next_contact_at, name_key, search)
      select ${actor.userId}, r."firstName", r."lastName", r.country, r."annualIncome",
        r."annualIncomeCents", r.score, r."scorePoints", r.qualified, r."callDate", r.handle,
        r."handleKey", r.platform, r.profile, r.notes, r.status, r."dealCents", r."rescheduledDate",
        r."closedAt", r."showedAt", r."nextContactAt", r."nameKey", ${SEARCH}
      from json_to_recordset(${records}::json) ${RECORD}
      returning *
    ), told AS (${eventsOf(actor, "prospects.import", sql`null::jsonb`, STATE)})
    insert into import_rows (import_id, prospect_id, version, kind)
    select ${id}::uuid, p.id, p.version, 'new' from p returning 1`);
  return rows.length;
}

export type Update = Row & { id: string; version: number };

export async function updatePart(
  tx: Db,
  id: string,
  updates: readonly Update[],
  actor: Actor,
): Promise<number> {
  const rows = await correctPart(tx, updates, actor, "prospects.import");
  await tx.execute(sql`
    insert into import_rows (import_id, prospect_id, version, kind)
    select ${id}::uuid, r.id, r.version, 'update'
    from json_to_recordset(${JSON.stringify(rows)}::json) AS r(id uuid, version int)`);
  return rows.length;
}

/** Corrects those that still have the given version, keeping what was typed; returns them with their next version. */
export async function correctPart(
  tx: Db,
  updates: readonly Update[],
  actor: Actor,
  verb: "prospects.import" | "prospects.undo",
): Promise<{ id: string; version: number }[]> {
  const records = JSON.stringify(
    updates.map(({ id, version, ...row }) => ({ ...recordOf(row), id, version })),
  );
  const { rows } = await tx.execute<{ id: string; version: number }>(sql`
    with r AS MATERIALIZED (
      select r.* from json_to_recordset(${records}::json) ${RECORD}
      join prospects p on p.id = r.id and p.version = r.version
      for update of p
    ), kept AS (
      insert into prospect_pasts (prospect_id, version, user_id, created_at, typed)
      select p.id, p.version + 1, p.user_id, p.created_at, ${KEPT} from prospects p join r on r.id = p.id
    ), old AS (select p.id, ${STATE} state from prospects p join r on r.id = p.id
    ), p AS (
      update prospects set first_name = r."firstName", last_name = r."lastName",
        country = r.country, annual_income = r."annualIncome",
        annual_income_cents = r."annualIncomeCents", score = r.score,
        score_points = r."scorePoints", qualified = r.qualified,
        scheduled_call_date = r."callDate", handle = r.handle, handle_key = r."handleKey",
        platform = r.platform, profile = r.profile, notes = r.notes, status = r.status,
        deal_amount_cents = r."dealCents", rescheduled_date = r."rescheduledDate", closed_at = r."closedAt",
        showed_at = r."showedAt", showed_in = case
          when r."showedAt" is not distinct from prospects.showed_at then prospects.showed_in else r."showedIn" end,
        next_contact_at = r."nextContactAt", name_key = r."nameKey", search = ${SEARCH},
        version = prospects.version + 1, typed_version = prospects.version + 1
      from r where prospects.id = r.id returning prospects.*
    ), told AS (${eventsOf(actor, verb, sql`(select state from old where old.id = p.id)`, STATE)})
    select p.id, p.version from p`);
  return rows.map(({ id, version }) => ({ id, version }));
}

/**
 * Removes those of `import_rows i` that the import added and no one has changed; returns how many. Their events name the
 * import.
 */
export async function removePart(
  tx: Db,
  { id, of }: { id: string; of: SQL },
  actor: Actor,
): Promise<number> {
  const gone = await tx.execute(sql`
    with p AS (
      delete from prospects using import_rows i
      where ${of} and i.kind = 'new' and prospects.id = i.prospect_id
        and prospects.version = i.version
      returning prospects.*
    ), kept AS (
      insert into prospect_pasts (prospect_id, version, user_id, created_at, typed)
      select p.id, p.version + 1, p.user_id, p.created_at, ${KEPT} from p
    ), told AS (${eventsOf(actor, "prospects.remove", STATE, sql`${STATE} || jsonb_build_object('version', p.version + 1, 'import', ${id}::text)`)})
    select p.id from p`);
  return gone.rows.length;
}

function eventsOf(
  { userId, firstName, lastName }: Actor,
  verb: "prospects.import" | "prospects.remove" | "prospects.undo",
  before: ReturnType<typeof sql>,
  after: ReturnType<typeof sql>,
) {
  return sql`insert into events (actor_kind, actor_id, actor_name, verb, subject_kind, subject_id,
      subject_label, before, after, audited)
    select 'user', ${userId}, ${`${firstName} ${lastName}`}, ${verb}, 'prospect', p.id::text,
      'Prospect', ${before}, ${after}, false from p`;
}
