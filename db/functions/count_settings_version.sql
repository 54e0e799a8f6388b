-- The database counts versions, so two simultaneous changes never share a number.
CREATE OR REPLACE FUNCTION count_settings_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  NEW.changed_at := now();
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER settings_version BEFORE UPDATE ON settings
  FOR EACH ROW EXECUTE FUNCTION count_settings_version();
