-- Every change to the board has its own number: the counting row stays locked until the change is committed, so numbers
-- are in commit order, and a page can compare its data with what it receives.
CREATE OR REPLACE FUNCTION next_operations_revision() RETURNS bigint LANGUAGE sql AS $$
  INSERT INTO operations_board (id, revision) VALUES (1, 1)
  ON CONFLICT (id) DO UPDATE SET revision = operations_board.revision + 1
  RETURNING revision
$$;
