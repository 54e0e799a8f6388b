-- The audit log only grows, but a person who no longer has an account can be forgotten: their name is replaced, and act,
-- time and ids stay.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  erased CONSTANT text := 'Former user';
  names CONSTANT text[] := ARRAY['firstName', 'lastName'];
  forgets_actor boolean;
  forgets_target boolean;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    forgets_actor := NEW.actor_name = erased
      AND OLD.actor_id IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM users WHERE id = OLD.actor_id);
    forgets_target := NEW.target_label = erased
      AND OLD.target_kind IN ('trainee', 'administrator')
      AND NOT EXISTS (SELECT 1 FROM users WHERE id = OLD.target_id);
    IF (NEW.id, NEW.at, NEW.actor_id, NEW.act, NEW.target_kind, NEW.target_id)
        IS NOT DISTINCT FROM (OLD.id, OLD.at, OLD.actor_id, OLD.act, OLD.target_kind, OLD.target_id)
      AND (NEW.actor_name = OLD.actor_name OR forgets_actor)
      AND (NEW.target_label = OLD.target_label OR forgets_target)
      AND (NEW.before IS NOT DISTINCT FROM OLD.before
        OR forgets_target AND NEW.before IS NOT DISTINCT FROM OLD.before - names)
      AND (NEW.after IS NOT DISTINCT FROM OLD.after
        OR forgets_target AND NEW.after IS NOT DISTINCT FROM OLD.after - names)
    THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'the audit log only grows' USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE OR REPLACE TRIGGER audit_log_no_change BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

CREATE OR REPLACE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
