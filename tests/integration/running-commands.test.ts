/** Commands beside a running product that has a database of its own. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import type { RunningProduct } from "../../main";
import { builtProduct } from "../kit/built-product";
import { type ChildProduct, endChild, spawnProduct } from "../kit/child-product";
import { createDatabase, TEST_SECRET } from "../kit/databases";
import { begunDatabase, type OwnDatabase, ownDatabase } from "../kit/own-database";
import { ADMIN_CODE, BASE_ENV } from "../kit/test-product";
import { Visitor } from "../kit/visitor";

const NEW_SECRET = "another secret for tests, never for anything else";

type Env = Record<string, string>;

let begun: OwnDatabase;
beforeAll(async () => {
  begun = await begunDatabase(BASE_ENV);
});
afterAll(() => begun.remove());

/** One whose first start is over, unless it is `unused`. */
function aDatabase({ unused = false } = {}) {
  const { directory, env, remove } = ownDatabase(unused ? {} : { like: begun });
  onTestFinished(remove);
  return { directory, env: { ...BASE_ENV, ...env } satisfies Env };
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

describe("ONE-1 commands while the product runs", () => {
  test("ONE-1 sign-in-link prints a link that works there at once, and one that works after a kill", async () => {
    const { env } = aDatabase();
    const first = await child(env);
    const link = await run(env, ["sign-in-link"]);
    expect([link.status, link.stderr]).toEqual([0, ""]);
    expect(await redeemed(first, tokenIn(link.stdout))).toBe(302);
    await endChild(first, "SIGKILL");
    const alone = await run(env, ["sign-in-link"]);
    expect([alone.status, alone.stderr]).toEqual([0, ""]);
    const next = await running(env);
    expect(await redeemed(next, tokenIn(alone.stdout))).toBe(302);
  });

  test("CONT-12 content:export writes all words live, and content:import puts them live elsewhere", async () => {
    const { directory, env } = aDatabase();
    const product = await running(env);
    const target = aDatabase({ unused: true });
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

  test("ONE-1 backup writes a file that restores", async () => {
    const { directory, env } = aDatabase();
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
    const missing = `There is no directory ${path.join(directory, "missing")}: make it first.\n`;
    expect([refused.status, refused.stderr]).toEqual([1, missing]);
    const target = await createDatabase(inject("templates"), { empty: true });
    onTestFinished(target.drop);
    const restored = await run({ ...BASE_ENV, ...target.env }, [
      "restore",
      file,
      "--with-sessions",
    ]);
    expect(restored.stdout).toContain(`Restored ${rows} rows`);
    expect((await new Visitor(product.url).signIn(ADMIN_CODE)).status).toBe(302);
  });

  test("CFG-3 CFG-1 a restore without the secret is refused and leaves nothing behind; with it the copy starts", async () => {
    const { env } = aDatabase();
    const first = await running(env);
    const folder = aDatabase({ unused: true });
    const file = `${folder.directory}.gz`;
    onTestFinished(() => rmSync(file, { force: true }));
    expect((await run(env, ["backup", file])).status).toBe(0);
    await first.stop();
    const { AUTH_SECRET: secret, ...without } = { ...BASE_ENV, ...env };
    const target = { ...without, ...folder.env, AUTH_SECRET: "" };
    const before = existsSync(folder.directory) ? readdirSync(folder.directory) : [];
    const refused = await run(target, ["restore", file]);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain("set AUTH_SECRET to it");
    expect(existsSync(folder.directory) ? readdirSync(folder.directory) : []).toEqual(before);
    const restored = await run({ ...target, AUTH_SECRET: secret }, ["restore", file]);
    expect(restored.stdout).toContain("Start with the same AUTH_SECRET");
    // Without the variable: one that is generated would open nothing.
    const logged: string[] = [];
    await expect(running(target, logged)).rejects.toThrow("an AUTH_SECRET that is not here");
    expect(logged.join()).toContain("rotate-secret");
    const copy = await running({ ...target, AUTH_SECRET: secret });
    expect((await new Visitor(copy.url).signIn(ADMIN_CODE)).status).toBe(302);
  });

  test("ONE-1 CFG-1 the product does not start with a secret that no code was made with, and does after rotate-secret", async () => {
    const { directory, env } = aDatabase();
    const first = await running(env);
    const signedIn = new Visitor(first.url);
    await signedIn.signIn(ADMIN_CODE);
    await first.stop();
    const renewed = { ...env, AUTH_SECRET: NEW_SECRET };
    await expect(running(renewed)).rejects.toThrow("another AUTH_SECRET");
    const wrong = await run(renewed, ["rotate-secret", "-"], "a third secret that sealed nothing");
    expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringContaining("another secret")]);
    const rotated = await run(renewed, ["rotate-secret", "-"], TEST_SECRET);
    expect([rotated.stdout, rotated.stderr]).toEqual([
      "1 access codes are sealed with the new secret.\n",
      "",
    ]);
    const next = await running(renewed);
    expect((await new Visitor(next.url).signIn(ADMIN_CODE)).status).toBe(302);
    const before = new Visitor(next.url).take(signedIn);
    expect((await before.get("/training")).headers.get("Location")).toContain("/auth");
    expect(readdirSync(directory)).not.toContain("auth-secret");
  });
});
