-- Unread messages are stored without personal data from now on; those from before that may have some are not listed for labels anymore.
UPDATE "practice_runs" SET "unread" = (
	SELECT coalesce(jsonb_agg(said.message ORDER BY said.place), '[]'::jsonb)
	FROM jsonb_array_elements_text("unread") WITH ORDINALITY AS said(message, place)
	WHERE said.message !~* '@|([0-9][ .()/-]*){6}|\mdot\M|\m(ig|insta|instagram|snap|snapchat|telegram|discord|venmo|iban)\M|[0-9] [a-z .]+ (street|st|avenue|ave|road|rd|drive|dr|lane|ln|blvd|way)\M'
)
WHERE "unread" <> '[]'::jsonb;
