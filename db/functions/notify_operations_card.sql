CREATE OR REPLACE FUNCTION notify_operations_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_live(
    ARRAY['operations'],
    'card',
    NEW.id::text,
    json_build_object('id', NEW.id, 'revision', NEW.revision, 'removed', false)
  );
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER operations_cards_live AFTER INSERT OR UPDATE ON operations_cards
  FOR EACH ROW EXECUTE FUNCTION notify_operations_card();
