-- How many whole seconds these spans of a video are.
CREATE OR REPLACE FUNCTION seconds_in(spans int4multirange) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(sum(upper(span) - lower(span)), 0)::integer FROM unnest(spans) AS span
$$;
