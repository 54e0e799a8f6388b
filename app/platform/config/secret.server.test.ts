import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { ConfigError, parseConfig } from "./config.server";
import { authSecret } from "./secret.server";

function dataDirectory(): string {
  const directory = mkdtempSync(path.join(os.tmpdir(), "secret-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return path.join(directory, "data");
}

describe("the current secret (CFG-1)", () => {
  test("is the configured one, and then nothing is written", async () => {
    const DATA_DIR = dataDirectory();
    const secret = "a configured secret";
    expect(await authSecret(parseConfig({ DATA_DIR, AUTH_SECRET: secret }))).toBe(secret);
    expect(() => statSync(DATA_DIR)).toThrow("ENOENT");
  });
  test("is generated once, kept next to the data and readable by its owner only", async () => {
    const DATA_DIR = dataDirectory();
    const config = parseConfig({ DATA_DIR });
    const secret = await authSecret(config);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await authSecret(config)).toBe(secret);
    expect(readdirSync(DATA_DIR)).toEqual(["auth-secret"]);
    expect(statSync(path.join(DATA_DIR, "auth-secret")).mode & 0o777).toBe(0o600);
    expect(readFileSync(path.join(DATA_DIR, "auth-secret"), "utf8").trim()).toBe(secret);
  });
  test("is another in another directory", async () => {
    const [one, other] = [dataDirectory(), dataDirectory()];
    const secrets = [one, other].map((DATA_DIR) => authSecret(parseConfig({ DATA_DIR })));
    expect(new Set(await Promise.all(secrets)).size).toBe(2);
  });
  test("is one and the same for starters that ask at once", async () => {
    const config = parseConfig({ DATA_DIR: dataDirectory() });
    const secrets = await Promise.all(Array.from({ length: 20 }, () => authSecret(config)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toHaveLength(43);
  });
  test.each(["", "\n", "short"])("is never an emptied or cut file: %j", async (text) => {
    const DATA_DIR = dataDirectory();
    mkdirSync(DATA_DIR);
    writeFileSync(path.join(DATA_DIR, "auth-secret"), text);
    await expect(authSecret(parseConfig({ DATA_DIR }))).rejects.toThrow(ConfigError);
  });
});
