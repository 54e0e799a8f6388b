CREATE TABLE "lesson_catalog" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"lessons" smallint NOT NULL,
	CONSTRAINT "lesson_catalog_id_check" CHECK ("lesson_catalog"."id" = 1),
	CONSTRAINT "lesson_catalog_lessons_check" CHECK ("lesson_catalog"."lessons" > 0)
);
--> statement-breakpoint
ALTER TABLE "trainee_overviews" DROP CONSTRAINT "trainee_overviews_heat_check";--> statement-breakpoint
ALTER TABLE "lesson_progress" DROP CONSTRAINT "lesson_progress_lesson_number_check";--> statement-breakpoint
ALTER TABLE "lesson_videos" DROP CONSTRAINT "lesson_videos_lesson_number_check";--> statement-breakpoint
ALTER TABLE "trainee_overviews" ALTER COLUMN "heat" SET DEFAULT '0';--> statement-breakpoint
ALTER TABLE "trainee_overviews" ADD CONSTRAINT "trainee_overviews_heat_check" CHECK ("trainee_overviews"."heat" ~ '^[0-9]+$');--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_lesson_number_check" CHECK ("lesson_progress"."lesson_number" > 0);--> statement-breakpoint
ALTER TABLE "lesson_videos" ADD CONSTRAINT "lesson_videos_lesson_number_check" CHECK ("lesson_videos"."lesson_number" > 0);--> statement-breakpoint
-- Which texts of db/functions are in force.
CREATE TABLE "drizzle"."functions_in_force" ("file" text PRIMARY KEY NOT NULL, "hash" text NOT NULL);
