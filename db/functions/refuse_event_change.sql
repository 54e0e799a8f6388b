-- Events are append-only, but a person who no longer has an account can be forgotten: their name is replaced, and verb,
-- time and ids stay. What is not kept always goes once it is older than the owner's setting.
CREATE OR REPLACE FUNCTION refuse_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  erased CONSTANT text := 'Former user';
  names CONSTANT text[] := ARRAY['firstName', 'lastName'];
  forgets_actor boolean;
  forgets_subject boolean;
  allowed events;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    forgets_actor := OLD.actor_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM users WHERE id = OLD.actor_id);
    forgets_subject := OLD.subject_kind IN ('trainee', 'administrator')
      AND NOT EXISTS (SELECT 1 FROM users WHERE id = OLD.subject_id);
    allowed := OLD;
    IF forgets_actor AND NEW.actor_name = erased THEN
      allowed.actor_name := erased;
    END IF;
    IF forgets_subject AND NEW.subject_label = erased THEN
      allowed.subject_label := erased;
      allowed.before := OLD.before - names;
      allowed.after := OLD.after - names;
    END IF;
    IF NEW IS NOT DISTINCT FROM allowed THEN RETURN NEW; END IF;
  END IF;
  IF TG_OP = 'DELETE' AND NOT is_kept_event(OLD.audited, OLD.subject_kind, OLD.verb) AND OLD.at < now() - make_interval(
    months => (SELECT nullif((privacy->>'eventMonths')::integer, 0) FROM settings)
  ) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'events are only added' USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE OR REPLACE TRIGGER events_no_change BEFORE UPDATE OR DELETE ON events
  FOR EACH ROW EXECUTE FUNCTION refuse_event_change();

CREATE OR REPLACE TRIGGER events_no_truncate BEFORE TRUNCATE ON events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_event_change();
