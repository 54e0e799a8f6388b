-- What is searched is without accents from now on, as `plain_text` and `plainText` write it.
UPDATE "trainee_overviews" SET "search" = replace(replace(replace(translate(
  regexp_replace(normalize(translate("search", '’‘ʼ´', ''''''''''), NFKD), '[\u0300-\u036f]+', '', 'g'),
  'øłđðħŧıς', 'olddhtiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
WHERE octet_length("search") > length("search");--> statement-breakpoint
UPDATE "prospects" SET
  "search" = replace(replace(replace(translate("search"::text, 'øłđðħŧıς', 'olddhtiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')::tsvector,
  "name_key" = replace(replace(replace(translate("name_key", 'øłđðħŧıς', 'olddhtiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
WHERE "name_key" ~ '[øłđðħŧıςßæœ]';
