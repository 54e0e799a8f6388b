-- A notification carries times as the pages write them, whatever the zone of the session.
CREATE FUNCTION instant(at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION notify_lesson_progress() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed lesson_progress;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  PERFORM raise_live(
    ARRAY['progress:' || changed.user_id, 'trainees'],
    'progress',
    changed.user_id || ':' || changed.lesson_number,
    json_build_object(
      'userId', changed.user_id,
      'lessonNumber', changed.lesson_number,
      'progressSeconds', changed.progress_seconds,
      'positionSeconds', changed.position_seconds,
      'durationSeconds', changed.duration_seconds,
      'completed', changed.completed,
      'lastWatchedAt', instant(changed.last_watched_at),
      'removed', TG_OP = 'DELETE'
    )
  );
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION notify_prospect() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed prospects;
  adder text;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  SELECT first_name || ' ' || last_name INTO adder FROM training_credentials WHERE user_id = changed.user_id;
  PERFORM raise_live(
    ARRAY['tracker'],
    'prospect',
    changed.id::text,
    json_build_object(
      'id', changed.id,
      'version', changed.version,
      'firstName', changed.first_name,
      'lastName', changed.last_name,
      'country', changed.country,
      'qualified', changed.qualified,
      'callDate', changed.scheduled_call_date,
      'status', changed.status,
      'dealCents', changed.deal_amount_cents,
      'rescheduledDate', changed.rescheduled_date,
      'createdAt', instant(changed.created_at),
      'ownerId', changed.user_id,
      'ownerName', adder,
      'removed', TG_OP = 'DELETE'
    )
  );
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION notify_operations_card() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  card jsonb := to_jsonb(NEW) || jsonb_build_object('updated_at', instant(NEW.updated_at));
BEGIN
  IF octet_length(card::text) > 7500 THEN card := NULL; END IF;
  PERFORM raise_live(
    ARRAY['operations'],
    'card',
    NEW.id::text,
    json_build_object('id', NEW.id, 'revision', NEW.revision, 'removed', false, 'card', card)
  );
  RETURN NULL;
END
$$;
