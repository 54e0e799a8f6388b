/** The content pages that show its history, publish it together, and transfer it from one installation to another. */
import { describe, expect, test } from "vitest";
import { aDraft } from "../kit/content";
import { aPicture } from "../kit/pictures";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const HISTORY = "/admin/content/faq/history";
const PUBLISH = "/admin/content/publish";
const IMPORT = "/admin/content/import";

async function published(
  { query }: TestProduct,
  admin: Visitor,
  fields: Record<string, string>,
  note = "",
) {
  await aDraft(query, "faq", fields);
  const response = await admin.form(PUBLISH, { key: "faq", note });
  expect([response.status, response.headers.get("Location")]).toEqual([
    303,
    "/admin/content?done=published",
  ]);
}

const ids = async ({ query }: TestProduct) =>
  (await query<{ id: string }>("select id from content_versions order by id")).map(({ id }) => id);

/** The words of a page without its markup. */
function wordsOf(page: string): string {
  const body = page.slice(page.indexOf("<main"), page.indexOf("</main>"));
  return body.replace(/<!--.*?-->/g, "").replace(/<[^>]+>/g, "|");
}

describe("/admin/content/{key}/history", () => {
  test("CONT-5 lists every publication with author, note and changed words, and restores any of them", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    expect(await admin.page(HISTORY)).toContain("Nothing has been published yet");
    await published(product, admin, { heading: "Frequently Asked Things" }, "Shorter");
    await published(product, admin, { "questions.1.answer": "None.", questions: "2 1" });
    const page = await admin.page(HISTORY);
    expect(page).toMatch(/<del[^>]*>Questions<\/del><ins[^>]*>Things<\/ins>/);
    const words = wordsOf(page);
    for (const expected of ["Shorter", "Heading", "Questions › Question 2 › Answer"])
      expect(words).toContain(expected);
    expect(words).toContain("Site Administrator");
    expect(words).toContain("New order");
    const [first = ""] = await ids(product);
    const response = await admin.form(HISTORY, { intent: "restore", version: first });
    expect(response.headers.get("Location")).toBe(`${HISTORY}?done=restored`);
    expect(await admin.page(`${HISTORY}?done=restored`)).toContain("Restored, and live everywhere");
    expect(await product.visitor().page("/")).toContain("Frequently Asked Things");
    await admin.form(HISTORY, { intent: "restore", version: "shipped" });
    expect(await product.visitor().page("/")).toContain("Frequently Asked Questions");
    const events = await product.query(
      "select verb, subject_id, after->>'faq' as version from events where verb like 'content.%' order by at, id",
    );
    const [, second, third, fourth] = await ids(product);
    expect(events).toEqual(
      [
        ["content.publish", first],
        ["content.publish", second],
        ["content.restore", third],
        ["content.restore", fourth],
      ].map(([verb, version]) => ({ verb, subject_id: "faq", version })),
    );
  });

  test("CONT-5 restoring is refused over a draft, and if there is no such version", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    await published(product, admin, { heading: "Ours" });
    await aDraft(product.query, "faq", { subline: "Not yet" });
    const overDraft = await admin.form(HISTORY, { intent: "restore", version: "shipped" });
    expect([overDraft.status, await overDraft.text()]).toEqual([
      409,
      expect.stringMatching(/There is a draft.*href="\/admin\/content\/faq"[^>]*>Open the draft</s),
    ]);
    await product.query("delete from content_drafts");
    expect((await admin.form(HISTORY, { intent: "restore", version: "999999" })).status).toBe(404);
    expect((await admin.form(HISTORY, { intent: "restore", version: "x" })).status).toBe(400);
    expect((await admin.get("/admin/content/nothing/history")).status).toBe(404);
    expect(await ids(product)).toHaveLength(1);
  });

  test("CONT-5 a long history has pages", async () => {
    const product = await startForTest();
    await product.query(
      `insert into content_versions (key, fields, hash, batch)
       select 'faq', json_build_object('heading', 'Heading ' || n), '', gen_random_uuid()
       from generate_series(1, 11) n order by n`,
    );
    const admin = await product.admin();
    const [first, second] = [await admin.page(HISTORY), await admin.page(`${HISTORY}?page=2`)];
    expect(wordsOf(first)).toContain("|1||2|");
    expect(first).not.toContain("Shipped words");
    expect(second).toMatch(/<ins[^>]*>Heading/);
    expect(second).toContain("Shipped words");
  });
});

describe("/admin/content/publish", () => {
  test("CONT-5 publishes the chosen drafts together; a fault names its field and nothing is published", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    expect(await admin.page(PUBLISH)).toContain("No drafts to publish");
    await aDraft(product.query, "faq", { heading: "Ours", "questions.1.answer": " " });
    await aDraft(product.query, "claims", { earningsNote: "Results vary." });
    expect(await admin.page(PUBLISH)).toMatch(/name="key"[^>]*value="claims"/);
    const both = () =>
      admin.fetch(PUBLISH, {
        method: "POST",
        body: new URLSearchParams([
          ["key", "faq"],
          ["key", "claims"],
          ["note", "Both"],
        ]),
      });
    const refused = await both();
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining("FAQ › Questions › Question 1 › Answer: Enter a text"),
    ]);
    expect((await admin.form(PUBLISH, { note: "" })).status).toBe(400);
    expect(await ids(product)).toEqual([]);
    await aDraft(product.query, "faq", { "questions.1.answer": "None." });
    expect((await both()).status).toBe(303);
    expect(
      await product.query("select distinct batch is not null as made, note from content_versions"),
    ).toEqual([{ made: true, note: "Both" }]);
    expect(await product.visitor().page("/")).toContain("Results vary.");
  });
});

type File = { format: number; hash?: string; documents: Record<string, Record<string, unknown>> };

async function uploadedPicture(admin: Visitor): Promise<string> {
  const body = new FormData();
  body.set("file", new Blob([await aPicture(200, 200)]), "photo.png");
  const response = await admin.fetch("/admin/content/pictures", { method: "POST", body });
  return ((await response.json()) as { picture: string }).picture;
}

const exported = async (admin: Visitor): Promise<File> =>
  (await admin.get("/admin/content.json")).json();

async function upload(admin: Visitor, text: string): Promise<Response> {
  const body = new FormData();
  body.set("intent", "show");
  body.set("file", new Blob([text], { type: "application/json" }), "content.json");
  return admin.fetch(IMPORT, { method: "POST", body });
}

const ENTITIES = { "&quot;": '"', "&#x27;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&" };

const unescaped = (html: string) =>
  Object.entries(ENTITIES).reduce(
    (text, [entity, character]) => text.replaceAll(entity, character),
    html,
  );

/** What the page that shows the differences sends when they are confirmed. */
function confirmed(page: string): Record<string, string> {
  const value = (name: string) =>
    unescaped(new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? "");
  return { intent: "import", content: value("content"), generation: value("generation") };
}

describe("export and import", () => {
  test("CONT-12 what one installation exports an empty one imports, after showing it, and exports again with the same hash", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const shipped = await exported(admin);
    await published(product, admin, { heading: "Ours & “theirs”", questions: "3 1 2" });
    const file = await exported(admin);
    expect(file.hash).not.toBe(shipped.hash);
    expect(file.documents.faq?.heading).toBe("Ours & “theirs”");
    await product.query("delete from content_versions");
    await product.running.content.readAgain();
    expect((await exported(admin)).hash).toBe(shipped.hash);
    const page = await (await upload(admin, JSON.stringify(file))).text();
    expect(page).toMatch(/<ins[^>]*>Ours/);
    expect(await ids(product), "only shown").toEqual([]);
    const response = await admin.form(IMPORT, confirmed(page));
    expect(response.headers.get("Location")).toBe("/admin/content?done=imported");
    expect(await exported(admin)).toEqual(file);
    expect(await ids(product), "only what differs").toHaveLength(1);
    expect(await product.visitor().page("/")).toContain("Ours &amp; “theirs”");
    const again = await upload(admin, JSON.stringify(file));
    expect(await again.text()).toContain("already live");
  });

  test("CONT-9 CONT-12 a file carries the pictures that its words name, and is refused without them", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const picture = await uploadedPicture(admin);
    const photo = { "people.1.photo.image": picture, "people.1.photo.alt": "Maya at her desk" };
    await aDraft(product.query, "testimonials", photo);
    await admin.form(PUBLISH, { key: "testimonials", note: "" });
    const address = `/pictures/${picture.replace(/x\d+$/, ".webp")}`;
    expect(await product.visitor().page("/")).toContain(address);
    const file = await exported(admin);
    await product.query("delete from content_versions");
    await product.query("delete from content_pictures");
    await product.running.content.readAgain();
    const without = await upload(admin, JSON.stringify({ ...file, pictures: [] }));
    expect([without.status, await without.text()]).toEqual([
      400,
      expect.stringContaining(`The picture ${picture} is not in the file`),
    ]);
    const page = await (await upload(admin, JSON.stringify(file))).text();
    expect((await admin.form(IMPORT, confirmed(page))).status).toBe(303);
    expect((await product.visitor().get(address)).status).toBe(200);
    expect(await exported(admin)).toEqual(file);
  });

  test("OWN-10 a picture's focal point is kept with it, moves what its frame shows, and travels with the file", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const image = await uploadedPicture(admin);
    const photos = [`${image}@30,10`, `${image}@0,100`, image].flatMap((shown, at) => [
      [`people.${at + 1}.photo.image`, shown],
      [`people.${at + 1}.photo.alt`, "A face"],
    ]);
    await aDraft(product.query, "testimonials", Object.fromEntries(photos));
    await admin.form(PUBLISH, { key: "testimonials", note: "" });
    const page = await product.visitor().page("/");
    const points = page.match(/object-position: ?[\d% ]+/g) ?? [];
    expect(points.map((each) => each.replace(/.*: ?/, ""))).toEqual(["30% 10%", "0% 100%"]);
    const file = await exported(admin);
    expect(JSON.stringify(file)).toContain(`${image}@30,10`);
    const { pictures = [] } = file as { pictures?: readonly { width: number }[] };
    expect(new Set(pictures.map(({ width }) => width)).size).toBe(pictures.length);
    await aDraft(product.query, "testimonials", { "people.1.photo.image": `${image}@1` });
    expect((await admin.form(PUBLISH, { key: "testimonials", note: "" })).status).toBe(409);
  });

  const LOST = "AAAAAAAAAAAAAAAA-200x200";

  test("CONT-12 a file with faults is refused with every field named, and changes nothing", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const file = await exported(admin);
    const changed = (change: (file: File) => void) => {
      const copy = structuredClone(file);
      delete copy.hash;
      change(copy);
      return JSON.stringify(copy);
    };
    const faq = (field: string, value: unknown) =>
      changed(({ documents }) => {
        documents.faq = { ...documents.faq, [field]: value };
      });
    for (const [text, fault] of [
      ["no JSON", "This is not a content export file"],
      ["[]", "This is not a content export file"],
      [changed((each) => Object.assign(each, { format: 2 })), "The file is not of format 1"],
      [faq("heading", 1), "FAQ › Heading: this must be text in quotation marks"],
      [faq("heading", ""), "FAQ › Heading: Enter a text"],
      [faq("title", "A"), "FAQ › title: there is no such field"],
      [faq("questions.99.answer", "A"), "FAQ › questions.99.answer: there is no such field"],
      [faq("questions", "1 1"), "FAQ › Questions: invalid list of items"],
      [
        changed(({ documents }) => Object.assign(documents, { other: {} })),
        "other: there is no such",
      ],
      [`"${"x".repeat(10 * 1024 * 1024)}"`, "The file is larger than 10 MB"],
    ] as const) {
      const response = await upload(admin, text);
      expect([fault, response.status]).toEqual([fault, 400]);
      expect(unescaped(await response.text())).toContain(fault);
    }
    const edited = await upload(admin, JSON.stringify(file).replace("Frequently", "Seldom"));
    expect(edited.status, "edited words are shown like any others").toBe(200);
    expect(await edited.text()).toContain("changed after the export");
    const several = changed(({ documents }) => {
      Object.assign(documents, { other: {} });
      documents.faq = { ...documents.faq, title: "A", heading: "", questions: "1 1" };
      documents.claims = { ...documents.claims, earningsNote: "", top: 3 };
      documents.testimonials = { ...documents.testimonials, "people.1.photo.image": LOST };
    });
    const page = unescaped(await (await upload(admin, several)).text());
    for (const fault of [
      "other: there is no such document",
      "FAQ › title: there is no such field",
      "FAQ › Questions: invalid list of items",
      "Claims › top: there is no such field",
      "Claims › Earnings note: Enter a text",
      `The picture ${LOST} is not in the file`,
    ])
      expect(wordsOf(page)).toContain(fault);
    const many = changed(({ documents }) => {
      for (let at = 0; at < 25; at += 1) documents[`other-${at}`] = {};
    });
    expect(await (await upload(admin, many)).text()).toContain("And 5 more");
    expect((await upload(admin, "x".repeat(12 * 1024 * 1024))).status).toBe(413);
    expect((await admin.form(IMPORT, { intent: "show" })).status).toBe(400);
    expect(await ids(product)).toEqual([]);
  });

  test("LAND-5 the video of a testimonial needs no https, plays on the page, and one that no page plays is refused in words", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    await aDraft(product.query, "testimonials", {
      "people.1.video": "youtu.be/dQw4w9WgXcQ",
    });
    expect((await admin.form(PUBLISH, { key: "testimonials", note: "" })).status).toBe(303);
    const response = await product.visitor().get("/");
    const page = await response.text();
    expect(page).toMatch(/<iframe src="https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/);
    expect(response.headers.get("Content-Security-Policy")).toContain("youtube-nocookie.com");
    const unplayed = [
      ["not an address", "There is no address in this"],
      [
        "https://drive.google.com/file/d/1AbC123dEf456/view",
        "This address of Google Drive is not that of a video",
      ],
      [
        "https://www.youtube.com/playlist?list=PL0123456789",
        "This address of YouTube is not that of a video",
      ],
      ["https://vimeo.com/acme", "This address of Vimeo is not that of a video"],
      ["https://films.example/maya", "This is not an address of"],
    ] as const;
    for (const [address, words] of unplayed) {
      await aDraft(product.query, "testimonials", { "people.1.video": address });
      const refused = await admin.form(PUBLISH, { key: "testimonials", note: "" });
      expect(refused.status, address).toBe(409);
      expect(await refused.text()).toContain(words);
    }
  });

  test("CONT-12 an import waits for a draft to be settled, and shows what differs again if someone has published in the meantime", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const file = await exported(admin);
    await published(product, admin, { heading: "Ours" });
    const wanted = confirmed(await (await upload(admin, JSON.stringify(file))).text());
    await published(product, admin, { heading: "Others" });
    const moved = await admin.form(IMPORT, wanted);
    const page = await moved.text();
    expect([moved.status, page]).toEqual([409, expect.stringMatching(/<del[^>]*>Others<\/del>/)]);
    await aDraft(product.query, "faq", { heading: "Mine" });
    const waiting = await (await upload(admin, JSON.stringify(file))).text();
    expect(waiting).toContain("FAQ: publish or discard its draft before the import");
    expect(waiting).not.toContain("Publish these changes");
    const refused = await admin.form(IMPORT, confirmed(page));
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining("FAQ: publish or discard its draft before the import"),
    ]);
    expect(await ids(product)).toHaveLength(2);
  });
});

test("OWN-4 the questions of the application form lead to their letters, and each letter to the questions", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const questions = "/admin/content/application#questions";
  const letters = ["applicationQualified", "applicationNotQualified"].map(
    (name) => `/admin/content/mails#${name}`,
  );
  const form = await admin.page("/admin/content/application");
  const mails = await admin.page("/admin/content/mails");
  for (const letter of letters) {
    expect(form).toContain(`href="${letter}"`);
    expect(mails).toContain(`id="${letter.split("#")[1]}"`);
  }
  expect(mails.split(`href="${questions}"`)).toHaveLength(letters.length + 1);
  expect(form).toContain('id="questions"');
});
