-- The database counts versions, so two simultaneous changes never share a number. The argument names the column that
-- holds when the row changed, or when its stage did.
CREATE OR REPLACE FUNCTION bump_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  IF TG_ARGV[0] = 'changed_at' THEN
    NEW.changed_at := now();
  ELSIF NEW.stage <> OLD.stage AND NEW.stage_at = OLD.stage_at THEN
    NEW.stage_at := now();
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER settings_version BEFORE UPDATE ON settings
  FOR EACH ROW EXECUTE FUNCTION bump_version('changed_at');

CREATE OR REPLACE TRIGGER submissions_version BEFORE UPDATE ON submissions
  FOR EACH ROW EXECUTE FUNCTION bump_version('changed_at');

CREATE OR REPLACE TRIGGER bookings_version BEFORE UPDATE ON bookings
  FOR EACH ROW EXECUTE FUNCTION bump_version('changed_at');

CREATE OR REPLACE TRIGGER applicants_version BEFORE UPDATE ON applicants
  FOR EACH ROW EXECUTE FUNCTION bump_version('stage_at');
