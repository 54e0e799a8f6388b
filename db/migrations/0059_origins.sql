ALTER TABLE "bookings" ADD COLUMN "origin" jsonb;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "origin" jsonb;