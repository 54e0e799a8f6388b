-- Changes that others must receive, with {topics, event, key, data}: written in the transaction that makes them, sent by
-- take_live. Topics say who may receive it; a later message with the same key replaces an earlier one that waits. No
-- message carries a code, a token or an email address. Notifying here instead would make every commit wait for the one
-- before it; only a sender that sleeps is notified. The lock is "live-asleep" of app/platform/db/locks.server.ts.
-- Who may come in is not left to a sender: that is rare, and is sent with the commit as well.
CREATE OR REPLACE FUNCTION raise_live(topics text[], event text, key text, data json) RETURNS void LANGUAGE sql AS $$
  INSERT INTO live_outbox (topics, event, key, data) VALUES (topics, event, key, data);
  SELECT pg_notify('live', json_build_array(json_build_object('topics', topics, 'event', event, 'key', key, 'data', data))::text)
    WHERE event = 'access';
  SELECT pg_notify('live_wake', '') WHERE NOT pg_try_advisory_xact_lock_shared(7406950382007340299)
$$;
