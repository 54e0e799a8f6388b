-- The first of these seconds, at most so many.
CREATE OR REPLACE FUNCTION first_seconds(spans int4multirange, most integer) RETURNS int4multirange LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(range_agg(int4range(lower(span), lower(span) + least(upper(span) - lower(span), most - before))), '{}')
  FROM (
    SELECT span, (sum(upper(span) - lower(span)) OVER (ORDER BY lower(span)) - (upper(span) - lower(span)))::integer AS before
    FROM unnest(spans) AS span
  ) AS each
  WHERE before < most
$$;
