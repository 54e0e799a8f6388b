-- The tracker's figures for the cards, the funnel and the months, without reading any prospect.
CREATE OR REPLACE FUNCTION tracker_figures() RETURNS json LANGUAGE sql STABLE AS $$
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
