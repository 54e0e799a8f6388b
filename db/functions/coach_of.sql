CREATE OR REPLACE FUNCTION coach_of(person text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coach_id FROM trainee_places WHERE user_id = person
$$;
