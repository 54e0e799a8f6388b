-- A notification holds 8,000 bytes: of a card with more to say only the id is told, and pages fetch it.
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

CREATE OR REPLACE TRIGGER operations_cards_live AFTER INSERT OR UPDATE ON operations_cards
  FOR EACH ROW EXECUTE FUNCTION notify_operations_card();
