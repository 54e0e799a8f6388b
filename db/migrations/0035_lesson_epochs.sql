CREATE TABLE "lesson_epochs" (
	"lesson_number" smallint PRIMARY KEY NOT NULL,
	"library_id" text NOT NULL,
	"video_id" text NOT NULL,
	"epoch" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
INSERT INTO "lesson_epochs" ("lesson_number", "library_id", "video_id")
SELECT "lesson_number", "library_id", "video_id" FROM "lesson_videos";--> statement-breakpoint
-- A completed lesson is 100 percent from now on.
UPDATE "trainee_overviews" AS o SET "percent" = floor(coalesce((
  SELECT sum(CASE
    WHEN p."completed" THEN 100
    WHEN p."duration_seconds" > 0 THEN least(100, p."progress_seconds" / p."duration_seconds" * 100)
    ELSE 0
  END)
  FROM "lesson_progress" p WHERE p."user_id" = o."user_id"
), 0) / length(o."heat") + 0.5)
WHERE o."completed" > 0;
