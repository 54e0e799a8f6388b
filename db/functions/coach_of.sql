-- The coach assigned to someone, otherwise the coach of their cohort.
CREATE OR REPLACE FUNCTION coach_of(person text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT coach_id FROM trainee_places WHERE user_id = person),
    (SELECT c.coach_id FROM cohort_members m JOIN cohorts c ON c.id = m.cohort_id WHERE m.user_id = person)
  )
$$;
