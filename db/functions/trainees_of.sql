CREATE OR REPLACE FUNCTION trainees_of(coach text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT user_id FROM trainee_places WHERE coach_id = coach
$$;
