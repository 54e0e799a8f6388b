CREATE INDEX "applicants_stage_at_index" ON "applicants" USING btree ("stage_at","id");--> statement-breakpoint
CREATE INDEX "training_credentials_name_index" ON "training_credentials" USING btree ("first_name","last_name");--> statement-breakpoint
CREATE INDEX "bookings_calendar_index" ON "bookings" USING btree ("calendar") WHERE "bookings"."held_until" is null;--> statement-breakpoint
CREATE INDEX "trainee_overviews_figures_index" ON "trainee_overviews" USING btree ("is_active","setup_complete","begun","stopped_at");