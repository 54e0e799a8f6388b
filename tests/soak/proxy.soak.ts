/** What takes long behind the shipped nginx: silence on streams and connections, and an instance that is killed. */
import { setTimeout as sleep } from "node:timers/promises";
import { inject, onTestFinished, test } from "vitest";
import { ask, oneConnection, startBehindProxy } from "../kit/behind-proxy";
import { endChild, spawnProduct } from "../kit/child-product";
import { createDatabase } from "../kit/databases";
import { figure } from "../kit/figures";
import { freePort } from "../kit/free-port";
import { LiveListener } from "../kit/live-listener";
import { startSite } from "../kit/nginx";
import { TcpProxy } from "../kit/tcp-proxy";
import { BASE_ENV } from "../kit/test-product";
import { Visitor } from "../kit/visitor";

const SILENCE_MS = 65_000;
const READ_TIMEOUT = "20s";
const BETWEEN_POSTS_MS = 6_500;

test("RT-1 VID-3 silence on a stream and on connections costs nothing", async () => {
  const target = { host: "127.0.0.1", port: 0 };
  const wire = new TcpProxy(target);
  const between = async (port: number) => {
    target.port = port;
    await wire.open();
    return wire.port;
  };
  const behind = await startBehindProxy({}, { readTimeout: READ_TIMEOUT, between });
  onTestFinished(async () => {
    await behind.stop();
    await wire.cut();
  });
  const { trainee } = await behind.product.signedInByCode();
  const browser = behind.browser();
  await browser.signIn(trainee.accessCode);
  const stream = await LiveListener.open(browser, "progress");
  const before = wire.opened;
  const sent = await postsAfterSilence(
    `${behind.origin}/training/progress`,
    Date.now() + SILENCE_MS,
  );
  const opened = wire.opened - before;
  const beats = stream.heard.filter(({ event }) => event === "beat").length;
  figure({
    what: `event stream without news for ${SILENCE_MS / 1_000} s, nginx giving up after ${READ_TIMEOUT}`,
    target: "stays open",
    measured: `${stream.closed ? "closed" : "open"}, ${beats} heartbeats`,
    held: !stream.closed && beats >= 4,
  });
  figure({
    what: `POSTs, each after ${BETWEEN_POSTS_MS / 1_000} s of silence: answered, and connections that nginx opened for them`,
    target: "all, at most 2",
    measured: `${sent.filter((status) => status === 401).length} of ${sent.length}, ${opened}`,
    held: sent.length >= 10 && sent.every((status) => status === 401) && opened <= 2,
  });
  stream.close();
});

test("CFG-3 of two instances behind nginx one is killed: nobody who reads sees it", async () => {
  const database = await createDatabase(inject("templates"));
  onTestFinished(database.drop);
  const ports = { http: await freePort(), https: await freePort() };
  const origin = `https://localhost:${ports.https}`;
  const env = { ...database.env, ...BASE_ENV, BASE_URL: origin, TRUST_PROXY: "loopback" };
  const instances = await Promise.all([spawnProduct(env), spawnProduct(env)]);
  onTestFinished(async () => {
    for (const each of instances)
      if (each.process.exitCode === null && !each.process.killed) await endChild(each, "SIGTERM");
  });
  const upstreams = instances.map(({ url }) => Number(new URL(url).port));
  const site = await startSite({ ports, upstreams });
  onTestFinished(() => site.stop());
  const reader = new Visitor(origin, { headers: { Origin: origin } });
  await reader.signIn(env.ADMIN_ACCESS_CODE);
  let over = false;
  const readers = Array.from({ length: 8 }, async () => {
    const statuses: number[] = [];
    while (!over) statuses.push((await reader.get("/training")).status);
    return statuses;
  });
  await sleep(2_000);
  const [first] = instances;
  if (first) await endChild(first, "SIGKILL");
  await sleep(4_000);
  over = true;
  const statuses = (await Promise.all(readers)).flat();
  figure({
    what: "pages asked for while one of two instances is killed, without sticky sessions",
    target: "all answered",
    measured: `${statuses.length} asked for, ${statuses.filter((each) => each !== 200).length} failed`,
    held: statuses.length > 100 && statuses.every((each) => each === 200),
  });
});

/** Posts over one connection, with silence before each; returns the statuses: a visitor's save is refused. */
async function postsAfterSilence(url: string, until: number) {
  const agent = oneConnection();
  const headers = { "Content-Type": "application/json" };
  const statuses: number[] = [];
  while (Date.now() < until) {
    await sleep(BETWEEN_POSTS_MS);
    statuses.push((await ask(url, { method: "POST", headers, body: "{}", agent })).status);
  }
  agent.destroy();
  return statuses;
}
