DROP TRIGGER IF EXISTS "mail_outbox_live" ON "mail_outbox";--> statement-breakpoint
INSERT INTO "jobs" ("kind", "key", "label", "run_at", "payload")
SELECT 'mail', 'mail ' || "id", '', CASE WHEN "failed_at" IS NULL THEN "next_attempt_at" ELSE "expires_at" END,
  jsonb_build_object('mail', "id", 'requestId', NULL)
FROM "mail_outbox" WHERE "sent_at" IS NULL AND ("failed_at" IS NULL OR ("sealed" AND "body" <> ''));--> statement-breakpoint
DROP INDEX "mail_outbox_next_attempt_at_index";--> statement-breakpoint
CREATE INDEX "mail_outbox_unsent_index" ON "mail_outbox" USING btree ("created_at") WHERE "mail_outbox"."sent_at" is null;--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP COLUMN "next_attempt_at";--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP COLUMN "leased_until";
