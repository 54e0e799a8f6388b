CREATE TABLE "content_pictures" (
	"hash" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"data" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_pictures_hash_width_pk" PRIMARY KEY("hash","width")
);
