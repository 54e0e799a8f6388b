-- What everybody may see of a prospect travels with the notification; income and score never do.
CREATE OR REPLACE FUNCTION notify_prospect() RETURNS trigger LANGUAGE plpgsql AS $$
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
      'createdAt', instant(changed.created_at),
      'ownerId', changed.user_id,
      'ownerName', adder,
      'removed', TG_OP = 'DELETE'
    )
  );
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER prospects_live AFTER INSERT OR DELETE ON prospects
  FOR EACH ROW EXECUTE FUNCTION notify_prospect();

CREATE OR REPLACE TRIGGER prospects_live_update AFTER UPDATE ON prospects
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION notify_prospect();
