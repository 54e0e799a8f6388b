-- Changes that others must receive are sent in the transaction that makes them: NOTIFY live, with
-- {topics, event, key, data}. Topics say who may receive it; a later message with the same key replaces
-- an earlier one. No message carries a code, a token or an email address.
CREATE OR REPLACE FUNCTION raise_live(topics text[], event text, key text, data json) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('live', json_build_object('topics', topics, 'event', event, 'key', key, 'data', data)::text)
$$;
