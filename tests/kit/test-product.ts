/** A running product on a separate database, with an administrator, for integration tests. */
import { Writable } from "node:stream";
import { inject, onTestFailed, onTestFinished, vi } from "vitest";
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
  /** Another one after a restart; the functions below use it. */
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
  signedIn: (trainee?: Trainee) => Promise<{ visitor: Visitor; userId: string; trainee: Trainee }>;
  query: <Row extends Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Signs the administrator in again at the next use, and clears the log. */
  forget: () => void;
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
    async signedIn(trainee) {
      const known = trainee ?? (await createTrainee());
      const person = visitor();
      await person.signIn(known.accessCode);
      const [row] = await testProduct.query<{ user_id: string }>(
        "select user_id from training_credentials where email = $1",
        [known.email],
      );
      return { visitor: person, userId: row?.user_id ?? "", trainee: known };
    },
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

/** `schema`: the database's state then; `stop`: ends the product that was started then. */
type Started = { product: TestProduct; schema: string; stop: () => Promise<void> };

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
  return { product, schema: await schemaOf(product), stop: product.stop };
}

export async function discardLeft(): Promise<void> {
  const { product, stop } = left ?? {};
  left = null;
  await product?.stop();
  // A test that restarts its product replaces the stop function of the first.
  if (stop !== product?.stop) await stop?.();
}

/** Leaves nothing but the first administrator; false if that is no longer possible. */
async function emptied({ product, schema }: Started): Promise<boolean> {
  try {
    if ((await schemaOf(product)) !== schema || (await remembersLimit(product))) return false;
    await product.query(EMPTY);
    await product.running.settings.readAgain();
    await product.running.content.readAgain();
    product.forget();
    const admin = await product.admin();
    const { signedIn } = await (await admin.get("/account/session")).json();
    if (signedIn !== true) return false;
    await product.query(AS_NEW);
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

async function schemaOf({ query }: TestProduct): Promise<string> {
  const [row] = await query<{ schema: string }>(
    `select (select string_agg(relname, ',' order by relname) from pg_class
       where relnamespace = 'public'::regnamespace) ||
     (select count(*) from pg_trigger)::text as schema`,
  );
  return row?.schema ?? "";
}

/** Row by row, so in-memory state is notified. Only a test may empty the audit log. */
const EMPTY = `
  do $$
  declare
    each text;
  begin
    delete from users where id <> (select user_id from training_credentials
      join user_roles using (user_id) order by training_credentials.created_at limit 1);
    alter table events disable trigger user;
    for each in select table_name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and table_name not in ('users', 'user_roles', 'training_credentials', 'signing_keys', 'operations_board',
          'lesson_catalog', 'trainee_overviews', 'completion_days', 'prospect_tallies', 'prospect_months')
    loop
      execute format('delete from %I', each);
    end loop;
    alter table events enable trigger user;
    update users set email_verified = false, email = id || '@trainees.invalid';
  end
  $$`;

/** The first administrator, who has never signed in. */
const AS_NEW = `
  do $$
  begin
    delete from sessions;
    delete from known_devices;
    update training_credentials set account_setup_complete = false, last_login_at = null;
  end
  $$`;

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
