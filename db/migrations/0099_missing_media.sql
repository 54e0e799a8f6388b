ALTER TABLE "media_files" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "is_missing" boolean DEFAULT false NOT NULL;