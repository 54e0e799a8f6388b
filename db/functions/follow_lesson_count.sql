-- A changed list of lessons changes the share of them that everyone has watched, and who is late: a lesson that was
-- moved may be due for others, also where nobody's row changes.
CREATE OR REPLACE FUNCTION follow_lesson_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_trainee_overviews(
    ARRAY(
      SELECT user_id FROM trainee_overviews
      WHERE TG_OP = 'UPDATE' OR length(heat) <> cardinality(NEW.numbers)
    )
  );
  PERFORM raise_trainees();
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER lesson_catalog_overviews AFTER INSERT OR UPDATE ON lesson_catalog
  FOR EACH ROW EXECUTE FUNCTION follow_lesson_count();
