-- Names are searched without apostrophes and hyphens from now on, as `plain_name` writes them, and trainees are sorted by
-- `plain_text` of their names, as everyone else is.
UPDATE "trainee_overviews" SET
  "search" = translate("search", '''-`ʻ′‐‒–—', ''),
  "name_key" = replace(replace(replace(translate(
    lower(regexp_replace(normalize(translate("name", '’‘ʼ´', ''''''''''), NFKD), '[\u0300-\u036f]+', '', 'g')),
    'øłđðħŧıς', 'olddhtiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
WHERE "search" ~ '[''`ʻ′‐‒–—-]' OR octet_length("name") > length("name");--> statement-breakpoint
UPDATE "prospects" SET "search" = array_to_tsvector(tsvector_to_array("search") || ARRAY(
  SELECT translate(found[1], '''-`ʻ′‐‒–—', '') FROM regexp_matches(replace(replace(replace(translate(
    lower(regexp_replace(normalize(translate("first_name" || ' ' || "last_name", '’‘ʼ´', ''''''''''), NFKD), '[\u0300-\u036f]+', '', 'g')),
    'øłđðħŧıς', 'olddhtiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), '[[:alnum:]]+(?:[''`ʻ′‐‒–—-][[:alnum:]]+)+', 'g') AS found
)) WHERE "first_name" || ' ' || "last_name" ~ '[[:alnum:]][''’‘ʼ´`ʻ′‐‑‒–—-][[:alnum:]]';--> statement-breakpoint
DROP INDEX IF EXISTS "prospects_name_trigrams";--> statement-breakpoint
DROP INDEX IF EXISTS "prospect_pasts_name_trigrams";--> statement-breakpoint
DROP INDEX IF EXISTS "submissions_sender_trigrams";--> statement-breakpoint
DROP INDEX IF EXISTS "bookings_guest_trigrams";--> statement-breakpoint
DROP INDEX IF EXISTS "applicants_person_trigrams";
