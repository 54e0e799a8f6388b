/** The database's functions and triggers: one file each in db/functions, applied at start when its text changed. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Session } from "./engine";

const DIRECTORY = path.resolve("db/functions");

/** A file in db/functions that the database rejects. */
export class BrokenFunction extends Error {
  override readonly name = "BrokenFunction";

  constructor(file: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The database refuses db/functions/${file}: ${reason}. Nothing was changed.`, { cause });
  }
}

type Source = { file: string; text: string; hash: string };

/**
 * Applies changed functions, in one transaction; returns their files. The session must hold the migration lock. Throws
 * `BrokenFunction`, with nothing changed.
 */
export async function putFunctionsInForce(
  session: Session,
  directory = DIRECTORY,
): Promise<string[]> {
  const inForce = await hashesInForce(session);
  const changed = sourcesIn(directory).filter(({ file, hash }) => inForce.get(file) !== hash);
  if (changed.length === 0) return [];
  await session.query("BEGIN");
  try {
    // Functions call each other: first all of them are created, then their bodies are checked.
    await session.query("SET LOCAL check_function_bodies = off");
    for (const source of changed) await run(session, source);
    await session.query("SET LOCAL check_function_bodies = on");
    for (const source of changed) await run(session, source);
    for (const source of changed) await note(session, source);
    await session.query("COMMIT");
  } catch (error) {
    await session.query("ROLLBACK");
    throw error;
  }
  return changed.map(({ file }) => file);
}

function sourcesIn(directory: string): Source[] {
  const files = readdirSync(directory).filter((file) => file.endsWith(".sql"));
  return files.toSorted().map((file) => {
    const text = readFileSync(path.join(directory, file), "utf8");
    return { file, text, hash: createHash("sha256").update(text).digest("hex") };
  });
}

/** Kept outside the schema `public`: a backup holds rows, not what the database computes them with. */
async function hashesInForce(session: Session): Promise<Map<string, string>> {
  const { rows } = await session.query<{ file: string; hash: string }>(
    "SELECT file, hash FROM drizzle.functions_in_force",
  );
  return new Map(rows.map(({ file, hash }) => [file, hash]));
}

async function run(session: Session, { file, text }: Source): Promise<void> {
  try {
    await session.query(text);
  } catch (error) {
    throw new BrokenFunction(file, error);
  }
}

async function note(session: Session, { file, hash }: Source): Promise<void> {
  await session.query(
    `INSERT INTO drizzle.functions_in_force (file, hash) VALUES ($1, $2)
     ON CONFLICT (file) DO UPDATE SET hash = excluded.hash`,
    [file, hash],
  );
}
