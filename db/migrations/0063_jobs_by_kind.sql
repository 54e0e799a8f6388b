DROP INDEX "jobs_run_at_index";--> statement-breakpoint
CREATE INDEX "jobs_due_index" ON "jobs" USING btree ("kind",coalesce("retry_at", "run_at")) WHERE "jobs"."done_at" is null and "jobs"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_failed_index" ON "jobs" USING btree ("kind","run_at") WHERE "jobs"."done_at" is null and "jobs"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "jobs_done_index" ON "jobs" USING btree ("done_at") WHERE "jobs"."done_at" is not null;