-- The panel's overviews follow credentials, roles and progress in the transaction that changes those.
CREATE FUNCTION put_trainee_overview(person text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO trainee_overviews AS o
    (user_id, name, name_key, search, setup_complete, is_active, created_at, last_login_at, active_at)
  SELECT user_id, first_name || ' ' || last_name, lower(first_name || ' ' || last_name),
    lower(first_name || ' ' || last_name || ' ' || email), account_setup_complete, is_active, created_at,
    last_login_at, created_at
  FROM training_credentials
  WHERE user_id = person AND EXISTS (SELECT 1 FROM users WHERE id = person)
    AND NOT EXISTS (SELECT 1 FROM user_roles WHERE user_roles.user_id = person AND role = 'admin')
  ON CONFLICT (user_id) DO UPDATE SET name = excluded.name, name_key = excluded.name_key, search = excluded.search,
    setup_complete = excluded.setup_complete, is_active = excluded.is_active, created_at = excluded.created_at,
    last_login_at = excluded.last_login_at,
    active_at = CASE WHEN o.active_at = o.created_at THEN excluded.created_at ELSE o.active_at END
$$;
--> statement-breakpoint
CREATE FUNCTION lesson_heat(lesson lesson_progress) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN lesson.completed THEN '9'
    WHEN lesson.progress_seconds > 0
      THEN greatest(1, least(8, ceil(coalesce(lesson.progress_seconds / lesson.duration_seconds, 0) * 8)))::text
    ELSE '0'
  END
$$;
--> statement-breakpoint
-- Counts one person's rows anew. Whoever changes the same person's progress waits at the lock, and then counts with
-- what the other has changed.
CREATE FUNCTION refresh_trainee_overview(person text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  lesson lesson_progress;
  total double precision := 0;
  done smallint := 0;
  under_way smallint := 0;
  cells text := '';
  gap smallint;
  open_lesson smallint;
  open_at timestamptz;
  watched_at timestamptz;
BEGIN
  PERFORM 1 FROM trainee_overviews WHERE user_id = person FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  FOR lesson IN SELECT * FROM lesson_progress WHERE user_id = person ORDER BY lesson_number LOOP
    IF gap IS NULL AND lesson.lesson_number > length(cells) + 1 THEN gap := length(cells) + 1; END IF;
    cells := rpad(cells, lesson.lesson_number - 1, '0') || lesson_heat(lesson);
    IF lesson.duration_seconds > 0 THEN
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
  IF gap IS NULL AND length(cells) < 26 THEN gap := length(cells) + 1; END IF;
  UPDATE trainee_overviews SET percent = floor(total / 26 + 0.5), completed = done, begun = under_way,
    stopped_at = coalesce(open_lesson, gap), heat = rpad(cells, 26, '0'), active_at = coalesce(watched_at, created_at)
  WHERE user_id = person AND (
    (percent, completed, begun, stopped_at, heat)
      IS DISTINCT FROM (floor(total / 26 + 0.5)::smallint, done, under_way, coalesce(open_lesson, gap), rpad(cells, 26, '0'))
    OR coalesce(watched_at, created_at) NOT BETWEEN active_at AND active_at + interval '5 minutes'
  );
END
$$;
--> statement-breakpoint
CREATE FUNCTION refresh_trainee_overviews(people text[]) RETURNS void LANGUAGE sql AS $$
  SELECT refresh_trainee_overview(person) FROM (SELECT unnest(people) AS person ORDER BY 1) AS sorted
$$;
--> statement-breakpoint
CREATE FUNCTION count_completions(days date[], changes integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- In one order, so that two who count several days never wait for each other in a circle.
  INSERT INTO completion_days AS d (day, completions)
  SELECT day, sum(change) FROM unnest(days, changes) AS c(day, change) WHERE day IS NOT NULL GROUP BY day HAVING sum(change) <> 0 ORDER BY day
  ON CONFLICT (day) DO UPDATE SET completions = d.completions + excluded.completions;
END
$$;
--> statement-breakpoint
CREATE FUNCTION follow_begun_lessons() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  people text[] := ARRAY(SELECT DISTINCT user_id FROM come);
BEGIN
  IF people = '{}' THEN RETURN NULL; END IF;
  PERFORM refresh_trainee_overviews(people);
  PERFORM count_completions(array_agg((completed_at AT TIME ZONE 'UTC')::date), array_agg(1))
    FROM come WHERE completed HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION follow_watched_lesson() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_trainee_overview(NEW.user_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION follow_completed_lesson() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_completions(
    ARRAY[(OLD.completed_at AT TIME ZONE 'UTC')::date, (NEW.completed_at AT TIME ZONE 'UTC')::date], ARRAY[-1, 1]
  );
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION follow_lost_lessons() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  people text[] := ARRAY(SELECT DISTINCT user_id FROM gone);
BEGIN
  IF people = '{}' THEN RETURN NULL; END IF;
  PERFORM refresh_trainee_overviews(people);
  PERFORM count_completions(array_agg((completed_at AT TIME ZONE 'UTC')::date), array_agg(-1))
    FROM gone WHERE completed HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER lesson_progress_begun AFTER INSERT ON lesson_progress
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION follow_begun_lessons();
--> statement-breakpoint
-- Saves come every few seconds: a trainee is counted anew when a lesson reaches another whole percent, or after ten minutes.
CREATE TRIGGER lesson_progress_watched AFTER UPDATE ON lesson_progress FOR EACH ROW WHEN (
  OLD.completed IS DISTINCT FROM NEW.completed
  OR (OLD.progress_seconds > 0) IS DISTINCT FROM (NEW.progress_seconds > 0)
  OR floor(OLD.progress_seconds / OLD.duration_seconds * 100) IS DISTINCT FROM floor(NEW.progress_seconds / NEW.duration_seconds * 100)
  OR floor(extract(epoch FROM OLD.last_watched_at) / 600) IS DISTINCT FROM floor(extract(epoch FROM NEW.last_watched_at) / 600)
) EXECUTE FUNCTION follow_watched_lesson();
--> statement-breakpoint
CREATE TRIGGER lesson_progress_completed AFTER UPDATE ON lesson_progress
  FOR EACH ROW WHEN (OLD.completed_at IS DISTINCT FROM NEW.completed_at) EXECUTE FUNCTION follow_completed_lesson();
--> statement-breakpoint
CREATE TRIGGER lesson_progress_lost AFTER DELETE ON lesson_progress
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION follow_lost_lessons();
--> statement-breakpoint
CREATE FUNCTION follow_credentials() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM trainee_overviews WHERE user_id = OLD.user_id;
  ELSE
    PERFORM put_trainee_overview(NEW.user_id);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER training_credentials_overview AFTER INSERT OR DELETE OR UPDATE OF
  first_name, last_name, email, account_setup_complete, is_active, created_at, last_login_at
  ON training_credentials FOR EACH ROW EXECUTE FUNCTION follow_credentials();
--> statement-breakpoint
CREATE FUNCTION follow_roles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    DELETE FROM trainee_overviews WHERE user_id = NEW.user_id AND NEW.role = 'admin';
  ELSE
    PERFORM put_trainee_overview(OLD.user_id);
    PERFORM refresh_trainee_overview(OLD.user_id);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER user_roles_overview AFTER INSERT OR DELETE ON user_roles
  FOR EACH ROW EXECUTE FUNCTION follow_roles();
--> statement-breakpoint
SELECT put_trainee_overview(user_id) FROM training_credentials;
--> statement-breakpoint
SELECT refresh_trainee_overviews(ARRAY(SELECT user_id FROM trainee_overviews));
--> statement-breakpoint
INSERT INTO completion_days (day, completions)
SELECT (completed_at AT TIME ZONE 'UTC')::date, count(*) FROM lesson_progress WHERE completed GROUP BY 1;
