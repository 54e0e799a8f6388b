-- The audit log becomes the event table, with every row that it holds.
DROP TRIGGER "audit_log_no_change" ON "audit_log";--> statement-breakpoint
DROP TRIGGER "audit_log_no_truncate" ON "audit_log";--> statement-breakpoint
DROP FUNCTION refuse_audit_change();--> statement-breakpoint
ALTER TABLE "audit_log" RENAME TO "events";--> statement-breakpoint
ALTER TABLE "events" RENAME CONSTRAINT "audit_log_pkey" TO "events_pkey";--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "audit_log_act_check";--> statement-breakpoint
DROP INDEX "audit_log_at_index";--> statement-breakpoint
DROP INDEX "audit_log_act_index";--> statement-breakpoint
DROP INDEX "audit_log_target_index";--> statement-breakpoint
ALTER TABLE "events" RENAME COLUMN "act" TO "verb";--> statement-breakpoint
ALTER TABLE "events" RENAME COLUMN "target_kind" TO "subject_kind";--> statement-breakpoint
ALTER TABLE "events" RENAME COLUMN "target_id" TO "subject_id";--> statement-breakpoint
ALTER TABLE "events" RENAME COLUMN "target_label" TO "subject_label";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "actor_kind" text DEFAULT 'system' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "audited" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "events" SET
  "actor_kind" = CASE WHEN "actor_id" IS NULL THEN 'system' ELSE 'user' END,
  "verb" = CASE "verb"
    WHEN 'create-user' THEN 'trainees.create'
    WHEN 'make-link' THEN 'links.make'
    WHEN 'rotate-code' THEN 'codes.replace'
    WHEN 'read-code' THEN 'codes.read'
    WHEN 'reset-progress' THEN 'progress.reset'
    WHEN 'activate' THEN 'trainees.activate'
    WHEN 'deactivate' THEN 'trainees.deactivate'
    WHEN 'delete-user' THEN 'trainees.delete'
    WHEN 'erase-name' THEN 'log.erase'
    WHEN 'promote' THEN 'administrators.promote'
    WHEN 'demote' THEN 'administrators.demote'
    WHEN 'enable-second-factor' THEN 'second-steps.enable'
    WHEN 'remove-second-factor' THEN 'second-steps.remove'
    WHEN 'replace-recovery-codes' THEN 'recovery-codes.replace'
    WHEN 'set-address' THEN 'addresses.set'
    WHEN 'remove-address' THEN 'addresses.remove'
    WHEN 'link-company-account' THEN 'company-accounts.link'
    WHEN 'unlink-company-account' THEN 'company-accounts.unlink'
    WHEN 'set-video' THEN 'videos.set'
    WHEN 'remove-video' THEN 'videos.remove'
    WHEN 'enter-tracker-code' THEN 'tracker.enter-code'
    WHEN 'end-tracker-access' THEN 'tracker.end-access'
    WHEN 'change-request' THEN 'inbox.change'
    WHEN 'accept-application' THEN 'applications.accept'
    WHEN 'decline-application' THEN 'applications.decline'
    WHEN 'cancel-meeting' THEN 'bookings.cancel'
    WHEN 'delete-request' THEN 'inbox.delete'
    WHEN 'change-settings' THEN 'settings.change'
    WHEN 'replace-secret' THEN 'secrets.replace'
    ELSE 'older.' || "verb"
  END;--> statement-breakpoint
-- The history of prospects moves into it.
INSERT INTO "events" ("at", "actor_kind", "actor_id", "actor_name", "verb", "subject_kind", "subject_id", "subject_label", "before", "after", "audited")
SELECT "at", CASE WHEN "actor_id" IS NULL THEN 'system' ELSE 'user' END, "actor_id", "actor_name",
  CASE "kind" WHEN 'added' THEN 'prospects.add' WHEN 'undone' THEN 'prospects.undo' ELSE 'prospects.edit' END,
  'prospect', "prospect_id", 'Prospect', "before", "after" || jsonb_build_object('version', "version"), false
FROM "prospect_changes" ORDER BY "prospect_id", "version";--> statement-breakpoint
DROP TABLE "prospect_changes";--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "actor_kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "audited" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_verb_check" CHECK ("events"."verb" ~ '^[a-z]+(-[a-z]+)*[.][a-z]+(-[a-z]+)*$');--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_actor_check" CHECK ("events"."actor_kind" in ('user', 'guest', 'system') and ("events"."actor_kind" = 'user') = ("events"."actor_id" is not null));--> statement-breakpoint
CREATE INDEX "events_at_index" ON "events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "events_audited_index" ON "events" USING btree ("at","id") WHERE "events"."audited";--> statement-breakpoint
CREATE INDEX "events_verb_index" ON "events" USING btree ("verb","at","id");--> statement-breakpoint
CREATE INDEX "events_subject_index" ON "events" USING btree ("subject_kind","subject_id","at");--> statement-breakpoint
CREATE INDEX "events_actor_index" ON "events" USING btree ("actor_id","at");
