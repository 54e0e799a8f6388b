ALTER TABLE "events" RENAME TO "events_whole";--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid DEFAULT encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid NOT NULL,
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
CREATE INDEX "events_runs_index" ON "events" USING btree ("subject_id","at") WHERE "events"."verb" = 'prospects.follow-up' and "events"."after" ->> 'outcome' = 'booked';
