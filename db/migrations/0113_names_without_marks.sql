-- Names are searched without apostrophes and hyphens from now on, as `plain_name` writes them, and trainees are sorted by
-- `plain_text` of their names, as everyone else is. Neither function is there yet after the restore of an old backup.
CREATE TEMP TABLE "plain_names" ON COMMIT DROP AS SELECT "name", replace(replace(replace(translate(
    lower(regexp_replace(normalize(translate("name", '’‘ʼ´', ''''''''''), NFKD), '[\u0300-\u036f]+', '', 'g') COLLATE "C"),
    'ØøŁłĐđÐðĦħŦŧıςẞÆŒÞŊƏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐ',
    'oollddddhhttiσßæœþŋəαβγδεζηθικλμνξοπρστυφχψωабвгдежзийклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґ'
  ), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe') AS "plain"
FROM (
  SELECT "name" FROM "trainee_overviews"
  UNION SELECT "first_name" || ' ' || "last_name" FROM "prospects"
) AS "all" WHERE "name" ~ '[''’‘ʼ´`ʻ′‐‑‒–—-]' OR octet_length("name") > length("name");--> statement-breakpoint
UPDATE "trainee_overviews" SET "search" = translate("search", '''-`ʻ′‐‒–—', '')
WHERE "search" ~ '[''`ʻ′‐‒–—-]';--> statement-breakpoint
UPDATE "trainee_overviews" AS "o" SET "name_key" = "plain" FROM "plain_names" AS "p" WHERE "o"."name" = "p"."name";--> statement-breakpoint
UPDATE "prospects" SET "search" = array_to_tsvector(tsvector_to_array("search") || ARRAY(
  SELECT translate(found[1], '''-`ʻ′‐‒–—', '') FROM regexp_matches(
    "plain", '([^[:space:][:punct:]′‐‒–—]+(?:[''`′‐‒–—-][^[:space:][:punct:]′‐‒–—]+)+)', 'g'
  ) AS found
)) FROM "plain_names" WHERE "first_name" || ' ' || "last_name" = "name"
  AND "name" ~ '[^[:space:]][''’‘ʼ´`ʻ′‐‑‒–—-][^[:space:]]';--> statement-breakpoint
DROP INDEX IF EXISTS "prospects_name_trigrams";--> statement-breakpoint
DROP INDEX IF EXISTS "prospect_pasts_name_trigrams";--> statement-breakpoint
DROP INDEX IF EXISTS "submissions_sender_trigrams";--> statement-breakpoint
DROP INDEX IF EXISTS "bookings_guest_trigrams";--> statement-breakpoint
DROP INDEX IF EXISTS "applicants_person_trigrams";
