-- Only those wait for each other who change prospects of one owner, or deals of one month; always in the same order, so none
-- of them waits for one that waits for it. Pages are told that there are other figures, and read them after the commit.
CREATE OR REPLACE FUNCTION count_prospects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM wait_for_tallies(ARRAY(SELECT tallies_of(user_id, closed_at) FROM new_rows));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM wait_for_tallies(ARRAY(SELECT tallies_of(user_id, closed_at) FROM old_rows));
  ELSE
    PERFORM wait_for_tallies(ARRAY(SELECT tallies_of(user_id, closed_at) FROM old_rows UNION SELECT tallies_of(user_id, closed_at) FROM new_rows));
  END IF;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO prospect_tallies AS t (owner, status, qualified, prospects, deal_cents)
      SELECT coalesce(user_id, ''), status, qualified, -count(*), -coalesce(sum(deal_amount_cents), 0)
      FROM old_rows GROUP BY 1, 2, 3
      ON CONFLICT (owner, status, qualified) DO UPDATE
      SET prospects = t.prospects + excluded.prospects, deal_cents = t.deal_cents + excluded.deal_cents;
    INSERT INTO prospect_months AS m (month, deals, deal_cents)
      SELECT date_trunc('month', closed_at AT TIME ZONE 'UTC')::date, -count(*), -coalesce(sum(deal_amount_cents), 0)
      FROM old_rows WHERE closed_at IS NOT NULL GROUP BY 1
      ON CONFLICT (month) DO UPDATE
      SET deals = m.deals + excluded.deals, deal_cents = m.deal_cents + excluded.deal_cents;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO prospect_tallies AS t (owner, status, qualified, prospects, deal_cents)
      SELECT coalesce(user_id, ''), status, qualified, count(*), coalesce(sum(deal_amount_cents), 0)
      FROM new_rows GROUP BY 1, 2, 3
      ON CONFLICT (owner, status, qualified) DO UPDATE
      SET prospects = t.prospects + excluded.prospects, deal_cents = t.deal_cents + excluded.deal_cents;
    INSERT INTO prospect_months AS m (month, deals, deal_cents)
      SELECT date_trunc('month', closed_at AT TIME ZONE 'UTC')::date, count(*), coalesce(sum(deal_amount_cents), 0)
      FROM new_rows WHERE closed_at IS NOT NULL GROUP BY 1
      ON CONFLICT (month) DO UPDATE
      SET deals = m.deals + excluded.deals, deal_cents = m.deal_cents + excluded.deal_cents;
  END IF;
  -- Of these owners alone: others change theirs at the same time.
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM prospect_tallies WHERE prospects = 0 AND owner IN (SELECT coalesce(user_id, '') FROM old_rows);
  END IF;
  PERFORM raise_live(ARRAY['tracker'], 'tracker-figures', 'tracker-figures', '{}'::json);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER prospects_count_insert AFTER INSERT ON prospects
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_prospects();

CREATE OR REPLACE TRIGGER prospects_count_update AFTER UPDATE ON prospects
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_prospects();

CREATE OR REPLACE TRIGGER prospects_count_delete AFTER DELETE ON prospects
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_prospects();
