-- Open editors of a document reread its draft when another one has changed it, or it was published or discarded.
CREATE OR REPLACE FUNCTION notify_content_draft() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := COALESCE(NEW.key, OLD.key);
BEGIN
  PERFORM raise_live(ARRAY['content'], 'content-draft', changed, '{}'::json);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER content_draft_live AFTER INSERT OR UPDATE OR DELETE ON content_drafts
  FOR EACH ROW EXECUTE FUNCTION notify_content_draft();
