-- The topics of a row, as a trigger lists them: `inbox` is itself, `account:user_id` holds the value of a column,
-- `trainee:user_id` means everyone who follows that trainee, and `cohort:cohort_id` the coach of that cohort.
CREATE OR REPLACE FUNCTION live_topics(listed text, changed jsonb) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  topics text[] := '{}';
  kind text;
  value text;
  topic text;
BEGIN
  FOREACH topic IN ARRAY string_to_array(listed, ' ') LOOP
    kind := split_part(topic, ':', 1);
    value := changed ->> split_part(topic, ':', 2);
    IF kind = topic THEN topics := topics || topic;
    ELSIF value IS NULL THEN CONTINUE;
    ELSIF kind = 'trainee' THEN topics := topics || trainee_topics(value);
    ELSIF kind = 'cohort' THEN topics := topics || (SELECT 'trainees:' || coach_id FROM cohorts WHERE id = value::uuid);
    ELSE topics := topics || (kind || ':' || value);
    END IF;
  END LOOP;
  RETURN array_remove(topics, NULL);
END
$$;
