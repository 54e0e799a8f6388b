-- What no retention removes: the audit log, pay, and all that pay follows from.
CREATE OR REPLACE FUNCTION is_kept_event(audited boolean, subject_kind text, verb text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT audited OR subject_kind IN ('prospect', 'pay') OR verb ~ '^(pay|disputes|counters)[.]'
$$;
