-- An id of the seventh version: the millisecond first, so new rows stand together in an index. PostgreSQL makes them
-- itself since 18; this is the same on 15.
CREATE OR REPLACE FUNCTION time_ordered_id() RETURNS uuid LANGUAGE sql AS $$
  SELECT encode(set_bit(set_bit(overlay(
    uuid_send(gen_random_uuid())
    PLACING substring(int8send(floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6
  ), 52, 1), 53, 1), 'hex')::uuid
$$;
