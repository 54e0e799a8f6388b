import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** The file is no list of settings; the message says why. */
class EnvFileError extends Error {
  name = "EnvFileError";
}

/**
 * Adds the settings of a file that are not in `env` yet, whatever editor wrote it: with or without a byte order mark, as
 * UTF-8, UTF-16 or windows-1252.
 */
export function readEnvFile(file, env) {
  const text = decoded(bytesOf(file));
  if (text.includes("\0")) throw new EnvFileError(`${file} is not a text file.`);
  for (const [name, value] of Object.entries(parseEnv(text)))
    if (!Object.hasOwn(env, name)) env[name] = value;
}

function bytesOf(file) {
  try {
    return readFileSync(file);
  } catch (error) {
    const why = { EACCES: "this user may not", EISDIR: "it is a directory" };
    throw new EnvFileError(`${file} cannot be read: ${why[error.code] ?? error.code}.`);
  }
}

function decoded(bytes) {
  const mark = bytes.subarray(0, 2).toString("hex");
  if (mark === "fffe") return new TextDecoder("utf-16le").decode(bytes);
  if (mark === "feff") return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
