/** A start that cannot succeed ends by itself, with a sentence for the operator and no trace (CFG-1). */
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { spawnProduct } from "../kit/child-product";

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
  const starting = spawnProduct({ PORT: "0", ...env() });
  const said = await starting.then(
    () => "started",
    (error: Error) => error.message,
  );
  expect(said).toMatch(/^ended with 1: /);
  expect(said).toMatch(says);
  expect(said).not.toMatch(/^\s+at /m);
  expect(said.trim().split("\n").length, said).toBeLessThanOrEqual(2);
});
