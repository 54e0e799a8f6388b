CREATE TABLE "trainee_places" (
	"user_id" text PRIMARY KEY NOT NULL,
	"coach_id" text
);
--> statement-breakpoint
ALTER TABLE "trainee_places" ADD CONSTRAINT "trainee_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainee_places" ADD CONSTRAINT "trainee_places_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trainee_places_coach_id_index" ON "trainee_places" USING btree ("coach_id");