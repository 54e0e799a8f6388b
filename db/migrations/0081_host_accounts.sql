ALTER TABLE "hosts" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "hosts" ADD CONSTRAINT "hosts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hosts_user_id_index" ON "hosts" USING btree ("user_id");