-- The figures above the panel's list follow its rows; sum_trainee_counts adds them up.
CREATE OR REPLACE FUNCTION count_trainees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO trainee_counts (is_active, setup_complete, begun, stopped_at, trainees)
    VALUES (OLD.is_active, OLD.setup_complete, OLD.begun, OLD.stopped_at, -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO trainee_counts (is_active, setup_complete, begun, stopped_at, trainees)
    VALUES (NEW.is_active, NEW.setup_complete, NEW.begun, NEW.stopped_at, 1);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER trainee_overviews_counted AFTER INSERT OR DELETE ON trainee_overviews
  FOR EACH ROW EXECUTE FUNCTION count_trainees();

CREATE OR REPLACE TRIGGER trainee_overviews_recounted AFTER UPDATE ON trainee_overviews
  FOR EACH ROW WHEN (
    (OLD.is_active, OLD.setup_complete, OLD.begun, OLD.stopped_at)
    IS DISTINCT FROM (NEW.is_active, NEW.setup_complete, NEW.begun, NEW.stopped_at)
  ) EXECUTE FUNCTION count_trainees();
