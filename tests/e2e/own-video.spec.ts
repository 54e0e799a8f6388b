/** A lesson's own video in the browser's player. */
import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures";
import { play, secondOf, untilLoaded } from "./own-player";
import type { JourneyProduct } from "./product";

const HOUR_MS = 3_600_000;

/** The sample clip has 30 seconds. */
async function setClip(product: JourneyProduct): Promise<string> {
  return product.setOwnVideo(1, new Uint8Array(await readFile("demo/player/clip.webm")));
}

test("MED-2 an own video plays, is recorded, resumes where it was left and keeps its speed", async ({
  product,
  trainee,
  traineePage: page,
}) => {
  await setClip(product);
  await page.goto("/training/lesson1");
  await play(page);
  await page.getByLabel("Speed").selectOption("2");
  const video = page.locator("video");
  await video.focus();
  await video.press("l");
  await expect.poll(() => secondOf(page)).toBeGreaterThan(11);
  await video.press("k");
  expect(await video.evaluate((each: HTMLVideoElement) => each.paused)).toBe(true);
  const left = await secondOf(page);
  await page.goto("/training");
  await expect
    .poll(async () => (await product.progressOf(trainee.userId))?.position)
    .toBeCloseTo(left, 0);
  await page.goto("/training/lesson1");
  await expect.poll(() => secondOf(page)).toBe(Math.floor(left));
  await expect(page.getByLabel("Speed")).toHaveValue("2");
  await video.press("m");
  expect(await video.evaluate((each: HTMLVideoElement) => each.muted)).toBe(true);
  await video.press("j");
  await expect.poll(() => secondOf(page)).toBeLessThan(left - 5);
});

test("MED-2 an address that expires is renewed, and the video goes on at the same place", async ({
  product,
  traineePage: page,
}) => {
  await setClip(product);
  await page.goto("/training/lesson1");
  const video = page.locator("video");
  await play(page);
  await video.evaluate((each: HTMLVideoElement) => {
    each.currentTime = 12;
  });
  await expect.poll(() => secondOf(page)).toBeGreaterThan(12);
  const before = await video.getAttribute("src");
  product.advanceClock(3 * HOUR_MS);
  // The clip is too short to be asked for in parts: this is what the browser says when the rest of one is refused.
  await video.evaluate((each: HTMLVideoElement) => each.dispatchEvent(new Event("error")));
  await expect(video).not.toHaveAttribute("src", before ?? "");
  await expect.poll(() => secondOf(page)).toBeGreaterThan(12);
  expect(await video.evaluate((each: HTMLVideoElement) => each.paused)).toBe(false);
  await expect(page.getByText("cannot be played")).toHaveCount(0);
});

test("MED-2 a video goes on without a click after a long pause in which its address expired and the page loaded the next one", async ({
  product,
  traineePage: page,
}) => {
  await setClip(product);
  await page.goto("/training/lesson1");
  const video = page.locator("video");
  await play(page);
  await expect.poll(() => secondOf(page)).toBeGreaterThan(1);
  await video.evaluate((each: HTMLVideoElement) => each.pause());
  const before = await video.getAttribute("src");
  product.advanceClock(3 * HOUR_MS);
  // As after a sleep, when the page hears what has changed.
  await Promise.all([
    page.waitForResponse((response) => response.url().includes("/training/lesson1.data")),
    page.evaluate(() => window.dispatchEvent(new Event("focus"))),
  ]);
  await expect(video).toHaveAttribute("src", before ?? "");
  await play(page);
  await video.evaluate((each: HTMLVideoElement) => each.dispatchEvent(new Event("error")));
  await expect(video).not.toHaveAttribute("src", before ?? "");
  await expect.poll(() => secondOf(page)).toBeGreaterThan(2);
  expect(await video.evaluate((each: HTMLVideoElement) => each.paused)).toBe(false);
});

test("MED-2 a video that cannot be decoded or whose rest does not come says so, and plays on after 'Try again'", async ({
  product,
  traineePage: page,
}) => {
  const bytes = new Uint8Array(await readFile("demo/player/clip.webm"));
  const whole = Buffer.from(bytes);
  const broken = Buffer.from(bytes);
  broken.fill(0xa5, Math.floor(broken.length / 4), Math.floor(broken.length / 2));
  await setClip(product);
  const serve = (body: Buffer) =>
    page.route("**/media/*/video*", (route) => route.fulfill({ body, contentType: "video/webm" }));
  await serve(broken);
  await page.goto("/training/lesson1");
  await play(page).catch(() => undefined);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("The video cannot be played right now.");
  await page.unroute("**/media/*/video*");
  await serve(whole);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toBeHidden();
  const before = await secondOf(page);
  await play(page);
  await expect.poll(() => secondOf(page)).toBeGreaterThan(before + 1);
  // As the browser tells that it waits for more.
  await page.clock.install();
  await page.locator("video").dispatchEvent("waiting");
  await page.clock.runFor(11_000);
  await expect(alert).toContainText("The video cannot be played right now.");
});

test("MED-2 a video that waits says for what: a slow line, a server out of reach, or what does not come", async ({
  product,
  traineePage: page,
  expectFault,
}) => {
  expectFault(/Failed to load resource/);
  await setClip(product);
  await page.goto("/training/lesson1");
  const video = page.locator("video");
  await play(page);
  await video.press("k");
  const cannot = page.getByRole("alert").filter({ hasText: "The video cannot be played" });
  const says = (words: string) => page.getByRole("status").filter({ hasText: words });
  const slow = says("Your connection is slow. The video goes on once enough of it has arrived.");
  const offline = says("You are offline. The video goes on when the connection is back.");
  await page.clock.install();
  // As the browser tells that it waits for more, and that some has come: for half a minute, on a slow line.
  await video.dispatchEvent("waiting");
  for (let second = 0; second < 30; second += 1) {
    await page.clock.runFor(1_000);
    await video.dispatchEvent("progress");
  }
  await expect(slow).toBeVisible();
  await expect(cannot).toHaveCount(0);
  await video.dispatchEvent("canplay");
  await expect(slow).toHaveCount(0);

  await page.route("**/readyz", (route) => route.abort());
  await video.dispatchEvent("waiting");
  await page.clock.runFor(4_000);
  await expect(offline).toBeVisible();
  await page.clock.runFor(11_000);
  await expect(cannot).toHaveCount(0);
  await page.unroute("**/readyz");
  await page.clock.runFor(6_000);
  await expect(offline).toHaveCount(0);
  // The server is back, and still nothing of the video has come.
  await expect(cannot).toBeVisible();
  await video.dispatchEvent("playing");
  await expect(cannot).toHaveCount(0);
});

test("MED-4 what two windows play is credited soon after each has stopped, shown in both, and nothing else is", async ({
  product,
  trainee,
  traineeBrowser,
  traineePage: one,
}) => {
  await setClip(product);
  const other = await traineeBrowser.newPage();
  const ends: number[] = [];
  for (const [page, from] of [
    [one, 0],
    [other, 20],
  ] as const) {
    await page.goto("/training/lesson1");
    await page.locator("video").evaluate((video: HTMLVideoElement, seconds) => {
      video.currentTime = seconds;
      video.playbackRate = 2;
    }, from);
    await play(page);
    await expect.poll(() => secondOf(page)).toBeGreaterThan(from + 3);
    await page.locator("video").press("k");
    ends.push(Math.floor(await secondOf(page)));
  }
  const [first = 0, last = 0] = ends;
  const watched = async () => (await product.progressOf(trainee.userId))?.watched;
  await expect.poll(watched, { timeout: 15_000 }).toBe(`{[0,${first}),[20,${last})}`);
  for (const page of [one, other]) {
    const strip = page.getByRole("region", { name: "What you watched" });
    const gap = `Play the gap from 0:${String(first).padStart(2, "0")} to 0:20`;
    await expect(strip.getByRole("button", { name: gap })).toBeVisible();
    await expect(strip).toContainText("; 2 gaps.");
  }
});

test("MED-5 on a phone a line of the transcript plays in view, and moving along the timeline shows a picture", async ({
  product,
  traineePage: page,
}) => {
  const id = await setClip(product);
  // Any picture: where it is shown is what counts.
  await product.query(
    `insert into media_renditions (file_id, kind, sha256, bytes, content_type)
     select $1, 'strip', sha256, bytes, 'image/webp' from media_files where id = $1`,
    [id],
  );
  await product.query(
    `insert into lesson_cues (lesson_number, position, start_seconds, end_seconds, words)
     select 1, at, at, at + 1, 'Line ' || at from generate_series(0, 29) as at`,
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/training/lesson1?tab=transcript");
  const video = page.locator("video");
  await video.evaluate((each: HTMLVideoElement) => {
    each.muted = true;
  });
  await page.getByRole("link", { name: /Line 5$/ }).click();
  await expect.poll(() => secondOf(page)).toBeGreaterThan(5);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect(video).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // The list reaches under the player, and what is said now is below it.
  const list = page.getByRole("region", { name: "Lines of the transcript" });
  await list.evaluate((each) => window.scrollBy(0, each.getBoundingClientRect().top - 20));
  await video.evaluate((each: HTMLVideoElement) => {
    each.currentTime = 12;
  });
  const said = page.locator("[aria-current]", { hasText: /Line 1[2-4]$/ });
  await expect(said).toBeVisible();
  const isBelow = () =>
    said.evaluate((line) => {
      const player = document.querySelector("video")?.getBoundingClientRect();
      return line.getBoundingClientRect().top >= (player?.bottom ?? Number.POSITIVE_INFINITY);
    });
  await expect.poll(isBelow).toBe(true);
  const picture = page.locator('[aria-hidden="true"]', { hasText: /^0:(?:15|1[6-9])$/ }).first();
  await video.focus();
  await video.evaluate((each: HTMLVideoElement) => {
    each.currentTime = 5;
  });
  await video.press("l");
  await expect(picture).toBeVisible();
  const [box, frame] = [await picture.boundingBox(), await video.boundingBox()];
  // Over the controls, and inside the player.
  expect(box && frame && box.y + box.height < frame.y + frame.height - 40).toBe(true);
  expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true);
  await expect(picture).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(video.locator("..")).toHaveCSS("position", "relative");
});

test("MED-4 the gap at the beginning plays from the beginning", async ({
  product,
  trainee,
  traineePage: page,
}) => {
  await setClip(product);
  await product.query(
    `insert into lesson_progress (user_id, lesson_number, progress_seconds, position_seconds, duration_seconds,
       last_watched_at, watched, watched_seconds, length_seconds)
     values ($1, 1, 20, 20, 30, now(), '{[8,20)}', 12, 30)`,
    [trainee.userId],
  );
  await page.goto("/training/lesson1");
  await expect.poll(() => secondOf(page)).toBe(20);
  await page.locator("video").evaluate((video: HTMLVideoElement) => {
    video.muted = true;
  });
  await page.getByRole("button", { name: "Play the gap from 0:00 to 0:08" }).click();
  await expect.poll(() => secondOf(page)).toBeLessThan(5);
  await expect.poll(() => secondOf(page)).toBeGreaterThan(0.5);
});

test("MED-7 a note stands at the second that the player shows, before that is loaded, by button and by key on the tab", async ({
  product,
  traineePage: page,
}) => {
  await setClip(product);
  await page.goto("/training/lesson1?tab=notes");
  await expect(page.getByRole("button", { name: "Add a note" })).toBeEnabled();
  await expect
    .poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThan(0);
  // One task: the player has told nothing of the jump yet.
  const begun = (seconds: number, by: "button" | "key") =>
    page.evaluate(
      ([to, way]) => {
        const video = document.querySelector("video");
        if (video) video.currentTime = to;
        if (way === "key")
          document
            .querySelector("#tab-notes")
            ?.dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true }));
        else
          [...document.querySelectorAll("button")]
            .find(({ textContent }) => textContent === "Add a note")
            ?.click();
      },
      [seconds, by] as const,
    );
  for (const [seconds, by] of [
    [13, "button"],
    [21, "key"],
  ] as const) {
    await begun(seconds, by);
    await page.getByLabel(`Note at 0:${seconds}`).fill(`By ${by}`);
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(page.getByText(`By ${by}`, { exact: true })).toBeVisible();
  }
  // The keyboard goes on where N was pressed, and N comes back to a note that is begun.
  const [video, note] = [
    page.locator("video"),
    page.getByRole("textbox", { name: "Note at 0:21" }),
  ];
  await video.press("n");
  await expect(note).toBeFocused();
  await note.fill("Half");
  await video.focus();
  await video.press("n");
  await expect(note).toBeFocused();
  await expect(note).toHaveValue("Half");
  await note.press("Control+Enter");
  await expect(page.getByText("Half", { exact: true })).toBeVisible();
  await expect(video).toBeFocused();
  await video.press("n");
  await note.press("Escape");
  await expect(video).toBeFocused();
  // The arrows on the tabs stay the tabs'.
  await page.getByRole("tab", { name: "Notes" }).press("ArrowLeft");
  await expect(page.getByRole("tab", { name: "Transcript" })).toBeFocused();
});

test("MED-5 captions that were switched on are on after a reload and in the next lesson, and off again once switched off", async ({
  product,
  traineePage: page,
}) => {
  const clip = new Uint8Array(await readFile("demo/player/clip.webm"));
  for (const lesson of [1, 2]) {
    await product.setOwnVideo(lesson, clip);
    await product.query(
      `insert into lesson_cues (lesson_number, position, start_seconds, end_seconds, words)
       values (${lesson}, 0, 1, 4, 'Said here')`,
    );
  }
  const video = page.locator("video");
  const shown = () =>
    video.evaluate((each: HTMLVideoElement) =>
      [...each.textTracks].some(({ kind, mode }) => kind === "captions" && mode === "showing"),
    );
  const speed = page.getByLabel("Speed");
  await page.goto("/training/lesson1");
  await expect(speed).toBeEnabled();
  expect(await shown()).toBe(false);
  await video.focus();
  await video.press("c");
  await expect.poll(shown).toBe(true);
  for (const lesson of [1, 2]) {
    await page.goto(`/training/lesson${lesson}`);
    await expect.poll(shown).toBe(true);
  }
  await video.focus();
  await video.press("c");
  await expect.poll(shown).toBe(false);
  await page.reload();
  await expect
    .poll(() => video.evaluate((each: HTMLVideoElement) => each.readyState))
    .toBeGreaterThan(0);
  expect(await shown()).toBe(false);
});

test("MED-6 what is found in a lesson plays from there", async ({ product, traineePage: page }) => {
  await setClip(product);
  await product.query(
    `insert into lesson_cues (lesson_number, position, start_seconds, end_seconds, words)
     values (1, 0, 15, 18, 'The armadillo objection')`,
  );
  await page.goto("/training/search?q=armadillo");
  await page.getByRole("link", { name: /armadillo objection/ }).click();
  await expect.poll(() => secondOf(page)).toBeGreaterThan(12.5);
  expect(await secondOf(page)).toBeLessThan(25);
});

test("MED-9 a video that is deleted or replaced while it plays says so at once, and what was watched stays", async ({
  product,
  trainee,
  traineePage: page,
}) => {
  const clip = new Uint8Array(await readFile("demo/player/clip.webm"));
  const other = new Uint8Array(await readFile("demo/clips/facebook.webm"));
  const first = await product.useUpload(1, clip);
  await page.goto("/training/lesson1");
  const news = page.getByRole("status").filter({ hasText: /The video was removed|new video/ });
  await play(page);
  await expect.poll(() => secondOf(page)).toBeGreaterThan(2);
  await expect(news).toHaveCount(0);
  await untilLoaded(page);
  await product.deleteUpload(first);
  await expect(news).toHaveText(
    "The video was removed while this page was open. What you watched before is safe.",
  );
  await expect(page.getByText("Video not yet available for this lesson.")).toBeVisible();
  await expect
    .poll(async () => (await product.progressOf(trainee.userId))?.furthest)
    .toBeGreaterThan(1.5);
  const watched = await product.progressOf(trainee.userId);
  await page.reload();
  await expect(page.getByText("Video not yet available for this lesson.")).toBeVisible();
  await expect(news).toHaveCount(0);
  await product.useUpload(1, clip);
  await expect(page.locator("video")).toBeVisible();
  await expect(news, "the same video again starts nothing over").toHaveCount(0);
  expect(await product.progressOf(trainee.userId)).toEqual(watched);
  await product.useUpload(1, other);
  await expect(news).toHaveText("This lesson has a new video, so it starts over.");
  expect(await product.query("select user_id from lesson_coverage")).toEqual([
    { user_id: trainee.userId },
  ]);
});

test("MED-9 a lesson whose file was deleted says that there is no video yet, and one whose file is lost says so", async ({
  product,
  traineePage: page,
  expectFault,
}) => {
  const id = await setClip(product);
  await product.query("update media_renditions set sha256 = repeat('0', 64)");
  expectFault(/404/);
  await page.goto("/training/lesson1");
  await expect(page.getByRole("alert")).toContainText("The video cannot be played right now.");
  await product.query("delete from media_files where id = $1", [id]);
  await page.goto("/training/lesson1");
  await expect(page.getByText("Video not yet available for this lesson.")).toBeVisible();
});
