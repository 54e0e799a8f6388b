import { type ChildProcess, type ForkOptions, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
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
import { DirectoryInUse, lockDirectory } from "./directory-lock.server";

const MODULE = path.resolve("app/platform/db/directory-lock.server.ts");
const STARTER = `
import { lockDirectory } from ${JSON.stringify(MODULE)};
process.on("message", (directory) => lockDirectory(directory).then(
  () => process.send("held"),
  ({ name, message }) => process.send(name + ": " + message),
));
process.send(process.pid);
`;
const TO_ITSELF = { execPath: process.execPath, execArgv: [] };
/** Its process has id 1 there, and sees no process outside; it ends with `unshare`. */
const AS_ROOT = process.getuid?.() === 0 ? [] : ["--map-root-user"];
const UNSHARE = [...AS_ROOT, "--pid", "--fork", "--kill-child"];
const IN_NAMESPACE = { execPath: "unshare", execArgv: [...UNSHARE, process.execPath] };
/** Its parent never collects its exit status. */
const UNREAPED = {
  execPath: "/bin/sh",
  execArgv: ["-c", '"$0" "$@" & exec sleep 600', process.execPath],
};

/** A directory that does not exist yet; `left`: what an earlier holder left there. */
function aDirectory(left?: string): string {
  const parent = mkdtempSync(path.join(os.tmpdir(), "lock-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const directory = path.join(parent, "data");
  if (left !== undefined) {
    mkdirSync(directory);
    writeFileSync(path.join(directory, "database.lock"), left);
  }
  return directory;
}

type Starter = {
  child: ChildProcess;
  /** As it sees itself. */
  pid: number;
  take: (directory: string) => Promise<string>;
};

/** A separate process that takes a lock on request; returns the result. */
async function starter(how: ForkOptions = TO_ITSELF): Promise<Starter> {
  const directory = mkdtempSync(path.join(os.tmpdir(), "starter-"));
  const script = path.join(directory, "starter.mjs");
  writeFileSync(script, STARTER);
  const child = fork(script, how);
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null && child.kill("SIGKILL"))
      await once(child, "exit");
    rmSync(directory, { recursive: true });
  });
  const [pid] = await once(child, "message");
  const take = async (of: string) => {
    const response = once(child, "message");
    child.send(of);
    return String((await response)[0]);
  };
  return { child, pid, take };
}

function inUse(directory: string, pid: number | undefined): string {
  return `${directory} is in use by process ${pid} on ${os.hostname()}. Stop that process, or set DATA_DIR to another directory.`;
}

describe("the lock of a data directory (CFG-3)", () => {
  test("is taken in a directory that does not exist yet, readable by no one else, and given back", async () => {
    const directory = aDirectory();
    const unlock = await lockDirectory(directory);
    expect(readdirSync(directory)).toEqual(["database.lock", "lock.db"]);
    for (const name of readdirSync(directory))
      expect(statSync(path.join(directory, name)).mode & 0o777).toBe(0o600);
    unlock();
    expect(readdirSync(directory)).toEqual(["lock.db"]);
    (await lockDirectory(directory))();
  });

  test("refuses another process, and another part of this one, in words that say who has it", async () => {
    const directory = aDirectory();
    const unlock = await lockDirectory(directory);
    const second = await starter();
    const refusal = inUse(directory, process.pid);
    expect(await second.take(directory)).toBe(`DirectoryInUse: ${refusal}`);
    await expect(lockDirectory(directory)).rejects.toThrow(new DirectoryInUse(refusal));
    expect(await second.take(directory)).toBe(`DirectoryInUse: ${refusal}`);
    unlock();
    expect(await second.take(directory)).toBe("held");
    await expect(lockDirectory(directory)).rejects.toThrow(inUse(directory, second.pid));
  });

  test.each(["", "{", "process 1 on elsewhere", `process ${process.pid} on ${os.hostname()}`])(
    "is free if no one holds it, whatever a dead holder left: %j",
    async (text) => {
      const directory = aDirectory(text);
      const unlock = await lockDirectory(directory);
      const name = readFileSync(path.join(directory, "database.lock"), "utf8");
      expect(name).toBe(`process ${process.pid} on ${os.hostname()}`);
      unlock();
    },
  );

  test("S11 is free right away when its holder was killed", async () => {
    const directory = aDirectory();
    const first = await starter();
    expect(await first.take(directory)).toBe("held");
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse);
    first.child.kill("SIGKILL");
    (await lockDirectory(directory))();
  });

  test("S11 is free while the killed holder is a zombie", async () => {
    const directory = aDirectory();
    const { pid, take } = await starter(UNREAPED);
    expect(await take(directory)).toBe("held");
    process.kill(pid, "SIGKILL");
    const unlock = await lockDirectory(directory);
    const state = () => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.[0];
    await expect.poll(state).toBe("Z");
    unlock();
  });

  test("S11 holds across PID namespaces, as between containers, and ends with a killed one", async ({
    skip,
  }) => {
    const { status } = spawnSync("unshare", [...UNSHARE, "true"]);
    skip(status !== 0, "this machine lets nobody make a PID namespace");
    const directory = aDirectory();
    const unlock = await lockDirectory(directory);
    const [one, other] = [await starter(IN_NAMESPACE), await starter(IN_NAMESPACE)];
    expect([one.pid, other.pid]).toEqual([1, 1]);
    expect(await one.take(directory)).toBe(`DirectoryInUse: ${inUse(directory, process.pid)}`);
    unlock();
    expect(await one.take(directory)).toBe("held");
    expect(await other.take(directory)).toBe(`DirectoryInUse: ${inUse(directory, 1)}`);
    await expect(lockDirectory(directory)).rejects.toThrow(inUse(directory, 1));
    one.child.kill("SIGKILL");
    expect(await other.take(directory)).toBe("held");
  });

  test("of 8 processes that start at once, exactly one gets it, every time", async () => {
    const starters = await Promise.all(Array.from({ length: 8 }, () => starter()));
    for (let round = 0; round < 5; round += 1) {
      const directory = aDirectory("process 1 on elsewhere");
      const results = await Promise.all(starters.map(({ take }) => take(directory)));
      expect(results.filter((result) => result === "held")).toHaveLength(1);
      expect(results.filter((result) => result.startsWith("DirectoryInUse:"))).toHaveLength(7);
    }
  }, 60_000);
});
