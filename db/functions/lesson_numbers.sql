-- The numbers of the lessons shown, in order. Until the first start has written them, as many as were counted before.
CREATE OR REPLACE FUNCTION lesson_numbers() RETURNS smallint[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT numbers FROM lesson_catalog),
    ARRAY(SELECT generate_series(1, coalesce((SELECT max(length(heat)) FROM trainee_overviews), 1))::smallint)
  )
$$;
