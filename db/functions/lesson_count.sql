CREATE OR REPLACE FUNCTION lesson_count() RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT cardinality(lesson_numbers())
$$;
