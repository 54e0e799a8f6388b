/** Leaves nothing in a database but the first administrator, so that the next test starts like the first. */

export const FIRST_ADMINISTRATOR =
  "join user_roles using (user_id) where role = 'admin' order by training_credentials.created_at";

/** What the deletion of other rows keeps right by itself, and what a start creates. */
const KEPT = [
  "users",
  "user_roles",
  "training_credentials",
  "signing_keys",
  "operations_board",
  "lesson_catalog",
  "live_outbox",
  "trainee_overviews",
  "trainee_counts",
  "completion_days",
  "prospect_tallies",
  "prospect_months",
];
const NAMES = KEPT.map((table) => `'${table}'`).join(", ");

/**
 * A table whose file is empty has never had a row, and changing its triggers makes each connection read its description
 * again. The rows of a partitioned table are in others.
 */
const EVER_FILLED = "(relkind = 'p' or pg_relation_size(pg_class.oid) > 0)";

/**
 * Row by row, so in-memory state is notified. Only a test may empty what is only added to: a trigger refuses it there.
 * Every table but those above: one that were forgotten would make a journey depend on an earlier one.
 */
export const EMPTY = `
  do $$
  declare
    each text;
    only_added_to text[] := array(select distinct pg_class.oid::regclass::text
      from pg_class join pg_trigger on tgrelid = pg_class.oid
      where tgname like '%\\_no\\_change' and tgparentid = 0 and ${EVER_FILLED});
  begin
    -- First: a job that sends an email waits for the row of the email, and would hold its own.
    delete from jobs;
    delete from users where id <> (select user_id from training_credentials ${FIRST_ADMINISTRATOR} limit 1);
    foreach each in array only_added_to loop
      execute format('alter table %s disable trigger user', each);
    end loop;
    for each in select relname from pg_class where relkind in ('r', 'p') and not relispartition
        and relnamespace = 'public'::regnamespace and relname not in (${NAMES})
        and ${EVER_FILLED}
      -- Last: tables whose rows stay as long as others refer to them.
      order by pg_class.oid = any(array(select confrelid from pg_constraint where confdeltype = 'a'))
    loop
      execute format('delete from %I', each);
    end loop;
    foreach each in array only_added_to loop
      execute format('alter table %s enable trigger user', each);
    end loop;
    update users set email_verified = false, email = id || '@trainees.invalid';
    update training_credentials set account_setup_complete = false, last_login_at = null;
  end
  $$`;
