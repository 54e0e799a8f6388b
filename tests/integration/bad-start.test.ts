/** A start that cannot succeed ends by itself, with a sentence for the operator and no trace (CFG-1). */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtProduct } from "../kit/built-product";
import { spawnProduct } from "../kit/child-product";
import { TEST_SECRET } from "../kit/databases";
import { begunDatabase, type OwnDatabase } from "../kit/own-database";
import { BASE_ENV } from "../kit/test-product";

const place = mkdtempSync(path.join(os.tmpdir(), "bad-start-"));
const file = path.join(place, "file");
const circle = path.join(place, "circle");
const taken = createServer();
let port = 0;

beforeAll(async () => {
  writeFileSync(file, "");
  symlinkSync(circle, circle);
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
  port = (taken.address() as AddressInfo).port;
});
afterAll(() => {
  taken.close();
  rmSync(place, { recursive: true });
});

test.for<[what: string, env: () => Record<string, string>, says: RegExp]>([
  [
    "a data directory that is a file",
    () => ({ DATA_DIR: file }),
    /file is a file, not a directory/,
  ],
  ["one below a file", () => ({ DATA_DIR: `${file}/data` }), /file is a file, not a directory/],
  [
    "one that no one can make",
    () => ({ DATA_DIR: "/proc/nope/data" }),
    /\/proc\/nope cannot be created/,
  ],
  [
    "one that is not for files",
    () => ({ DATA_DIR: "/proc/self" }),
    /Nothing can be written in \/proc\/self/,
  ],
  ["a device", () => ({ DATA_DIR: "/dev/null/data" }), /\/dev\/null is a file, not a directory/],
  ["links in a circle", () => ({ DATA_DIR: circle }), /its links lead in a circle/],
  [
    "a name that is too long",
    () => ({ DATA_DIR: path.join(place, "x".repeat(300)) }),
    /its name is too long/,
  ],
  [
    "no number for a port",
    () => ({ DATA_DIR: place, PORT: "http" }),
    /PORT: must be a whole number/,
  ],
  [
    "a port above the last",
    () => ({ DATA_DIR: place, PORT: "70000" }),
    /PORT: must be from 0 to 65535/,
  ],
  [
    "a host of another machine",
    () => ({ DATA_DIR: place, HOST: "203.0.113.1" }),
    /HOST: 203\.0\.113\.1 is no address of this machine/,
  ],
  [
    "a port in use",
    () => ({ DATA_DIR: place, HOST: "127.0.0.1", PORT: String(port) }),
    /is in use: set PORT to another/,
  ],
])("CFG-1 %s", async ([, env, says]) => {
  const before = entriesIn(place);
  const starting = spawnProduct({ PORT: "0", ...env() });
  const said = await starting.then(
    () => "started",
    (error: Error) => error.message,
  );
  expect(said).toMatch(/^ended with 1: /);
  expect(said).toMatch(says);
  expect(said).not.toMatch(/^\s+at /m);
  expect(said.trim().split("\n").length, said).toBeLessThanOrEqual(2);
  expect(entriesIn(place), "nothing is left behind").toEqual(before);
});

describe("CFG-1 without the secret that its codes were made with", () => {
  let own: OwnDatabase;
  beforeAll(async () => {
    own = await begunDatabase({ ...BASE_ENV, AUTH_SECRET: TEST_SECRET });
  });
  afterAll(() => own.remove());

  const startWith = async (env: Record<string, string>) => {
    const { parseConfig, start } = await builtProduct();
    const config = parseConfig({ ...BASE_ENV, ...own.env, LOG_LEVEL: "silent", ...env });
    return start(config);
  };
  test.for([
    ["none", "", /made with an AUTH_SECRET that is not here/],
    ["another one", "another secret than before", /made with another AUTH_SECRET/],
  ] as const)(
    "a start with %s changes nothing, and the right one starts afterward",
    async ([, AUTH_SECRET, says]) => {
      const before = readdirSync(own.directory);
      await expect(startWith({ AUTH_SECRET })).rejects.toThrow(says);
      expect(readdirSync(own.directory)).toEqual(before);
      expect(before).not.toContain("auth-secret");
      const running = await startWith({ AUTH_SECRET: TEST_SECRET });
      await running.stop();
    },
  );

  test("neither does one with a damaged file of it, nor a rotation from a secret that made none of the codes", async () => {
    const wrong = path.join(place, "wrong-secret");
    writeFileSync(wrong, "a third secret that sealed nothing");
    const { parseConfig, rotateSecret } = await builtProduct();
    const env = { ...BASE_ENV, ...own.env, LOG_LEVEL: "silent", AUTH_SECRET: "" };
    const before = readdirSync(own.directory);
    await expect(rotateSecret(parseConfig(env), wrong)).rejects.toThrow("another secret");
    expect(readdirSync(own.directory)).toEqual(before);
    const empty = path.join(place, "damaged");
    mkdirSync(empty, { mode: 0o700 });
    writeFileSync(path.join(empty, "auth-secret"), "short");
    await expect(startWith({ AUTH_SECRET: "", DATA_DIR: empty })).rejects.toThrow("is damaged");
    expect(readdirSync(empty)).toEqual(["auth-secret"]);
  });
});

function entriesIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true }).map(String).toSorted();
}
