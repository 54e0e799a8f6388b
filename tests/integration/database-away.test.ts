/** What people see while the database cannot be reached, or is silent. */
import { expect, inject, onTestFinished, test } from "vitest";
import { createDatabase } from "../kit/databases";
import { TcpProxy } from "../kit/tcp-proxy";
import { startForTest } from "../kit/test-product";

const FORMS = [
  "/account",
  "/tracker/import",
  "/admin/people/import",
  "/admin/content/import",
  "/admin/settings/brand",
];

/** A product whose database is behind a network that can be cut. */
async function behindNetwork() {
  const database = await createDatabase(inject("templates"));
  const url = new URL(database.env.DATABASE_URL ?? "");
  const network = new TcpProxy({ host: url.hostname, port: Number(url.port) });
  await network.open();
  url.port = String(network.port);
  const product = await startForTest({ DATABASE_URL: url.href });
  onTestFinished(async () => {
    await network.cut();
    await network.open();
    await product.stop();
    await database.drop();
  });
  return { product, network };
}

test("CFG-2 without the database every page says so in its own way, also those that take larger bodies", async () => {
  const { product, network } = await behindNetwork();
  const admin = await product.admin();
  const paths = [...FORMS, "/admin/content", "/training"];
  for (const path of paths) expect((await admin.get(path)).status, path).toBe(200);
  await network.cut();
  for (const path of paths) {
    const page = await admin.get(path);
    const said = [page.status, page.headers.get("Content-Type"), page.headers.get("Retry-After")];
    expect(said, path).toEqual([503, "text/html; charset=utf-8", "2"]);
    expect(await page.text(), path).toContain("<html");
  }
});

test("CFG-2 a form sent without the database gets the same page, a call of the page's script its reason; nothing is saved", async () => {
  const { product, network } = await behindNetwork();
  const admin = await product.admin();
  const { visitor } = await product.signedIn();
  const sheet = new FormData();
  sheet.append("intent", "preview");
  sheet.append("pasted", "First name\nAnn");
  // More than anyone may send whose right is not known.
  sheet.append("file", new File(["x".repeat(400_000)], "sheet.csv"));
  const send = (path: string, body: BodyInit) =>
    admin.fetch(path, { method: "POST", body, headers: { Accept: "text/html,*/*;q=0.8" } });
  await network.cut();
  // A session that was just read is remembered for a moment.
  const form = new URLSearchParams({ intent: "publish", name: "x" });
  await expect.poll(async () => (await send("/account", form)).status).toBe(503);
  for (const path of FORMS)
    for (const body of [form, sheet]) {
      const page = await send(path, body);
      const said = [page.status, page.headers.get("Content-Type"), page.headers.get("Retry-After")];
      expect(said, path).toEqual([503, "text/html; charset=utf-8", "2"]);
      expect(await page.text(), path).toContain("<html");
      const call = await send(`${path}.data`, body);
      expect([call.status, await call.json()], path).toEqual([
        503,
        { error: "Please try again in a moment" },
      ]);
    }
  await network.open();
  await expect.poll(async () => (await visitor.get("/tracker/import")).status).toBe(200);
  expect(await product.query("select 1 from imports")).toEqual([]);
  const pasted = await admin.form("/tracker/import", { intent: "preview", pasted: "Name\nAnn" });
  expect(pasted.status).toBe(303);
});

test("CFG-2 a database that is silent is given up once for a page, whatever the page would ask of it", async () => {
  const { product, network } = await behindNetwork();
  const { visitor } = await product.signedIn();
  await network.cut();
  await network.open("silent");
  // Only connections that carry queries bound them; what the product does by itself tries too.
  const tried = () => network.begun.filter((first) => first.includes("statement_timeout")).length;
  const triedFor: number[] = [];
  for (const path of ["/account", "/training", "/account", "/training"]) {
    const before = tried();
    expect((await visitor.get(path)).status, path).toBe(503);
    triedFor.push(tried() - before);
  }
  // For the first page, a connection was under way already.
  expect(triedFor.slice(1)).toEqual([1, 1, 1]);
});
