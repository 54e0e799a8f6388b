-- Another choice of what counts is another share of what everyone has watched; completed lessons stay completed.
CREATE OR REPLACE FUNCTION follow_completion_choice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_trainee_overviews(ARRAY(SELECT user_id FROM trainee_overviews));
  PERFORM raise_trainees();
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER settings_completion_first AFTER INSERT ON settings FOR EACH ROW
  WHEN (NEW.practice ->> 'completion' = 'coverage') EXECUTE FUNCTION follow_completion_choice();

CREATE OR REPLACE TRIGGER settings_completion_later AFTER UPDATE ON settings FOR EACH ROW
  WHEN ((OLD.practice ->> 'completion') IS DISTINCT FROM (NEW.practice ->> 'completion'))
  EXECUTE FUNCTION follow_completion_choice();
