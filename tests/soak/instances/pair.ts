/** Two instances of the product, each a separate process, on one PostgreSQL. */
import pg from "pg";
import { inject } from "vitest";
import { type AiStub, startAiStub } from "../../kit/ai-stub";
import { endChild, spawnProduct } from "../../kit/child-product";
import { createDatabase } from "../../kit/databases";
import { SmtpStub } from "../../kit/smtp-stub";
import { ADMIN_CODE, BASE_ENV } from "../../kit/test-product";
import { Visitor } from "../../kit/visitor";

export const OPERATIONS_PASSWORD = "a password for two";
export const TRACKER_CODE = "a code for two";
export const AI_DAILY_LIMIT = 30;

export type Person = { userId: string; accessCode: string; both: readonly [Visitor, Visitor] };

export type Pair = {
  urls: readonly [string, string];
  mail: SmtpStub;
  /** An unknown person, from their own address, on both. */
  stranger: () => readonly [Visitor, Visitor];
  /** The same administrator, signed in on the first, on both. */
  admin: readonly [Visitor, Visitor];
  /** A new trainee, signed in on the first, on both. */
  trainee: () => Promise<Person>;
  query: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
  stop: () => Promise<void>;
};

export async function startPair(): Promise<Pair> {
  const database = await createDatabase(inject("templates"));
  const [mail, ai] = [await SmtpStub.start(), await startAiStub()];
  const env = { ...BASE_ENV, ...database.env, ...settingsOf(mail, ai) };
  const children = [await spawnProduct(env), await spawnProduct(env)] as const;
  const urls = [children[0].url, children[1].url] as const;
  const pool = new pg.Pool({ connectionString: database.env.DATABASE_URL });
  let strangers = 0;
  const stranger: Pair["stranger"] = () => {
    strangers += 1;
    const address = `198.51.${Math.floor(strangers / 250)}.${strangers % 250}`;
    const options = { headers: { "X-Forwarded-For": address } };
    return [new Visitor(urls[0], options), new Visitor(urls[1], options)];
  };
  const signedIn = async (code: string) => {
    const [first, second] = stranger();
    await first.signIn(code);
    return [first, second.take(first)] as const;
  };
  const query: Pair["query"] = async (text, values = []) => (await pool.query(text, values)).rows;
  const admin = await signedIn(ADMIN_CODE);
  return {
    urls,
    mail,
    stranger,
    admin,
    async trainee() {
      const person = { firstName: "Tess", lastName: "Trainee" };
      const made = await admin[0].json("/api/functions/create-training-user", person);
      const { accessCode, email } = (await made.json()) as { accessCode: string; email: string };
      const [row] = await query<{ user_id: string }>(
        "select user_id from training_credentials where email = $1",
        [email],
      );
      return { accessCode, userId: row?.user_id ?? "", both: await signedIn(accessCode) };
    },
    query,
    async stop() {
      await pool.end();
      await Promise.all(children.map((child) => endChild(child, "SIGTERM")));
      await Promise.all([mail.stop(), ai.stop()]);
      await database.drop();
    },
  };
}

function settingsOf(mail: SmtpStub, ai: AiStub): Record<string, string> {
  return {
    ...mail.env,
    ...ai.env,
    OPERATIONS_PASSWORD,
    TRACKER_ADMIN_CODE: TRACKER_CODE,
    AI_DAILY_LIMIT: String(AI_DAILY_LIMIT),
    TRUST_PROXY: "loopback",
  };
}

/** Asks until it is true; returns how long that took, in ms. Throws after `within` ms. */
export async function timeUntil(
  isSo: () => Promise<boolean> | boolean,
  within = 5_000,
): Promise<number> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedAt > within) throw new Error(`Not so after ${within} ms`);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return performance.now() - startedAt;
}
