-- Every instance keeps the settings in memory and rereads them when notified of a change.
CREATE OR REPLACE FUNCTION notify_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_live(ARRAY['settings'], 'settings', 'settings', '{}'::json);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER settings_live AFTER INSERT OR UPDATE OR DELETE ON settings
  FOR EACH ROW EXECUTE FUNCTION notify_settings();

-- Hosts are kept in memory with the settings.
CREATE OR REPLACE TRIGGER hosts_live AFTER INSERT OR UPDATE OR DELETE ON hosts
  FOR EACH ROW EXECUTE FUNCTION notify_settings();
