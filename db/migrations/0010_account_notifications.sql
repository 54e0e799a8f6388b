-- A second factor put in force or taken away changes what its person may do.
CREATE TRIGGER second_factors_access AFTER DELETE OR UPDATE OF verified_at
  ON second_factors FOR EACH ROW EXECUTE FUNCTION notify_access();
--> statement-breakpoint
-- A person's account page lists their sessions.
CREATE FUNCTION notify_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person text;
BEGIN
  IF TG_OP = 'DELETE' THEN person := OLD.user_id; ELSE person := NEW.user_id; END IF;
  PERFORM raise_live(ARRAY['account:' || person], 'account', person, json_build_object('userId', person));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER sessions_account AFTER INSERT OR DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION notify_account();
--> statement-breakpoint
CREATE TRIGGER second_factors_account AFTER INSERT OR UPDATE OR DELETE ON second_factors
  FOR EACH ROW EXECUTE FUNCTION notify_account();
--> statement-breakpoint
-- Who becomes an administrator leaves the list of trainees, and comes back to it.
CREATE TRIGGER user_roles_live AFTER INSERT OR DELETE ON user_roles
  FOR EACH ROW EXECUTE FUNCTION notify_credentials();
