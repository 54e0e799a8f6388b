CREATE OR REPLACE FUNCTION notify_member() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person text := coalesce(NEW.user_id, OLD.user_id);
  before text;
BEGIN
  SELECT coach_id INTO before FROM cohorts WHERE id = OLD.cohort_id;
  PERFORM raise_live(
    trainee_topics(person) || array_remove(ARRAY['trainees:' || before], NULL),
    'trainee', person, json_build_object('userId', person)
  );
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER cohort_members_live AFTER INSERT OR UPDATE OR DELETE ON cohort_members
  FOR EACH ROW EXECUTE FUNCTION notify_member();
