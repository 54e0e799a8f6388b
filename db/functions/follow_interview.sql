-- A confirmed interview joins the open record of the same address, which then gets the stage that follows from the interview.
-- `outcome` is read by name: a meeting that was held moves the record on.
CREATE OR REPLACE FUNCTION follow_interview() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  applicant applicants;
  present text;
  stands CONSTANT boolean := NEW.cancelled_at IS NULL AND NEW.held_until IS NULL;
BEGIN
  IF stands THEN
    SELECT * INTO applicant FROM applicants
      WHERE lower(mail) = lower(NEW.guest_mail) AND mail <> ''
        AND stage IN ('new', 'qualified', 'interview booked', 'interviewed') FOR UPDATE;
    IF NOT FOUND THEN RETURN NULL; END IF;
    -- An earlier interview that has not begun stays the linked one.
    IF applicant.booking_id <> NEW.id AND EXISTS (
      SELECT 1 FROM bookings WHERE id = applicant.booking_id AND cancelled_at IS NULL AND starts_at > now()
    ) THEN RETURN NULL; END IF;
    present := CASE
      WHEN to_jsonb(NEW)->>'outcome' = 'held' THEN 'interviewed'
      WHEN applicant.stage IN ('new', 'qualified') THEN 'interview booked'
      ELSE applicant.stage END;
    UPDATE applicants SET booking_id = NEW.id, stage = present
      WHERE id = applicant.id AND (booking_id, stage) IS DISTINCT FROM (NEW.id, present);
    PERFORM note_applicant_stage(applicant.id, applicant.stage, present);
    RETURN NULL;
  END IF;
  FOR applicant IN SELECT * FROM applicants WHERE booking_id = NEW.id FOR UPDATE LOOP
    present := CASE
      WHEN applicant.stage <> 'interview booked' THEN applicant.stage
      WHEN (SELECT qualified FROM submissions WHERE id = applicant.application_id) THEN 'qualified' ELSE 'new' END;
    UPDATE applicants SET booking_id = NULL, stage = present WHERE id = applicant.id;
    PERFORM note_applicant_stage(applicant.id, applicant.stage, present);
  END LOOP;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER bookings_applicant AFTER INSERT OR UPDATE ON bookings
  FOR EACH ROW WHEN (NEW.calendar = 'interview') EXECUTE FUNCTION follow_interview();
