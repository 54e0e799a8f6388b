-- How many seconds of video may still be credited to this person for a page opened at `opened`: whatever else was credited
-- for pages opened at or after any earlier moment, no one has played more than two seconds in each second since. What a
-- device played before, and sends late, so takes nothing from a page that was opened after it.
CREATE OR REPLACE FUNCTION seconds_allowed(person text, opened timestamptz) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT floor(min(extract(epoch FROM now() - opened_at) * 2 - since))::integer
  FROM (
    SELECT opened_at, sum(seconds) OVER (ORDER BY opened_at DESC) AS since
    FROM (
      SELECT opened_at, seconds FROM watch_credits WHERE user_id = person
      UNION ALL SELECT opened, 0
    ) AS pages
  ) AS totals
  WHERE opened_at <= opened
$$;
