ALTER TABLE "ai_calls" ADD COLUMN "kind" text DEFAULT 'stranger' NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_status_index" ON "bookings" USING btree ("status","created_at") WHERE "bookings"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "bookings_guest_mail_index" ON "bookings" USING btree (lower("guest_mail"),"created_at");