-- A change of coach also notifies the previous coach.
CREATE OR REPLACE FUNCTION notify_place() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person text := coalesce(NEW.user_id, OLD.user_id);
BEGIN
  PERFORM raise_live(
    trainee_topics(person) || array_remove(ARRAY['trainees:' || OLD.coach_id], NULL),
    'trainee',
    person,
    json_build_object('userId', person)
  );
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER trainee_places_live AFTER INSERT OR UPDATE OR DELETE ON trainee_places
  FOR EACH ROW EXECUTE FUNCTION notify_place();
