-- Takes the notices that are committed and newer than `seen`, five thousand at most, keeps the newest of each event, key and topics, and packs
-- them into JSON arrays that a notification can carry. `newest`: the highest number taken so far.
CREATE OR REPLACE FUNCTION take_live(seen bigint) RETURNS TABLE (payload text, newest bigint) LANGUAGE plpgsql AS $$
DECLARE
  most CONSTANT integer := 7800;
  last CONSTANT bigint := (SELECT max(n.id) FROM (SELECT id FROM live_outbox WHERE id > seen ORDER BY id LIMIT 5000) n);
  notice record;
  packed text := '';
BEGIN
  newest := 0;
  FOR notice IN
    WITH taken AS (DELETE FROM live_outbox o WHERE o.id > seen AND o.id <= last RETURNING o.*)
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
