CREATE OR REPLACE FUNCTION trainees_of(coach text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT user_id FROM trainee_places WHERE coach_id = coach
  UNION ALL
  SELECT m.user_id FROM cohorts c JOIN cohort_members m ON m.cohort_id = c.id
  WHERE c.coach_id = coach
    AND NOT EXISTS (SELECT 1 FROM trainee_places p WHERE p.user_id = m.user_id AND p.coach_id IS NOT NULL)
$$;
