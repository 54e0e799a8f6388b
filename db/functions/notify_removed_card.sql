-- A card that is gone has no revision: its removal takes the next one of the board.
CREATE OR REPLACE FUNCTION notify_removed_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_live(
    ARRAY['operations'], 'card', OLD.id::text,
    json_build_object('id', OLD.id, 'revision', next_operations_revision(), 'removed', true, 'card', NULL)
  );
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER operations_cards_removal AFTER DELETE ON operations_cards
  FOR EACH ROW EXECUTE FUNCTION notify_removed_card();
