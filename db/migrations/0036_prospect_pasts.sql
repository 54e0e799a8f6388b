CREATE TABLE "prospect_pasts" (
	"prospect_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"user_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"typed" jsonb NOT NULL,
	CONSTRAINT "prospect_pasts_prospect_id_version_pk" PRIMARY KEY("prospect_id","version")
);
--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "typed_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "prospect_pasts" ADD CONSTRAINT "prospect_pasts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;