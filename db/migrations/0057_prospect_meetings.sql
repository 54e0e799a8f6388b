CREATE TABLE "person_imports" (
	"import_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "person_imports_import_id_user_id_pk" PRIMARY KEY("import_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "prospect_meetings" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"prospect_id" uuid NOT NULL,
	"merged_from" uuid
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "kind" text DEFAULT 'prospects' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "headless" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "person_imports" ADD CONSTRAINT "person_imports_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_imports" ADD CONSTRAINT "person_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prospect_meetings" ADD CONSTRAINT "prospect_meetings_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_imports_user_id_index" ON "person_imports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "prospect_meetings_prospect_id_index" ON "prospect_meetings" USING btree ("prospect_id");--> statement-breakpoint
CREATE INDEX "events_runs_index" ON "events" USING btree ("subject_id","at") WHERE "events"."verb" = 'prospects.follow-up' and "events"."after" ->> 'outcome' = 'booked';