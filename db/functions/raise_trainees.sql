-- Something that counts for every trainee has changed: all lists of trainees are told, even if no row changed. A notice
-- each, since one for all coaches could be longer than a notice may be.
CREATE OR REPLACE FUNCTION raise_trainees() RETURNS void LANGUAGE sql AS $$
  SELECT raise_live(ARRAY[topic], 'trainee', 'trainees', '{"userId": ""}') FROM (
    SELECT 'trainees' AS topic
    UNION ALL (SELECT 'trainees:' || user_id FROM user_roles WHERE role = 'coach' ORDER BY user_id)
  ) AS told
$$;
