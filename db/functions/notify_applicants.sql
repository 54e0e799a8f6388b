-- Pages that show applicants are notified that one has changed; names and addresses stay in the database.
CREATE OR REPLACE FUNCTION notify_applicants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid;
BEGIN
  IF TG_TABLE_NAME = 'applicant_scores' THEN changed := COALESCE(NEW.applicant_id, OLD.applicant_id);
  ELSE changed := COALESCE(NEW.id, OLD.id); END IF;
  PERFORM raise_live(ARRAY['applicants'], 'applicants', changed::text, json_build_object('id', changed));
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER applicants_live AFTER INSERT OR UPDATE OR DELETE ON applicants
  FOR EACH ROW EXECUTE FUNCTION notify_applicants();

CREATE OR REPLACE TRIGGER applicant_scores_live AFTER INSERT OR UPDATE OR DELETE ON applicant_scores
  FOR EACH ROW EXECUTE FUNCTION notify_applicants();
