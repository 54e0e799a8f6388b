-- An active booking reserves its host for its time; the exclusion constraint of host_meetings refuses a second meeting.
CREATE OR REPLACE FUNCTION hold_hosts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.host_id IS NOT NULL THEN
    -- A transaction that adds a seat has locked this row: the next statement sees its booking.
    PERFORM FROM host_meetings m
      WHERE m.host_id = OLD.host_id AND m.calendar = OLD.calendar
        AND m.starts_at = OLD.starts_at AND m.ends_at = OLD.ends_at
      FOR UPDATE;
    DELETE FROM host_meetings m
      WHERE m.host_id = OLD.host_id AND m.calendar = OLD.calendar
        AND m.starts_at = OLD.starts_at AND m.ends_at = OLD.ends_at
        AND NOT EXISTS (
          SELECT FROM bookings b
          WHERE b.host_id = OLD.host_id AND b.calendar = OLD.calendar
            AND b.starts_at = OLD.starts_at AND b.ends_at = OLD.ends_at AND b.cancelled_at IS NULL
        );
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.host_id IS NOT NULL AND NEW.cancelled_at IS NULL THEN
    INSERT INTO host_meetings (host_id, calendar, starts_at, ends_at)
    VALUES (NEW.host_id, NEW.calendar, NEW.starts_at, NEW.ends_at)
    ON CONFLICT (host_id, calendar, starts_at, ends_at) DO UPDATE SET host_id = excluded.host_id;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER bookings_hold_hosts
  AFTER INSERT OR DELETE OR UPDATE OF host_id, calendar, starts_at, ends_at, cancelled_at ON bookings
  FOR EACH ROW EXECUTE FUNCTION hold_hosts();
