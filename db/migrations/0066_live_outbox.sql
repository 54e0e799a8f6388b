CREATE UNLOGGED TABLE "live_outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"topics" text[] NOT NULL,
	"event" text NOT NULL,
	"key" text NOT NULL,
	"data" json NOT NULL,
	CONSTRAINT "live_outbox_size_check" CHECK (octet_length(array_to_string("live_outbox"."topics", ',')) + octet_length("live_outbox"."key") + octet_length("live_outbox"."data"::text) <= 6000)
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000, autovacuum_analyze_scale_factor = 1);--> statement-breakpoint
-- Their triggers call notify_live and bump_version now.
DROP FUNCTION IF EXISTS count_applicant_version(), count_inbox_version(), count_settings_version(), notify_access(), notify_account(), notify_applicants(), notify_cohort(), notify_content(), notify_content_draft(), notify_credentials(), notify_inbox(), notify_lesson_progress(), notify_lesson_videos(), notify_member(), notify_message(), notify_operations_card(), notify_operations_removal(), notify_place(), notify_prospect(), notify_sessions(), notify_settings() CASCADE;--> statement-breakpoint
DELETE FROM drizzle.functions_in_force WHERE file IN ('count_applicant_version.sql', 'count_inbox_version.sql', 'count_settings_version.sql', 'notify_access.sql', 'notify_account.sql', 'notify_applicants.sql', 'notify_cohort.sql', 'notify_content.sql', 'notify_content_draft.sql', 'notify_credentials.sql', 'notify_inbox.sql', 'notify_lesson_progress.sql', 'notify_lesson_videos.sql', 'notify_member.sql', 'notify_message.sql', 'notify_operations_card.sql', 'notify_operations_removal.sql', 'notify_place.sql', 'notify_prospect.sql', 'notify_sessions.sql', 'notify_settings.sql');
