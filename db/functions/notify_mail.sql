-- An email's state is shown on the page of what it is about. `about`: 'item <id>' or 'account <id>'.
CREATE OR REPLACE FUNCTION notify_mail() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind text := split_part(NEW.about, ' ', 1);
  id text := split_part(NEW.about, ' ', 2);
BEGIN
  IF kind = 'item' THEN
    PERFORM raise_live(ARRAY['inbox'], 'inbox', id, json_build_object('id', id));
  ELSIF kind = 'account' THEN
    PERFORM raise_live(ARRAY['account:' || id], 'account', id, json_build_object('userId', id));
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER mail_outbox_live AFTER UPDATE ON mail_outbox
  FOR EACH ROW WHEN (
    NEW.about IS NOT NULL AND
    (OLD.sent_at, OLD.failed_at, OLD.last_error, OLD.attempts)
      IS DISTINCT FROM (NEW.sent_at, NEW.failed_at, NEW.last_error, NEW.attempts)
  ) EXECUTE FUNCTION notify_mail();
