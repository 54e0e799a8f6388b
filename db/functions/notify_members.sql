-- The dates of a cohort have changed, which the dashboards of its members show. A notice each: one for all of them would be
-- longer than a notice may be.
CREATE OR REPLACE FUNCTION notify_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_live(ARRAY['sessions:' || user_id], 'trainee', user_id, json_build_object('userId', user_id))
    FROM cohort_members WHERE cohort_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER cohorts_members AFTER UPDATE OF targets ON cohorts
  FOR EACH ROW WHEN (OLD.targets IS DISTINCT FROM NEW.targets) EXECUTE FUNCTION notify_members();
