ALTER TABLE "prospect_meetings" ADD COLUMN "brought_by" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Who linked a meeting, or merged its prospect, stands in the events so far.
UPDATE "prospect_meetings" m SET "brought_by" = coalesce((
	SELECT array_agg(DISTINCT e.actor_id) FROM "events" e
	WHERE e.subject_kind = 'prospect' AND e.subject_id IN (m.prospect_id::text, m.merged_from::text) AND e.actor_id IS NOT NULL
		AND (e.verb = 'prospects.link' AND e.after ->> 'booking' = m.booking_id::text OR e.verb = 'prospects.merge')
), '{}');
