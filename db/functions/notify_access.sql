CREATE OR REPLACE FUNCTION notify_access() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person text;
BEGIN
  IF TG_OP = 'INSERT' THEN person := NEW.user_id; ELSE person := OLD.user_id; END IF;
  PERFORM raise_live(ARRAY['access'], 'access', person, json_build_object('userId', person));
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER sessions_access AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION notify_access();

CREATE OR REPLACE TRIGGER user_roles_access AFTER INSERT OR UPDATE OR DELETE ON user_roles
  FOR EACH ROW EXECUTE FUNCTION notify_access();

CREATE OR REPLACE TRIGGER training_credentials_access AFTER DELETE OR UPDATE OF is_active, first_name, last_name
  ON training_credentials FOR EACH ROW EXECUTE FUNCTION notify_access();

-- Activating or removing a second factor changes what its person may do.
CREATE OR REPLACE TRIGGER second_factors_access AFTER DELETE OR UPDATE OF verified_at
  ON second_factors FOR EACH ROW EXECUTE FUNCTION notify_access();

-- The in-memory session includes whether there is a notice to show.
CREATE OR REPLACE TRIGGER account_notices_access AFTER INSERT OR UPDATE ON account_notices
  FOR EACH ROW EXECUTE FUNCTION notify_access();
