/** The secret that signs cookies and encrypts codes: given, or generated once next to the product's own database. */
import { randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Config, ConfigError } from "./config.server";
import { makeDirectory, syncDirectory } from "./data-directory.server";

const SHORTEST_SECRET = 16;

/**
 * The current `AUTH_SECRET`. Generates and stores one (mode 0600) if none is configured (CFG-1). Throws `ConfigError`
 * if the stored one is damaged: a new one would make every stored code unreadable.
 */
export async function authSecret(config: Config): Promise<string> {
  if (config.authSecret !== undefined) return config.authSecret;
  await makeDirectory(config.dataDirectory);
  await keepNew(secretFile(config));
  return storedSecret(config);
}

/** The same without generating one; null: there is none here. Nothing is written. */
export async function presentSecret(config: Config): Promise<string | null> {
  if (config.authSecret !== undefined) return config.authSecret;
  return existsSync(secretFile(config)) ? storedSecret(config) : null;
}

/** The same for what was made with a secret that is somewhere. Throws `ConfigError` if there is none here. */
export async function knownSecret(config: Config): Promise<string> {
  const secret = await presentSecret(config);
  if (secret !== null) return secret;
  throw new ConfigError(
    `AUTH_SECRET: there is none here. A backup can only be restored with the secret that it was made with: set AUTH_SECRET to it, or put its file at ${secretFile(config)} (mode 0600), and try again`,
  );
}

/** Removes the one that was generated for what then did not happen. */
export async function forgetSecret(config: Config): Promise<void> {
  await rm(secretFile(config), { force: true });
  await syncDirectory(config.dataDirectory);
}

function secretFile({ dataDirectory }: Config): string {
  return path.join(dataDirectory, "auth-secret");
}

async function storedSecret(config: Config): Promise<string> {
  const file = secretFile(config);
  const secret = secretOf(await readFile(file, "utf8"));
  if (secret !== null) return secret;
  throw new ConfigError(`AUTH_SECRET: ${file} is damaged; put back the one from your backup`);
}

/** The secret in a file; null if it is not one. */
export function secretOf(contents: string): string | null {
  const secret = contents.trim();
  return secret.length >= SHORTEST_SECRET ? secret : null;
}

/**
 * `link` never replaces and never exposes half a file, so processes that start at the same time agree on the first
 * one's. It is on the disk before anything is encrypted with it: nothing else opens what a power cut leaves.
 */
async function keepNew(file: string): Promise<void> {
  if (existsSync(file)) return;
  const draft = `${file}.${randomUUID()}`;
  const secret = randomBytes(32).toString("base64url");
  await writeFile(draft, secret, { mode: 0o600, flag: "wx", flush: true });
  try {
    await link(draft, file);
  } catch (error) {
    if (!isFileExists(error)) throw error;
  } finally {
    await rm(draft, { force: true });
    await syncDirectory(path.dirname(file));
  }
}

function isFileExists(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EEXIST";
}
