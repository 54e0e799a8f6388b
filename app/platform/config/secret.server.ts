/** The secret that signs cookies and seals codes: given, or generated once beside the embedded database. */
import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Config, ConfigError } from "./config.server";

const SHORTEST_SECRET = 16;

/**
 * The `AUTH_SECRET` in force. Generates and keeps one (mode 0600) where none is configured (CFG-1).
 * Throws `ConfigError` where the kept one is damaged: a new one would make every stored code unreadable.
 */
export async function authSecret(config: Config): Promise<string> {
  if (config.authSecret !== undefined) return config.authSecret;
  const file = path.join(config.dataDirectory, "auth-secret");
  await mkdir(config.dataDirectory, { recursive: true });
  await keepNew(file);
  const secret = secretOf(await readFile(file, "utf8"));
  if (secret !== null) return secret;
  throw new ConfigError(`AUTH_SECRET: ${file} is damaged; put back the one from your backup`);
}

/** The secret that a file holds; null where that is none. */
export function secretOf(contents: string): string | null {
  const secret = contents.trim();
  return secret.length >= SHORTEST_SECRET ? secret : null;
}

/** `link` never replaces and never shows half a file, so that starters at once agree on the first one's. */
async function keepNew(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  try {
    await link(draft, file);
  } catch (error) {
    if (!isFileExists(error)) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

function isFileExists(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EEXIST";
}
