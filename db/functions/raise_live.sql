-- What others must hear about leaves in the transaction that changes it: NOTIFY live, with
-- {topics, event, key, data}. Topics name who may hear it; a later message with the same key replaces
-- an earlier one. No message carries a code, a token or an e-mail address.
CREATE OR REPLACE FUNCTION raise_live(topics text[], event text, key text, data json) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('live', json_build_object('topics', topics, 'event', event, 'key', key, 'data', data)::text)
$$;
