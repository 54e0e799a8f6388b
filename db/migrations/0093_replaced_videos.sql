ALTER TABLE "lesson_epochs" ADD COLUMN "content" text;--> statement-breakpoint
ALTER TABLE "lesson_epochs" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
UPDATE "lesson_epochs" SET "content" = f.sha256 FROM "media_files" f WHERE "lesson_epochs"."host" = 'own' AND f.id = "lesson_epochs"."video_id";
