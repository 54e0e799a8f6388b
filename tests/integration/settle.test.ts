/** What a launch asks of the words, done in one act each (OWN-5). */
import { expect, test } from "vitest";
import { publish } from "../kit/publish";
import { startForTest } from "../kit/test-product";

const CLAIMS = "/admin/content/claims.data";

test("OWN-5 one act leaves out every claim without a source, except what the pages cannot do without", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  expect(await product.visitor().page("/")).toContain("students trained");
  await publish(product, "claims", { "figures.clients.source": "The client list" });
  await product.query(
    "insert into content_drafts (key, path, value) values ('claims', 'figures.team.source', 'x')",
  );
  const drafted = await admin.form(CLAIMS, { intent: "settle" });
  expect(drafted.status, "a draft is in the way").toBe(409);
  await product.query("delete from content_drafts");
  const done = await (await admin.form(CLAIMS, { intent: "settle" })).text();
  expect(done).toMatch(/\d\d claims are left out/);
  expect(done).toContain("for each qualified show");
  expect(done, "it has a source").not.toContain("client database");
  const front = await product.visitor().page("/");
  expect(front).not.toContain("students trained");
  expect(front).toContain(">The curriculum<");
  expect(front).toContain("How long it takes depends on the hours you put in. We then help");
  expect(front).not.toContain("P12W");
});

test("OWN-5 what stays is told with each text that needs it and its pages, as often as it is asked", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const settled = async () =>
    (await admin.form("/admin/content/claims", { intent: "settle" })).text();
  const kept = keptIn(await settled());
  expect(kept.length).toBeGreaterThan(5);
  const places = kept.flatMap(({ words, links }) => {
    const edited = links.filter((link) => link.startsWith("/admin/content/"));
    expect(edited.length, words).toBeGreaterThan(1);
    return edited;
  });
  const ofEach = new Map(places.map((place) => [place.split(/[?#]/)[0], place]));
  expect(ofEach.size).toBeGreaterThan(2);
  for (const place of ofEach.values()) {
    const [address = "", anchor = ""] = place.split("#");
    expect(await admin.page(address), place).toContain(`id="${anchor}"`);
  }
  expect(new Set(kept.flatMap(({ links }) => links))).toContain("/hiring/dmsetters");
  const again = await settled();
  expect(again).toContain("Nothing is left to leave out");
  expect(keptIn(again)).toEqual(kept);
});

test("LAND-5 LEGAL-1 the samples are taken off the page, and a text is marked as reviewed, each in one act of an administrator", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const { visitor } = await product.signedIn();
  const heading = "From day jobs to remote sales";
  for (const shown of ["Maya Sample", heading, "/#testimonials"])
    expect(await product.visitor().page("/")).toContain(shown);
  for (const key of ["testimonials", "terms"]) {
    await visitor.form(`/admin/content/${key}`, { intent: "settle" });
    expect(await product.query("select 1 from content_versions where key = $1", [key])).toEqual([]);
    expect((await admin.form(`/admin/content/${key}.data`, { intent: "settle" })).status).toBe(200);
  }
  const front = await product.visitor().page("/");
  for (const gone of ["Maya Sample", heading, "/#testimonials"]) expect(front).not.toContain(gone);
  const checklist = await admin.page("/admin/launch");
  expect(checklist).toContain("A lawyer has reviewed it.");
  expect((await admin.form("/admin/content/faq.data", { intent: "settle" })).status).toBe(404);
});

/** Each claim that stays: its words, and the links from it. */
function keptIn(page: string) {
  const [, list = ""] = page.split("What stays, and what needs it");
  const [shown = ""] = list.split("</details>");
  return shown
    .split('<li class="border-line border-l-2 pl-3">')
    .slice(1)
    .map((item) => ({
      words: /<a [^>]*>([^<]*)/.exec(item)?.[1] ?? "",
      links: [...item.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) =>
        href.replaceAll("&amp;", "&"),
      ),
    }));
}
