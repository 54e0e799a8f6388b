-- Prospects' outcomes as far as they are paid for, however they change: by an act, an import, an undo or a removal.
-- app/pay turns them into entries.
CREATE OR REPLACE FUNCTION capture_pay_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO pay_facts (prospect_id, version, setter_id, qualified, showed_at, closed_at, deal_cents, booking_id)
      SELECT id, version, user_id, qualified AND status <> 'disqualified', showed_at, closed_at, deal_amount_cents, showed_in
      FROM new_rows WHERE showed_at IS NOT NULL OR closed_at IS NOT NULL;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO pay_facts (prospect_id, version, setter_id, qualified, showed_at, closed_at, deal_cents, booking_id)
      SELECT n.id, n.version, n.user_id, n.qualified AND n.status <> 'disqualified', n.showed_at, n.closed_at, n.deal_amount_cents, n.showed_in
      FROM new_rows n JOIN old_rows o ON o.id = n.id
      WHERE (n.showed_at IS NOT NULL OR n.closed_at IS NOT NULL OR o.showed_at IS NOT NULL OR o.closed_at IS NOT NULL)
        AND (n.qualified AND n.status <> 'disqualified', n.showed_at, n.closed_at, n.deal_amount_cents, n.showed_in)
          IS DISTINCT FROM (o.qualified AND o.status <> 'disqualified', o.showed_at, o.closed_at, o.deal_amount_cents, o.showed_in);
  ELSE
    INSERT INTO pay_facts (prospect_id, version, setter_id, qualified, removed)
      SELECT id, version + 1, user_id, false, true
      FROM old_rows WHERE showed_at IS NOT NULL OR closed_at IS NOT NULL;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER prospects_pay_insert AFTER INSERT ON prospects
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION capture_pay_facts();

CREATE OR REPLACE TRIGGER prospects_pay_update AFTER UPDATE ON prospects
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION capture_pay_facts();

CREATE OR REPLACE TRIGGER prospects_pay_delete AFTER DELETE ON prospects
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION capture_pay_facts();
