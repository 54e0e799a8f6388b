-- A change of a cohort, or of who is in it, is news for its coach, and for the one before.
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
