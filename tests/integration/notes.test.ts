/** A person's own notes to lessons: stored as last changed, exported, erased, and read by nobody else (MED-7). */
import { expect, test } from "vitest";
import { startForTest } from "../kit/test-product";

const ID = "8a0f3c1e-4f5d-4b7e-9a3e-1c2d3e4f5a6b";

function aNote(userId: string, changes: object = {}) {
  return {
    userId,
    id: ID,
    lessonNumber: 3,
    atSeconds: 65.5,
    words: "Ask *first*",
    ageSeconds: 0,
    ...changes,
  };
}

test("MED-7 a note is stored as it was last changed, whatever comes first, and is exported as Markdown", async () => {
  const product = await startForTest();
  const { visitor, userId } = await product.signedIn();
  const saved = async (changes?: object) =>
    (await visitor.json("/training/notes", aNote(userId, changes))).status;
  const words = async () =>
    (await product.query<{ words: string }>("select words from lesson_notes")).map(
      (row) => row.words,
    );
  expect(await saved()).toBe(204);
  expect(await saved({ words: "older, sent later", ageSeconds: 60 })).toBe(204);
  expect(await words()).toEqual(["Ask *first*"]);
  expect(await visitor.page("/training/lesson3?tab=notes")).toContain("Ask *first*");
  const file = await visitor.get("/training/notes.md");
  expect(file.headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
  expect(await file.text()).toMatch(
    /^# Notes\n\n## Lesson 3: .+\n\n- \[1:05\]\(.+\/training\/lesson3\?t=65\) Ask \\\*first\\\*\n/,
  );
  expect(await (await visitor.get("/training/notes.md?lesson=lesson4")).text()).toContain(
    "No notes yet",
  );
  // Deleted: an older change from another window does not bring it back.
  expect(await saved({ words: "" })).toBe(204);
  expect(await saved({ words: "older", ageSeconds: 30 })).toBe(204);
  expect(await visitor.page("/training/lesson3?tab=notes")).toContain(
    "No notes to this lesson yet",
  );
  expect(await saved()).toBe(204);
  expect(await visitor.page("/training/lesson3?tab=notes")).toContain("Ask *first*");
});

test("MED-7 a note that two windows change keeps what each of them wrote", async () => {
  const product = await startForTest();
  const { visitor, userId } = await product.signedIn();
  const save = async (words: string, seen: string[], ageSeconds = 0) =>
    (await visitor.json("/training/notes", aNote(userId, { words, seen, ageSeconds }))).status;
  const words = async () =>
    (
      await product.query<{ words: string }>(
        "select words from lesson_notes where words <> '' order by words",
      )
    ).map((row) => row.words);
  expect(await save("first", [])).toBe(204);
  // One window after the other: nothing to keep.
  expect(await save("one", ["first"])).toBe(204);
  expect(await words()).toEqual(["one"]);
  for (const _ of ["sent", "sent again"]) expect(await save("two", ["first"])).toBe(204);
  expect(await words()).toEqual(["one", "two"]);
  // Changed earlier, sent later, as from a window that was offline.
  for (const _ of ["sent", "sent again"]) expect(await save("three", ["first"], 60)).toBe(204);
  expect(await words()).toEqual(["one", "three", "two"]);
  // Deleted in a window that saw another text: that text stays.
  expect(await save("", ["first"])).toBe(204);
  expect(await words()).toEqual(["one", "three", "two"]);
  // On its way when it was changed again.
  expect(await save("four", [""])).toBe(204);
  expect(await save("five", ["first", "four"])).toBe(204);
  expect(await words()).toEqual(["five", "one", "three", "two"]);
});

test("MED-7 a note that cannot be is refused, and so is another's", async () => {
  const product = await startForTest();
  const [mine, other] = [await product.signedIn(), await product.signedIn()];
  const status = async (changes: object, from = mine) =>
    (await from.visitor.json("/training/notes", aNote(mine.userId, changes))).status;
  expect(await status({})).toBe(204);
  expect(await status({}, other)).toBe(403);
  expect((await product.visitor().json("/training/notes", aNote(mine.userId))).status).toBe(401);
  for (const wrong of [
    { lessonNumber: 999 },
    { atSeconds: 43_201 },
    { words: "x".repeat(4_001) },
    { id: "1" },
    { more: 1 },
  ])
    expect(await status(wrong), JSON.stringify(wrong)).toBe(400);
  await product.query(
    `insert into lesson_notes (user_id, id, lesson_number, at_seconds, words)
     select $1, gen_random_uuid(), 1, 1, 'x' from generate_series(1, 1999)`,
    [mine.userId],
  );
  expect(await status({ id: crypto.randomUUID() })).toBe(409);
  expect(await status({ words: "changed" })).toBe(204);
});

test("MED-7 nobody else reads a note: not administrators, coaches or their export; it is erased with the person", async () => {
  const product = await startForTest();
  const { visitor, userId } = await product.signedIn();
  const admin = await product.admin();
  const secret = "zebra crossing 4711";
  expect((await visitor.json("/training/notes", aNote(userId, { words: secret }))).status).toBe(
    204,
  );
  expect(await (await visitor.get("/training/notes.md")).text()).toContain(secret);
  for (const path of [
    "/training/lesson3?tab=notes",
    "/training/notes.md",
    `/training/adminpanel/report/${userId}`,
  ])
    expect(await (await admin.get(path)).text(), path).not.toContain(secret);
  const about = { kind: "trainee", id: userId };
  const exported = await (
    await admin.form("/admin/personal-data.data", { intent: "export", ...about })
  ).text();
  expect(exported).toContain("lessonNotes");
  expect(exported).not.toContain(secret);
  await admin.form("/admin/personal-data", { intent: "erase", ...about });
  expect(await product.query("select 1 from lesson_notes")).toEqual([]);
});

test("MED-7 a lesson's page shows the newest 50 notes and a link to the older ones; the file has all", async () => {
  const product = await startForTest();
  const { visitor, userId } = await product.signedIn();
  await product.query(
    `insert into lesson_notes (user_id, id, lesson_number, at_seconds, words, created_at, updated_at)
     select $1, gen_random_uuid(), 3, number, 'Written as ' || number || '.', now() - make_interval(mins => number), now()
     from generate_series(1, 53) as number`,
    [userId],
  );
  const page = await visitor.page("/training/lesson3?tab=notes");
  expect(page).toContain("Written as 50.");
  expect(page).not.toContain("Written as 51.");
  expect(page).toMatch(/Show (?:<!-- -->)?3(?:<!-- -->)? older/);
  const all = await visitor.page("/training/lesson3?tab=notes&notes=all");
  expect(all).toContain("Written as 53.");
  expect(all).not.toContain("older notes");
  const file = await (await visitor.get("/training/notes.md?lesson=lesson3")).text();
  expect(file).toContain("Written as 53");
});

test("MED-6 each note of a lesson is found, however near the next one, and more than are shown are told", async () => {
  const product = await startForTest();
  const { visitor, userId } = await product.signedIn();
  for (let number = 1; number <= 10; number += 1)
    await visitor.json(
      "/training/notes",
      aNote(userId, { id: crypto.randomUUID(), atSeconds: number, words: `zebra ${number}x` }),
    );
  const page = await visitor.page("/training/search?q=zebra");
  const found = new Set(page.match(/\b\d+x(?=<)/g));
  expect(found.size).toBe(8);
  expect(page).toMatch(/At least (?:<!-- -->)?2(?:<!-- -->)? more/);
});
