ALTER TABLE "batch_rows" ADD COLUMN "mail" uuid;--> statement-breakpoint
CREATE INDEX "batch_rows_subject_id_index" ON "batch_rows" USING btree ("subject_id");--> statement-breakpoint
INSERT INTO "batches" ("id", "list", "act", "actor_id", "total", "finished", "created_at", "begun_at", "done_at")
SELECT m."id", 'people', 'links', m."actor_id", count(p."user_id"), count(p."user_id") FILTER (WHERE p."outcome" <> 'waiting'),
	m."at", m."at", CASE WHEN count(p."user_id") FILTER (WHERE p."outcome" = 'waiting') = 0 THEN m."at" END
FROM "link_mailings" m LEFT JOIN "link_mailing_people" p ON p."mailing_id" = m."id"
WHERE m."actor_id" IS NOT NULL
GROUP BY m."id";--> statement-breakpoint
INSERT INTO "batch_rows" ("batch_id", "position", "subject_id", "done", "result", "mail")
SELECT p."mailing_id", row_number() OVER (PARTITION BY p."mailing_id" ORDER BY p."user_id") - 1, p."user_id",
	CASE p."outcome" WHEN 'waiting' THEN NULL ELSE p."outcome" = 'queued' END,
	CASE p."outcome" WHEN 'queued' THEN 'Sent' WHEN 'no-address' THEN 'Has no email address: not sent' WHEN 'inactive' THEN 'Deactivated: not sent' END,
	p."mail"
FROM "link_mailing_people" p JOIN "batches" b ON b."id" = p."mailing_id";--> statement-breakpoint
UPDATE "jobs" SET "kind" = 'batch', "key" = 'batch ' || ("payload"->>'id'), "payload" = jsonb_build_object('batch', "payload"->>'id')
WHERE "kind" = 'sign-in-links.send';--> statement-breakpoint
DROP TABLE "link_mailing_people";--> statement-breakpoint
DROP TABLE "link_mailings";
