-- Every change of the board has a number of its own: the row that counts stays locked until the change is
-- committed, so numbers are in the order of the commits, and what a page holds can be compared with what it hears.
CREATE FUNCTION next_operations_revision() RETURNS bigint LANGUAGE sql AS $$
  INSERT INTO operations_board (id, revision) VALUES (1, 1)
  ON CONFLICT (id) DO UPDATE SET revision = operations_board.revision + 1
  RETURNING revision
$$;
--> statement-breakpoint
CREATE FUNCTION count_operations_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := next_operations_revision();
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER operations_cards_revision BEFORE INSERT OR UPDATE ON operations_cards
  FOR EACH ROW EXECUTE FUNCTION count_operations_change();
--> statement-breakpoint
-- A notification holds 8,000 bytes: of a card with more to say only the id is told, and pages fetch it.
CREATE FUNCTION notify_operations_card() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  card json := row_to_json(NEW);
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
--> statement-breakpoint
CREATE TRIGGER operations_cards_live AFTER INSERT OR UPDATE ON operations_cards
  FOR EACH ROW EXECUTE FUNCTION notify_operations_card();
--> statement-breakpoint
CREATE FUNCTION notify_operations_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_live(
    ARRAY['operations'],
    'card',
    OLD.id::text,
    json_build_object('id', OLD.id, 'revision', next_operations_revision(), 'removed', true, 'card', NULL)
  );
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER operations_cards_removal AFTER DELETE ON operations_cards
  FOR EACH ROW EXECUTE FUNCTION notify_operations_removal();
