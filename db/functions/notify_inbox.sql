-- The inbox is notified of what visitors send in and book; names, addresses and answers stay in the database.
CREATE OR REPLACE FUNCTION notify_inbox() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD.id; ELSE changed := NEW.id; END IF;
  PERFORM raise_live(ARRAY['inbox'], 'inbox', changed::text, json_build_object('id', changed));
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER submissions_live AFTER INSERT OR UPDATE OR DELETE ON submissions
  FOR EACH ROW EXECUTE FUNCTION notify_inbox();

CREATE OR REPLACE TRIGGER bookings_live AFTER INSERT OR UPDATE OR DELETE ON bookings
  FOR EACH ROW EXECUTE FUNCTION notify_inbox();
