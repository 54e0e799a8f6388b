-- A name as it is searched: also without the marks between its letters that people leave out or write in other ways, so that
-- "obrien" is O'Brien and "jeanluc" is Jean-Luc. Indexes hold what it returns (db/search-indexes.sql).
CREATE OR REPLACE FUNCTION plain_name(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(public.plain_text(value), '''-`ʻ′‐‒–—', '')
$$;
