/** The statement behind a save, taken from the running product so both sides of a comparison run the same one. */
import type pg from "pg";
import type { ProgressSave } from "../app/training/progress-save.ts";

export type Upsert = (save: ProgressSave) => { name?: string; text: string; values: unknown[] };

type Sent = { name?: string; text: string };

const FIELDS = [
  "userId",
  "lessonNumber",
  "positionSeconds",
  "progressSeconds",
  "durationSeconds",
  "ageSeconds",
] as const;

/** Makes the product run one save and returns its statement, with this save's values as parameters. */
export async function captureUpsert(
  pool: pg.Pool,
  save: ProgressSave,
  makeSave: () => Promise<void>,
): Promise<Upsert> {
  const heard: { sent: Sent; values: unknown[] }[] = [];
  const query = pool.query;
  pool.query = new Proxy(query, {
    apply(target, self, [sent, values, ...rest]: [Sent, unknown[], ...unknown[]]) {
      if (sent.text.includes("save_progress(")) heard.push({ sent, values });
      return Reflect.apply(target, self, [sent, values, ...rest]);
    },
  });
  await makeSave();
  pool.query = query;
  const [only, another] = heard;
  if (!only || another) throw new Error(`A save wrote ${heard.length} times instead of once`);
  const { name, text } = only.sent;
  const fill = only.values.map((value) => {
    const field = FIELDS.find((each) => save[each] === value);
    return field ? (next: ProgressSave) => next[field] : () => value;
  });
  return (next) => ({ name, text, values: fill.map((from) => from(next)) });
}
