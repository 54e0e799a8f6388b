CREATE OR REPLACE FUNCTION follow_credentials() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM trainee_overviews WHERE user_id = OLD.user_id;
  ELSE
    PERFORM put_trainee_overview(NEW.user_id);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER training_credentials_overview AFTER INSERT OR DELETE OR UPDATE OF
  first_name, last_name, email, account_setup_complete, is_active, created_at, last_login_at
  ON training_credentials FOR EACH ROW EXECUTE FUNCTION follow_credentials();
