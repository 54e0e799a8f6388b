-- The runs of three letters in a word, with one space before it and one behind: what mistyped words are compared by (MED-6). Unlike
-- pg_trgm's, they are there on every server.
CREATE OR REPLACE FUNCTION word_grams(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT substr(' ' || word || ' ', at, 3)), '{}')
  FROM generate_series(1, length(word)) AS at
$$;
