-- Something that counts for every trainee has changed: all lists of trainees are told, even if no row changed.
CREATE OR REPLACE FUNCTION raise_trainees() RETURNS void LANGUAGE sql AS $$
  SELECT raise_live(
    ARRAY['trainees'] || ARRAY(SELECT 'trainees:' || user_id FROM user_roles WHERE role = 'coach' ORDER BY user_id),
    'trainee', 'trainees', '{"userId": ""}'
  )
$$;
