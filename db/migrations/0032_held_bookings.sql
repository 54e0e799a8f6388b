ALTER TABLE "bookings" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "bookings_held_until_index" ON "bookings" USING btree ("held_until") WHERE "bookings"."held_until" is not null;