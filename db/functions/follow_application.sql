-- An application opens the record of its applicant, or joins the open one of the same address; the record goes with its
-- last application, and follows what the inbox decides.
CREATE OR REPLACE FUNCTION follow_application() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  applicant applicants;
  present text;
  interview uuid;
BEGIN
  IF TG_OP = 'DELETE' THEN
    FOR applicant IN SELECT * FROM applicants WHERE application_id = OLD.id FOR UPDATE LOOP
      SELECT id INTO interview FROM submissions
        WHERE qualified IS NOT NULL AND id <> OLD.id AND lower(sender_mail) = lower(applicant.mail) AND applicant.mail <> ''
          AND created_at >= applicant.created_at
        ORDER BY created_at DESC LIMIT 1;
      IF interview IS NULL THEN DELETE FROM applicants WHERE id = applicant.id;
      ELSE UPDATE applicants SET application_id = interview WHERE id = applicant.id; END IF;
    END LOOP;
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    SELECT * INTO applicant FROM applicants WHERE application_id = NEW.id FOR UPDATE;
    IF NOT FOUND THEN RETURN NULL; END IF;
    present := CASE
      WHEN NEW.status IN ('accepted', 'declined') THEN NEW.status
      WHEN OLD.status NOT IN ('accepted', 'declined') OR applicant.stage <> OLD.status THEN applicant.stage
      WHEN applicant.booking_id IS NOT NULL THEN 'interview booked'
      WHEN NEW.qualified THEN 'qualified' ELSE 'new' END;
    UPDATE applicants SET stage = present, trainee_id = NEW.trainee_id
      WHERE id = applicant.id AND (stage, trainee_id) IS DISTINCT FROM (present, NEW.trainee_id);
    -- A decision in the inbox already has its event.
    RETURN NULL;
  END IF;
  SELECT * INTO applicant FROM applicants
    WHERE lower(mail) = lower(NEW.sender_mail) AND mail <> '' AND stage IN ('new', 'qualified', 'interview booked', 'interviewed')
    FOR UPDATE;
  IF FOUND THEN
    present := CASE WHEN applicant.stage = 'new' AND NEW.qualified THEN 'qualified' ELSE applicant.stage END;
    UPDATE applicants SET application_id = NEW.id, name = NEW.sender_name, stage = present WHERE id = applicant.id;
    PERFORM note_applicant_stage(applicant.id, applicant.stage, present);
    RETURN NULL;
  END IF;
  SELECT id INTO interview FROM bookings
    WHERE calendar = 'interview' AND lower(guest_mail) = lower(NEW.sender_mail) AND cancelled_at IS NULL AND held_until IS NULL
      AND starts_at > now() AND NEW.status NOT IN ('accepted', 'declined')
    ORDER BY starts_at LIMIT 1;
  INSERT INTO applicants (id, application_id, name, mail, stage, booking_id, trainee_id, created_at, stage_at)
  VALUES (NEW.id, NEW.id, NEW.sender_name, NEW.sender_mail, CASE
    WHEN NEW.status IN ('accepted', 'declined') THEN NEW.status
    WHEN interview IS NOT NULL THEN 'interview booked'
    WHEN NEW.qualified THEN 'qualified' ELSE 'new' END, interview, NEW.trainee_id, NEW.created_at, NEW.created_at);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER submissions_applicant AFTER INSERT ON submissions
  FOR EACH ROW WHEN (NEW.qualified IS NOT NULL) EXECUTE FUNCTION follow_application();

CREATE OR REPLACE TRIGGER submissions_applicant_status AFTER UPDATE OF status, trainee_id ON submissions
  FOR EACH ROW WHEN (NEW.qualified IS NOT NULL) EXECUTE FUNCTION follow_application();

-- Before the delete: the reference to the application still says whose it is.
CREATE OR REPLACE TRIGGER submissions_applicant_gone BEFORE DELETE ON submissions
  FOR EACH ROW WHEN (OLD.qualified IS NOT NULL) EXECUTE FUNCTION follow_application();
