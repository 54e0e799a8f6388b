CREATE OR REPLACE FUNCTION notify_lesson_progress() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed lesson_progress;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  PERFORM raise_live(
    ARRAY['progress:' || changed.user_id] || trainee_topics(changed.user_id),
    'progress',
    changed.user_id || ':' || changed.lesson_number,
    json_build_object(
      'userId', changed.user_id,
      'lessonNumber', changed.lesson_number,
      'removed', TG_OP = 'DELETE'
    )
  );
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER lesson_progress_live_change AFTER INSERT OR DELETE ON lesson_progress
  FOR EACH ROW EXECUTE FUNCTION notify_lesson_progress();

CREATE OR REPLACE TRIGGER lesson_progress_live_update AFTER UPDATE ON lesson_progress
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION notify_lesson_progress();
