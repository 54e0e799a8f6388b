-- The database counts versions, so two simultaneous changes never share a number.
CREATE OR REPLACE FUNCTION count_applicant_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  IF NEW.stage <> OLD.stage AND NEW.stage_at = OLD.stage_at THEN NEW.stage_at := now(); END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER applicants_version BEFORE UPDATE ON applicants
  FOR EACH ROW EXECUTE FUNCTION count_applicant_version();
