/** Shared by the measurements on PostgreSQL: a database with signed-in trainees who have watched every lesson. */
import { randomBytes } from "node:crypto";
import type { RunningProduct } from "../main.ts";
import { builtProduct } from "../tests/kit/built-product.ts";
import { createDatabase } from "../tests/kit/databases.ts";
import { SaveConnection } from "./save-connection.ts";
import { nthSave, savesForEveryRow } from "./saves.ts";
import { signInTrainees, type Trainee } from "./trainees.ts";
import { captureUpsert, type Upsert } from "./upsert.ts";

export type TrainingFloor = {
  trainees: readonly Trainee[];
  userIds: readonly string[];
  upsert: Upsert;
  databaseUrl: string;
  /** Of a server on this database. */
  settings: Readonly<Record<string, string>>;
  drop: () => Promise<void>;
};

/** Prepares the database through the product itself, which has stopped when this returns. */
export async function openTrainingFloor(
  postgresUrl: string,
  people: number,
): Promise<TrainingFloor> {
  const database = await createDatabase(
    { serverUrl: postgresUrl },
    {
      empty: true,
    },
  );
  const adminCode = randomBytes(12).toString("hex").toUpperCase();
  const settings = {
    ...database.env,
    AUTH_SECRET: randomBytes(24).toString("hex"),
    ADMIN_ACCESS_CODE: adminCode,
  };
  const product = await builtProduct();
  const config = product.parseConfig({ ...settings, PORT: "0", LOG_LEVEL: "warn" });
  const running = await product.start(config);
  try {
    const trainees = await identified(
      running,
      await signInTrainees(running.url, adminCode, people),
    );
    const userIds = trainees.map(({ userId }) => userId);
    const upsert = await watchEverything(running, trainees, userIds);
    const databaseUrl = database.env.DATABASE_URL ?? "";
    return { trainees, userIds, upsert, databaseUrl, settings, drop: database.drop };
  } finally {
    await running.stop();
  }
}

async function identified(
  running: RunningProduct,
  signedIn: readonly { email: string; cookie: string }[],
): Promise<Trainee[]> {
  const { rows } = await running.database.pool.query<{ email: string; user_id: string }>(
    "select email, user_id from training_credentials",
  );
  const idOf = new Map(rows.map((row) => [row.email, row.user_id]));
  return signedIn.map(({ email, cookie }) => ({ cookie, userId: idOf.get(email) ?? "" }));
}

/** One save of every lesson by everyone; the first shows which statement a save is. */
async function watchEverything(
  running: RunningProduct,
  trainees: readonly Trainee[],
  userIds: readonly string[],
): Promise<Upsert> {
  const connection = await SaveConnection.open(running.url, trainees);
  const first = { ...nthSave(userIds, 0), lessonNumber: 7, positionSeconds: 111 };
  const upsert = await captureUpsert(running.database.pool, first, () => connection.save(first));
  for (let n = 0; n < savesForEveryRow(userIds); n += 1) await connection.save(nthSave(userIds, n));
  connection.close();
  return upsert;
}
