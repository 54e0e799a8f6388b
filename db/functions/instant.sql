-- A notification carries times as the pages write them, whatever the zone of the session.
CREATE OR REPLACE FUNCTION instant(at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
