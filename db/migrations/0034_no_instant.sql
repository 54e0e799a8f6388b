DROP FUNCTION instant(timestamp with time zone);
