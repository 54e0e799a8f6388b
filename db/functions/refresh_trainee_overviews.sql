CREATE OR REPLACE FUNCTION refresh_trainee_overviews(people text[]) RETURNS void LANGUAGE sql AS $$
  SELECT refresh_trainee_overview(person) FROM (SELECT unnest(people) AS person ORDER BY 1) AS sorted
$$;
