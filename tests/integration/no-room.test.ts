/** The database's disk is full: every upload and every form is told so, and nothing else goes wrong (LOAD-2). */
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPicture } from "../kit/pictures";
import { aProspect, TRACKER } from "../kit/prospects";
import { aSave, startProduct, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

let product: TestProduct;
let admin: Visitor;
let trainee: { visitor: Visitor; userId: string };
const NO_ROOM = "The server has no room left, so nothing was saved.";

beforeAll(async () => {
  product = await startProduct();
  admin = await product.admin();
  trainee = await product.signedIn();
  // What PostgreSQL raises where it cannot make a table's file longer.
  await product.query(`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  for (const table of [
    "content_pictures",
    "imports",
    "prospects",
    "lesson_progress",
    "coach_conversations",
  ])
    await product.query(
      `create trigger no_room before insert or update on ${table} for each row execute function no_room()`,
    );
});
afterAll(() => product.stop());

async function withFile(person: Visitor, path: string, fields: Record<string, string | Blob>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return person.fetch(path, { method: "POST", body, redirect: "manual" });
}

const ACTS: Record<string, () => Promise<Response>> = {
  "a picture": async () =>
    withFile(admin, "/admin/content/pictures", { file: new Blob([await aPicture()]) }),
  "an import of prospects": () =>
    withFile(trainee.visitor, "/tracker/import", {
      intent: "preview",
      key: "handle",
      pasted: "First Name,Last Name\nAnn,Example",
    }),
  "a prospect": () => trainee.visitor.form(TRACKER, aProspect()),
  progress: () => trainee.visitor.json("/training/progress", aSave(trainee.userId)),
  "a conversation": () =>
    trainee.visitor.form("/training/coaching", { conversation: "Me: Hi\nThem: Hi\nMe: A role." }),
};

test.each(Object.entries(ACTS))("LOAD-2 %s gets 503 on a full disk", async (_, act) => {
  const response = await act();
  expect(response.status).toBe(503);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(2);
  const text = await response.text();
  expect(text).toContain(NO_ROOM);
  expect(text).not.toContain("No space left");
  expect((await product.visitor().get("/healthz")).status).toBe(200);
});

test("LOAD-2 an upload is told in a sentence, and works once there is room", async () => {
  const upload = async () =>
    withFile(admin, "/admin/content/pictures", { file: new Blob([await aPicture()]) });
  expect((await (await upload()).json()).error).toContain(NO_ROOM);
  await product.query("drop trigger no_room on content_pictures");
  expect((await upload()).status).toBe(200);
});
