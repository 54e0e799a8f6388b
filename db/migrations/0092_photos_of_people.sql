CREATE TABLE "person_photos" (
	"user_id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"data" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_photos_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "person_photos" ADD CONSTRAINT "person_photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;