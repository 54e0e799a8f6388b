-- The sums that a prospect is part of: its owner's, and those of the month in which its deal closed.
CREATE OR REPLACE FUNCTION tallies_of(owner text, closed_at timestamptz) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT 'owner ' || coalesce(owner, '') UNION ALL
  SELECT 'month ' || date_trunc('month', closed_at AT TIME ZONE 'UTC')::date WHERE closed_at IS NOT NULL
$$;
