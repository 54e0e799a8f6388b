/** Drafts of content, and the pages on which they are edited, against a running product. */
import { describe, expect, test, vi } from "vitest";
import { markOf } from "../../app/content/changes";
import { placedFields } from "../../app/content/fields";
import { FAQ } from "../../app/site/copy/faq.server";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const DRAFT = "/admin/content/faq/draft";
const HEADING = FAQ.shippedFields.heading ?? "";

type Saved = {
  fields: Record<string, string>;
  disputes: { path: string; value: string; author: string | null }[];
};

const value = (path: string, text: string, seen: string) => ({
  lists: [],
  values: [{ path, value: text, marks: [markOf(seen)] }],
});

async function save(person: Visitor, changes: object): Promise<Saved> {
  const response = await person.json(DRAFT, changes);
  expect(response.status).toBe(200);
  return response.json() as Promise<Saved>;
}

function rows(product: TestProduct) {
  return product.query("select key, path, value from content_drafts order by path");
}

describe("drafts", () => {
  test("CONT-3 a change is stored, a value of someone else is returned with their name, and none is lost", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    expect(await save(admin, value("heading", "Ask us", HEADING))).toEqual({
      fields: { heading: "Ask us" },
      disputes: [],
    });
    expect(await rows(product)).toEqual([{ key: "faq", path: "heading", value: "Ask us" }]);
    const dispute = await save(admin, value("heading", "Questions?", HEADING));
    expect(dispute.disputes).toEqual([
      { path: "heading", value: "Ask us", author: expect.stringMatching(/\w/) },
    ]);
    expect((await save(admin, value("heading", "Ask us", HEADING))).disputes).toEqual([]);
    expect(await product.visitor().page("/")).not.toContain("Ask us");
    await save(admin, value("heading", HEADING, "Ask us"));
    expect(await rows(product)).toEqual([]);
  });

  test("CONT-3 acts on a list are stored, and sent again they change nothing", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const changes = {
      lists: [{ path: "questions", act: "add", id: "new1", before: "1" }],
      values: [{ path: "questions.new1.question", value: "Who?", marks: [markOf("")] }],
    };
    const first = await save(admin, changes);
    expect(first.fields.questions).toMatch(/^new1 1 2 /);
    expect(await save(admin, changes)).toEqual(first);
  });

  test.each([
    ["a path that the document does not have", value("hero.title", "x", "")],
    ["a list as a value", value("questions", "x", "")],
    [
      "an id that no editor makes",
      { lists: [{ path: "questions", act: "add", id: "A B" }], values: [] },
    ],
    ["a list that is none", { lists: [{ path: "heading", act: "add", id: "a" }], values: [] }],
    ["a text of 20,001 characters", value("heading", "x".repeat(20_001), HEADING)],
    [
      "201 items",
      {
        lists: Array.from({ length: 201 }, (_, at) => ({
          path: "questions",
          act: "add",
          id: `x${at}`,
        })),
        values: [],
      },
    ],
    ["something else", { heading: "x" }],
  ])("CONT-3 %s is refused, and nothing changes", async (_what, changes) => {
    const product = await startForTest();
    const admin = await product.admin();
    const response = await admin.json(DRAFT, changes);
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty("error");
    expect(await rows(product)).toEqual([]);
  });

  test("CONT-2 CONT-3 whatever is too long is refused with the limit that the form shows at the field", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const seen = new Set<string>();
    for (const { key, root, shippedFields } of product.running.content.documents)
      for (const { field, path } of placedFields(root, shippedFields)) {
        if (field.kind === "group") continue;
        const like = `${key} ${field.kind} ${field.max}`;
        if (seen.has(like)) continue;
        seen.add(like);
        const isList = field.kind === "list";
        const ids = Array.from({ length: 201 }, (_, at) => ({ path, act: "add", id: `x${at}` }));
        const changes = isList
          ? { lists: ids, values: [] }
          : value(path, "x".repeat(20_001), shippedFields[path] ?? "");
        const response = await admin.json(`/admin/content/${key}/draft`, changes);
        const { faults } = (await response.json()) as { faults: Record<string, string> };
        const most = field.kind === "number" || field.max === undefined ? 20_000 : field.max;
        expect([response.status, faults[path]], `${key} ${path}`).toEqual([
          400,
          isList
            ? `At most ${field.max} items`
            : `At most ${most.toLocaleString("en-US")} characters`,
        ]);
      }
  });

  test("CONT-3 a null character, which no database holds, is left out of a text", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const response = await admin.json(DRAFT, value("heading", "a\0b", HEADING));
    expect(response.status).toBe(200);
    expect(await rows(product)).toMatchObject([{ path: "heading", value: "ab" }]);
  });

  test("CONT-3 open editors hear about a change by the document's key alone", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const live = await admin.get("/live?topics=content");
    const reader = live.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = "";
    const reading = (async () => {
      for (;;) {
        const { done, value: text } = (await reader?.read()) ?? { done: true, value: "" };
        if (done) return;
        heard += text;
      }
    })();
    await save(admin, value("heading", "Ask us", HEADING));
    await vi.waitFor(() => expect(heard).toContain("content-draft"));
    await reader?.cancel();
    await reading;
    expect(heard).toContain('"key":"faq"');
    expect(heard).not.toContain("Ask us");
  });
});

const FORM = "/admin/content/faq";

/** What the form without a script sends back from what it was shown. */
async function shownForm(person: Visitor): Promise<Record<string, string>> {
  const page = await person.page(FORM);
  const marks = /name="marks" value="([^"]+)"/.exec(page)?.[1]?.replaceAll("&quot;", '"') ?? "{}";
  const paths = Object.keys(JSON.parse(marks) as object);
  const fields = paths.map((path) => [`.${path}`, FAQ.shippedFields[path] ?? ""]);
  return { marks, ...Object.fromEntries(fields) };
}

function location(response: Response): string {
  return response.headers.get("Location") ?? "";
}

describe("the form without a script", () => {
  test("CONT-2 every button sends the whole form: fields are saved, items added, moved and removed", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const form = await shownForm(admin);
    expect(Object.keys(form)).toContain(".questions.10.answer");
    const saved = await admin.form(FORM, { ...form, ".heading": "Ask us", do: "save" });
    expect(saved.status).toBe(303);
    expect(await rows(product)).toEqual([{ key: "faq", path: "heading", value: "Ask us" }]);

    const added = await admin.form(FORM, { ...form, ".heading": "Ask us", do: "add questions" });
    const id = /#questions\.([a-z0-9]{8})-item$/.exec(location(added))?.[1];
    expect(id).toBeDefined();
    await admin.form(FORM, { marks: "{}", do: `up questions.${id}` });
    await admin.form(FORM, { marks: "{}", do: "down questions.1" });
    const list = async () => (await rows(product)).find(({ path }) => path === "questions")?.value;
    expect(await list()).toBe(`2 1 3 4 5 6 7 8 9 ${id} 10`);
    const removed = await admin.form(FORM, {
      ...form,
      ".heading": "Ask us",
      do: "remove questions.2",
    });
    expect(location(removed)).toBe(`${FORM}#questions`);
    expect(await list()).toBe(`1 3 4 5 6 7 8 9 ${id} 10`);
    expect(await admin.page(FORM)).not.toContain('name=".questions.2.answer"');
  });

  test("CONT-3 a field that someone else has changed meanwhile shows both values, and one is chosen", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const form = await shownForm(admin);
    await save(admin, value("heading", "Theirs", HEADING));
    const refused = await admin.form(FORM, { ...form, ".heading": "Mine", do: "save" });
    expect(refused.status).toBe(409);
    const page = await refused.text();
    expect(page).toContain('value="Mine"');
    expect(page).toContain("Theirs</blockquote>");
    expect(page).toContain("Keep mine");
    const marks = JSON.stringify({ heading: markOf("Theirs") });
    await admin.form(FORM, { marks, ".heading": "Mine", do: "take heading" });
    expect(await rows(product)).toMatchObject([{ value: "Theirs" }]);
    await admin.form(FORM, { marks, ".heading": "Mine", do: "keep heading" });
    expect(await rows(product)).toMatchObject([{ value: "Mine" }]);
  });

  test("CONT-2 publishing saves what was typed, names each fault at its field, and says Published", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const form = await shownForm(admin);
    const empty = await admin.form(FORM, { ...form, ".heading": "", do: "publish" });
    expect(empty.status).toBe(400);
    const page = await empty.text();
    expect(page).toContain('href="#heading"');
    expect(page).toContain("Enter a text");
    const marks = JSON.stringify({ heading: markOf("") });
    const fields = { marks, ".heading": "Ask us", do: "publish", note: "Warmer" };
    const published = await admin.form(FORM, fields);
    expect(published.status).toBe(303);
    expect(published.headers.get("Set-Cookie")).toContain("content-published");
    expect(await product.visitor().page("/")).toContain("Ask us");
    expect(await rows(product)).toEqual([]);
  });

  test("CONT-2 a draft is discarded only by someone who is sure", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    await save(admin, value("heading", "Ask us", HEADING));
    const asked = await admin.form(FORM, { marks: "{}", do: "discard" });
    expect(await asked.text()).toContain("Yes, discard it");
    expect(await rows(product)).toHaveLength(1);
    expect((await admin.form(FORM, { do: "discard", sure: "yes" })).status).toBe(303);
    expect(await rows(product)).toEqual([]);
  });
});

describe("the list", () => {
  test("CONT-2 every document has its state, and a search over all words leads to the field", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const before = await admin.page("/admin/content");
    expect(before).toMatch(/FAQ<\/a><\/h3><span[^>]*>As shipped/);
    expect(before).toMatch(/Hiring<\/h2>.*Interview scorecard<\/a>.*Booking<\/h2>/s);
    await save(admin, value("heading", "Zebras welcome", HEADING));
    const page = await admin.page("/admin/content");
    expect(page).toMatch(/FAQ<\/a><\/h3><span[^>]*>Draft/);
    const found = await admin.page("/admin/content?q=zebras");
    expect(found).toContain('href="/admin/content/faq#heading"');
    expect(found).toContain("<mark");
    expect(await admin.page("/admin/content?q=987654321")).toContain("No text contains");
    expect((await admin.get("/admin/content/nowhere")).status).toBe(404);
  });
});

test("CONT-10 each lesson has an address, which leads to it in the form", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const response = await admin.get("/admin/content/lessons/3");
  expect(location(response)).toBe("/admin/content/lessons?open=lessons.3#lessons.3-item");
  expect(await admin.page("/admin/content/lessons")).toContain('id="lessons.3-item"');
  expect((await admin.get("/admin/content/lessons/third")).status).toBe(404);
  expect((await admin.get("/admin/content/lessons/history")).status).toBe(200);
  expect((await admin.get("/admin/content/lessons/preview")).status).toBe(200);
  expect((await admin.json("/admin/content/lessons/draft", { lists: [], values: [] })).status).toBe(
    200,
  );
});

describe("the preview", () => {
  const PREVIEW = "/admin/content/faq/preview?page=%2F";

  test("CONT-4 it is the real page with the draft's words, which no visitor sees", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const published = await product.visitor().page("/");
    await save(admin, value("heading", "Ask us", HEADING));
    const response = await admin.get(PREVIEW);
    const html = await response.text();
    expect(html).toContain("Ask us</h2>");
    expect(html).not.toMatch(/<script|modulepreload/);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    for (let times = 0; times < 3; times += 1) {
      await admin.get(PREVIEW);
      expect(await product.visitor().page("/")).toBe(published);
    }
    expect((await admin.get("/admin/content/faq/preview?page=/admin/log")).status).toBe(404);
  });

  test("CONT-4 it needs an administrator, and it alone may be framed, by this site alone", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { visitor: trainee } = await product.signedIn();
    expect(location(await product.visitor().get(PREVIEW))).toContain("/auth?redirect=");
    expect(location(await trainee.get(PREVIEW))).toBe("/training");
    const policyOf = async (path: string) => {
      const { headers } = await admin.get(path);
      return [headers.get("Content-Security-Policy"), headers.get("X-Frame-Options")];
    };
    const [policy, frame] = await policyOf(PREVIEW);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("script-src 'none'");
    expect(frame).toBe("SAMEORIGIN");
    for (const path of ["/", FORM, "/admin/content", "/training"]) {
      const [other, denied] = await policyOf(path);
      expect(other, path).toContain("frame-ancestors 'none'");
      expect(denied, path).toBe("DENY");
    }
  });
});
