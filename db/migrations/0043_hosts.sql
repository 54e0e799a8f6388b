CREATE TABLE "busy_feeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" uuid NOT NULL,
	"address" text NOT NULL,
	"all_day" boolean DEFAULT true NOT NULL,
	"read_at" timestamp with time zone,
	"fault" text
);
--> statement-breakpoint
CREATE TABLE "busy_spans" (
	"feed_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "days_off" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" uuid,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	CONSTRAINT "days_off_order_check" CHECK ("days_off"."to_day" >= "days_off"."from_day")
);
--> statement-breakpoint
CREATE TABLE "host_meetings" (
	"host_id" uuid NOT NULL,
	"calendar" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "host_meetings_host_id_calendar_starts_at_ends_at_pk" PRIMARY KEY("host_id","calendar","starts_at","ends_at")
);
--> statement-breakpoint
CREATE TABLE "hosts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"mail" text DEFAULT '' NOT NULL,
	"zone" text,
	"hours" jsonb,
	"link" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"stands_for" text,
	"feed_key" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hosts_stands_for_unique" UNIQUE("stands_for")
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "host_id" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "guest_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "busy_feeds" ADD CONSTRAINT "busy_feeds_host_id_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."hosts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_spans" ADD CONSTRAINT "busy_spans_feed_id_busy_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."busy_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "days_off" ADD CONSTRAINT "days_off_host_id_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."hosts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_meetings" ADD CONSTRAINT "host_meetings_host_id_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."hosts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "busy_spans_feed_id_index" ON "busy_spans" USING btree ("feed_id","starts_at");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_host_id_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."hosts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_host_id_index" ON "bookings" USING btree ("host_id","starts_at") WHERE "bookings"."cancelled_at" is null;--> statement-breakpoint
CREATE TYPE "host_range" AS RANGE (subtype = uuid);--> statement-breakpoint
ALTER TABLE "host_meetings" ADD CONSTRAINT "host_meetings_once" EXCLUDE USING gist (host_range("host_id", "host_id", '[]') WITH &&, tstzrange("starts_at", "ends_at") WITH &&);--> statement-breakpoint
UPDATE "bookings" SET "cancelled_at" = "held_until" WHERE "cancelled_at" IS NULL AND "held_until" <= now();--> statement-breakpoint
INSERT INTO "hosts" ("stands_for") SELECT DISTINCT "calendar" FROM "bookings";--> statement-breakpoint
UPDATE "bookings" SET "host_id" = "hosts"."id" FROM "hosts" WHERE "hosts"."stands_for" = "bookings"."calendar";--> statement-breakpoint
INSERT INTO "host_meetings" SELECT DISTINCT "host_id", "calendar", "starts_at", "ends_at" FROM "bookings" WHERE "cancelled_at" IS NULL ON CONFLICT DO NOTHING;
