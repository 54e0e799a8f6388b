/** A product of root's whose directory only root may enter: its database is elsewhere, behind a link (ONE-1, ONE-3). */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readlinkSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { RunningProduct } from "../../main";
import { builtProduct } from "../kit/built-product";
import { endChild, spawnProduct } from "../kit/child-product";
import { isAlive, type OwnDatabase, ownDatabase, serverIn } from "../kit/own-database";
import { BASE_ENV } from "../kit/test-product";

const isRoot = process.getuid?.() === 0;
const QUIET = { ...BASE_ENV, LOG_LEVEL: "silent" };

type Place = OwnDatabase & { link: string };

function place(): Place {
  const own = ownDatabase({ closed: true });
  onTestFinished(own.remove);
  return { ...own, link: path.join(own.directory, "postgres") };
}

/** Where the link leads; removed after the test, whatever becomes of the link. */
function homeOf({ link }: Place): string {
  const home = path.dirname(readlinkSync(link));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  return home;
}

async function running(directory: string): Promise<RunningProduct> {
  const { parseConfig, start } = await builtProduct();
  const product = await start(parseConfig({ ...QUIET, DATA_DIR: directory }));
  onTestFinished(product.stop);
  return product;
}

async function isReady(directory: string): Promise<boolean> {
  const product = await running(directory);
  const { status } = await fetch(`${product.url}/readyz`);
  await product.stop();
  return status === 200;
}

describe.runIf(isRoot)("ONE-3 where only root may enter", () => {
  test("ONE-3 a restore after the link was moved aside ends what was left running, makes a new database, and keeps the old one", async () => {
    const own = place();
    const killed = await spawnProduct({ ...BASE_ENV, ...own.env });
    const before = path.join(homeOf(own), "postgres");
    const server = serverIn(before) ?? 0;
    const { parseConfig, backup, restore } = await builtProduct();
    const config = parseConfig({ ...QUIET, ...own.env });
    const file = path.join(own.directory, "made.gz");
    const rows = await backup(config, file);
    await endChild(killed, "SIGKILL");
    expect(isAlive(server)).toBe(true);
    renameSync(own.link, `${own.link}.broken`);
    expect(await restore(config, file, { withSessions: true })).toBe(rows);
    await expect.poll(() => isAlive(server)).toBe(false);
    expect(path.join(homeOf(own), "postgres")).not.toBe(before);
    expect(existsSync(path.join(before, "PG_VERSION"))).toBe(true);
    expect(await isReady(own.directory)).toBe(true);
  });

  test("ONE-3 a copy of the project is refused in one sentence, and the original goes on with its database", async () => {
    const [own, other] = [place(), place()];
    const product = await running(own.directory);
    const server = serverIn(path.join(homeOf(own), "postgres"));
    execFileSync("cp", ["-a", `${own.directory}/.`, other.directory]);
    await expect(running(other.directory)).rejects.toThrow(
      `${other.directory} is a copy of ${own.directory}, and its link postgres leads to the database of that one. Remove the link ${other.link}, and restore a backup.`,
    );
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
    expect(serverIn(path.join(homeOf(own), "postgres"))).toBe(server);
  });

  test("ONE-3 a project that was moved keeps its database, and a new one in its place gets its own", async () => {
    const own = place();
    expect(await isReady(own.directory)).toBe(true);
    const home = homeOf(own);
    const moved = { ...own, directory: `${own.directory}.moved` };
    renameSync(own.directory, moved.directory);
    moved.link = path.join(moved.directory, "postgres");
    const product = await running(moved.directory);
    const server = serverIn(path.join(home, "postgres")) ?? 0;
    mkdirSync(own.directory);
    expect(await isReady(own.directory)).toBe(true);
    expect(homeOf(own)).not.toBe(home);
    expect(isAlive(server)).toBe(true);
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
    expect(homeOf(moved)).toBe(home);
  });

  test("ONE-3 a first start that was killed between the link and the files is begun again", async () => {
    const own = place();
    expect(await isReady(own.directory)).toBe(true);
    const home = homeOf(own);
    rmSync(path.join(home, "postgres"), { recursive: true });
    mkdirSync(path.join(home, "postgres.new"));
    writeFileSync(path.join(home, "postgres.new/PG_VERSION"), "half of a database");
    expect(await isReady(own.directory)).toBe(true);
    rmSync(home, { recursive: true });
    await expect(running(own.directory)).rejects.toThrow(/leads to files that are gone\. Put them/);
  });
});
