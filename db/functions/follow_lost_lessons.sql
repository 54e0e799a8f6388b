CREATE OR REPLACE FUNCTION follow_lost_lessons() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  people text[] := ARRAY(SELECT DISTINCT user_id FROM old_rows);
BEGIN
  IF people = '{}' THEN RETURN NULL; END IF;
  -- Days before overviews, in the order in which a completing save locks them, or they deadlock.
  PERFORM count_completions(array_agg((completed_at AT TIME ZONE 'UTC')::date), array_agg(-1))
    FROM old_rows WHERE completed HAVING count(*) > 0;
  PERFORM refresh_trainee_overviews(people);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER lesson_progress_lost AFTER DELETE ON lesson_progress
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION follow_lost_lessons();
