CREATE TABLE "prospect_changes" (
	"prospect_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"kind" text NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	CONSTRAINT "prospect_changes_prospect_id_version_pk" PRIMARY KEY("prospect_id","version"),
	CONSTRAINT "prospect_changes_kind_check" CHECK ("prospect_changes"."kind" in ('added', 'edited', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "prospect_months" (
	"month" date PRIMARY KEY NOT NULL,
	"deals" integer NOT NULL,
	"deal_cents" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prospect_tallies" (
	"owner" text NOT NULL,
	"status" text NOT NULL,
	"qualified" boolean NOT NULL,
	"prospects" integer NOT NULL,
	"deal_cents" bigint NOT NULL,
	CONSTRAINT "prospect_tallies_owner_status_qualified_pk" PRIMARY KEY("owner","status","qualified")
);
--> statement-breakpoint
CREATE TABLE "tracker_elevations" (
	"session_id" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "prospects_user_id_index";--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "tracker" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "annual_income_cents" bigint;--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "score_points" integer;--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "qualified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "deal_amount_cents" bigint;--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "name_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "search" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "prospect_changes" ADD CONSTRAINT "prospect_changes_prospect_id_prospects_id_fk" FOREIGN KEY ("prospect_id") REFERENCES "public"."prospects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracker_elevations" ADD CONSTRAINT "tracker_elevations_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prospects_status_index" ON "prospects" USING btree ("status","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "prospects_qualified_index" ON "prospects" USING btree ("qualified","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "prospects_call_date_index" ON "prospects" USING btree ("scheduled_call_date","id");--> statement-breakpoint
CREATE INDEX "prospects_name_index" ON "prospects" USING btree ("last_name","first_name","id");--> statement-breakpoint
CREATE INDEX "prospects_deal_index" ON "prospects" USING btree ("deal_amount_cents" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "prospects_name_key_index" ON "prospects" USING btree ("name_key","country");--> statement-breakpoint
CREATE INDEX "prospects_search_index" ON "prospects" USING gin ("search") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "prospects_user_id_index" ON "prospects" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
ALTER TABLE "prospects" DROP COLUMN "deal_amount";--> statement-breakpoint
ALTER TABLE "prospects" ADD CONSTRAINT "prospects_deal_check" CHECK ("prospects"."deal_amount_cents" >= 0);