/** A running product on a separate database, with an administrator, for integration tests. */
import { Writable } from "node:stream";
import { inject, onTestFailed, onTestFinished, vi } from "vitest";
import type { RunningProduct } from "../../main";
import { builtProduct } from "./built-product";
import { createDatabase, TEST_SECRET, type TestDatabase } from "./databases";
import { EMPTY, FIRST_ADMINISTRATOR } from "./emptying";
import { beginSession } from "./sessions";
import { Visitor, type VisitorOptions } from "./visitor";

export const ADMIN_CODE = "ADMINISTRATOR2345";
export const PLAYER_ORIGIN = "https://player.example";

export type Trainee = { firstName: string; lastName: string; accessCode: string; email: string };

export type SignedIn = { visitor: Visitor; userId: string; trainee: Trainee };

export type TestProduct = {
  /** Another one after a restart; the functions below use it. */
  running: RunningProduct;
  url: string;
  /** The public address: `BASE_URL`, or what stands in its place. */
  origin: string;
  /** Everything logged so far, a line each. */
  logged: string[];
  env: Record<string, string>;
  visitor: (options?: VisitorOptions) => Visitor;
  /** The first administrator, with a session but without a device that is known. */
  admin: () => Promise<Visitor>;
  createTrainee: (firstName?: string, lastName?: string) => Promise<Trainee>;
  signedIn: (trainee?: Trainee) => Promise<SignedIn>;
  /** By the access code, which makes the visitor's device a known one. */
  signedInByCode: (trainee?: Trainee) => Promise<SignedIn>;
  query: <Row extends Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Gives the administrator another session at the next use, and clears the log. */
  forget: () => void;
  stop: () => Promise<void>;
};

/**
 * Starts a product on a database of its own, or on the `given` database. Stop it, or let `onTestFinished` do so with
 * `startForTest`.
 */
export async function startProduct(
  env: Record<string, string> = {},
  given?: TestDatabase,
): Promise<TestProduct> {
  const database = given ?? (await createDatabase(inject("templates")));
  const all = { ...database.nearEnv, ...BASE_ENV, ...env };
  const logged: string[] = [];
  const product = await builtProduct();
  const running = await product.start(product.parseConfig(all), collecting(logged));
  // Every start plans one, and tests count their own jobs.
  await running.database.pool.query("delete from jobs where kind in ('sweep', 'media-sweep')");
  const visitor = (options?: VisitorOptions) => new Visitor(running.url, options);
  const byCode = async (accessCode: string) => {
    const person = visitor();
    await person.signIn(accessCode);
    return person;
  };
  /** Without a secret in the settings, the product has made one. */
  const withSession = async (userId: string, accessCode: string) =>
    all.AUTH_SECRET
      ? visitor().enter(await beginSession(testProduct.query, all.AUTH_SECRET, userId))
      : byCode(accessCode);
  const userIdOf = async (which: string, values: unknown[] = []) => {
    const text = `select user_id from training_credentials ${which} limit 1`;
    const [row] = await testProduct.query<{ user_id: string }>(text, values);
    return row?.user_id ?? "";
  };
  /** A trainee, a new one if none is given, and how they came in. */
  const someone = async (given: Trainee | undefined, enter: typeof withSession) => {
    const trainee = given ?? (await createTrainee());
    const userId = await userIdOf("where email = $1", [trainee.email]);
    return { visitor: await enter(userId, trainee.accessCode), userId, trainee };
  };
  let administrator: Promise<Visitor> | null = null;
  const admin = () => {
    administrator ??= userIdOf(FIRST_ADMINISTRATOR).then((userId) =>
      withSession(userId, all.ADMIN_ACCESS_CODE),
    );
    return administrator;
  };
  const createTrainee: TestProduct["createTrainee"] = async (
    firstName = "Tess",
    lastName = "Trainee",
  ) => {
    const response = await (await admin()).json("/api/functions/create-training-user", {
      firstName,
      lastName,
    });
    const { accessCode, email } = (await response.json()) as { accessCode: string; email: string };
    return { firstName, lastName, accessCode, email };
  };
  const testProduct: TestProduct = {
    running,
    url: running.url,
    origin: running.config.baseUrl,
    logged,
    env: all,
    visitor,
    admin,
    createTrainee,
    signedIn: (trainee) => someone(trainee, withSession),
    signedInByCode: (trainee) => someone(trainee, (_, accessCode) => byCode(accessCode)),
    query: async (text, values = []) =>
      (await testProduct.running.database.pool.query(text, values)).rows,
    forget() {
      administrator = null;
      logged.length = 0;
    },
    async stop() {
      await testProduct.running.stop();
      await database.drop();
    },
  };
  return testProduct;
}

/** `base`: what stays in the database; `stop`: ends the product that was started then. */
type Started = { product: TestProduct; base: string; stop: () => Promise<void> };

/** The product that this file's last test left, and the settings it was started with. */
let left: (Started & { key: string }) | null = null;

/**
 * A product for the current test alone: the one the file's last test left, if it was started with the same settings and
 * can be emptied, otherwise a new one.
 */
export async function startForTest(env: Record<string, string> = {}): Promise<TestProduct> {
  const key = JSON.stringify(env);
  const reusable = left?.key === key && (await emptied(left));
  if (!reusable) await discardLeft();
  const taken = left ?? (await started(env));
  left = null;
  onTestFinished(async () => {
    // A test may have started several: one is left.
    await discardLeft();
    left = { ...taken, key };
  });
  onTestFailed(discardLeft);
  return taken.product;
}

async function started(env: Record<string, string>): Promise<Started> {
  const product = await startProduct(env);
  return { product, base: await baseOf(product), stop: product.stop };
}

export async function discardLeft(): Promise<void> {
  const { product, stop } = left ?? {};
  left = null;
  await product?.stop();
  // A test that restarts its product replaces the stop function of the first.
  if (stop !== product?.stop) await stop?.();
}

/** Leaves nothing but the first administrator; false if that is no longer possible. */
async function emptied({ product, base }: Started): Promise<boolean> {
  try {
    if ((await baseOf(product)) !== base || (await remembersLimit(product))) return false;
    await product.query(EMPTY);
    await product.running.settings.readAgain();
    await product.running.content.readAgain();
    product.forget();
    return true;
  } catch {
    return false;
  }
}

/** A used-up limit is remembered for a second in the process, whatever the database says. */
async function remembersLimit({ query }: TestProduct): Promise<boolean> {
  return (await query("select 1 from rate_limits where tokens < 1 limit 1")).length > 0;
}

/** The tables and triggers, and the first administrator's account. */
async function baseOf({ query }: TestProduct): Promise<string> {
  const [row] = await query<{ base: string }>(
    `select (select string_agg(relname, ',' order by relname) from pg_class
       where relnamespace = 'public'::regnamespace) ||
     (select count(*) from pg_trigger)::text ||
     (select user_id || access_code_lookup || is_active::text || first_name || last_name
       from training_credentials ${FIRST_ADMINISTRATOR} limit 1) as base`,
  );
  return row?.base ?? "";
}

export const BASE_ENV = {
  PORT: "0",
  HOST: "127.0.0.1",
  AUTH_SECRET: TEST_SECRET,
  ADMIN_ACCESS_CODE: ADMIN_CODE,
  PLAYER_ORIGINS: PLAYER_ORIGIN,
  BACKUP_DIR: "off",
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

/** Moves the product's clock forward for the rest of the test, and stops it there; the database keeps its own. */
export function advanceClock(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
  onTestFinished(() => void vi.useRealTimers());
}

/** A save that the server accepts, to be changed by tests that need it different. */
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
