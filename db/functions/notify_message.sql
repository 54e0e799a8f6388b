CREATE OR REPLACE FUNCTION notify_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_live(ARRAY['sessions:' || NEW.user_id], 'message', 'message', '{}'::json);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER message_recipients_live AFTER INSERT ON message_recipients
  FOR EACH ROW EXECUTE FUNCTION notify_message();
