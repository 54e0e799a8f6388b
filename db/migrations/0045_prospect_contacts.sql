CREATE TABLE "setter_zones" (
	"user_id" text PRIMARY KEY NOT NULL,
	"zone" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "handle" text;--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "handle_key" text;--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "platform" text;--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "notes" text;--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "next_contact_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "script_path" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "script_version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "setter_zones" ADD CONSTRAINT "setter_zones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prospects_handle_key_index" ON "prospects" USING btree ("handle_key") WHERE "prospects"."handle_key" is not null;--> statement-breakpoint
CREATE INDEX "prospects_next_contact_index" ON "prospects" USING btree ("user_id","next_contact_at","id") WHERE "prospects"."next_contact_at" is not null and "prospects"."status" in ('pending', 'no_show', 'rescheduled');