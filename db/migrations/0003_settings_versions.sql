-- Every instance keeps the settings in memory and reads them again when it hears of a change. The count
-- of versions belongs to the database, so that two changes at once never share a number.
CREATE FUNCTION count_settings_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  NEW.changed_at := now();
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER settings_version BEFORE UPDATE ON settings
  FOR EACH ROW EXECUTE FUNCTION count_settings_version();
--> statement-breakpoint
CREATE FUNCTION notify_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_live(ARRAY['settings'], 'settings', 'settings', '{}'::json);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER settings_live AFTER INSERT OR UPDATE OR DELETE ON settings
  FOR EACH ROW EXECUTE FUNCTION notify_settings();
