-- For a page opened at `opened`, before credit was counted by page, when `credited_then` had been credited to this person: what
-- was credited since then and is noted for no page counts as credited for this one. Doing it again changes nothing.
CREATE OR REPLACE FUNCTION note_earlier_credit(person text, opened timestamptz, credited_then integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  unnoted integer;
BEGIN
  PERFORM 1 FROM training_credentials WHERE user_id = person FOR NO KEY UPDATE;
  unnoted := (
    (SELECT coalesce(sum(watched_seconds - unrecorded_seconds), 0) FROM lesson_progress WHERE user_id = person)
    + (SELECT coalesce(sum(watched_seconds - unrecorded_seconds), 0) FROM lesson_coverage WHERE user_id = person)
    - credited_then
    - (SELECT coalesce(sum(seconds), 0) FROM watch_credits WHERE user_id = person)
  );
  IF unnoted > 0 THEN PERFORM note_credit(person, opened, unnoted); END IF;
END
$$;
