-- What others must hear about leaves in the transaction that changes it: NOTIFY live, with
-- {topics, event, key, data}. Topics name who may hear it; a later message with the same key replaces
-- an earlier one. No message carries a code, a token or an e-mail address.
CREATE FUNCTION raise_live(topics text[], event text, key text, data json) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('live', json_build_object('topics', topics, 'event', event, 'key', key, 'data', data)::text)
$$;
--> statement-breakpoint
CREATE FUNCTION notify_lesson_progress() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed lesson_progress;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  PERFORM raise_live(
    ARRAY['progress:' || changed.user_id, 'trainees'],
    'progress',
    changed.user_id || ':' || changed.lesson_number,
    json_build_object(
      'userId', changed.user_id,
      'lessonNumber', changed.lesson_number,
      'progressSeconds', changed.progress_seconds,
      'positionSeconds', changed.position_seconds,
      'durationSeconds', changed.duration_seconds,
      'completed', changed.completed,
      'lastWatchedAt', changed.last_watched_at,
      'removed', TG_OP = 'DELETE'
    )
  );
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER lesson_progress_live_change AFTER INSERT OR DELETE ON lesson_progress
  FOR EACH ROW EXECUTE FUNCTION notify_lesson_progress();
--> statement-breakpoint
CREATE TRIGGER lesson_progress_live_update AFTER UPDATE ON lesson_progress
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION notify_lesson_progress();
--> statement-breakpoint
CREATE FUNCTION notify_credentials() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person text;
BEGIN
  IF TG_OP = 'DELETE' THEN person := OLD.user_id; ELSE person := NEW.user_id; END IF;
  PERFORM raise_live(ARRAY['trainees'], 'trainee', person, json_build_object('userId', person));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER training_credentials_live AFTER INSERT OR UPDATE OR DELETE ON training_credentials
  FOR EACH ROW EXECUTE FUNCTION notify_credentials();
--> statement-breakpoint
CREATE FUNCTION notify_access() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person text;
BEGIN
  IF TG_OP = 'INSERT' THEN person := NEW.user_id; ELSE person := OLD.user_id; END IF;
  PERFORM raise_live(ARRAY['access'], 'access', person, json_build_object('userId', person));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER sessions_access AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION notify_access();
--> statement-breakpoint
CREATE TRIGGER user_roles_access AFTER INSERT OR UPDATE OR DELETE ON user_roles
  FOR EACH ROW EXECUTE FUNCTION notify_access();
--> statement-breakpoint
CREATE TRIGGER training_credentials_access AFTER DELETE OR UPDATE OF is_active, first_name, last_name
  ON training_credentials FOR EACH ROW EXECUTE FUNCTION notify_access();
--> statement-breakpoint
CREATE FUNCTION notify_lesson_videos() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lesson smallint;
BEGIN
  IF TG_OP = 'DELETE' THEN lesson := OLD.lesson_number; ELSE lesson := NEW.lesson_number; END IF;
  PERFORM raise_live(ARRAY['videos'], 'video', lesson::text, json_build_object('lessonNumber', lesson));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER lesson_videos_live AFTER INSERT OR UPDATE OR DELETE ON lesson_videos
  FOR EACH ROW EXECUTE FUNCTION notify_lesson_videos();
