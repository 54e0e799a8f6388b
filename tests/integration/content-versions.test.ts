/** Versions of content: what is published is complete, in order, and seen by every instance (CONT-5, CONT-6). */
import { describe, expect, onTestFinished, test } from "vitest";
import { type Catalog, publish } from "../../app/content/content.server";
import { readDraft } from "../../app/content/drafts.server";
import { discardDraft, restoreVersion } from "../../app/content/publish.server";
import { lockNumber } from "../../app/platform/db/locks.server";
import { builtProduct } from "../kit/built-product";
import { aDraft } from "../kit/content";
import { startForTest, type TestProduct } from "../kit/test-product";

const HEADING = "Frequently Asked Questions";
const BY_NOBODY = { authorId: null, note: "", sure: false, record: async () => undefined };
/** How many requests follow each publication. */
const REQUESTS = 200;

const draft = ({ query }: TestProduct, key: string, fields: Record<string, string>) =>
  aDraft(query, key, fields);

const drafts = ({ query }: TestProduct) =>
  query("select key, path, value from content_drafts order by key, path");

type Version = { key: string; heading: string | null; batch: string };

const versions = ({ query }: TestProduct) =>
  query<Version>(
    "select key, fields->>'heading' as heading, batch::text from content_versions order by id",
  );

const dbOf = (product: TestProduct) => product.running.database.db;

function published(product: TestProduct, keys: string[], changes: object = {}) {
  const { content } = product.running;
  return publish(dbOf(product), content, { keys, ...BY_NOBODY, ...changes });
}

function restored(product: TestProduct, key: string, version: number | null) {
  const { content } = product.running;
  return restoreVersion(dbOf(product), content, { key, version, ...BY_NOBODY });
}

const front = async (url: string) => (await fetch(url)).text();

describe("publishing", () => {
  test("CONT-5 a draft becomes a version that visitors see; no one sees it before, and nothing to publish makes no version", async () => {
    const product = await startForTest();
    await draft(product, "faq", { heading: "Asked often" });
    expect(await front(product.url)).toContain(HEADING);
    expect(await published(product, ["faq"])).toMatchObject({
      state: "published",
      changes: [{ key: "faq", label: "FAQ", before: null }],
    });
    await product.running.content.readAgain();
    expect(await front(product.url)).toContain("Asked often");
    expect(await drafts(product)).toEqual([]);
    expect(await published(product, ["faq"])).toMatchObject({ state: "nothing" });
    await draft(product, "faq", { heading: "Asked often" });
    expect(await published(product, ["faq"]), "the same words").toMatchObject({ state: "nothing" });
    expect([await drafts(product), (await versions(product)).length]).toEqual([[], 1]);
  });

  test("CONT-5 several drafts are published in one transaction, or none of them", async () => {
    const product = await startForTest();
    await draft(product, "faq", { heading: "Asked often" });
    await draft(product, "claims", { earningsNote: " " });
    expect(await published(product, ["faq", "claims"])).toMatchObject({
      state: "faults",
      faults: { claims: { earningsNote: "Enter a text" } },
    });
    expect([await versions(product), (await drafts(product)).length]).toEqual([[], 2]);
    await draft(product, "claims", { earningsNote: "Results vary." });
    await published(product, ["faq", "claims"]);
    const [one, other] = await versions(product);
    expect(one?.batch).toBe(other?.batch);
    expect([one?.key, other?.key].sort()).toEqual(["claims", "faq"]);
  });

  test("CONT-5 a further check refuses what the schema admits, and reads all words as they would be", async () => {
    const product = await startForTest();
    const checks: Catalog["checks"] = [
      ({ key }, fields, after): Record<string, string> =>
        key === "faq" && after.fields.get("claims")?.earningsNote === "Results vary."
          ? { heading: `Not ${fields.heading}` }
          : {},
    ];
    const catalog = { ...product.running.content, checks };
    await draft(product, "faq", { heading: "Asked often" });
    await draft(product, "claims", { earningsNote: "Results vary." });
    const together = { keys: ["faq", "claims"], ...BY_NOBODY };
    expect(await publish(dbOf(product), catalog, together)).toMatchObject({
      state: "faults",
      faults: { faq: { heading: "Not Asked often" } },
    });
    const alone = { ...together, keys: ["faq"] };
    expect(await publish(dbOf(product), catalog, alone)).toMatchObject({ state: "published" });
  });

  test("CONT-5 50 acts at once make 50 versions, each on top of the one before", async () => {
    const product = await startForTest();
    const old = await product.query<{ id: string }>(
      `insert into content_versions (key, fields, hash, batch)
       select 'faq', json_build_object('heading', 'Heading ' || n), '', gen_random_uuid()
       from generate_series(0, 50) n order by n returning id`,
    );
    const [newest, ...others] = old.map(({ id }) => Number(id)).toReversed();
    const outcomes = await Promise.all(others.map((id) => restored(product, "faq", id)));
    const made = outcomes
      .flatMap((each) => ("changes" in each ? each.changes : []))
      .toSorted((one, other) => one.after - other.after);
    expect(made).toHaveLength(50);
    const before = [newest, ...made.map(({ after }) => after)].slice(0, -1);
    expect(made.map((each) => each.before)).toEqual(before);
    const headings = (await versions(product)).map(({ heading }) => heading);
    expect(headings.slice(51).sort()).toEqual(headings.slice(0, 50).sort());
    await product.running.content.readAgain();
    expect(await front(product.url)).toContain(`>${headings.at(-1)}<`);
  });

  test("CONT-5 50 acts that wait for another process leave connections to everyone else", async () => {
    const product = await startForTest();
    const old = await product.query<{ id: string }>(
      `insert into content_versions (key, fields, hash, batch)
       select 'faq', json_build_object('heading', 'Heading ' || n), '', gen_random_uuid()
       from generate_series(0, 50) n order by n returning id`,
    );
    const db = dbOf(product);
    const acts: ReturnType<typeof restored>[] = [];
    await db.transaction(async (tx) => {
      await tx.execute(`select pg_advisory_xact_lock(${lockNumber("content")})`);
      acts.push(...old.slice(0, 50).map(({ id }) => restored(product, "faq", Number(id))));
      await db.execute("select 1");
    });
    const outcomes = await Promise.all(acts);
    expect(outcomes.filter(({ state }) => state !== "published")).toEqual([]);
  });

  test("CONT-5 what is cut off in the middle publishes nothing and keeps the drafts", async () => {
    const product = await startForTest();
    await draft(product, "faq", { heading: "Asked often" });
    const cut = async (tx: ReturnType<typeof dbOf>) => {
      await tx.execute("select pg_terminate_backend(pg_backend_pid())");
    };
    await expect(published(product, ["faq"], { record: cut })).rejects.toThrow();
    expect([await versions(product), (await drafts(product)).length]).toEqual([[], 1]);
    expect(await published(product, ["faq"])).toMatchObject({ state: "published" });
  });

  test("CONT-5 a version is restored as a new one, the shipped words too, but not over a draft", async () => {
    const product = await startForTest();
    for (const heading of ["First", "Second"]) {
      await draft(product, "faq", { heading });
      await published(product, ["faq"]);
    }
    const [first] = await product.query<{ id: string }>(
      "select min(id) as id from content_versions",
    );
    const id = Number(first?.id);
    await draft(product, "faq", { subline: "Not yet" });
    expect(await restored(product, "faq", id)).toEqual({ state: "draft" });
    expect(await discardDraft(dbOf(product), "faq", async () => undefined)).toBe(true);
    expect(await discardDraft(dbOf(product), "faq", async () => undefined)).toBe(false);
    expect(await restored(product, "faq", id + 1_000)).toEqual({ state: "unknown" });
    expect(await restored(product, "claims", id)).toEqual({ state: "unknown" });
    expect(await restored(product, "faq", id)).toMatchObject({ state: "published" });
    expect(await restored(product, "faq", id)).toEqual({ state: "nothing" });
    expect(await restored(product, "faq", null)).toMatchObject({ state: "published" });
    expect((await versions(product)).map(({ heading }) => heading)).toEqual([
      "First",
      "Second",
      "First",
      null,
    ]);
    const [faq] = product.running.content.documents.filter(({ key }) => key === "faq");
    expect(faq && (await readDraft(dbOf(product), faq)).fields).toEqual(faq?.shippedFields);
  });
});

describe("two instances", () => {
  test("CONT-6 both serve a publication, the one that published at once, and from then on nothing older", async () => {
    const product = await startForTest();
    const { start, parseConfig } = await builtProduct();
    const other = await start(parseConfig({ ...product.env, LOG_LEVEL: "error" }));
    onTestFinished(other.stop);
    const urls = [product.url, other.url];
    for (const heading of ["First", "Second", "Third"]) {
      for (const url of urls) expect(await front(url)).not.toContain(heading);
      await draft(product, "faq", { heading });
      await published(product, ["faq"]);
      await product.running.content.readAgain();
      expect(await front(product.url), "the one that published, at once").toContain(heading);
      await expect.poll(() => front(other.url), { interval: 5 }).toContain(heading);
      const asked = Array.from({ length: REQUESTS }, (_, index) => front(urls[index % 2] ?? ""));
      const stale = (await Promise.all(asked)).filter((page) => !page.includes(heading));
      expect(stale).toHaveLength(0);
    }
  });
});
