CREATE OR REPLACE FUNCTION notify_lesson_videos() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lesson smallint;
BEGIN
  IF TG_OP = 'DELETE' THEN lesson := OLD.lesson_number; ELSE lesson := NEW.lesson_number; END IF;
  PERFORM raise_live(ARRAY['videos'], 'video', lesson::text, json_build_object('lessonNumber', lesson));
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER lesson_videos_live AFTER INSERT OR UPDATE OR DELETE ON lesson_videos
  FOR EACH ROW EXECUTE FUNCTION notify_lesson_videos();
