/** The secret that signs cookies and seals codes: given, or generated once beside the embedded database. */
import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Config } from "./config.server";

/** The `AUTH_SECRET` in force. Generates and keeps one (mode 0600) where none is configured (CFG-1). */
export async function authSecret(config: Config): Promise<string> {
  if (config.authSecret !== undefined) return config.authSecret;
  const file = path.join(config.dataDirectory, "auth-secret");
  await mkdir(config.dataDirectory, { recursive: true });
  try {
    await writeFile(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!isFileExists(error)) throw error;
  }
  return (await readFile(file, "utf8")).trim();
}

function isFileExists(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EEXIST";
}
