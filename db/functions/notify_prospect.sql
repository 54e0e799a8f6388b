-- Instances with open pages read what those show of it. A removal is a version too, so the version received last is not
-- passed on again.
CREATE OR REPLACE FUNCTION notify_prospect() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed prospects;
BEGIN
  -- An import notifies once, not for each of its rows.
  IF current_setting('setpoint.quiet', true) = 'on' THEN RETURN NULL; END IF;
  IF TG_OP = 'DELETE' THEN
    changed := OLD;
    changed.version := OLD.version + 1;
  ELSE
    changed := NEW;
  END IF;
  PERFORM raise_live(
    ARRAY['tracker'],
    'prospect',
    changed.id::text,
    json_build_object('id', changed.id, 'version', changed.version, 'removed', TG_OP = 'DELETE')
  );
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER prospects_live AFTER INSERT OR DELETE ON prospects
  FOR EACH ROW EXECUTE FUNCTION notify_prospect();

CREATE OR REPLACE TRIGGER prospects_live_update AFTER UPDATE ON prospects
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION notify_prospect();
