/** The longest transcript that is taken, written at once: what the database does for it stays in proportion. */
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { MOST_CUES } from "../../app/training/words/cue";
import { startForTest } from "../kit/test-product";

const saidAt = (place: number) => `what she said of the price to lead number${place % 900} today`;

const PUT = `
  insert into lesson_cues (lesson_number, position, start_seconds, end_seconds, words)
  select 3, place, place, place + 1, words from unnest($1::text[]) with ordinality as given (words, place)`;

async function session(): Promise<pg.Client> {
  const product = await startForTest();
  const client = new pg.Client(product.env.DATABASE_URL);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

test("MED-6 the words of a whole transcript are learned once each, not once each time they are said", async () => {
  const client = await session();
  await client.query("begin");
  await client.query("set local track_functions = 'all'");
  const cues = Array.from({ length: 4_000 }, (_, place) => saidAt(place));
  await client.query(PUT, [cues]);
  // Said again: nothing is new.
  await client.query("update lesson_cues set position = position + 100000");
  const { rows } = await client.query(
    "select calls::int from pg_stat_xact_user_functions where funcname = 'word_grams'",
  );
  const { rows: words } = await client.query("select count(*)::int as learned from lesson_words");
  await client.query("commit");
  expect(words).toEqual([{ learned: 904 }]);
  expect(rows).toEqual([{ calls: 904 }]);
});

const plan = z.array(
  z.object({
    Plan: z.object({ "Shared Hit Blocks": z.number(), "Shared Read Blocks": z.number() }),
  }),
);

test("MED-5 writing a transcript of the most cues touches few pages of the database for each", async () => {
  const client = await session();
  const cues = Array.from({ length: MOST_CUES }, (_, place) => saidAt(place));
  const { rows } = await client.query(`explain (analyze, buffers, format json) ${PUT}`, [cues]);
  const [top] = plan.parse(rows[0]["QUERY PLAN"]);
  const pages = (top?.Plan["Shared Hit Blocks"] ?? 0) + (top?.Plan["Shared Read Blocks"] ?? 0);
  expect(pages / MOST_CUES).toBeLessThan(40);
});
