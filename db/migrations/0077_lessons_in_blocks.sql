-- Lessons stand under blocks that are items of their own, and an item's `hidden` is a `state`. Words of the release
-- before, where a lesson named the block that begins with it, are rewritten in place: versions, drafts and what is
-- scheduled. Of drafts and schedules it is found what they change of it.
CREATE TABLE lessons_moved (part text, id text, fields jsonb, moved jsonb);--> statement-breakpoint
INSERT INTO lessons_moved SELECT 'version', id::text, fields FROM content_versions WHERE key = 'lessons' AND fields IS NOT NULL;--> statement-breakpoint
INSERT INTO lessons_moved SELECT 'whole', id::text, payload -> 'fields' FROM jobs
  WHERE kind = 'content.publish' AND payload ->> 'key' = 'lessons' AND payload ? 'fields';--> statement-breakpoint
INSERT INTO lessons_moved SELECT 'before', j.id::text, coalesce(v.fields, '{}')
  FROM jobs j LEFT JOIN content_versions v ON v.id = (j.payload ->> 'version')::bigint
  WHERE j.kind = 'content.publish' AND j.payload ->> 'key' = 'lessons' AND j.payload ? 'changes';--> statement-breakpoint
INSERT INTO lessons_moved SELECT 'after', b.id,
    b.fields || (SELECT coalesce(jsonb_object_agg(c.key, coalesce(c.value -> 'after', '""')), '{}') FROM jsonb_each(j.payload -> 'changes') c)
  FROM lessons_moved b JOIN jobs j ON j.id::text = b.id WHERE b.part = 'before';--> statement-breakpoint
INSERT INTO lessons_moved SELECT 'before', 'draft', coalesce((SELECT fields FROM content_versions WHERE key = 'lessons' ORDER BY id DESC LIMIT 1), '{}')
  WHERE EXISTS (SELECT FROM content_drafts WHERE key = 'lessons');--> statement-breakpoint
INSERT INTO lessons_moved SELECT 'after', 'draft', fields || (SELECT jsonb_object_agg(path, value) FROM content_drafts WHERE key = 'lessons')
  FROM lessons_moved WHERE part = 'before' AND id = 'draft';--> statement-breakpoint
UPDATE lessons_moved SET moved = (
  WITH known AS (
    SELECT '{"lessons": "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26",
      "lessons.1.block": "Foundation and Appointment Setting",
      "lessons.3.block": "Buyer Psychology and Trust Building",
      "lessons.8.block": "DM and Prospecting Mastery",
      "lessons.11.block": "Communication and Listening Skills",
      "lessons.17.block": "Advanced Closing Techniques",
      "lessons.21.block": "Mindset and Career Development"}'::jsonb || fields AS words
  ), lessons AS (
    SELECT each.lesson, each.place, btrim(coalesce(words ->> ('lessons.' || each.lesson || '.block'), '')) AS name,
      words ->> ('lessons.' || each.lesson || '.hidden') = 'yes' AS is_hidden
    FROM known, unnest(string_to_array(words ->> 'lessons', ' ')) WITH ORDINALITY AS each(lesson, place) WHERE each.lesson <> ''
  ), placed AS (
    SELECT *, count(*) FILTER (WHERE name <> '') OVER (ORDER BY place) AS block FROM lessons
  )
  SELECT jsonb_build_object('blocks', coalesce(string_agg(block::text, ' ' ORDER BY place) FILTER (WHERE name <> ''), ''))
    || coalesce(jsonb_object_agg('blocks.' || block || '.name', name) FILTER (WHERE name <> ''), '{}')
    || coalesce(jsonb_object_agg('lessons.' || lesson || '.block', CASE block WHEN 0 THEN '' ELSE block::text END), '{}')
    || coalesce(jsonb_object_agg('lessons.' || lesson || '.state', CASE WHEN is_hidden THEN 'hidden' ELSE '' END), '{}')
  FROM placed
);--> statement-breakpoint
-- What differs of it, as a schedule holds it.
CREATE TABLE lessons_changed AS
  SELECT b.id, key AS path, jsonb_build_object('before', jsonb_build_array(b.moved -> key), 'after', a.moved -> key) AS change
  FROM lessons_moved b JOIN lessons_moved a ON a.id = b.id AND a.part = 'after', LATERAL jsonb_object_keys(b.moved || a.moved) AS key
  WHERE b.part = 'before' AND (b.moved -> key) IS DISTINCT FROM (a.moved -> key);--> statement-breakpoint
UPDATE jobs SET payload = payload || jsonb_build_object('changes',
    (SELECT coalesce(jsonb_object_agg(c.key, c.value), '{}') FROM jsonb_each(payload -> 'changes') c WHERE c.key !~ '^lessons\.[a-z0-9-]+\.(block|hidden)$')
    || (SELECT coalesce(jsonb_object_agg(c.path, c.change), '{}') FROM lessons_changed c WHERE c.id = jobs.id::text))
  FROM lessons_moved m WHERE m.part = 'before' AND m.id = jobs.id::text;--> statement-breakpoint
UPDATE jobs SET payload = payload || jsonb_build_object('fields',
    (SELECT coalesce(jsonb_object_agg(f.key, f.value), '{}') FROM jsonb_each(m.fields) f WHERE f.key !~ '^lessons\.[a-z0-9-]+\.(block|hidden)$') || m.moved)
  FROM lessons_moved m WHERE m.part = 'whole' AND m.id = jobs.id::text;--> statement-breakpoint
CREATE TABLE lessons_draft AS SELECT path, change ->> 'after' AS value, newest.author_id, newest.changed_at
  FROM lessons_changed, (SELECT author_id, changed_at FROM content_drafts WHERE key = 'lessons' ORDER BY changed_at DESC LIMIT 1) AS newest
  WHERE id = 'draft' AND change ->> 'after' IS NOT NULL;--> statement-breakpoint
DELETE FROM content_drafts WHERE key = 'lessons' AND path ~ '^lessons\.[a-z0-9-]+\.(block|hidden)$';--> statement-breakpoint
INSERT INTO content_drafts (key, path, value, author_id, changed_at)
  SELECT 'lessons', path, value, author_id, changed_at FROM lessons_draft;--> statement-breakpoint
UPDATE content_versions SET fields =
    (SELECT coalesce(jsonb_object_agg(f.key, f.value), '{}') FROM jsonb_each(m.fields) f WHERE f.key !~ '^lessons\.[a-z0-9-]+\.(block|hidden)$') || m.moved
  FROM lessons_moved m WHERE m.part = 'version' AND m.id = content_versions.id::text;--> statement-breakpoint
DROP TABLE lessons_draft;--> statement-breakpoint
DROP TABLE lessons_changed;--> statement-breakpoint
DROP TABLE lessons_moved;--> statement-breakpoint
-- Prospects only had `hidden`.
UPDATE content_drafts SET path = regexp_replace(path, '\.hidden$', '.state'), value = CASE value WHEN 'yes' THEN 'hidden' ELSE '' END
  WHERE key = 'prospects' AND path ~ '^prospects\.[a-z0-9-]+\.hidden$';--> statement-breakpoint
UPDATE content_versions SET fields = (
    SELECT jsonb_object_agg(regexp_replace(f.key, '\.hidden$', '.state'), CASE WHEN f.key ~ '\.hidden$' THEN replace(f.value::text, '"yes"', '"hidden"')::jsonb ELSE f.value END)
    FROM jsonb_each(fields) f)
  WHERE key = 'prospects' AND fields IS NOT NULL AND fields <> '{}';--> statement-breakpoint
UPDATE jobs SET payload = payload || jsonb_build_object('changes', (
    SELECT coalesce(jsonb_object_agg(regexp_replace(f.key, '\.hidden$', '.state'), CASE WHEN f.key ~ '\.hidden$' THEN replace(f.value::text, '"yes"', '"hidden"')::jsonb ELSE f.value END), '{}')
    FROM jsonb_each(payload -> 'changes') f))
  WHERE kind = 'content.publish' AND payload ->> 'key' = 'prospects' AND payload ? 'changes';
