-- A text as it is searched: lowercase and without accents, like the application's `plainText`. Indexes hold what it returns
-- (db/search-indexes.sql), and building one sees no schema but PostgreSQL's own.
CREATE OR REPLACE FUNCTION plain_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(value) = length(value) THEN lower(value COLLATE "C") ELSE public.plain_letters(
    regexp_replace(normalize(translate(value, '’‘ʼ´', ''''''''''), NFKD), '[\u0300-\u036f]+', '', 'g')
  ) END
$$;
