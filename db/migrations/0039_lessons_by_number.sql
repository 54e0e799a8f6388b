ALTER TABLE "lesson_catalog" ADD COLUMN "numbers" smallint[];--> statement-breakpoint
UPDATE "lesson_catalog" SET "numbers" = ARRAY(SELECT generate_series(1, "lessons")::smallint);--> statement-breakpoint
ALTER TABLE "lesson_catalog" ALTER COLUMN "numbers" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_catalog" ADD CONSTRAINT "lesson_catalog_numbers_check" CHECK (cardinality("lesson_catalog"."numbers") > 0);--> statement-breakpoint
ALTER TABLE "lesson_catalog" DROP COLUMN "lessons";
