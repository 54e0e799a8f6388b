-- An applicant's stage is decided in app/applicants alone: dropping a function drops the triggers that call it.
DROP FUNCTION IF EXISTS follow_application() CASCADE;--> statement-breakpoint
DROP FUNCTION IF EXISTS follow_interview() CASCADE;--> statement-breakpoint
DROP FUNCTION IF EXISTS note_applicant_stage(uuid, text, text);--> statement-breakpoint
DELETE FROM drizzle.functions_in_force WHERE file IN ('follow_application.sql', 'follow_interview.sql', 'note_applicant_stage.sql');
