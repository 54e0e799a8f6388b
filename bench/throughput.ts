/** Progress saves a second over HTTP, against the same upserts sent straight to the database. */
import pg from "pg";
import { SaveConnection } from "./save-connection.ts";
import { nthSave } from "./saves.ts";
import { startServer } from "./server-process.ts";
import { median, percentile, spread } from "./statistics.ts";
import type { Measurement } from "./table.ts";
import type { TrainingFloor } from "./training-floor.ts";

const SWEEP = [8, 16, 32, 64, 128];
const SWEEP_SECONDS = 2;
const ROUNDS = 5;
const ROUND_SECONDS = 5;
const WARM_UP_SECONDS = 3;
const POOL_SIZE = 10;
const LEAST_RATIO = 0.5;

/** Makes the nth save; `open` prepares it, in a process state that owes nothing to the other side. */
type Side = { open: (lanes: number) => Promise<OpenSide> };
type OpenSide = { save: (lane: number, n: number) => Promise<unknown>; close: () => Promise<void> };

export async function measureThroughput(floor: TrainingFloor): Promise<Measurement[]> {
  const sides = { http: overHttp(floor), direct: straight(floor) };
  const lanes = {
    http: await bestLanes(floor, sides.http),
    direct: await bestLanes(floor, sides.direct),
  };
  const rates = { http: [] as number[], direct: [] as number[] };
  const slowest: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const name of ["http", "direct"] as const) {
      const { rate, p99 } = await rateOf(floor, sides[name], lanes[name], ROUND_SECONDS);
      rates[name].push(rate);
      if (name === "http") slowest.push(p99);
      console.log(
        `saves, round ${round}: ${name} ${rate.toFixed(0)} a second, ${lanes[name]} at once`,
      );
    }
  }
  const ratios = rates.http.map((rate, round) => rate / (rates.direct[round] ?? Number.NaN));
  return [
    {
      what: `Saves over HTTP / the same upserts through \`pg\`, best of ${SWEEP.join(", ")} at once`,
      target: `at least ${LEAST_RATIO}`,
      measured: spread(ratios, 2),
      met: median(ratios) >= LEAST_RATIO,
    },
    { what: `Saves a second over HTTP, ${lanes.http} at once`, measured: spread(rates.http) },
    { what: "The same: p99 of a save", measured: `${spread(slowest)} ms` },
    {
      what: `Upserts a second through \`pg\`, ${lanes.direct} at once`,
      measured: spread(rates.direct),
    },
  ];
}

async function bestLanes(floor: TrainingFloor, side: Side): Promise<number> {
  const tried: { lanes: number; rate: number }[] = [];
  for (const lanes of SWEEP) {
    tried.push({ lanes, rate: (await rateOf(floor, side, lanes, SWEEP_SECONDS)).rate });
  }
  console.log(
    "saves, sweep:",
    tried.map(({ lanes, rate }) => `${lanes}: ${rate.toFixed(0)}`).join(", "),
  );
  return tried.reduce((best, next) => (next.rate > best.rate ? next : best)).lanes;
}

async function rateOf(
  floor: TrainingFloor,
  side: Side,
  lanes: number,
  seconds: number,
): Promise<{ rate: number; p99: number }> {
  await tidy(floor.databaseUrl);
  const open = await side.open(lanes);
  try {
    await completedIn(open, lanes, WARM_UP_SECONDS);
    const completed = await completedIn(open, lanes, seconds);
    return { rate: completed.length / seconds, p99: percentile(completed, 99) };
  } finally {
    await open.close();
  }
}

/** How many ms each save took that `lanes` parallel clients completed; one failure ends the measurement. */
async function completedIn({ save }: OpenSide, lanes: number, seconds: number): Promise<number[]> {
  const end = performance.now() + seconds * 1_000;
  let next = 0;
  const completed: number[] = [];
  const run = async (lane: number) => {
    while (performance.now() < end) {
      const begin = performance.now();
      await save(lane, next++);
      const now = performance.now();
      if (now < end) completed.push(now - begin);
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => run(lane)));
  return completed;
}

function overHttp({ trainees, userIds, settings }: TrainingFloor): Side {
  return {
    async open(lanes) {
      const server = await startServer(settings);
      const connections = await Promise.all(
        Array.from({ length: lanes }, () => SaveConnection.open(server.origin, trainees)),
      );
      return {
        save: async (lane, n) => connections[lane]?.save(nthSave(userIds, n)),
        async close() {
          for (const connection of connections) connection.close();
          await server.stop();
        },
      };
    },
  };
}

function straight({ databaseUrl, userIds, upsert }: TrainingFloor): Side {
  return {
    async open() {
      const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL_SIZE });
      return {
        async save(_, n) {
          const { rowCount } = await pool.query(upsert(nthSave(userIds, n)));
          if (rowCount !== 1) throw new Error("An upsert stored nothing");
        },
        close: () => pool.end(),
      };
    },
  };
}

/** Both sides start with a table without dead rows and a log without a backlog. */
async function tidy(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("VACUUM (ANALYZE) lesson_progress");
  await client.query("CHECKPOINT");
  await client.end();
}
