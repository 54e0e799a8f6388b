-- A partition of events for this month, the three after it, and every month of rows that had none yet.
CREATE OR REPLACE FUNCTION make_event_months() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  months CONSTANT timestamp[] := ARRAY(
    SELECT date_trunc('month', now() AT TIME ZONE 'UTC') + make_interval(months => ahead) FROM generate_series(0, 3) ahead
    UNION SELECT date_trunc('month', at AT TIME ZONE 'UTC') FROM events_rest
  );
  month timestamp;
  partition text;
  bounds text;
BEGIN
  FOREACH month IN ARRAY months LOOP
    partition := 'events_' || to_char(month, 'YYYY_MM');
    CONTINUE WHEN to_regclass('public.' || partition) IS NOT NULL;
    bounds := format('%L AND at < %L', month::text || '+00', (month + interval '1 month')::text || '+00');
    EXECUTE format('CREATE TABLE %I (LIKE events INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING INDEXES)', partition);
    ALTER TABLE events_rest DISABLE TRIGGER USER;
    EXECUTE format('WITH moved AS (DELETE FROM events_rest WHERE at >= %s RETURNING *) INSERT INTO %I SELECT * FROM moved', bounds, partition);
    ALTER TABLE events_rest ENABLE TRIGGER USER;
    EXECUTE format('ALTER TABLE events ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
      partition, month::text || '+00', (month + interval '1 month')::text || '+00');
  END LOOP;
  -- Those of rows follow from the table's own; this one does not.
  FOREACH partition IN ARRAY ARRAY(SELECT inhrelid::regclass::text FROM pg_inherits WHERE inhparent = 'events'::regclass) LOOP
    IF to_regproc('refuse_event_change') IS NOT NULL AND NOT EXISTS (
      SELECT FROM pg_trigger WHERE tgrelid = partition::regclass AND tgname = 'events_no_truncate'
    ) THEN
      EXECUTE format('CREATE TRIGGER events_no_truncate BEFORE TRUNCATE ON %s FOR EACH STATEMENT EXECUTE FUNCTION refuse_event_change()', partition);
    END IF;
  END LOOP;
END
$$;
