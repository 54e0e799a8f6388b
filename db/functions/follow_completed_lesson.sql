CREATE OR REPLACE FUNCTION follow_completed_lesson() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_completions(
    ARRAY[(OLD.completed_at AT TIME ZONE 'UTC')::date, (NEW.completed_at AT TIME ZONE 'UTC')::date], ARRAY[-1, 1]
  );
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER lesson_progress_completed AFTER UPDATE ON lesson_progress
  FOR EACH ROW WHEN (OLD.completed_at IS DISTINCT FROM NEW.completed_at) EXECUTE FUNCTION follow_completed_lesson();
