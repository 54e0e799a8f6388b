-- Where the power fails before the first checkpoint, an unlogged sequence comes back as zeros: PostgreSQL recovers its first page
-- only in memory, after unlogged relations are reset from disk. It is created again here; its table is empty by then.
DO $$
BEGIN
  ALTER SEQUENCE live_outbox_id_seq SET LOGGED;
EXCEPTION WHEN internal_error THEN
  ALTER TABLE live_outbox ALTER COLUMN id DROP IDENTITY;
  ALTER TABLE live_outbox ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME live_outbox_id_seq);
  ALTER SEQUENCE live_outbox_id_seq SET LOGGED;
END;
$$;
