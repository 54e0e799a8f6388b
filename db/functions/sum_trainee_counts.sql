-- One row per state instead of one per change, counted anew. A change that is not committed yet keeps its rows: neither
-- they nor what they count can be seen here.
CREATE OR REPLACE FUNCTION sum_trainee_counts() RETURNS void LANGUAGE sql AS $$
  WITH gone AS (DELETE FROM trainee_counts)
  INSERT INTO trainee_counts (is_active, setup_complete, begun, stopped_at, trainees)
  SELECT is_active, setup_complete, begun, stopped_at, count(*) FROM trainee_overviews
  GROUP BY is_active, setup_complete, begun, stopped_at
$$;
