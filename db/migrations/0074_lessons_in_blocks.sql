-- Lessons stand under blocks that are items of their own, and an item's `hidden` is a `state`. Words of the release
-- before, where a lesson named the block that begins with it, are rewritten in place: versions, drafts and what is
-- scheduled.
CREATE FUNCTION lessons_in_blocks(fields jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  before CONSTANT jsonb := jsonb_build_object(
    'lessons', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26',
    'lessons.1.block', 'Foundation and Appointment Setting',
    'lessons.3.block', 'Buyer Psychology and Trust Building',
    'lessons.8.block', 'DM and Prospecting Mastery',
    'lessons.11.block', 'Communication and Listening Skills',
    'lessons.17.block', 'Advanced Closing Techniques',
    'lessons.21.block', 'Mindset and Career Development') || fields;
  result jsonb;
  lesson text;
  name text;
  block text := '';
  blocks integer := 0;
BEGIN
  SELECT coalesce(jsonb_object_agg(key, value), '{}') INTO result FROM jsonb_each(fields)
    WHERE key !~ '^lessons\.[a-z0-9-]+\.(block|hidden)$';
  FOREACH lesson IN ARRAY array_remove(string_to_array(before ->> 'lessons', ' '), '') LOOP
    name := btrim(coalesce(before ->> ('lessons.' || lesson || '.block'), ''));
    IF name <> '' THEN
      blocks := blocks + 1;
      block := blocks::text;
      result := result || jsonb_build_object('blocks.' || block || '.name', name);
    END IF;
    result := result || jsonb_build_object(
      'lessons.' || lesson || '.block', block,
      'lessons.' || lesson || '.state',
      CASE WHEN before ->> ('lessons.' || lesson || '.hidden') = 'yes' THEN 'hidden' ELSE '' END);
  END LOOP;
  RETURN result || jsonb_build_object('blocks', (SELECT coalesce(string_agg(n::text, ' ' ORDER BY n), '') FROM generate_series(1, blocks) n));
END
$$;--> statement-breakpoint
-- What differs of it: by path, the values before and after.
CREATE FUNCTION changed_blocks(before jsonb, after jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_object_agg(key, jsonb_build_object('before', jsonb_build_array(old -> key), 'after', new -> key)), '{}')
  FROM (SELECT lessons_in_blocks(before) AS old, lessons_in_blocks(after) AS new) AS both_,
    LATERAL jsonb_object_keys(old || new) AS key
  WHERE key ~ '^(blocks|blocks\..*|lessons\.[a-z0-9-]+\.(block|state))$' AND (old -> key) IS DISTINCT FROM (new -> key)
$$;--> statement-breakpoint
CREATE FUNCTION with_states(fields jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_object_agg(
    regexp_replace(key, '\.hidden$', '.state'),
    CASE WHEN key !~ '\.hidden$' THEN value
      WHEN jsonb_typeof(value) = 'object' THEN replace(value::text, '"yes"', '"hidden"')::jsonb
      WHEN value = '"yes"' THEN '"hidden"'
      ELSE value END), '{}')
  FROM jsonb_each(fields)
$$;--> statement-breakpoint
UPDATE jobs SET payload = payload || jsonb_build_object('changes', (
  SELECT coalesce(jsonb_object_agg(c.key, c.value), '{}') FROM jsonb_each(payload -> 'changes') c
    WHERE c.key !~ '^lessons\.[a-z0-9-]+\.(block|hidden)$'
) || changed_blocks(
  coalesce((SELECT v.fields FROM content_versions v WHERE v.id = (payload ->> 'version')::bigint), '{}'),
  coalesce((SELECT v.fields FROM content_versions v WHERE v.id = (payload ->> 'version')::bigint), '{}')
    || (SELECT coalesce(jsonb_object_agg(c.key, coalesce(c.value -> 'after', '""')), '{}') FROM jsonb_each(payload -> 'changes') c)
)) WHERE kind = 'content.publish' AND payload ->> 'key' = 'lessons' AND payload ? 'changes';--> statement-breakpoint
UPDATE jobs SET payload = payload || jsonb_build_object('changes', with_states(payload -> 'changes'))
  WHERE kind = 'content.publish' AND payload ->> 'key' = 'prospects' AND payload ? 'changes';--> statement-breakpoint
UPDATE jobs SET payload = payload || jsonb_build_object('fields',
    CASE payload ->> 'key' WHEN 'lessons' THEN lessons_in_blocks(payload -> 'fields') ELSE with_states(payload -> 'fields') END)
  WHERE kind = 'content.publish' AND payload ->> 'key' IN ('lessons', 'prospects') AND payload ? 'fields';--> statement-breakpoint
CREATE TABLE lessons_draft AS
  SELECT d.key AS path, d.value ->> 'after' AS value, newest.author_id, newest.changed_at
  FROM (SELECT coalesce((SELECT fields FROM content_versions WHERE key = 'lessons' ORDER BY id DESC LIMIT 1), '{}') AS fields) AS live,
    LATERAL (SELECT jsonb_object_agg(path, value) AS fields FROM content_drafts WHERE key = 'lessons') AS draft,
    LATERAL (SELECT author_id, changed_at FROM content_drafts WHERE key = 'lessons' ORDER BY changed_at DESC LIMIT 1) AS newest,
    LATERAL jsonb_each(changed_blocks(live.fields, live.fields || draft.fields)) AS d
  WHERE d.value ->> 'after' IS NOT NULL;--> statement-breakpoint
DELETE FROM content_drafts WHERE key = 'lessons' AND path ~ '^lessons\.[a-z0-9-]+\.(block|hidden)$';--> statement-breakpoint
INSERT INTO content_drafts (key, path, value, author_id, changed_at)
  SELECT 'lessons', path, value, author_id, changed_at FROM lessons_draft;--> statement-breakpoint
DROP TABLE lessons_draft;--> statement-breakpoint
UPDATE content_drafts SET path = regexp_replace(path, '\.hidden$', '.state'), value = CASE value WHEN 'yes' THEN 'hidden' ELSE '' END
  WHERE key = 'prospects' AND path ~ '^prospects\.[a-z0-9-]+\.hidden$';--> statement-breakpoint
UPDATE content_versions SET fields = CASE key WHEN 'lessons' THEN lessons_in_blocks(fields) ELSE with_states(fields) END
  WHERE key IN ('lessons', 'prospects') AND fields IS NOT NULL;--> statement-breakpoint
DROP FUNCTION changed_blocks(jsonb, jsonb);--> statement-breakpoint
DROP FUNCTION lessons_in_blocks(jsonb);--> statement-breakpoint
DROP FUNCTION with_states(jsonb);
