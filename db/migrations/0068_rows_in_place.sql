ALTER TABLE "completion_days" ADD COLUMN "slot" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "completion_days" DROP CONSTRAINT "completion_days_pkey";--> statement-breakpoint
ALTER TABLE "completion_days" ADD CONSTRAINT "completion_days_day_slot_pk" PRIMARY KEY("day","slot");--> statement-breakpoint
-- Room for the next version of a row beside it, so an update touches no index.
ALTER TABLE "lesson_progress" SET (fillfactor = 85);--> statement-breakpoint
ALTER TABLE "trainee_overviews" SET (fillfactor = 85);--> statement-breakpoint
ALTER TABLE "rate_limits" SET (fillfactor = 85);--> statement-breakpoint
ALTER TABLE "completion_days" SET (fillfactor = 50);
