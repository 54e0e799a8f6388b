/** Commands while a running product has the embedded database open. */
import { spawnSync } from "node:child_process";
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
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { type ChildProduct, endChild, spawnProduct } from "../kit/child-product";
import { createDatabase, TEST_SECRET } from "../kit/databases";
import { ADMIN_CODE, BASE_ENV, engine } from "../kit/test-product";
import { Visitor } from "../kit/visitor";

const NEW_SECRET = "another secret for tests, never for anything else";

type Env = Record<string, string>;

/** `inside`: where in the directory that is removed at the end `DATA_DIR` lies. */
async function aDatabase({ inside = "" } = {}) {
  const made = await createDatabase(inject("templates"), engine);
  onTestFinished(made.drop);
  const { DATA_DIR = "" } = made.env;
  const directory = path.join(DATA_DIR, inside);
  mkdirSync(directory, { recursive: true });
  renameSync(path.join(DATA_DIR, "database"), path.join(directory, "database"));
  return { directory, env: { ...BASE_ENV, DATA_DIR: directory } satisfies Env };
}

async function running(env: Env): Promise<ChildProduct> {
  const child = await spawnProduct(env);
  onTestFinished(async () => {
    if (child.process.exitCode === null && child.process.signalCode === null)
      await endChild(child, "SIGKILL");
  });
  return child;
}

function run(env: Env, args: readonly string[], input = "") {
  return spawnSync(process.execPath, ["scripts/run.mjs", ...args], {
    env: { PATH: process.env.PATH, ...env },
    input,
    encoding: "utf8",
  });
}

function tokenIn(printed: string): string {
  return /\/auth\/link#([\w-]{43})/.exec(printed)?.[1] ?? "none";
}

async function redeemed({ url }: ChildProduct, token: string): Promise<number> {
  return (await new Visitor(url).form("/auth/link", { token })).status;
}

describe.runIf(engine === "embedded")("S5 commands while the product runs", () => {
  test("sign-in-link prints a link that works there at once; what a killed product left is nobody's", async () => {
    const { directory, env } = await aDatabase();
    const socket = path.join(directory, "commands", "socket");
    const first = await running(env);
    expect([statSync(socket).mode & 0o777, statSync(path.dirname(socket)).mode & 0o777]).toEqual([
      0o600, 0o700,
    ]);
    const link = run(env, ["sign-in-link"]);
    expect([link.status, link.stderr]).toEqual([0, ""]);
    expect(await redeemed(first, tokenIn(link.stdout))).toBe(302);
    await endChild(first, "SIGKILL");
    expect(existsSync(socket), "as a killed process leaves it").toBe(true);
    const alone = run(env, ["sign-in-link"]);
    expect([alone.status, alone.stderr]).toEqual([0, ""]);
    const next = await running(env);
    expect(await redeemed(next, tokenIn(alone.stdout))).toBe(302);
    expect(await redeemed(next, tokenIn(run(env, ["sign-in-link"]).stdout))).toBe(302);
    expect((await endChild(next, "SIGTERM")).code).toBe(0);
    expect(readdirSync(directory)).not.toContain("commands");
  });

  test("CONT-12 content:export writes all words in force, and content:import puts them in force elsewhere", async () => {
    const { directory, env } = await aDatabase();
    const child = await running(env);
    const target = await aDatabase();
    const file = (name: string) => path.join(directory, `${name}.json`);
    const write = (name: string, change: (heading: string) => string) => {
      const words = JSON.parse(readFileSync(file("shipped"), "utf8"));
      words.documents.faq.heading = change(words.documents.faq.heading);
      delete words.hash;
      writeFileSync(file(name), JSON.stringify(words));
    };
    expect(run(env, ["content-export", file("shipped")]).status).toBe(0);
    write("ours", () => "Asked often");
    write("faulty", () => "");
    const refused = run(env, ["content-import", file("faulty")]);
    expect([refused.status, refused.stderr]).toEqual([
      1,
      "Nothing was imported:\nFAQ › Heading: Enter a text\n",
    ]);
    expect(run(env, ["content-import", file("ours")]).stdout).toBe("Published: FAQ.\n");
    await expect.poll(async () => (await fetch(child.url)).text()).toContain("Asked often");
    run(env, ["content-export", file("exported")]);
    const elsewhere = run(target.env, ["content-import", file("exported")]);
    expect([elsewhere.stdout, elsewhere.stderr]).toEqual(["Published: FAQ.\n", ""]);
    run(target.env, ["content-export", file("again")]);
    expect(readFileSync(file("again"), "utf8")).toBe(readFileSync(file("exported"), "utf8"));
    expect(run(target.env, ["content-import", file("again")]).stdout).toBe("Nothing differs.\n");
  });

  test("backup writes a file that restores; a command that ends early leaves nothing", async () => {
    const { directory, env } = await aDatabase();
    const child = await running(env);
    const file = path.join(directory, "made.gz");
    const [made, twin] = [run(env, ["backup", file]), run(env, ["backup", `${file}.2`])];
    expect([made.status, made.stderr, twin.status]).toEqual([0, "", 0]);
    const rows = /^Backed up (\d+) rows to /.exec(made.stdout)?.[1];
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(existsSync(`${file}.part`)).toBe(false);
    const refused = run(env, ["backup", path.join(directory, "missing", "made.gz")]);
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("ENOENT")]);
    const target = await createDatabase(inject("templates"), "server", { empty: true });
    onTestFinished(target.drop);
    const restored = run({ ...BASE_ENV, ...target.env }, ["restore", file, "--with-sessions"]);
    expect(restored.stdout).toContain(`Restored ${rows} rows`);
    const left = () => readdirSync(path.join(directory, "commands"));
    await expect.poll(left).toEqual(["socket"]);
    expect((await new Visitor(child.url).signIn(ADMIN_CODE)).status).toBe(302);
  });

  test("rotate-secret brings codes over to the secret that the product runs with, and refuses another one", async () => {
    const { directory, env } = await aDatabase();
    const first = await running(env);
    const signedIn = new Visitor(first.url);
    await signedIn.signIn(ADMIN_CODE);
    const early = run({ ...env, AUTH_SECRET: NEW_SECRET }, ["rotate-secret", "-"], TEST_SECRET);
    expect([early.status, early.stderr]).toEqual([
      1,
      "The configuration has faults:\nAUTH_SECRET: the product runs with another one. Start it again with the new one first.\n",
    ]);
    expect((await new Visitor(first.url).signIn(ADMIN_CODE)).status).toBe(302);
    await endChild(first, "SIGTERM");
    const renewed = { ...env, AUTH_SECRET: NEW_SECRET };
    const next = await running(renewed);
    expect((await new Visitor(next.url).signIn(ADMIN_CODE)).status).toBe(401);
    const wrong = run(renewed, ["rotate-secret", "-"], "a third secret that sealed nothing");
    expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringContaining("another secret")]);
    const rotated = run(renewed, ["rotate-secret", "-"], TEST_SECRET);
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
    const child = await running(env);
    for (const line of ["{}", "no JSON", '{"command":"drop"}', '{"command":"sign-in-link"}']) {
      const socket = connect(path.relative("", path.join(directory, "commands", "socket")));
      socket.write(`${line}\n`);
      const [reply] = await once(socket, "data");
      socket.destroy();
      expect(String(reply)).toContain("The running product failed: its log says why.");
    }
    expect(run(env, ["sign-in-link"]).status).toBe(0);
    expect((await fetch(`${child.url}/readyz`)).status).toBe(200);
  });

  test("a path that is too long for a socket is said, and costs the commands alone", async () => {
    const { env } = await aDatabase({ inside: "a-long-name/".repeat(10) });
    const child = await running(env);
    await expect.poll(child.output).toContain("the path of DATA_DIR is too long for a socket");
    const refused = run(env, ["sign-in-link"]);
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("is in use by")]);
    expect((await fetch(`${child.url}/readyz`)).status).toBe(200);
  });
});
