/** The release that the image and the unit start: nothing but its own contents, read-only, by a user without rights. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { endChild, type Installed, spawnProduct } from "../kit/child-product";
import { inImage } from "../kit/dockerfile";
import { freePort } from "../kit/free-port";
import { ownDatabase } from "../kit/own-database";
import { ADMIN_CODE, BASE_ENV } from "../kit/test-product";
import { Visitor } from "../kit/visitor";

const MB = 1024 * 1024;
const MOST_MB = 250;

let home = "";
let release = "";
beforeAll(() => {
  home = mkdtempSync(path.join(os.tmpdir(), "setpoint-release-"));
  chmodSync(home, 0o755);
  release = path.join(home, "app");
  execFileSync(process.execPath, ["scripts/release.mjs", release]);
  execFileSync("chmod", ["-R", "a-w,a+rX", release]);
});
afterAll(() => {
  if (home === "") return;
  execFileSync("chmod", ["-R", "u+w", release]);
  rmSync(home, { recursive: true, force: true });
});

/** Root becomes nobody, as the image's user is not root. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

function installed(...args: string[]): Installed {
  const [directory = ""] = inImage("WORKDIR");
  const command: string[] = JSON.parse(inImage("ENTRYPOINT")[0] ?? "[]");
  const moved = command.map((word) => word.replace(directory, release));
  return { command: [...moved, ...args], cwd: release, ...unprivileged() };
}

/** Every file with its size and the time of its last change. */
function files(): string[] {
  const names = readdirSync(release, { recursive: true, encoding: "utf8" });
  return names.map((name) => {
    const { size, mtimeMs } = statSync(path.join(release, name));
    return `${name} ${size} ${mtimeMs}`;
  });
}

async function database(): Promise<Record<string, string>> {
  const made = ownDatabase();
  onTestFinished(made.remove);
  const { uid, gid } = unprivileged();
  if (uid !== undefined) execFileSync("chown", ["-R", `${uid}:${gid}`, made.directory]);
  return { ...BASE_ENV, ...made.env, PORT: String(await freePort()) };
}

test("CFG-1 CFG-3 it starts, serves, backs up and stops on its own: without npm, a compiler, or a file written outside its data directory", async () => {
  const env = await database();
  const before = files();
  const child = await spawnProduct(env, installed(...JSON.parse(inImage("CMD")[0] ?? "[]")));
  onTestFinished(() => void child.process.kill("SIGKILL"));
  const health = () => {
    const { command, ...place } = installed();
    const [program = ""] = command;
    const script = path.join(release, "scripts/ready.mjs");
    return spawnSync(program, [script], { ...place, env: { PORT: env.PORT } }).status;
  };
  expect(health()).toBe(0);
  const visitor = new Visitor(child.url);
  const home = await visitor.page("/");
  const picture = /og:image" content="[^"]*?(\/og\/[^"]+)"/.exec(home)?.[1] ?? "none";
  expect((await visitor.get(picture)).headers.get("Content-Type")).toBe("image/png");
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(await visitor.page("/auth"))?.[1] ?? "none";
  expect((await visitor.get(style)).status).toBe(200);
  expect((await visitor.signIn(ADMIN_CODE)).status).toBe(302);
  expect((await visitor.page("/training/adminpanel")).length).toBeGreaterThan(1_000);
  expect((await endChild(child, "SIGTERM")).code).toBe(0);
  expect(health()).toBe(1);
  const { command, ...place } = installed(
    "backup",
    path.join(os.tmpdir(), `${crypto.randomUUID()}.gz`),
  );
  const [program = "", ...args] = command;
  const saved = spawnSync(program, args, { ...place, env, encoding: "utf8" });
  onTestFinished(() => rmSync(args.at(-1) ?? "", { force: true }));
  expect([saved.status, saved.stderr]).toEqual([0, ""]);
  expect(saved.stdout).toMatch(/^Backed up \d+ rows/);
  expect(files()).toEqual(before);
});

test("CFG-3 SIGTERM while it starts is not lost: it ends in order, and gives its directory back", async () => {
  const env = await database();
  const { command, ...place } = installed("serve");
  const [program = "", ...args] = command;
  const child = spawn(program, args, { ...place, env, stdio: "ignore" });
  const ended = once(child, "exit");
  const lock = path.join(env.DATA_DIR ?? "", "database.lock");
  await expect.poll(() => existsSync(lock), { timeout: 20_000, interval: 5 }).toBe(true);
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(existsSync(lock)).toBe(false);
});

test("it is small: what runs and no more", () => {
  const bytes = readdirSync(release, { recursive: true, encoding: "utf8" })
    .map((name) => statSync(path.join(release, name)))
    .reduce((sum, { size }) => sum + size, 0);
  expect(bytes / MB).toBeLessThan(MOST_MB);
  for (const package_ of ["vite", "typescript", "react", "vitest", "npm", "drizzle-kit"])
    expect(existsSync(path.join(release, "node_modules", package_)), package_).toBe(false);
  for (const left of ["app", "tests", ".env", "data", "package-lock.json", "main.ts"])
    expect(existsSync(path.join(release, left)), left).toBe(false);
});
