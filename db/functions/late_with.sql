-- What another list of lessons, in this order, does to trainees with dates: how many become late, how many no longer are, and
-- how many have other lessons due by a date than now. Whether someone is late now is late_since's to say.
CREATE OR REPLACE FUNCTION late_with(
  shown smallint[], today date, OUT late integer, OUT freed integer, OUT other integer
) LANGUAGE sql STABLE AS $$
  WITH due AS (
    SELECT m.user_id, t.by, shown[:array_position(shown, t.lesson)] AS next,
      (lesson_numbers())[:array_position(lesson_numbers(), t.lesson)] AS now
    FROM cohort_members m
    JOIN cohorts c ON c.id = m.cohort_id
    CROSS JOIN LATERAL jsonb_to_recordset(c.targets) AS t(lesson smallint, by date)
  ), people AS (
    SELECT o.user_id, late_since(o.user_id, o.heat, today) IS NOT NULL AS is_late,
      bool_or(d.by < today AND EXISTS (
        SELECT FROM unnest(d.next) AS n(lesson)
        WHERE NOT EXISTS (
          SELECT FROM lesson_progress p WHERE p.user_id = o.user_id AND p.lesson_number = n.lesson AND p.completed
        )
      )) AS will_be,
      bool_or(NOT (coalesce(d.next, '{}') @> coalesce(d.now, '{}') AND coalesce(d.now, '{}') @> coalesce(d.next, '{}'))) AS differs
    FROM trainee_overviews o JOIN due d ON d.user_id = o.user_id
    WHERE o.is_active
    GROUP BY o.user_id, o.heat
  )
  SELECT count(*) FILTER (WHERE will_be AND NOT is_late)::int, count(*) FILTER (WHERE is_late AND NOT will_be)::int,
    count(*) FILTER (WHERE differs)::int
  FROM people
$$;
