/** Waits briefly at startup for a PostgreSQL server that does not respond yet. */
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Engine } from "./engine";
import { isDatabaseUnavailable } from "./unavailable.server";

const TRIES_FOR_SECONDS = 10;
const PAUSE_MS = 250;

export class DatabaseAway extends Error {
  override name = "DatabaseAway";
}

/**
 * Returns once the server responds. Throws `DatabaseAway`, whose message holds no secret: after ten seconds if it
 * cannot be reached, immediately if it refuses, as for a wrong password.
 */
export async function reached({ withSession }: Engine, url: string, log: Logger): Promise<void> {
  const giveUpAt = performance.now() + TRIES_FOR_SECONDS * 1_000;
  for (let tries = 0; ; tries += 1) {
    const error = await withSession((session) => session.query("SELECT 1")).then(
      () => null,
      (reason: unknown) => reason ?? "unknown",
    );
    if (error === null) return;
    const reason = `PostgreSQL at ${serverOf(url)} ${isDatabaseUnavailable(error) ? "does not answer" : "refuses"}: ${wordsOf(error)}`;
    if (!isDatabaseUnavailable(error)) throw new DatabaseAway(`${reason}. See DATABASE_URL.`);
    if (performance.now() > giveUpAt)
      throw new DatabaseAway(
        `${reason}. Tried for ${TRIES_FOR_SECONDS} s: see whether it runs, and DATABASE_URL.`,
      );
    if (tries === 0) log.warn({ reason }, "waiting for the database");
    await pause(PAUSE_MS);
  }
}

/** Without user and password. */
function serverOf(url: string): string {
  const { hostname, port } = URL.parse(url) ?? {};
  return `${hostname || "its socket"}${port ? `:${port}` : ""}`;
}

/** A name with several addresses fails with one error per address. */
function wordsOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return first instanceof Error ? first.message : String(first);
}
