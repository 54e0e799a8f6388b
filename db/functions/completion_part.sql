-- The part of a video's seconds that completes its lesson (MED-4); null if the furthest point decides.
CREATE OR REPLACE FUNCTION completion_part() RETURNS double precision LANGUAGE sql STABLE AS $$
  SELECT (practice ->> 'watchedPercent')::double precision / 100 FROM settings WHERE practice ->> 'completion' = 'coverage'
$$;
