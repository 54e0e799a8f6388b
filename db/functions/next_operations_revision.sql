-- Every change of the board has a number of its own: the row that counts stays locked until the change is
-- committed, so numbers are in the order of the commits, and what a page holds can be compared with what it hears.
CREATE OR REPLACE FUNCTION next_operations_revision() RETURNS bigint LANGUAGE sql AS $$
  INSERT INTO operations_board (id, revision) VALUES (1, 1)
  ON CONFLICT (id) DO UPDATE SET revision = operations_board.revision + 1
  RETURNING revision
$$;
