-- The application form has a document of its own: the words that a company gave it move there, published ones and drafts.
-- What a schedule changes of them becomes a draft.
CREATE TABLE application_paths AS SELECT path, regexp_replace(regexp_replace(regexp_replace(regexp_replace(path,
    '^form\.fields\.(name|email|phone)\.', 'contact.\1.'),
    '^form\.fields\.([a-z]+)\.label$', 'questions.\1.text'),
    '^form\.fields\.([a-z]+)\.hint$', 'questions.\1.hint'),
    '^form\.fields\.([a-z]+)\.options\.([a-z0-9-]+)$', 'questions.\1.answers.\2.text') AS moved
  FROM (
    SELECT jsonb_object_keys(fields) AS path FROM content_versions WHERE key = 'hiring' AND fields IS NOT NULL
    UNION SELECT path FROM content_drafts WHERE key = 'hiring'
    UNION SELECT jsonb_object_keys(payload -> 'changes') FROM jobs
      WHERE kind = 'content.publish' AND payload ->> 'key' = 'hiring' AND payload ? 'changes'
  ) AS known WHERE path LIKE 'form.%';--> statement-breakpoint
INSERT INTO content_versions (key, fields, hash, author_id, note, batch, published_at)
  SELECT 'application', words.fields, md5(words.fields::text), newest.author_id, newest.note, gen_random_uuid(), newest.published_at
  FROM (SELECT * FROM content_versions WHERE key = 'hiring' ORDER BY id DESC LIMIT 1) AS newest,
    LATERAL (SELECT jsonb_object_agg(p.moved, f.value) AS fields FROM jsonb_each(newest.fields) AS f JOIN application_paths p ON p.path = f.key) AS words
  WHERE newest.fields IS NOT NULL AND words.fields IS NOT NULL;--> statement-breakpoint
INSERT INTO content_drafts (key, path, value, author_id, changed_at)
  SELECT 'application', p.moved, d.value, d.author_id, d.changed_at
  FROM content_drafts d JOIN application_paths p ON p.path = d.path WHERE d.key = 'hiring';--> statement-breakpoint
DELETE FROM content_drafts WHERE key = 'hiring' AND path LIKE 'form.%';--> statement-breakpoint
INSERT INTO content_drafts (key, path, value)
  SELECT 'application', p.moved, coalesce(change.value ->> 'after', '')
  FROM jobs, LATERAL jsonb_each(payload -> 'changes') AS change JOIN application_paths p ON p.path = change.key
  WHERE kind = 'content.publish' AND payload ->> 'key' = 'hiring' AND payload ? 'changes'
  ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE jobs SET payload = payload || jsonb_build_object('changes',
    (SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(payload -> 'changes') WHERE key NOT LIKE 'form.%'))
  WHERE kind = 'content.publish' AND payload ->> 'key' = 'hiring' AND payload ? 'changes';--> statement-breakpoint
DROP TABLE application_paths;
