-- All seconds of videos that were credited to this person, as far as they were recorded.
CREATE OR REPLACE FUNCTION credited_seconds(person text) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT (
    (SELECT coalesce(sum(watched_seconds - unrecorded_seconds), 0) FROM lesson_progress WHERE user_id = person)
    + (SELECT coalesce(sum(watched_seconds - unrecorded_seconds), 0) FROM lesson_coverage WHERE user_id = person)
  )::integer
$$;
