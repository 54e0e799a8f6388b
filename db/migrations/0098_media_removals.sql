CREATE TABLE "media_removals" (
	"name" text PRIMARY KEY NOT NULL,
	"is_content" boolean NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"held_until" timestamp with time zone
);
