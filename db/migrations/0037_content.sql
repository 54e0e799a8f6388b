CREATE TABLE "content_drafts" (
	"key" text NOT NULL,
	"path" text NOT NULL,
	"value" text NOT NULL,
	"author_id" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_drafts_key_path_pk" PRIMARY KEY("key","path")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"fields" jsonb,
	"hash" text NOT NULL,
	"author_id" text,
	"note" text DEFAULT '' NOT NULL,
	"batch" uuid NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "content_versions_key_index" ON "content_versions" USING btree ("key","id" DESC NULLS LAST);