CREATE TABLE "link_mailing_people" (
	"mailing_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"mail" uuid,
	CONSTRAINT "link_mailing_people_mailing_id_user_id_pk" PRIMARY KEY("mailing_id","user_id"),
	CONSTRAINT "link_mailing_people_outcome_check" CHECK ("link_mailing_people"."outcome" in ('waiting', 'queued', 'no-address', 'inactive'))
);
--> statement-breakpoint
CREATE TABLE "link_mailings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"audience" text NOT NULL,
	"actor_id" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD COLUMN "sent_to" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "zone" text;--> statement-breakpoint
ALTER TABLE "link_mailing_people" ADD CONSTRAINT "link_mailing_people_mailing_id_link_mailings_id_fk" FOREIGN KEY ("mailing_id") REFERENCES "public"."link_mailings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_mailing_people" ADD CONSTRAINT "link_mailing_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_mailings" ADD CONSTRAINT "link_mailings_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_mailing_people_user_id_index" ON "link_mailing_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "link_mailings_at_index" ON "link_mailings" USING btree ("at");--> statement-breakpoint
CREATE INDEX "link_mailings_actor_id_index" ON "link_mailings" USING btree ("actor_id");--> statement-breakpoint
UPDATE "training_credentials" c SET "email" = u."email" FROM "users" u
WHERE u."id" = c."user_id" AND u."email_verified" AND u."email" <> c."email"
  AND NOT EXISTS (SELECT 1 FROM "training_credentials" o WHERE o."email" = u."email");
