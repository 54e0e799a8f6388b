/** A running product on a database of its own, with an administrator, for integration tests. */
import { Writable } from "node:stream";
import { inject, onTestFinished } from "vitest";
import type { RunningProduct } from "../../main";
import { builtProduct } from "./built-product";
import { createDatabase, ENGINES, type Engine, TEST_SECRET } from "./databases";
import { Visitor, type VisitorOptions } from "./visitor";

export const ADMIN_CODE = "ADMINISTRATOR2345";
export const PLAYER_ORIGIN = "https://player.example";

/** The engine that this run of a test file is for. */
export const engine: Engine =
  ENGINES.find((each) => each === process.env.TEST_ENGINE) ?? "embedded";

export type Trainee = { firstName: string; lastName: string; accessCode: string; email: string };

export type TestProduct = {
  running: RunningProduct;
  url: string;
  /** The public address: `BASE_URL`, or what stands in its place. */
  origin: string;
  /** Everything logged so far, a line each. */
  logged: string[];
  env: Record<string, string>;
  visitor: (options?: VisitorOptions) => Visitor;
  admin: () => Promise<Visitor>;
  createTrainee: (firstName?: string, lastName?: string) => Promise<Trainee>;
  /** A trainee who has signed in, and their id. */
  signedIn: (trainee?: Trainee) => Promise<{ visitor: Visitor; userId: string; trainee: Trainee }>;
  query: <Row extends Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row[]>;
  stop: () => Promise<void>;
};

/** Starts a product on this run's engine. Stop it, or let `onTestFinished` do so with `startForTest`. */
export async function startProduct(env: Record<string, string> = {}): Promise<TestProduct> {
  const database = await createDatabase(inject("templates"), engine);
  const all = { ...database.env, ...BASE_ENV, ...env };
  const logged: string[] = [];
  const product = await builtProduct();
  const running = await product.start(product.parseConfig(all), collecting(logged));
  const visitor = (options?: VisitorOptions) => new Visitor(running.url, options);
  const query: TestProduct["query"] = async (text, values = []) =>
    (await running.database.pool.query(text, values)).rows;
  const signInAdministrator = async () => {
    const person = visitor();
    await person.signIn(all.ADMIN_ACCESS_CODE ?? ADMIN_CODE);
    return person;
  };
  let administrator: Promise<Visitor> | null = null;
  const admin = () => {
    administrator ??= signInAdministrator();
    return administrator;
  };
  const createTrainee: TestProduct["createTrainee"] = async (
    firstName = "Tess",
    lastName = "Trainee",
  ) => {
    const answer = await (await admin()).json("/api/functions/create-training-user", {
      firstName,
      lastName,
    });
    const { accessCode, email } = (await answer.json()) as { accessCode: string; email: string };
    return { firstName, lastName, accessCode, email };
  };
  return {
    running,
    url: running.url,
    origin: running.config.baseUrl,
    logged,
    env: all,
    visitor,
    admin,
    createTrainee,
    async signedIn(trainee) {
      const known = trainee ?? (await createTrainee());
      const person = visitor();
      await person.signIn(known.accessCode);
      const [row] = await query<{ user_id: string }>(
        "select user_id from training_credentials where email = $1",
        [known.email],
      );
      return { visitor: person, userId: row?.user_id ?? "", trainee: known };
    },
    query,
    async stop() {
      await running.stop();
      await database.drop();
    },
  };
}

/** Starts a product that stops with the current test. */
export async function startForTest(env: Record<string, string> = {}): Promise<TestProduct> {
  const product = await startProduct(env);
  onTestFinished(product.stop);
  return product;
}

export const BASE_ENV = {
  PORT: "0",
  HOST: "127.0.0.1",
  AUTH_SECRET: TEST_SECRET,
  ADMIN_ACCESS_CODE: ADMIN_CODE,
  PLAYER_ORIGINS: PLAYER_ORIGIN,
  LOG_LEVEL: "info",
};

function collecting(lines: string[]): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
}

/** A save that the server accepts, to be changed where a test needs it otherwise. */
export function aSave(
  userId: string,
  changes: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    userId,
    lessonNumber: 1,
    positionSeconds: 10,
    progressSeconds: 10,
    durationSeconds: 100,
    epoch: 0,
    ageSeconds: 0,
    ...changes,
  };
}
