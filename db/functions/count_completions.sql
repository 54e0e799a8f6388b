CREATE OR REPLACE FUNCTION count_completions(days date[], changes integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- In one order, so two transactions that count several days never deadlock.
  INSERT INTO completion_days AS d (day, completions)
  SELECT day, sum(change) FROM unnest(days, changes) AS c(day, change) WHERE day IS NOT NULL GROUP BY day HAVING sum(change) <> 0 ORDER BY day
  ON CONFLICT (day) DO UPDATE SET completions = d.completions + excluded.completions;
END
$$;
