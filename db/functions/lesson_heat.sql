CREATE OR REPLACE FUNCTION lesson_heat(lesson lesson_progress) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN lesson.completed THEN '9'
    WHEN lesson.progress_seconds > 0
      THEN greatest(1, least(8, ceil(coalesce(lesson.progress_seconds / lesson.duration_seconds, 0) * 8)))::text
    ELSE '0'
  END
$$;
