CREATE TABLE "import_parts" (
	"import_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"keys" text[],
	"plan" jsonb,
	CONSTRAINT "import_parts_import_id_part_pk" PRIMARY KEY("import_id","part")
);
--> statement-breakpoint
CREATE TABLE "pay_claims" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"setter_id" text NOT NULL,
	"prospect_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	"base_cents" bigint,
	"booking_id" uuid,
	"why" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"report_id" uuid,
	"reason" text,
	"made_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "pay_claims_report_id_unique" UNIQUE("report_id")
);
--> statement-breakpoint
CREATE TABLE "meeting_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"prospect_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"contact" text NOT NULL,
	"day" date NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "backup_proofs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"backup" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone DEFAULT now() NOT NULL,
	"took_ms" integer NOT NULL,
	"result" text NOT NULL,
	"tables" integer,
	"rows" bigint,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "busy_feeds" ADD COLUMN "warnings" jsonb DEFAULT '{"notes":[],"more":0}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "encoding" text DEFAULT 'utf-8' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "headings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "plan" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "planned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "begun_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undo_begun_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pay_entries" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
ALTER TABLE "pay_entries" ADD COLUMN "again_after" bigint;--> statement-breakpoint
ALTER TABLE "pay_facts" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "showed_in" uuid;--> statement-breakpoint
ALTER TABLE "import_parts" ADD CONSTRAINT "import_parts_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_requests" ADD CONSTRAINT "meeting_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pay_claims_waiting_key" ON "pay_claims" USING btree ("prospect_id","kind") WHERE "pay_claims"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "pay_claims_prospect_index" ON "pay_claims" USING btree ("prospect_id","seq");--> statement-breakpoint
CREATE INDEX "pay_claims_setter_index" ON "pay_claims" USING btree ("setter_id","state","made_at");--> statement-breakpoint
CREATE INDEX "meeting_requests_prospect_index" ON "meeting_requests" USING btree ("prospect_id","made_at");--> statement-breakpoint
CREATE INDEX "meeting_requests_user_index" ON "meeting_requests" USING btree ("user_id","state","made_at");--> statement-breakpoint
CREATE INDEX "meeting_requests_contact_index" ON "meeting_requests" USING btree (lower("contact"));--> statement-breakpoint
CREATE INDEX "backup_proofs_tried_index" ON "backup_proofs" USING btree ("tried_at");--> statement-breakpoint
CREATE INDEX "backup_proofs_proven_index" ON "backup_proofs" USING btree ("tried_at") WHERE "backup_proofs"."result" = 'proven';--> statement-breakpoint
CREATE UNIQUE INDEX "pay_entries_meeting_key" ON "pay_entries" USING btree ("booking_id",coalesce("again_after", 0)) WHERE "pay_entries"."kind" = 'show' and "pay_entries"."reverses" is null;--> statement-breakpoint
CREATE INDEX "pay_entries_booking_index" ON "pay_entries" USING btree ("booking_id","seq") WHERE "pay_entries"."booking_id" is not null;--> statement-breakpoint
CREATE INDEX "pay_facts_prospect_index" ON "pay_facts" USING btree ("prospect_id","seq");--> statement-breakpoint
ALTER TABLE "imports" DROP COLUMN "content";