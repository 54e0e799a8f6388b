CREATE OR REPLACE FUNCTION follow_watched_lesson() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_trainee_overview(NEW.user_id);
  RETURN NULL;
END
$$;

-- Saves come every few seconds: a trainee is recounted when a lesson reaches another whole percent, or after ten minutes.
CREATE OR REPLACE TRIGGER lesson_progress_watched AFTER UPDATE ON lesson_progress FOR EACH ROW WHEN (
  OLD.completed IS DISTINCT FROM NEW.completed
  OR (OLD.progress_seconds > 0) IS DISTINCT FROM (NEW.progress_seconds > 0)
  OR floor(OLD.progress_seconds / OLD.duration_seconds * 100) IS DISTINCT FROM floor(NEW.progress_seconds / NEW.duration_seconds * 100)
  OR floor(OLD.watched_seconds / OLD.length_seconds * 100) IS DISTINCT FROM floor(NEW.watched_seconds / NEW.length_seconds * 100)
  OR floor(extract(epoch FROM OLD.last_watched_at) / 600) IS DISTINCT FROM floor(extract(epoch FROM NEW.last_watched_at) / 600)
) EXECUTE FUNCTION follow_watched_lesson();
