CREATE INDEX "applicants_mail_index" ON "applicants" USING btree (lower("mail"));--> statement-breakpoint
CREATE INDEX "submissions_status_qualified_index" ON "submissions" USING btree ("status","qualified");--> statement-breakpoint
CREATE INDEX "submissions_sender_mail_index" ON "submissions" USING btree (lower("sender_mail"));