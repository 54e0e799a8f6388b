/** Many sessions that save progress as fast as they can, straight at the database. */
import pg from "pg";

/** A save of a lesson that was begun, as the product's statement changes its row. */
const SAVE = {
  name: "save",
  text: `update lesson_progress set position_seconds = position_seconds + 0.001,
    progress_seconds = progress_seconds + 0.001, last_watched_at = now()
    where user_id = $1 and lesson_number = $2`,
};

/** Turns the notices of saves on or off. */
export async function setLive(databaseUrl: string, on: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `alter table lesson_progress ${on ? "enable" : "disable"} trigger lesson_progress_live_update`,
  );
  await client.end();
}

/** Commits a second of `writers` sessions, and how long the slowest hundredth took, in ms. Learners are `seed-1` and on. */
export async function savesASecond(
  databaseUrl: string,
  { writers, learners, seconds }: { writers: number; learners: number; seconds: number },
): Promise<{ rate: number; p99: number }> {
  const clients = await Promise.all(
    Array.from({ length: writers }, async () => {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      return client;
    }),
  );
  const [begin, taken] = [performance.now() + 500, [] as number[]];
  const end = begin + seconds * 1_000;
  const write = async (client: pg.Client, lane: number) => {
    for (let n = lane; performance.now() < end; n += writers) {
      const since = performance.now();
      await client.query({ ...SAVE, values: [`seed-${1 + (n % learners)}`, 1 + (n % 5)] });
      if (since >= begin && performance.now() < end) taken.push(performance.now() - since);
    }
  };
  try {
    await Promise.all(clients.map(write));
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
  const sorted = taken.toSorted((one, other) => one - other);
  return {
    rate: taken.length / seconds,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
  };
}
