-- A change to a cohort or its members notifies its coach, and the previous one.
CREATE OR REPLACE FUNCTION notify_cohort() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_live(
    array_remove(ARRAY['trainees', 'trainees:' || NEW.coach_id, 'trainees:' || OLD.coach_id], NULL),
    'trainee', coalesce(NEW.id, OLD.id)::text, '{"userId": ""}'::json
  );
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER cohorts_live AFTER INSERT OR UPDATE OR DELETE ON cohorts
  FOR EACH ROW EXECUTE FUNCTION notify_cohort();
