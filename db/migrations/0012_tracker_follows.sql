-- Figures of the tracker: what the cards, the funnel and the months show, without reading any prospect.
CREATE FUNCTION tracker_figures() RETURNS json LANGUAGE sql STABLE AS $$
  SELECT json_build_object(
    'prospects', coalesce(sum(prospects), 0),
    'qualified', coalesce(sum(prospects) FILTER (WHERE qualified), 0),
    'closedDealCents', coalesce(sum(deal_cents) FILTER (WHERE status = 'closed'), 0),
    'byStatus', (
      SELECT coalesce(json_object_agg(status, n), '{}'::json)
      FROM (SELECT status, sum(prospects) AS n FROM prospect_tallies GROUP BY status) s
    ),
    'months', (
      SELECT coalesce(json_agg(json_build_object('month', month, 'deals', deals, 'dealCents', deal_cents) ORDER BY month), '[]'::json)
      FROM (SELECT * FROM prospect_months WHERE deals > 0 ORDER BY month DESC LIMIT 12) m
    )
  ) FROM prospect_tallies
$$;
--> statement-breakpoint
-- One writer at a time counts, so that what it tells is the newest when it commits: absolute figures may replace
-- each other on the way to a page, differences may not.
CREATE FUNCTION count_prospects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(724102);
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO prospect_tallies AS t (owner, status, qualified, prospects, deal_cents)
      SELECT coalesce(user_id, ''), status, qualified, -count(*), -coalesce(sum(deal_amount_cents), 0)
      FROM gone GROUP BY 1, 2, 3
      ON CONFLICT (owner, status, qualified) DO UPDATE
      SET prospects = t.prospects + excluded.prospects, deal_cents = t.deal_cents + excluded.deal_cents;
    INSERT INTO prospect_months AS m (month, deals, deal_cents)
      SELECT date_trunc('month', closed_at AT TIME ZONE 'UTC')::date, -count(*), -coalesce(sum(deal_amount_cents), 0)
      FROM gone WHERE closed_at IS NOT NULL GROUP BY 1
      ON CONFLICT (month) DO UPDATE
      SET deals = m.deals + excluded.deals, deal_cents = m.deal_cents + excluded.deal_cents;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO prospect_tallies AS t (owner, status, qualified, prospects, deal_cents)
      SELECT coalesce(user_id, ''), status, qualified, count(*), coalesce(sum(deal_amount_cents), 0)
      FROM come GROUP BY 1, 2, 3
      ON CONFLICT (owner, status, qualified) DO UPDATE
      SET prospects = t.prospects + excluded.prospects, deal_cents = t.deal_cents + excluded.deal_cents;
    INSERT INTO prospect_months AS m (month, deals, deal_cents)
      SELECT date_trunc('month', closed_at AT TIME ZONE 'UTC')::date, count(*), coalesce(sum(deal_amount_cents), 0)
      FROM come WHERE closed_at IS NOT NULL GROUP BY 1
      ON CONFLICT (month) DO UPDATE
      SET deals = m.deals + excluded.deals, deal_cents = m.deal_cents + excluded.deal_cents;
  END IF;
  DELETE FROM prospect_tallies WHERE prospects = 0;
  PERFORM raise_live(ARRAY['tracker'], 'tracker-figures', 'tracker-figures', tracker_figures());
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER prospects_count_insert AFTER INSERT ON prospects
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_prospects();
--> statement-breakpoint
CREATE TRIGGER prospects_count_update AFTER UPDATE ON prospects
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_prospects();
--> statement-breakpoint
CREATE TRIGGER prospects_count_delete AFTER DELETE ON prospects
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_prospects();
--> statement-breakpoint
-- What everybody may see of a prospect travels with the notification; income and score never do.
CREATE FUNCTION notify_prospect() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed prospects;
  adder text;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  SELECT first_name || ' ' || last_name INTO adder FROM training_credentials WHERE user_id = changed.user_id;
  PERFORM raise_live(
    ARRAY['tracker'],
    'prospect',
    changed.id::text,
    json_build_object(
      'id', changed.id,
      'version', changed.version,
      'firstName', changed.first_name,
      'lastName', changed.last_name,
      'country', changed.country,
      'qualified', changed.qualified,
      'callDate', changed.scheduled_call_date,
      'status', changed.status,
      'dealCents', changed.deal_amount_cents,
      'rescheduledDate', changed.rescheduled_date,
      'createdAt', to_char(changed.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'ownerId', changed.user_id,
      'ownerName', adder,
      'removed', TG_OP = 'DELETE'
    )
  );
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER prospects_live AFTER INSERT OR DELETE ON prospects
  FOR EACH ROW EXECUTE FUNCTION notify_prospect();
--> statement-breakpoint
CREATE TRIGGER prospects_live_update AFTER UPDATE ON prospects
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION notify_prospect();
