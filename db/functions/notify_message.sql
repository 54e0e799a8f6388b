-- Recipients are notified of a new message, and its senders of what was read.
CREATE OR REPLACE FUNCTION notify_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM raise_live(ARRAY['sessions:' || NEW.user_id], 'message', 'message', '{}'::json);
  ELSE
    PERFORM raise_live(trainee_topics(NEW.user_id), 'receipt', 'receipt', '{}'::json);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER message_recipients_live AFTER INSERT OR UPDATE ON message_recipients
  FOR EACH ROW EXECUTE FUNCTION notify_message();
