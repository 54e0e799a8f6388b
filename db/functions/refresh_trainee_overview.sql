-- Recounts one person's rows. Another change to the same person's progress waits for the lock, and then also counts what
-- this one has changed. The list of lessons is read under the lock for the same reason.
CREATE OR REPLACE FUNCTION refresh_trainee_overview(person text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  numbers smallint[];
  lessons integer;
  place integer;
  lesson lesson_progress;
  total double precision := 0;
  done smallint := 0;
  under_way smallint := 0;
  cells text := '';
  gap smallint;
  open_lesson smallint;
  open_at timestamptz;
  watched_at timestamptz;
  by_coverage boolean := completion_part() IS NOT NULL;
BEGIN
  PERFORM 1 FROM trainee_overviews WHERE user_id = person FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  numbers := lesson_numbers();
  lessons := cardinality(numbers);
  FOR lesson IN SELECT * FROM lesson_progress
    WHERE user_id = person AND lesson_number = ANY (numbers) ORDER BY array_position(numbers, lesson_number)
  LOOP
    IF by_coverage THEN
      lesson.progress_seconds := coalesce(lesson.watched_seconds, lesson.progress_seconds);
      lesson.duration_seconds := greatest(lesson.length_seconds, lesson.duration_seconds);
    END IF;
    place := array_position(numbers, lesson.lesson_number);
    IF gap IS NULL AND place > length(cells) + 1 THEN gap := numbers[length(cells) + 1]; END IF;
    cells := rpad(cells, place - 1, '0') || lesson_heat(lesson);
    IF lesson.completed THEN
      total := total + 100;
    ELSIF lesson.duration_seconds > 0 THEN
      total := total + least(100, lesson.progress_seconds / lesson.duration_seconds * 100);
    END IF;
    done := done + lesson.completed::integer;
    under_way := under_way + (lesson.progress_seconds > 0)::integer;
    IF NOT lesson.completed AND (open_at IS NULL OR lesson.last_watched_at > open_at) THEN
      open_lesson := lesson.lesson_number;
      open_at := lesson.last_watched_at;
    END IF;
    watched_at := greatest(watched_at, lesson.last_watched_at);
  END LOOP;
  IF gap IS NULL AND length(cells) < lessons THEN gap := numbers[length(cells) + 1]; END IF;
  UPDATE trainee_overviews SET percent = floor(total / lessons + 0.5), completed = done, begun = under_way,
    stopped_at = coalesce(open_lesson, gap), heat = rpad(cells, lessons, '0'), active_at = coalesce(watched_at, created_at)
  WHERE user_id = person AND (
    (percent, completed, begun, stopped_at, heat)
      IS DISTINCT FROM (floor(total / lessons + 0.5)::smallint, done, under_way, coalesce(open_lesson, gap), rpad(cells, lessons, '0'))
    OR coalesce(watched_at, created_at) NOT BETWEEN active_at AND active_at + interval '5 minutes'
  );
END
$$;
