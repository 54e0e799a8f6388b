/** A stored conversation is what the pure functions make of it, on either database (PRAC-1, PRAC-3). */
// cspell:ignore Tunde
import { expect, test } from "vitest";
import { PROSPECTS, RUBRIC } from "../../app/practice/copy/prospects.server";
import { outcomeOf } from "../../app/practice/outcome";
import { startForTest } from "../kit/test-product";

const SAVE = "/training/practice/save";
const SAID = [
  "Thanks! 👋 Where’s home?",
  "Blue elephants\nsleep",
  'Any \\ "reason" you\'re looking?',
];
const SEEDS = [0, 1, 7, 2_147_483_647];

type Row = { prospect: string; seed: number; messages: string[] } & Record<string, unknown>;

test("PRAC-1 PRAC-3 a stored run is what its replay says, with every prospect and seed", async () => {
  const product = await startForTest();
  const { visitor } = await product.signedIn();
  const { prospects } = PROSPECTS.schema.parse(PROSPECTS.shipped);
  const { checks } = RUBRIC.schema.parse(RUBRIC.shipped);
  for (const { id: prospect } of prospects)
    for (const [attempt, seed] of SEEDS.entries()) {
      const run = { prospect, attempt, seed, messages: SAID, stopped: true };
      expect((await visitor.json(SAVE, run)).status).toBe(200);
    }
  const rows = await product.query<Row>("select * from practice_runs");
  expect(rows).toHaveLength(prospects.length * SEEDS.length);
  for (const { prospect: id, seed, messages, unread, result, passed } of rows) {
    const prospect = prospects.find((each) => each.id === id);
    const said = { seed, messages, voiced: {}, stopped: true };
    expect(messages).toEqual(SAID);
    const replay = prospect && outcomeOf(prospect, checks, said);
    expect({ unread, finished: { result, passed } }).toEqual(replay);
  }
});
