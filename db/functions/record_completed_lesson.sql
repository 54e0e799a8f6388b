-- Only the database knows which save completes a lesson: saves come in any order and more than once.
CREATE OR REPLACE FUNCTION record_completed_lesson() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO events (actor_kind, actor_id, actor_name, verb, subject_kind, subject_id, subject_label, after, audited)
  SELECT 'user', id, name, 'lessons.complete', 'trainee', id, name, jsonb_build_object('lesson', NEW.lesson_number), false
  FROM users WHERE id = NEW.user_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER lesson_progress_completed_first AFTER INSERT ON lesson_progress
  FOR EACH ROW WHEN (NEW.completed) EXECUTE FUNCTION record_completed_lesson();

CREATE OR REPLACE TRIGGER lesson_progress_completed_later AFTER UPDATE ON lesson_progress
  FOR EACH ROW WHEN (NEW.completed AND NOT OLD.completed) EXECUTE FUNCTION record_completed_lesson();
