-- The panel's overviews follow credentials, roles and progress in the transaction that changes them.
CREATE OR REPLACE FUNCTION put_trainee_overview(person text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO trainee_overviews AS o
    (user_id, name, name_key, search, setup_complete, is_active, created_at, last_login_at, active_at, heat)
  SELECT user_id, first_name || ' ' || last_name, plain_text(first_name || ' ' || last_name),
    plain_name(first_name || ' ' || last_name || ' ' || email), account_setup_complete, is_active, created_at,
    last_login_at, created_at, repeat('0', lesson_count())
  FROM training_credentials
  WHERE user_id = person AND EXISTS (SELECT 1 FROM users WHERE id = person)
    AND NOT EXISTS (SELECT 1 FROM user_roles WHERE user_roles.user_id = person AND role <> 'setter')
  ON CONFLICT (user_id) DO UPDATE SET name = excluded.name, name_key = excluded.name_key, search = excluded.search,
    setup_complete = excluded.setup_complete, is_active = excluded.is_active, created_at = excluded.created_at,
    last_login_at = excluded.last_login_at,
    active_at = CASE WHEN o.active_at = o.created_at THEN excluded.created_at ELSE o.active_at END
$$;
