CREATE OR REPLACE FUNCTION count_operations_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := next_operations_revision();
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER operations_cards_revision BEFORE INSERT OR UPDATE ON operations_cards
  FOR EACH ROW EXECUTE FUNCTION count_operations_change();
