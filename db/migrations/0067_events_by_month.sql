-- An id of the seventh version: the millisecond first, so new rows stand together in an index. PostgreSQL makes them
-- itself since 18; this is the same on 15.
CREATE OR REPLACE FUNCTION time_ordered_id() RETURNS uuid LANGUAGE sql AS $$
  SELECT encode(set_bit(set_bit(overlay(
    uuid_send(gen_random_uuid())
    PLACING substring(int8send(floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6
  ), 52, 1), 53, 1), 'hex')::uuid
$$;--> statement-breakpoint
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
$$;--> statement-breakpoint
ALTER TABLE "events" RENAME TO "events_whole";--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid DEFAULT time_ordered_id() NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"verb" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_label" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text,
	"audited" boolean NOT NULL,
	CONSTRAINT "events_id_at_pk" PRIMARY KEY("id","at"),
	CONSTRAINT "events_verb_check" CHECK ("events"."verb" ~ '^[a-z]+(-[a-z]+)*[.][a-z]+(-[a-z]+)*$'),
	CONSTRAINT "events_actor_check" CHECK ("events"."actor_kind" in ('user', 'guest', 'system') and ("events"."actor_kind" = 'user') = ("events"."actor_id" is not null))
) PARTITION BY RANGE ("at");--> statement-breakpoint
CREATE TABLE "events_rest" PARTITION OF "events" DEFAULT;--> statement-breakpoint
INSERT INTO "events" ("id", "at", "actor_kind", "actor_id", "actor_name", "verb", "subject_kind", "subject_id", "subject_label", "before", "after", "request_id", "audited") SELECT "id", "at", "actor_kind", "actor_id", "actor_name", "verb", "subject_kind", "subject_id", "subject_label", "before", "after", "request_id", "audited" FROM "events_whole";--> statement-breakpoint
DROP TABLE "events_whole";--> statement-breakpoint
CREATE INDEX "events_at_index" ON "events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "events_audited_index" ON "events" USING btree ("at","id") WHERE "events"."audited";--> statement-breakpoint
CREATE INDEX "events_verb_index" ON "events" USING btree ("verb","at","id");--> statement-breakpoint
CREATE INDEX "events_subject_index" ON "events" USING btree ("subject_kind","subject_id","at");--> statement-breakpoint
CREATE INDEX "events_actor_index" ON "events" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "events_runs_index" ON "events" USING btree ("subject_id","at") WHERE "events"."verb" = 'prospects.follow-up' and "events"."after" ->> 'outcome' = 'booked';--> statement-breakpoint
SELECT make_event_months();
