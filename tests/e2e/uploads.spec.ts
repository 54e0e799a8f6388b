import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const VIDEOS = path.resolve("tests/kit/videos");

test("MED-1 a chosen file is looked at, uploaded and played by a trainee", async ({
  adminPage: page,
  traineePage,
}) => {
  await choosesByInput(page);
  await page.goto("/admin/upload-videos");
  const card = cardOf(page, 3);
  await choose(card, "plain.webm");
  await expect(card).toContainText("0:08 · 320 × 180 · 54 KB");
  await expect(card.getByRole("img", { name: "A picture of the video" })).toBeVisible();
  await card.getByRole("slider").fill("6");
  await expect(card).toContainText("at 0:06");
  await page.screenshot({ path: "/tmp/review.png", fullPage: false });
  await card.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(card).toContainText("Uploaded. The lesson plays it now.");
  await card.scrollIntoViewIfNeeded();
  await page.screenshot({ path: "/tmp/done.png" });
  await traineePage.goto("/training/lesson3");
  await traineePage.screenshot({ path: "/tmp/lesson.png" });
});

/** Playwright fills in an input, and not the browser's own dialog. */
async function choosesByInput(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, "showOpenFilePicker"));
}

async function choose(card: Locator, ...names: string[]): Promise<void> {
  const chooser = card.page().waitForEvent("filechooser");
  await card.getByRole("button", { name: "Upload a file" }).click();
  await (await chooser).setFiles(names.map((name) => path.join(VIDEOS, name)));
}

function cardOf(page: Page, lesson: number): Locator {
  return page
    .getByRole("article")
    .filter({ has: page.getByText(`Lesson ${lesson}`, { exact: true }) });
}
