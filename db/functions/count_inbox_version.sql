-- The database counts versions, so two simultaneous changes never share a number.
CREATE OR REPLACE FUNCTION count_inbox_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  NEW.changed_at := now();
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER submissions_version BEFORE UPDATE ON submissions
  FOR EACH ROW EXECUTE FUNCTION count_inbox_version();

CREATE OR REPLACE TRIGGER bookings_version BEFORE UPDATE ON bookings
  FOR EACH ROW EXECUTE FUNCTION count_inbox_version();
