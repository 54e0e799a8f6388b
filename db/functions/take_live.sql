-- Takes the notices that are committed and newer than `seen`, ten thousand at most, keeps the newest of each event, key and topics, and packs
-- them into JSON arrays that a notification can carry. `newest`: the highest number taken so far.
CREATE OR REPLACE FUNCTION take_live(seen bigint) RETURNS TABLE (payload text, newest bigint) LANGUAGE plpgsql AS $$
DECLARE
  most CONSTANT integer := 7800;
  notice record;
  packed text := '';
BEGIN
  newest := 0;
  FOR notice IN
    WITH taken AS (
      DELETE FROM live_outbox o
      WHERE o.id IN (SELECT n.id FROM live_outbox n WHERE n.id > seen ORDER BY n.id LIMIT 10000) RETURNING o.*
    )
    SELECT max(t.id) AS id, json_build_object(
      'topics', t.topics, 'event', t.event, 'key', t.key, 'data', (array_agg(t.data ORDER BY t.id DESC))[1]
    )::text AS words
    FROM taken t GROUP BY t.topics, t.event, t.key ORDER BY 1
  LOOP
    IF packed <> '' AND octet_length(packed) + octet_length(notice.words) > most THEN
      payload := '[' || packed || ']';
      RETURN NEXT;
      packed := '';
    END IF;
    newest := notice.id;
    packed := packed || CASE packed WHEN '' THEN '' ELSE ',' END || notice.words;
  END LOOP;
  IF packed <> '' THEN
    payload := '[' || packed || ']';
    RETURN NEXT;
  END IF;
END
$$;
