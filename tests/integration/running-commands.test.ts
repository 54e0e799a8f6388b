/** Commands while a running product has the embedded database open. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import type { RunningProduct } from "../../main";
import { builtProduct } from "../kit/built-product";
import { type ChildProduct, endChild, spawnProduct } from "../kit/child-product";
import { createDatabase, TEST_SECRET } from "../kit/databases";
import { ADMIN_CODE, BASE_ENV, engine } from "../kit/test-product";
import { Visitor } from "../kit/visitor";

const NEW_SECRET = "another secret for tests, never for anything else";

type Env = Record<string, string>;

/** `inside`: where `DATA_DIR` is within the directory that is removed at the end. */
async function aDatabase({ inside = "" } = {}) {
  const made = await createDatabase(inject("templates"), engine);
  onTestFinished(made.drop);
  const { DATA_DIR = "" } = made.env;
  const directory = path.join(DATA_DIR, inside);
  mkdirSync(directory, { recursive: true });
  renameSync(path.join(DATA_DIR, "database"), path.join(directory, "database"));
  return { directory, env: { ...BASE_ENV, DATA_DIR: directory } satisfies Env };
}

/** A product in a separate process, to be killed. */
async function child(env: Env): Promise<ChildProduct> {
  const started = await spawnProduct(env);
  onTestFinished(async () => {
    if (started.process.exitCode === null && started.process.signalCode === null)
      await endChild(started, "SIGKILL");
  });
  return started;
}

/** A product in this process, which starts in a fraction of the time. */
async function running(env: Env, logged: string[] = []): Promise<RunningProduct> {
  const { parseConfig, start } = await builtProduct();
  const write = (line: string) => void logged.push(line);
  const started = await start(parseConfig({ ...env, LOG_LEVEL: "warn" }), { write });
  onTestFinished(started.stop);
  return started;
}

async function run(env: Env, args: readonly string[], input = "") {
  const command = spawn(process.execPath, ["scripts/run.mjs", ...args], {
    env: { PATH: process.env.PATH, ...env },
  });
  command.stdin.end(input);
  const ended = once(command, "close");
  const [stdout, stderr] = await Promise.all([text(command.stdout), text(command.stderr)]);
  const [status] = await ended;
  return { status, stdout, stderr };
}

function tokenIn(printed: string): string {
  return /\/auth\/link#([\w-]{43})/.exec(printed)?.[1] ?? "none";
}

async function redeemed({ url }: { url: string }, token: string): Promise<number> {
  return (await new Visitor(url).form("/auth/link", { token })).status;
}

describe.runIf(engine === "embedded")("S5 commands while the product runs", () => {
  test("sign-in-link prints a link that works there at once; what a killed product left is no one's", async () => {
    const { directory, env } = await aDatabase();
    const socket = path.join(directory, "commands", "socket");
    const first = await child(env);
    expect([statSync(socket).mode & 0o777, statSync(path.dirname(socket)).mode & 0o777]).toEqual([
      0o600, 0o700,
    ]);
    const link = await run(env, ["sign-in-link"]);
    expect([link.status, link.stderr]).toEqual([0, ""]);
    expect(await redeemed(first, tokenIn(link.stdout))).toBe(302);
    await endChild(first, "SIGKILL");
    expect(existsSync(socket), "as a killed process leaves it").toBe(true);
    const alone = await run(env, ["sign-in-link"]);
    expect([alone.status, alone.stderr]).toEqual([0, ""]);
    const next = await running(env);
    expect(await redeemed(next, tokenIn(alone.stdout))).toBe(302);
    expect(await redeemed(next, tokenIn((await run(env, ["sign-in-link"])).stdout))).toBe(302);
    await next.stop();
    expect(readdirSync(directory)).not.toContain("commands");
  });

  test("CONT-12 content:export writes all words live, and content:import puts them live elsewhere", async () => {
    const { directory, env } = await aDatabase();
    const product = await running(env);
    const target = await aDatabase();
    const file = (name: string) => path.join(directory, `${name}.json`);
    const write = (name: string, change: (heading: string) => string) => {
      const words = JSON.parse(readFileSync(file("shipped"), "utf8"));
      words.documents.faq.heading = change(words.documents.faq.heading);
      delete words.hash;
      writeFileSync(file(name), JSON.stringify(words));
    };
    expect((await run(env, ["content-export", file("shipped")])).status).toBe(0);
    write("ours", () => "Asked often");
    write("faulty", () => "");
    const refused = await run(env, ["content-import", file("faulty")]);
    expect([refused.status, refused.stderr]).toEqual([
      1,
      "Nothing was imported:\nFAQ › Heading: Enter a text\n",
    ]);
    expect((await run(env, ["content-import", file("ours")])).stdout).toBe("Published: FAQ.\n");
    await expect.poll(async () => (await fetch(product.url)).text()).toContain("Asked often");
    await run(env, ["content-export", file("exported")]);
    const alone = await run(target.env, ["content-import", file("exported")]);
    expect([alone.stdout, alone.stderr]).toEqual(["Published: FAQ.\n", ""]);
    const again = await run(target.env, ["content-import", file("exported")]);
    expect(again.stdout).toBe("Nothing differs.\n");
  });

  test("backup writes a file that restores; a command that ends early leaves nothing", async () => {
    const { directory, env } = await aDatabase();
    const product = await running(env);
    const file = path.join(directory, "made.gz");
    const [made, twin] = await Promise.all(
      [file, `${file}.2`].map((each) => run(env, ["backup", each])),
    );
    expect([made?.status, made?.stderr, twin?.status]).toEqual([0, "", 0]);
    const rows = /^Backed up (\d+) rows to /.exec(made?.stdout ?? "")?.[1];
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(existsSync(`${file}.part`)).toBe(false);
    const refused = await run(env, ["backup", path.join(directory, "missing", "made.gz")]);
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("ENOENT")]);
    const target = await createDatabase(inject("templates"), "server", { empty: true });
    onTestFinished(target.drop);
    const restored = await run({ ...BASE_ENV, ...target.env }, [
      "restore",
      file,
      "--with-sessions",
    ]);
    expect(restored.stdout).toContain(`Restored ${rows} rows`);
    const left = () => readdirSync(path.join(directory, "commands"));
    await expect.poll(left).toEqual(["socket"]);
    expect((await new Visitor(product.url).signIn(ADMIN_CODE)).status).toBe(302);
  });

  test("rotate-secret brings codes over to the secret that the product runs with, and refuses another one", async () => {
    const { directory, env } = await aDatabase();
    const first = await running(env);
    const signedIn = new Visitor(first.url);
    await signedIn.signIn(ADMIN_CODE);
    const early = await run(
      { ...env, AUTH_SECRET: NEW_SECRET },
      ["rotate-secret", "-"],
      TEST_SECRET,
    );
    expect([early.status, early.stderr]).toEqual([
      1,
      "The configuration has faults:\nAUTH_SECRET: the product runs with another one. Start it again with the new one first.\n",
    ]);
    expect((await new Visitor(first.url).signIn(ADMIN_CODE)).status).toBe(302);
    await first.stop();
    const renewed = { ...env, AUTH_SECRET: NEW_SECRET };
    const next = await running(renewed);
    expect((await new Visitor(next.url).signIn(ADMIN_CODE)).status).toBe(401);
    const wrong = await run(renewed, ["rotate-secret", "-"], "a third secret that sealed nothing");
    expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringContaining("another secret")]);
    const rotated = await run(renewed, ["rotate-secret", "-"], TEST_SECRET);
    expect([rotated.stdout, rotated.stderr]).toEqual([
      "1 access codes are sealed with the new secret.\n",
      "",
    ]);
    expect((await new Visitor(next.url).signIn(ADMIN_CODE)).status).toBe(302);
    const before = new Visitor(next.url).take(signedIn);
    expect((await before.get("/training")).headers.get("Location")).toContain("/auth");
    expect(readdirSync(directory)).not.toContain("auth-secret");
  });

  test("what is no command is refused, and the product goes on", async () => {
    const { directory, env } = await aDatabase();
    const product = await running(env);
    for (const line of ["{}", "no JSON", '{"command":"drop"}', '{"command":"sign-in-link"}']) {
      const socket = connect(path.relative("", path.join(directory, "commands", "socket")));
      socket.write(`${line}\n`);
      const [reply] = await once(socket, "data");
      socket.destroy();
      expect(String(reply)).toContain("The running product failed: its log says why.");
    }
    expect((await run(env, ["sign-in-link"])).status).toBe(0);
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  });

  test("a path that is too long for a socket is said, and costs the commands alone", async () => {
    const { env } = await aDatabase({ inside: "a-long-name/".repeat(10) });
    const logged: string[] = [];
    const product = await running(env, logged);
    await expect
      .poll(() => logged.join())
      .toContain("the path of DATA_DIR is too long for a socket");
    const refused = await run(env, ["sign-in-link"]);
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("is in use by")]);
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  });
});
