CREATE TABLE "media_files" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text,
	"duration_seconds" double precision,
	"width" integer,
	"height" integer,
	"state" text DEFAULT 'uploading' NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_files_id_check" CHECK ("media_files"."id" ~ '^[A-Za-z0-9_-]{22}$'),
	CONSTRAINT "media_files_bytes_check" CHECK ("media_files"."bytes" > 0),
	CONSTRAINT "media_files_sha256_check" CHECK ("media_files"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "media_files_state_check" CHECK ("media_files"."state" = 'uploading' or ("media_files"."state" = 'ready' and "media_files"."sha256" is not null))
);
--> statement-breakpoint
CREATE TABLE "media_renditions" (
	"file_id" text NOT NULL,
	"kind" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" bigint NOT NULL,
	"content_type" text NOT NULL,
	"width" integer,
	"height" integer,
	CONSTRAINT "media_renditions_file_id_kind_pk" PRIMARY KEY("file_id","kind"),
	CONSTRAINT "media_renditions_kind_check" CHECK ("media_renditions"."kind" ~ '^[a-z0-9-]{1,40}$'),
	CONSTRAINT "media_renditions_sha256_check" CHECK ("media_renditions"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "media_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"file_id" text NOT NULL,
	"received_bytes" bigint DEFAULT 0 NOT NULL,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"held_by" text,
	"held_until" timestamp with time zone,
	"wanted_at" timestamp with time zone,
	CONSTRAINT "media_uploads_received_check" CHECK ("media_uploads"."received_bytes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "media_renditions" ADD CONSTRAINT "media_renditions_file_id_media_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_uploads" ADD CONSTRAINT "media_uploads_file_id_media_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_renditions_sha256_index" ON "media_renditions" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "media_uploads_touched_index" ON "media_uploads" USING btree ("touched_at");--> statement-breakpoint
CREATE INDEX "media_uploads_file_index" ON "media_uploads" USING btree ("file_id");