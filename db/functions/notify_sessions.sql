-- A trainee's dashboard is notified of what they have booked.
CREATE OR REPLACE FUNCTION notify_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed bookings;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  IF changed.trainee_id IS NOT NULL THEN
    PERFORM raise_live(
      ARRAY['sessions:' || changed.trainee_id],
      'sessions',
      changed.id::text,
      json_build_object('id', changed.id)
    );
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER bookings_sessions_live AFTER INSERT OR UPDATE OR DELETE ON bookings
  FOR EACH ROW EXECUTE FUNCTION notify_sessions();
