ALTER TABLE "lesson_progress" ADD COLUMN "first_saved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "completed_early" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_early_check" CHECK ("lesson_progress"."completed" or not "lesson_progress"."completed_early");