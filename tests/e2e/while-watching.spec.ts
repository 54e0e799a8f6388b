/** What an administrator does while somebody watches a lesson: said in true words, and what was acknowledged stays. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { play, secondOf, untilLoaded } from "./own-player";
import type { Trainee } from "./product";
import { chooseOf, toast } from "./steps";

const RESET = "An administrator has reset your training progress, so every lesson starts over.";

const news = (page: Page) => page.getByRole("main").getByRole("status").filter({ hasText: RESET });

async function clip(name = "player/clip"): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(`demo/${name}.webm`));
}

async function reset(admin: Page, { name }: Trainee): Promise<void> {
  await admin.goto("/training/adminpanel");
  await chooseOf(admin, name, "Reset Progress");
  await admin.getByRole("button", { name: "Reset Progress", exact: true }).click();
  await expect(toast(admin, `Training progress reset for ${name}`)).toBeVisible();
}

test("ADM-5 MED-4 every open lesson, playing or not, says once that it was reset, and progress counts again from there", async ({
  product,
  trainee,
  traineeBrowser,
  adminPage,
  expectFault,
}) => {
  expectFault(/status of 409.*\/training\/progress/);
  await product.useUpload(1, await clip());
  await product.useUpload(2, await clip());
  await product.setProgress(trainee.userId, 3, { seconds: 40 });
  const [still, playing] = [await traineeBrowser.newPage(), await traineeBrowser.newPage()];
  // Nobody has begun it.
  await still.goto("/training/lesson2");
  await playing.goto("/training/lesson1");
  await play(playing);
  await expect
    .poll(async () => (await product.progressOf(trainee.userId))?.furthest ?? 0)
    .toBeGreaterThan(4);
  for (const page of [still, playing]) await expect(news(page)).toHaveCount(0);
  await reset(adminPage, trainee);
  for (const page of [still, playing]) await expect(news(page)).toHaveCount(1);
  await expect.poll(() => secondOf(playing)).toBe(0);
  expect(await product.query("select lesson_number from lesson_progress")).toEqual([]);
  await play(playing);
  await expect
    .poll(async () => (await product.progressOf(trainee.userId))?.watched)
    .toMatch(/^\{\[0,/);
  const again = await product.progressOf(trainee.userId);
  expect(again?.furthest, "nothing from before").toBeLessThan(4 + 6);
  for (const page of [still, playing]) {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(news(page)).toHaveCount(0);
  }
});

test("ADM-5 MED-9 a reset and another video are told apart", async ({
  product,
  trainee,
  traineePage: page,
  adminPage,
}) => {
  const first = await product.useUpload(1, await clip());
  const replaced = page.getByText("This lesson has a new video, so it starts over.");
  await page.goto("/training/lesson1");
  await untilLoaded(page);
  await product.deleteUpload(first);
  await expect(page.getByText("Video not yet available for this lesson.")).toBeVisible();
  await reset(adminPage, trainee);
  await product.useUpload(1, await clip());
  await expect(page.locator("video")).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(news(page)).toBeVisible();
  await expect(replaced, "it is the same content").toHaveCount(0);
  await product.useUpload(1, await clip("clips/facebook"));
  await expect(replaced).toBeVisible();
  await expect(news(page)).toBeVisible();
  await page.reload();
  await product.useUpload(1, await clip());
  await expect(replaced).toBeVisible();
  await expect(news(page)).toHaveCount(0);
});

test("MED-2 a reset or another video while somebody is at a lesson leaves the keyboard, the open tab and what is typed", async ({
  product,
  trainee,
  traineePage: page,
  adminPage,
}) => {
  await product.useUpload(1, await clip());
  await product.setProgress(trainee.userId, 3, { seconds: 40 });
  await page.goto("/training/lesson1");
  const video = page.locator("video");
  await video.focus();
  await reset(adminPage, trainee);
  await expect(news(page)).toBeVisible();
  await expect(video).toBeFocused();
  await product.useUpload(1, await clip("clips/facebook"));
  await expect(page.getByText("This lesson has a new video, so it starts over.")).toBeVisible();
  await expect(video).toBeFocused();
  await product.setVideo(1, "plain");
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
  const last = await product.useUpload(1, await clip());
  await expect(video).toBeFocused();
  await untilLoaded(page);
  await product.deleteUpload(last);
  const none = page.getByRole("paragraph").filter({ hasText: "Video not yet available" });
  await expect(none).toBeFocused();
  await product.useUpload(1, await clip());
  await expect(video).toBeFocused();

  const answer = page.getByRole("group").first().getByRole("radio").nth(1);
  await answer.check();
  await product.setProgress(trainee.userId, 3, { seconds: 40 });
  await reset(adminPage, trainee);
  await expect(answer).toBeChecked();
  await expect(answer).toBeFocused();
  await page.getByRole("tab", { name: "Notes" }).click();
  await page.getByRole("button", { name: "Add a note" }).click();
  const note = page.getByRole("textbox", { name: /^Note at/ });
  await note.pressSequentially("Half a ");
  await product.useUpload(1, await clip("clips/facebook"));
  await expect(page.getByText("This lesson has a new video, so it starts over.")).toBeVisible();
  await expect(note).toBeFocused();
  await page.keyboard.type("thought");
  await expect(note).toHaveValue("Half a thought");
});

test("OWN-3 MED-2 an open lesson follows what is published, and one that is taken down keeps what is typed and played", async ({
  product,
  trainee,
  traineePage: page,
  expectFault,
}) => {
  expectFault(/status of 4(?:04|09).*lesson2\.data/);
  const publish = (fields: Record<string, string>) =>
    product.query(
      "insert into content_versions (key, fields, hash, batch) values ('lessons', $1, '', gen_random_uuid())",
      [JSON.stringify(fields)],
    );
  await product.useUpload(2, await clip());
  await page.goto("/training/lesson2");
  await play(page);
  const answer = page.getByRole("group").first().getByRole("radio").nth(1);
  await answer.check();
  await page.getByRole("tab", { name: "Notes" }).click();
  await page.getByRole("button", { name: "Add a note" }).click();
  const note = page.getByRole("textbox", { name: /^Note at/ });
  await note.pressSequentially("Half a ");
  await publish({ "lessons.2.title": "A new title" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A new title");
  await publish({ "lessons.2.title": "A new title", "lessons.1.state": "hidden" });
  await expect(page.getByText("Lesson 1 of 25")).toBeVisible();
  await publish({ "lessons.2.state": "hidden" });
  const told = page.getByRole("status").filter({ hasText: "This lesson was taken down" });
  await expect(told).toBeVisible();
  await expect(note).toBeFocused();
  await page.keyboard.type("thought");
  await expect(note).toHaveValue("Half a thought");
  const taken = await secondOf(page);
  await expect
    .poll(async () => (await product.progressOf(trainee.userId, 2))?.furthest ?? 0)
    .toBeGreaterThan(taken);
  await page.getByRole("button", { name: "Save note" }).click();
  await expect
    .poll(() => product.query("select words from lesson_notes"))
    .toEqual([{ words: "Half a thought" }]);
  await page.getByRole("tab", { name: "Overview" }).click();
  await expect(answer).toBeChecked();
  await page.getByRole("button", { name: "Answer" }).first().click();
  await expect(page.getByText("This lesson was taken down, so no answer is saved.")).toBeVisible();
  await expect(answer).toBeChecked();
  await publish({});
  await expect(told).toHaveCount(0);
  await publish({ "lessons.2.state": "hidden" });
  await expect(told).toBeVisible();
  await page.getByRole("link", { name: "Back to Training" }).click();
  await expect(page.getByRole("heading", { name: "Training Dashboard" })).toBeVisible();
  await page.goBack();
  const gone = page.getByRole("heading", { name: "This lesson is not here anymore" });
  await expect(gone).toBeVisible();
});

test("ADM-5 the dashboard and an open lesson tell of a reset, even to someone without progress", async ({
  product,
  trainee,
  traineeBrowser,
  adminPage,
}) => {
  await product.useUpload(1, await clip());
  const [dashboard, lesson] = [await traineeBrowser.newPage(), await traineeBrowser.newPage()];
  await dashboard.goto("/training");
  await lesson.goto("/training/lesson1");
  await untilLoaded(lesson);
  await reset(adminPage, trainee);
  for (const page of [dashboard, lesson]) await expect(news(page)).toHaveCount(1);
  await dashboard.reload();
  await expect(dashboard.getByText("0 of 26 lessons completed")).toBeVisible();
  await expect(news(dashboard)).toHaveCount(0);
});

test("MED-2 a lesson that is completed says so, to those who listen too", async ({
  product,
  trainee,
  traineePage: page,
}) => {
  await product.useUpload(1, await clip());
  await page.goto("/training/lesson1");
  await expect(page.locator("video")).toBeVisible();
  // A region that is there before is listened to.
  const region = await page.getByRole("article").getByRole("status").elementHandle();
  expect(await region?.textContent()).toBe("");
  await page.locator("video").evaluate((video: HTMLVideoElement) => {
    video.currentTime = 28;
  });
  await play(page);
  await expect.poll(() => region?.textContent()).toContain("Lesson completed");
  await expect.poll(async () => (await product.progressOf(trainee.userId))?.completed).toBe(true);
});

test("PRAC-5 OWN-3 an answer that is being typed stays readable when its question is taken back, and returns with it", async ({
  product,
  traineePage: page,
}) => {
  const publish = (fields: Record<string, string>) =>
    product.query(
      "insert into content_versions (key, fields, hash, batch) values ('lessons', $1, '', gen_random_uuid())",
      [JSON.stringify(fields)],
    );
  await page.goto("/training/lesson2");
  const asked = "Where do the words come from when someone asks you about pay?";
  const answer = page.getByRole("textbox", { name: asked });
  const gone = page.getByText("This question is no longer asked. What you typed was not sent.");
  await answer.fill("the script of our comp");
  await publish({ "lessons.2.questions": "1" });
  await expect(gone).toBeVisible();
  await expect(answer).toHaveValue("the script of our comp");
  await expect(answer).not.toBeEditable();
  await publish({});
  await expect(gone).toHaveCount(0);
  await expect(answer).toHaveValue("the script of our comp");
  await answer.fill("the script");
  await page.getByRole("button", { name: "Answer" }).last().click();
  await expect(page.getByText("Right", { exact: true })).toBeVisible();
  // What was sent is not shown as unsent.
  await publish({ "lessons.2.questions": "1" });
  await expect(page.getByText(asked)).toHaveCount(0);
  await expect(gone).toHaveCount(0);
});
