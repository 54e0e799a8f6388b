-- What visitors send in and book is heard by the inbox; names, addresses and answers stay in the database.
-- The count of versions belongs to the database, so that two changes at once never share a number.
CREATE FUNCTION count_inbox_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  NEW.changed_at := now();
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER submissions_version BEFORE UPDATE ON submissions
  FOR EACH ROW EXECUTE FUNCTION count_inbox_version();
--> statement-breakpoint
CREATE TRIGGER bookings_version BEFORE UPDATE ON bookings
  FOR EACH ROW EXECUTE FUNCTION count_inbox_version();
--> statement-breakpoint
CREATE FUNCTION notify_inbox() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD.id; ELSE changed := NEW.id; END IF;
  PERFORM raise_live(ARRAY['inbox'], 'inbox', changed::text, json_build_object('id', changed));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER submissions_live AFTER INSERT OR UPDATE OR DELETE ON submissions
  FOR EACH ROW EXECUTE FUNCTION notify_inbox();
--> statement-breakpoint
CREATE TRIGGER bookings_live AFTER INSERT OR UPDATE OR DELETE ON bookings
  FOR EACH ROW EXECUTE FUNCTION notify_inbox();
