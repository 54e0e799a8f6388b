/** Drafts of content, and the pages on which they are edited, against a running product. */
import { describe, expect, test, vi } from "vitest";
import { markOf } from "../../app/content/content";
import { FAQ } from "../../app/site/content/faq.server";
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
  test("CONT-3 a change is stored, a value of somebody else is returned with their name, and none is lost", async () => {
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
    ["a null character", value("heading", "a\0b", HEADING)],
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

  test("CONT-3 open editors hear of a change by the document's key alone", async () => {
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
