-- The first cohort date that someone has missed; null if none. `heat`: one digit per lesson, 9 for completed.
CREATE OR REPLACE FUNCTION late_since(person text, heat text, today date) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT min(t.by)
  FROM cohort_members m
  JOIN cohorts c ON c.id = m.cohort_id
  CROSS JOIN LATERAL jsonb_to_recordset(c.targets) AS t(lesson smallint, by date)
  CROSS JOIN LATERAL (SELECT array_position(lesson_numbers(), t.lesson)) AS l(place)
  WHERE m.user_id = person AND t.by < today AND left(heat, l.place) <> repeat('9', l.place)
$$;
