-- Entries, rules and statements are append-only, a closed period takes no entry and never changes, and facts that the
-- ledger has entered stay. A rule that does not hold yet can be withdrawn.
CREATE OR REPLACE FUNCTION refuse_pay_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NOT EXISTS (SELECT FROM pay_periods WHERE period = NEW.period AND state = 'closed') THEN RETURN NEW; END IF;
    RAISE EXCEPTION 'pay period % is closed', NEW.period USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'pay_rules' AND (to_jsonb(OLD)->>'holds_from')::timestamptz > clock_timestamp() THEN
    RETURN OLD;
  END IF;
  IF TG_OP <> 'TRUNCATE' AND (to_jsonb(OLD)->>'state' <> 'closed' OR to_jsonb(OLD)->>'entered' = 'false') THEN
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is only added to', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE OR REPLACE TRIGGER pay_entries_open BEFORE INSERT ON pay_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_pay_change();

CREATE OR REPLACE TRIGGER pay_entries_no_change BEFORE UPDATE OR DELETE ON pay_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_pay_change();

CREATE OR REPLACE TRIGGER pay_entries_no_truncate BEFORE TRUNCATE ON pay_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_pay_change();

CREATE OR REPLACE TRIGGER pay_rules_no_change BEFORE UPDATE OR DELETE ON pay_rules
  FOR EACH ROW EXECUTE FUNCTION refuse_pay_change();

CREATE OR REPLACE TRIGGER pay_statements_no_change BEFORE UPDATE OR DELETE ON pay_statements
  FOR EACH ROW EXECUTE FUNCTION refuse_pay_change();

CREATE OR REPLACE TRIGGER pay_periods_no_change BEFORE UPDATE OR DELETE ON pay_periods
  FOR EACH ROW EXECUTE FUNCTION refuse_pay_change();

CREATE OR REPLACE TRIGGER pay_facts_no_change BEFORE UPDATE OR DELETE ON pay_facts
  FOR EACH ROW EXECUTE FUNCTION refuse_pay_change();
