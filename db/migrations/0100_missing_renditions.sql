ALTER TABLE "media_renditions" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "media_renditions" ADD COLUMN "is_missing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media_files" DROP COLUMN "checked_at";--> statement-breakpoint
ALTER TABLE "media_files" DROP COLUMN "is_missing";