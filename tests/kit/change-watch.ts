/**
 * Watches every row that is written, in any table, from now on; except what the loops write that run jobs, the jobs that
 * send an email (the email is watched) and sweep, reminders planned after the settings changed, what the pay ledger enters when someone reads it, and the count
 * of how often a signed-in person asked: a refused request counts too. A follow-up, which goes out minutes after the act
 * that plans it, waits for another day: a busy machine may take those minutes.
 */
import type { TestProduct } from "./test-product";

/** A row that was written, as `INSERT events {…}`. */
export type Change = { verb: string; table: string; row: Record<string, unknown> };

const WATCH = `
  create table watched_changes (id bigserial, verb text, name text, row jsonb);
  create function note_change() returns trigger language plpgsql as $$
    begin
      insert into watched_changes (verb, name, row) select tg_op, regexp_replace(tg_table_name, '^events_.*', 'events'), written
        from to_jsonb(coalesce(new, old)) written where not (tg_table_name = 'jobs' and written->>'kind' in ('bookings.remind', 'mail', 'sweep', 'media-sweep'))
          and not (tg_table_name = 'rate_limits' and written->>'key' like '%-of-account %');
      return null;
    end
  $$;
  create function postpone() returns trigger language plpgsql as $$
    begin
      new.run_at := now() + interval '1 day';
      return new;
    end
  $$;
  create trigger postponed before insert or update of run_at on jobs
    for each row when (new.kind = 'bookings.follow-up') execute function postpone();
  update jobs set run_at = run_at where kind = 'bookings.follow-up' and done_at is null;
  do $$
  declare
    each text;
  begin
    -- A partition has the triggers of its table.
    for each in select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and relname not in ('watched_changes', 'pay_entries', 'live_outbox')
    loop
      execute format('create trigger watched after insert %s on %I for each row execute function note_change()',
        case each when 'mail_outbox' then 'or update of expires_at' when 'pay_facts' then '' when 'jobs' then 'or update' else 'or update or delete' end, each);
    end loop;
  end
  $$`;

/** Returns what was written since the last call. */
export async function watchChanges({ query }: TestProduct): Promise<() => Promise<Change[]>> {
  for (const statement of WATCH.split(/;\n {2}(?=create|update|do)/)) await query(statement);
  return async () => {
    const rows = await query<Change>(
      `with taken as (delete from watched_changes returning *)
       select verb, name as table, row from taken order by id`,
    );
    return rows;
  };
}

/** A change in words, for what a failing test prints. */
export function describeChange({ verb, table, row }: Change): string {
  return `${verb} ${table} ${JSON.stringify(row).slice(0, 200)}`;
}
