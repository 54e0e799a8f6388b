/** How much of long transcripts a search reads, also right after they were saved, before the database has counted them. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { askedIn } from "../../app/training/find/asked";
import { momentsFor } from "../../app/training/find/said.server";
import { MOST_CUES } from "../../app/training/words/cue";
import { startForTest } from "../kit/test-product";

/** So many say what is looked for. */
const SAYING = 100;

const PUT = `
  insert into lesson_cues (lesson_number, position, start_seconds, end_seconds, words)
  select lesson, place, place, place + 1,
    case when place % ${MOST_CUES / SAYING} = 0 then 'the armadillo waits' else 'what she said of number' || place % 900 end
  from unnest($1::int[]) as lesson, generate_series(1, ${MOST_CUES}) as place`;

test.each([
  ["one lesson, not counted yet", [1], false],
  ["three lessons, counted", [1, 2, 3], true],
] as const)(
  "MED-6 a search reads few cues of the longest transcripts: %s",
  async (_, given, isCounted) => {
    const product = await startForTest();
    await product.query(PUT, [given]);
    if (isCounted) await product.query("vacuum analyze lesson_cues");
    const lessons = [1, 2, 3].map((id) => ({ id, title: "A lesson" }));
    const [moments, read] = await product.running.database.db.transaction(async (tx) => {
      const said = await momentsFor(tx, askedIn("armadillo"), { userId: "nobody", lessons });
      const { rows } = await tx.execute(
        sql`select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'lesson_cues'`,
      );
      return [said.moments, Number(rows[0]?.read)] as const;
    });
    expect(moments[0]?.words).toBe("the armadillo waits");
    // All are counted once, which a scan of the shortest index does.
    expect(read - given.length * MOST_CUES).toBeLessThan(20 * SAYING);
  },
);
