-- Every instance keeps the published words in memory and rereads them when notified of a publication.
CREATE OR REPLACE FUNCTION notify_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_live(ARRAY['content'], 'content', 'content', '{}'::json);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER content_live AFTER INSERT ON content_versions
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
