-- Stores one save of progress; false if it was made before a reset or with an earlier video. The locks make a save happen
-- before or after a reset or a change of the video, and let a person's saves of any lessons credit one after the other.
-- `opened`: when the page was opened, by this database's clock; since, no one has played more than two seconds of all their
-- videos in each second. `known`: the video's length as others
-- know it; a shorter one is that of an advertisement, whose seconds are not the lesson's.
CREATE OR REPLACE FUNCTION save_progress(
  person text, lesson smallint, made_at integer, furthest double precision, place double precision, said double precision,
  reached boolean, held boolean, least_length double precision, least_seconds double precision, age double precision,
  played int4multirange, again int4multirange, opened timestamptz, known double precision
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  video integer;
  seen_at timestamptz := now() - make_interval(secs => age);
  before lesson_progress;
  spans int4multirange := '{}';
  unrecorded integer := 0;
  whole double precision;
  whole_seconds integer;
  added int4multirange;
  allowed integer := 0;
  part double precision := completion_part();
  done boolean := reached;
BEGIN
  SELECT epoch INTO video FROM lesson_epochs WHERE lesson_number = lesson FOR SHARE;
  PERFORM 1 FROM training_credentials
    WHERE user_id = person AND is_active AND progress_epoch + coalesce(video, 0) = made_at FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  SELECT * INTO before FROM lesson_progress WHERE user_id = person AND lesson_number = lesson;
  IF FOUND THEN
    IF before.watched IS NULL THEN
      unrecorded := floor(before.progress_seconds);
      spans := int4multirange(int4range(0, unrecorded));
    ELSIF before.length_seconds * 2 < said THEN
      -- What was watched before was a short clip in front of this video.
      spans := '{}';
    ELSE
      unrecorded := before.unrecorded_seconds;
      spans := before.watched;
    END IF;
  END IF;
  whole := greatest(known, before.length_seconds, said);
  IF said < whole * 0.9 THEN
    played := '{}';
    again := '{}';
  END IF;
  -- As browsers count whole seconds.
  whole_seconds := coalesce(greatest(1, floor(whole + 0.5)), 43200);
  added := played * int4multirange(int4range(0, whole_seconds)) - spans;
  IF NOT isempty(added) THEN
    IF opened IS NOT NULL THEN
      allowed := seconds_allowed(person, opened);
    END IF;
    IF allowed <= 0 THEN
      added := '{}';
    ELSIF seconds_in(added) > allowed THEN
      added := first_seconds(added, allowed);
    END IF;
    -- No one watches like this: the row stays small.
    IF NOT isempty(added) AND (SELECT count(*) FROM unnest(spans + added)) <= 1000 THEN
      spans := spans + added;
      PERFORM note_credit(person, opened, seconds_in(added));
    END IF;
  END IF;
  IF part IS NOT NULL THEN
    done := NOT held AND coalesce(said IS NOT NULL AND whole >= least_length AND seconds_in(spans) >= part * whole_seconds, false);
  END IF;
  INSERT INTO lesson_progress AS stored (
    user_id, lesson_number, progress_seconds, position_seconds, duration_seconds, completed, completed_at,
    last_watched_at, first_saved_at, completed_early, watched, watched_seconds, unrecorded_seconds, rewatched, length_seconds
  )
  VALUES (
    person, lesson, furthest, place, said, done, CASE WHEN done THEN seen_at END,
    seen_at, now(), done, spans, seconds_in(spans), unrecorded, again * spans, greatest(before.length_seconds, said)
  )
  ON CONFLICT (user_id, lesson_number) DO UPDATE SET
    progress_seconds = greatest(stored.progress_seconds, excluded.progress_seconds),
    position_seconds = CASE WHEN excluded.last_watched_at >= stored.last_watched_at
      THEN excluded.position_seconds ELSE stored.position_seconds END,
    duration_seconds = coalesce(excluded.duration_seconds, stored.duration_seconds),
    completed = stored.completed OR excluded.completed,
    completed_at = coalesce(stored.completed_at, excluded.completed_at),
    completed_early = CASE WHEN stored.completed THEN stored.completed_early
      ELSE excluded.completed AND coalesce(
        now() - stored.first_saved_at < make_interval(secs => least_seconds), false
      ) END,
    last_watched_at = greatest(stored.last_watched_at, excluded.last_watched_at),
    watched = excluded.watched,
    watched_seconds = excluded.watched_seconds,
    unrecorded_seconds = excluded.unrecorded_seconds,
    rewatched = stored.rewatched * excluded.watched + excluded.rewatched,
    length_seconds = excluded.length_seconds;
  RETURN true;
END
$$;
