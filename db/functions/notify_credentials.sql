CREATE OR REPLACE FUNCTION notify_credentials() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person text;
BEGIN
  IF TG_OP = 'DELETE' THEN person := OLD.user_id; ELSE person := NEW.user_id; END IF;
  PERFORM raise_live(trainee_topics(person), 'trainee', person, json_build_object('userId', person));
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER training_credentials_live AFTER INSERT OR UPDATE OR DELETE ON training_credentials
  FOR EACH ROW EXECUTE FUNCTION notify_credentials();

-- Someone who becomes an administrator leaves the list of trainees, and comes back afterward.
CREATE OR REPLACE TRIGGER user_roles_live AFTER INSERT OR DELETE ON user_roles
  FOR EACH ROW EXECUTE FUNCTION notify_credentials();
