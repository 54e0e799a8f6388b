-- Until the end of the transaction no one else changes these sums.
CREATE OR REPLACE FUNCTION wait_for_tallies(sums text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  each text;
BEGIN
  FOR each IN SELECT DISTINCT unnest(sums) AS sum ORDER BY sum LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended('tallies ' || each, 0));
  END LOOP;
END
$$;
