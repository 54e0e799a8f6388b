-- A person's account page lists their sessions.
CREATE OR REPLACE FUNCTION notify_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person text;
BEGIN
  IF TG_OP = 'DELETE' THEN person := OLD.user_id; ELSE person := NEW.user_id; END IF;
  PERFORM raise_live(ARRAY['account:' || person], 'account', person, json_build_object('userId', person));
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER sessions_account AFTER INSERT OR DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION notify_account();

CREATE OR REPLACE TRIGGER second_factors_account AFTER INSERT OR UPDATE OR DELETE ON second_factors
  FOR EACH ROW EXECUTE FUNCTION notify_account();

CREATE OR REPLACE TRIGGER account_notices_account AFTER INSERT OR UPDATE ON account_notices
  FOR EACH ROW EXECUTE FUNCTION notify_account();
