import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { DirectoryInUse, lockDirectory } from "./directory-lock.server";

const MODULE = path.resolve("app/platform/db/directory-lock.server.ts");
const STARTER = `
import { lockDirectory } from ${JSON.stringify(MODULE)};
process.on("message", (file) => lockDirectory(file).then(
  () => process.send("held"),
  ({ name, message }) => process.send(name + ": " + message),
));
process.send("up");
`;

function lockFile(holder?: Record<string, unknown> | string): string {
  const directory = mkdtempSync(path.join(os.tmpdir(), "lock-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const file = path.join(directory, "data", "database.lock");
  if (holder !== undefined) {
    const text = typeof holder === "string" ? holder : JSON.stringify(holder);
    return written(path.join(directory, "database.lock"), text);
  }
  return file;
}

function written(file: string, text: string): string {
  writeFileSync(file, text);
  return file;
}

/** A process of its own that takes a lock when told to; answers what came of it. */
async function starter(): Promise<{
  child: ChildProcess;
  take: (file: string) => Promise<string>;
}> {
  const directory = mkdtempSync(path.join(os.tmpdir(), "starter-"));
  const child = fork(written(path.join(directory, "starter.mjs"), STARTER), { execArgv: [] });
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null && child.kill("SIGKILL")) {
      await once(child, "exit");
    }
    rmSync(directory, { recursive: true });
  });
  await once(child, "message");
  const take = async (file: string) => {
    const answer = once(child, "message");
    child.send(file);
    return String((await answer)[0]);
  };
  return { child, take };
}

function living(): { pid: number; started: string; boot: string } {
  const [, afterName = ""] = readFileSync(`/proc/${process.pid}/stat`, "utf8").split(/\)(?!.*\))/s);
  return {
    pid: process.pid,
    started: afterName.trim().split(" ")[19] ?? "",
    boot: readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim(),
  };
}

describe("the lock of an embedded database (CFG-3)", () => {
  test("is taken in a directory that does not exist yet, readable by nobody else, and given back", async () => {
    const file = lockFile();
    const unlock = await lockDirectory(file);
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(living());
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(path.dirname(file))).toEqual(["database.lock"]);
    await unlock();
    expect(readdirSync(path.dirname(file))).toEqual([]);
  });
  test("refuses a second process in words that say which has it, and what to do", async () => {
    const file = lockFile();
    const unlock = await lockDirectory(file);
    const second = await starter();
    expect(await second.take(file)).toBe(
      `DirectoryInUse: ${path.dirname(file)} is in use by process ${process.pid}. Stop that process, or set DATA_DIR to another directory.`,
    );
    expect(readdirSync(path.dirname(file))).toEqual(["database.lock"]);
    await unlock();
    expect(await second.take(file)).toBe("held");
  });
  test("is taken over at once from a process that was killed", async () => {
    const file = lockFile();
    const first = await starter();
    expect(await first.take(file)).toBe("held");
    await expect(lockDirectory(file)).rejects.toThrow(DirectoryInUse);
    first.child.kill("SIGKILL");
    await once(first.child, "exit");
    await (await lockDirectory(file))();
  });
  test.each([
    ["another process has its number now", { started: "1" }],
    ["the machine has started anew since", { boot: "another-boot" }],
    ["its number belongs to nobody", { pid: 2 ** 22 + 1 }],
  ])("is taken over where %s", async (_why, changed) => {
    const file = lockFile({ ...living(), ...changed });
    const unlock = await lockDirectory(file);
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(living());
    expect(readdirSync(path.dirname(file))).toEqual(["database.lock"]);
    await unlock();
  });
  test.each(["", "{", "null", '{"pid":"1"}', "[]"])(
    "is taken over where it is damaged: %j",
    async (text) => {
      await (await lockDirectory(lockFile(text)))();
    },
  );
  test("is never taken over for its age", async () => {
    await expect(lockDirectory(lockFile(living()))).rejects.toThrow(DirectoryInUse);
  });
  test("is not removed by a former holder once another has it", async () => {
    const file = lockFile();
    const unlock = await lockDirectory(file);
    writeFileSync(file, JSON.stringify({ ...living(), started: "later" }));
    await unlock();
    expect(readFileSync(file, "utf8")).toContain("later");
  });
  test("of 20 processes that start at once, exactly one gets a dead holder's lock, every time", async () => {
    const starters = await Promise.all(Array.from({ length: 20 }, starter));
    for (let round = 0; round < 10; round += 1) {
      const file = lockFile({ ...living(), boot: "another-boot" });
      const answers = await Promise.all(starters.map(({ take }) => take(file)));
      expect(answers.filter((answer) => answer === "held")).toHaveLength(1);
      expect(answers.filter((answer) => answer.startsWith("DirectoryInUse:"))).toHaveLength(19);
      expect(readdirSync(path.dirname(file))).toEqual(["database.lock"]);
    }
  }, 60_000);
  test("a starter that died while taking over is itself taken over", async () => {
    const dead = JSON.stringify({ ...living(), boot: "another-boot" });
    const file = lockFile(dead);
    written(await claimName(file, dead), dead);
    const first = await starter();
    expect(await first.take(file)).toBe("held");
    expect(readdirSync(path.dirname(file))).toEqual(["database.lock"]);
  });
});

/** The name of the second lock, which the module keeps to itself. */
async function claimName(file: string, text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `${file}.${Buffer.from(digest).toString("hex").slice(0, 8)}`;
}
