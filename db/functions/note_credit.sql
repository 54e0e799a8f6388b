-- Notes what was credited for a page opened at `opened`. Of a person's pages the newest fifty are told apart; an older one
-- counts as one with the page before it.
CREATE OR REPLACE FUNCTION note_credit(person text, opened timestamptz, gained integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  oldest timestamptz;
  folded integer;
BEGIN
  UPDATE watch_credits SET seconds = seconds + gained WHERE user_id = person AND opened_at = opened;
  IF FOUND THEN RETURN; END IF;
  INSERT INTO watch_credits (user_id, opened_at, seconds) VALUES (person, opened, gained);
  SELECT opened_at INTO oldest FROM watch_credits WHERE user_id = person ORDER BY opened_at DESC OFFSET 50 LIMIT 1;
  IF NOT FOUND THEN RETURN; END IF;
  DELETE FROM watch_credits
    WHERE user_id = person AND opened_at = (
      SELECT opened_at FROM watch_credits WHERE user_id = person ORDER BY opened_at DESC OFFSET 49 LIMIT 1
    )
    RETURNING seconds INTO folded;
  UPDATE watch_credits SET seconds = seconds + folded WHERE user_id = person AND opened_at = oldest;
END
$$;
