import { describe, expect, test } from "vitest";
import { saveInAnyOrder } from "../kit/soak";
import { aSave, PLAYER_ORIGIN, startForTest, type TestProduct } from "../kit/test-product";

async function rowsOf(product: TestProduct, userId: string) {
  return product.query<{
    lesson_number: number;
    progress_seconds: number;
    position_seconds: number;
    duration_seconds: number | null;
    completed: boolean;
  }>(
    "select lesson_number, progress_seconds, position_seconds, duration_seconds, completed from lesson_progress where user_id = $1 order by lesson_number",
    [userId],
  );
}

async function setVideo(
  product: TestProduct,
  lessonNumber: number,
  embedCode: string,
): Promise<Response> {
  return (await product.admin()).form("/admin/upload-videos.data", {
    lessonNumber: String(lessonNumber),
    embedCode,
  });
}

describe("lesson pages", () => {
  test("LES-1 the 26 addresses exist, and nothing else of that shape", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    for (let number = 1; number <= 26; number += 1) {
      const page = await visitor.get(`/training/lesson${number}`);
      expect(page.status).toBe(200);
      const html = await page.text();
      expect(html).toContain(`<title>Lesson ${number}: `);
      expect(html).toMatch(/ \| Setpoint<\/title>/);
      expect(html).toContain('<meta name="description"');
      expect(html).toContain("Lesson Overview");
      expect(html).toContain("Back to Training");
    }
    for (const slug of [
      "lesson0",
      "lesson27",
      "lesson01",
      "lesson1a",
      "lesson",
      "Lesson1",
      "lesson1%20",
    ]) {
      expect((await visitor.get(`/training/${slug}`)).status, slug).toBe(404);
    }
  });

  test("AUTH-3 pages without a session lead to signing in, and back afterward", async () => {
    const product = await startForTest();
    for (const [path, back] of [
      ["/training", "%2Ftraining"],
      ["/training/lesson7", "%2Ftraining%2Flesson7"],
      ["/training/adminpanel?page=2", "%2Ftraining%2Fadminpanel%3Fpage%3D2"],
      ["/admin/upload-videos", "%2Fadmin%2Fupload-videos"],
    ] as const) {
      const response = await product.visitor().get(path);
      expect(response.status).toBe(302);
      expect(response.headers.get("Location")).toBe(`/auth?redirect=${back}`);
    }
  });

  test("LES-2 VID-2 a lesson without a video says so; with one, the frame is built from the stored ids", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    expect(await visitor.page("/training/lesson2")).toContain(
      "Video not yet available for this lesson.",
    );
    const pasted = `<iframe src="${PLAYER_ORIGIN}/embed/12/ab-cd?autoplay=true" onload="steal()"></iframe><script>x</script>`;
    await setVideo(product, 2, pasted);
    const fresh = await visitor.page("/training/lesson2");
    expect(fresh).toContain(`src="${PLAYER_ORIGIN}/embed/12/ab-cd?playerId=lesson-2"`);
    expect(fresh).not.toContain("steal");
    await visitor.json(
      "/training/progress",
      aSave(userId, { lessonNumber: 2, positionSeconds: 5, progressSeconds: 5 }),
    );
    expect(await visitor.page("/training/lesson2")).not.toContain("&amp;t=");
    await visitor.json(
      "/training/progress",
      aSave(userId, { lessonNumber: 2, positionSeconds: 17.9, progressSeconds: 17.9 }),
    );
    expect(await visitor.page("/training/lesson2")).toContain("playerId=lesson-2&amp;t=17");
  });

  test("DASH-1 DASH-2 the dashboard shows the person, the overall mean and each lesson's state", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn(
      await product.createTrainee("Ada", "O'Hara"),
    );
    const save = (lessonNumber: number, positionSeconds: number) =>
      visitor.json(
        "/training/progress",
        aSave(userId, { lessonNumber, positionSeconds, progressSeconds: positionSeconds }),
      );
    await save(1, 95);
    await save(2, 35);
    const html = await visitor.page("/training");
    expect(html).toContain("Ada");
    expect(html).toMatch(/O(&#x27;|')Hara/);
    expect(html).toMatch(/aria-label="Overall progress"[^>]*aria-valuenow="5"/);
    const cards = html.split("<article").slice(1);
    const states = cards.map((card) => />(Start|Continue|Completed)<\/span>/.exec(card)?.[1]);
    expect(states).toEqual(["Completed", "Continue", ...Array(24).fill("Start")]);
    expect(html).not.toContain('href="/admin"');
    expect(await (await product.admin()).page("/training")).toContain('href="/admin"');
  });
});

describe("saving progress", () => {
  test("VID-6 values that cannot be right are refused and store nothing", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const wrong: Record<string, unknown>[] = [
      { lessonNumber: 0 },
      { lessonNumber: 27 },
      { lessonNumber: 1.5 },
      { lessonNumber: "1" },
      { positionSeconds: -1 },
      { positionSeconds: 103 },
      { progressSeconds: 200 },
      { positionSeconds: "10" },
      { positionSeconds: null },
      { durationSeconds: 0 },
      { durationSeconds: -5 },
      { durationSeconds: 43_201 },
      { durationSeconds: null, positionSeconds: 43_210, progressSeconds: 43_210 },
      { epoch: -1 },
      { ageSeconds: -1 },
      { ageSeconds: 1e12 },
      { completed: true },
    ];
    for (const changes of wrong) {
      const response = await visitor.json("/training/progress", aSave(userId, changes));
      expect(response.status, JSON.stringify(changes)).toBe(400);
    }
    for (const body of ["", "null", "[]", "{", "NaN", '{"userId":1e999}', "x".repeat(70_000)]) {
      const response = await visitor.fetch("/training/progress", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body,
      });
      expect(response.status).toBe(400);
    }
    expect(await rowsOf(product, userId)).toEqual([]);
  });

  test("VID-4 completed from 90 percent of a known duration, sticky forever, and never by an unknown one", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const save = (changes: Record<string, unknown>) =>
      visitor.json("/training/progress", aSave(userId, changes));
    await save({ positionSeconds: 89.9, progressSeconds: 89.9 });
    expect(await rowsOf(product, userId)).toMatchObject([{ completed: false }]);
    await save({ positionSeconds: 90, progressSeconds: 90 });
    expect(await rowsOf(product, userId)).toMatchObject([{ completed: true }]);
    await save({ positionSeconds: 3, progressSeconds: 3 });
    await save({ positionSeconds: 3, progressSeconds: 3, durationSeconds: null });
    expect(await rowsOf(product, userId)).toEqual([
      {
        lesson_number: 1,
        progress_seconds: 90,
        position_seconds: 3,
        duration_seconds: 100,
        completed: true,
      },
    ]);
    await save({
      lessonNumber: 2,
      positionSeconds: 500,
      progressSeconds: 500,
      durationSeconds: null,
    });
    expect((await rowsOf(product, userId))[1]).toMatchObject({
      completed: false,
      duration_seconds: null,
    });
  });

  test("S16d VID-4 a lesson whose end is reached sooner than it can be played is completed, and marked as completed early", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const save = (lessonNumber: number, seconds: number, durationSeconds: number, who = userId) =>
      visitor.json("/training/progress", {
        ...aSave(who, { lessonNumber, durationSeconds }),
        positionSeconds: seconds,
        progressSeconds: seconds,
      });
    const early = async () => {
      const rows = await product.query<{ lesson_number: number; completed_early: boolean }>(
        "select lesson_number, completed_early from lesson_progress where user_id = $1 and completed order by 1",
        [userId],
      );
      return rows.map((row) => [row.lesson_number, row.completed_early]);
    };
    const firstSaved = (lessonNumber: number, ago: string) =>
      product.query(
        "update lesson_progress set first_saved_at = now() - $1::interval where lesson_number = $2",
        [ago, lessonNumber],
      );
    // A clip as short as an advertisement completes nothing.
    await save(7, 1, 1);
    // In one save; in two steps; after less and after more than the time double speed takes; by an old row without a
    // start time.
    await save(1, 60, 60);
    await save(2, 5, 600);
    await save(2, 600, 600);
    for (const [lessonNumber, ago] of [
      [3, "250 seconds"],
      [4, "260 seconds"],
    ] as const) {
      await save(lessonNumber, 5, 600);
      await firstSaved(lessonNumber, ago);
      await save(lessonNumber, 540, 600);
    }
    await save(5, 5, 600);
    await product.query("update lesson_progress set first_saved_at = null where lesson_number = 5");
    await save(5, 540, 600);
    expect(await early()).toEqual([
      [1, true],
      [2, true],
      [3, true],
      [4, false],
      [5, false],
    ]);
    // A lesson completed in its time stays so, and a length that others know better does not help.
    await save(4, 600, 600);
    for (let witness = 0; witness < 3; witness += 1) {
      const { visitor: other, userId: id } = await product.signedIn();
      await other.json("/training/progress", aSave(id, { lessonNumber: 6, durationSeconds: 600 }));
    }
    await save(6, 0.1, 545);
    await firstSaved(6, "240 seconds");
    await save(6, 545, 545);
    expect((await early()).slice(3)).toEqual([
      [4, false],
      [5, false],
      [6, true],
    ]);
    const admin = await product.admin();
    expect(await admin.page(`/training/adminpanel?open=${userId}`)).toContain("Completed early");
  });

  test("VID-7 another video starts a lesson over for those who have not completed it, and refuses saves of the old one", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const done = await product.signedIn();
    const save = (changes: Record<string, unknown>) =>
      visitor.json("/training/progress", aSave(userId, changes));
    const epoch = async (lesson: number) =>
      Number(
        /"epoch",(\d+)/.exec(
          await (await visitor.get(`/training/lesson${lesson}.data`)).text(),
        )?.[1],
      );
    const pasted = (video: string) => setVideo(product, 1, `${PLAYER_ORIGIN}/embed/12/${video}`);
    await pasted("first");
    expect((await save({ positionSeconds: 40, progressSeconds: 40 })).status).toBe(204);
    await save({ lessonNumber: 2, positionSeconds: 40, progressSeconds: 40 });
    await done.visitor.json(
      "/training/progress",
      aSave(done.userId, { positionSeconds: 95, progressSeconds: 95 }),
    );
    // The same video again, and one that was removed and set again, do not count as another video.
    await pasted("first");
    await (await product.admin()).form("/admin/upload-videos.data", {
      intent: "remove",
      lessonNumber: "1",
    });
    await pasted("first");
    expect(await rowsOf(product, userId)).toMatchObject([
      { lesson_number: 1, progress_seconds: 40 },
      { lesson_number: 2, progress_seconds: 40 },
    ]);

    await pasted("second");
    expect(await rowsOf(product, userId)).toMatchObject([{ lesson_number: 2 }]);
    expect(await rowsOf(product, done.userId)).toMatchObject([
      { completed: true, progress_seconds: 95, position_seconds: 0 },
    ]);
    // A tab that still plays the first one, and a tab on another lesson.
    expect((await save({ positionSeconds: 60, progressSeconds: 60 })).status).toBe(409);
    expect((await save({ lessonNumber: 2, positionSeconds: 50, progressSeconds: 50 })).status).toBe(
      204,
    );
    expect(await rowsOf(product, userId)).toMatchObject([
      { lesson_number: 2, progress_seconds: 50 },
    ]);
    expect([await epoch(1), await epoch(2)]).toEqual([1, 0]);
    expect((await save({ positionSeconds: 3, progressSeconds: 3, epoch: 1 })).status).toBe(204);
    expect(await rowsOf(product, userId)).toMatchObject([
      { lesson_number: 1, progress_seconds: 3 },
      { lesson_number: 2 },
    ]);
  });

  test("VID-4 a late save does not move the resume point back, though it may raise the furthest point", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const save = (changes: Record<string, unknown>) =>
      visitor.json("/training/progress", aSave(userId, changes));
    await save({ positionSeconds: 40, progressSeconds: 40 });
    await save({ positionSeconds: 60, progressSeconds: 60, ageSeconds: 3_600 });
    expect(await rowsOf(product, userId)).toMatchObject([
      { progress_seconds: 60, position_seconds: 40 },
    ]);
  });

  test("VID-4 a save from before an administrator's reset changes nothing, even if both happen at once", async () => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const admin = await product.admin();
    const save = (epoch: number) => visitor.json("/training/progress", aSave(userId, { epoch }));
    await save(0);
    for (let epoch = 0; epoch < 20; epoch += 1) {
      const [, , late] = await Promise.all([
        save(epoch),
        admin.form("/training/adminpanel", { intent: "reset", userId }),
        save(epoch),
      ]);
      expect([204, 409]).toContain(late?.status);
      expect(await rowsOf(product, userId)).toEqual([]);
      expect((await save(epoch)).status).toBe(409);
      expect((await save(epoch + 1)).status).toBe(204);
    }
  });

  test("VID-4 saves in any order, twice and from two tabs: never lower, never wrongly complete", async () => {
    const saves = await saveInAnyOrder(await startForTest({ LOG_LEVEL: "warn" }), 10);
    expect(saves).toBeGreaterThan(500);
  });
});
