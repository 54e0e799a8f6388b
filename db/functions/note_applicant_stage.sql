-- A stage change that follows an application or a booking is an event too; the product writes the events of decisions.
CREATE OR REPLACE FUNCTION note_applicant_stage(applicant uuid, former text, present text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO events (actor_kind, actor_name, verb, subject_kind, subject_id, subject_label, before, after, audited)
  SELECT 'system', 'Automatic', 'applicants.move', 'application', applicant::text,
    'Application ' || left(applicant::text, 8), jsonb_build_object('stage', former), jsonb_build_object('stage', present), false
  WHERE former IS DISTINCT FROM present
$$;
