ALTER TABLE "bookings" ADD COLUMN "guest_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "passing" text;--> statement-breakpoint
CREATE INDEX "bookings_starts_at_index" ON "bookings" USING btree ("starts_at") WHERE "bookings"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_key_index" ON "jobs" USING btree ("key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "mail_outbox_passing_index" ON "mail_outbox" USING btree ("passing") WHERE "mail_outbox"."passing" is not null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_outcome_check" CHECK ("bookings"."outcome" in ('held', 'no-show', 'canceled'));