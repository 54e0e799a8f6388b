CREATE TABLE "call_registrants" (
	"registrant" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"mail" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "call_events" ADD COLUMN "registrant" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "call_events_registrant_index" ON "call_events" USING btree ("registrant") WHERE "call_events"."registrant" <> '';