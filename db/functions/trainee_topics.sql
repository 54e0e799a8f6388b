-- Who is notified of a trainee's changes: everyone who sees all trainees, and this trainee's coach.
CREATE OR REPLACE FUNCTION trainee_topics(person text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array_remove(ARRAY['trainees', 'trainees:' || coach_of(person)], NULL)
$$;
