CREATE TABLE "lesson_captions" (
	"lesson_number" smallint PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	CONSTRAINT "lesson_captions_lesson_number_check" CHECK ("lesson_captions"."lesson_number" > 0),
	CONSTRAINT "lesson_captions_language_check" CHECK ("lesson_captions"."language" ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$')
);
--> statement-breakpoint
ALTER TABLE "media_uploads" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "media_uploads" ADD CONSTRAINT "media_uploads_sha256_check" CHECK ("media_uploads"."sha256" ~ '^[0-9a-f]{64}$');