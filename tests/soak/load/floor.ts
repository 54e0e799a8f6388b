/** The people in a load run, created and signed in through the product itself before the measured server starts. */
import { inject } from "vitest";
import { signIn, signInTrainees, type Trainee } from "../../../bench/trainees";
import type { RunningProduct } from "../../../main";
import { builtProduct } from "../../kit/built-product";
import { createDatabase } from "../../kit/databases";
import { ADMIN_CODE, BASE_ENV } from "../../kit/test-product";
import { Visitor } from "../../kit/visitor";

/** How many of each there are. Each administrator has several browsers; the trackers are some of the trainees'. */
export type Crowd = { trainees: number; panels: number; trackers: number };

export type Floor = {
  /** They watch. The last of them are on the panel's first page. */
  trainees: readonly Trainee[];
  /** They are only on the panel's first page, to be deactivated and activated again. */
  bystanders: readonly Trainee[];
  /** The cookies of administrators' browsers. */
  administrators: readonly string[];
  env: Readonly<Record<string, string>>;
  /** Queries the database while no server runs on it. */
  query: <Row extends object>(text: string) => Promise<Row[]>;
  drop: () => Promise<void>;
};

const BYSTANDERS = 5;
/** A person has at most 40 event streams open. */
const BROWSERS_OF_ONE = 10;

export async function openFloor({ trainees, panels }: Crowd): Promise<Floor> {
  const database = await createDatabase(inject("templates"));
  const { PORT: _, ...settings } = BASE_ENV;
  const env = { ...settings, ...database.env, LOG_LEVEL: "warn" };
  const { start, open, parseConfig } = await builtProduct();
  const running = await start(parseConfig({ ...env, PORT: "0" }));
  try {
    const bosses = Math.ceil(panels / BROWSERS_OF_ONE);
    const people = await signedIn(running, bosses + trainees + BYSTANDERS);
    return {
      administrators: await browsersOf(running, people.slice(0, bosses), panels),
      trainees: people.slice(bosses, bosses + trainees),
      bystanders: people.slice(bosses + trainees),
      env,
      async query(text) {
        const product = await open(parseConfig({ ...env, LOG_LEVEL: "silent" }));
        const { rows } = await product.database.pool.query(text);
        await product.database.close();
        return rows;
      },
      drop: database.drop,
    };
  } finally {
    await running.stop();
  }
}

async function signedIn({ url, database }: RunningProduct, count: number): Promise<Trainee[]> {
  const people = await signInTrainees(url, ADMIN_CODE, count);
  const { rows } = await database.pool.query<{ email: string; user_id: string }>(
    "select email, user_id from training_credentials",
  );
  const idOf = new Map(rows.map((row) => [row.email, row.user_id]));
  return people.map(({ email, cookie }) => ({ cookie, userId: idOf.get(email) ?? "" }));
}

async function browsersOf(
  { url }: RunningProduct,
  people: readonly Trainee[],
  count: number,
): Promise<string[]> {
  const first = new Visitor(url);
  await first.signIn(ADMIN_CODE);
  const browsers: string[] = [];
  for (const { userId } of people) {
    const response = await first.form("/admin/administrators.data", { intent: "promote", userId });
    const code = /"([A-Z2-7]{12})"/.exec(await response.text())?.[1] ?? "";
    for (let browser = 0; browser < BROWSERS_OF_ONE && browsers.length < count; browser += 1)
      browsers.push(await signIn(url, code));
  }
  return browsers;
}
