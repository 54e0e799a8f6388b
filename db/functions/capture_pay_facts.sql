-- Prospects' outcomes as far as they are paid for, however they change: by an act, an import, an undo or a removal.
-- app/pay turns them into entries.
CREATE OR REPLACE FUNCTION capture_pay_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO pay_facts (prospect_id, version, setter_id, qualified, showed_at, closed_at, deal_cents, booking_id)
      SELECT id, version, user_id, qualified AND status <> 'disqualified', showed_at, closed_at, deal_amount_cents, showed_in
      FROM come WHERE showed_at IS NOT NULL OR closed_at IS NOT NULL;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO pay_facts (prospect_id, version, setter_id, qualified, showed_at, closed_at, deal_cents, booking_id)
      SELECT c.id, c.version, c.user_id, c.qualified AND c.status <> 'disqualified', c.showed_at, c.closed_at, c.deal_amount_cents, c.showed_in
      FROM come c JOIN gone g ON g.id = c.id
      WHERE (c.showed_at IS NOT NULL OR c.closed_at IS NOT NULL OR g.showed_at IS NOT NULL OR g.closed_at IS NOT NULL)
        AND (c.qualified AND c.status <> 'disqualified', c.showed_at, c.closed_at, c.deal_amount_cents, c.showed_in)
          IS DISTINCT FROM (g.qualified AND g.status <> 'disqualified', g.showed_at, g.closed_at, g.deal_amount_cents, g.showed_in);
  ELSE
    INSERT INTO pay_facts (prospect_id, version, setter_id, qualified, removed)
      SELECT id, version + 1, user_id, false, true
      FROM gone WHERE showed_at IS NOT NULL OR closed_at IS NOT NULL;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER prospects_pay_insert AFTER INSERT ON prospects
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION capture_pay_facts();

CREATE OR REPLACE TRIGGER prospects_pay_update AFTER UPDATE ON prospects
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION capture_pay_facts();

CREATE OR REPLACE TRIGGER prospects_pay_delete AFTER DELETE ON prospects
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION capture_pay_facts();
