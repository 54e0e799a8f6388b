-- A setter is still a trainee; with any other role someone leaves the list.
CREATE OR REPLACE FUNCTION follow_roles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    DELETE FROM trainee_overviews WHERE user_id = NEW.user_id AND NEW.role <> 'setter';
  ELSE
    PERFORM put_trainee_overview(OLD.user_id);
    PERFORM refresh_trainee_overview(OLD.user_id);
    IF OLD.role = 'coach' THEN
      UPDATE trainee_places SET coach_id = NULL WHERE coach_id = OLD.user_id;
    END IF;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER user_roles_overview AFTER INSERT OR DELETE ON user_roles
  FOR EACH ROW EXECUTE FUNCTION follow_roles();
